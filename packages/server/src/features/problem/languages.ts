import type { Language } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { desc, gt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { judgingLanguages } from '../../judge/languages/judging';
import { languages } from '../../judge/languages/registry';
import { skeletonOf } from '../../judge/languages/skeletons';
import type { SiteCode } from '../../remote/adapter';
import { languagesOfSite, remoteLanguages } from '../../remote/languages';
import { judges } from '../../judge/queue/queue.table';
import { Cached } from '../../cached';

const REMEMBERED_MS = 2_000;
const asOnWire: Language[] = languages.map((language, index) => ({
  id: index + 1,
  name: language.name,
  description: language.description,
  contentType: language.mimeType,
  compileCommand: language.compile?.argv.join(' ') ?? '',
  runCommand: language.run.argv.join(' '),
  template: language.template,
  codeTemplate: skeletonOf(language),
  isSpj: language.name in judgingLanguages,
  oj: 'ME',
  seq: languages.length - index,
  timeFactor: language.allowance.time,
  memoryFactor: language.allowance.memory,
}));

/** What a language multiplies the limits of a problem by. */
export const allowanceOf = (name: string) => languages.find(each => each.name === name)?.allowance ?? { time: 1, memory: 1 };

/** The languages that some judge can serve; before any judge has reported, all that we know. */
@Injectable()
export class Languages {
  private readonly remembered = new Cached<Language[]>(REMEMBERED_MS, () => this.readOffered());

  constructor(@InjectDatabase() private readonly db: Database) {}

  offered = () => this.remembered.read();

  /** Of every site, too. */
  all = async () => [...(await this.offered()), ...remoteLanguages];

  /** Names that a problem allows, in the order of the registry. */
  async offeredFor({ languages: allowed, remoteOj }: { languages: string[] | null; remoteOj: SiteCode | null }) {
    const offered = remoteOj === null ? await this.offered() : languagesOfSite(remoteOj);
    return allowed ? offered.filter(({ name }) => allowed.includes(name)) : offered;
  }

  private async readOffered() {
    const reports = await this.db
      .select({ languages: judges.languages })
      .from(judges)
      .where(gt(judges.seenAt, sql`now() - interval '7 days'`))
      .orderBy(desc(judges.seenAt))
      .limit(100);
    if (!reports.length) return asOnWire;
    const available = new Set(
      reports.flatMap(report => report.languages.filter(language => language.available).map(language => language.name)),
    );
    return asOnWire.filter(language => available.has(language.name));
  }
}
