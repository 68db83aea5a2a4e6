import { contract, type ErrorCode, type Language } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type WrittenAnswer, WrittenAnswers } from '../../api/writtenAnswer';
import { type Database, InjectDatabase } from '../../database/database';
import { type ChosenCompiler, nameOfChosen } from '../../judge/languages/chosenCompiler';
import { judgingLanguages } from '../../judge/languages/judging';
import type { Language as Recorded } from '../../judge/languages/language';
import { languages } from '../../judge/languages/registry';
import { skeletonOf } from '../../judge/languages/skeletons';
import type { SiteCode } from '../../remote/adapter';
import { languagesOfSite, remoteLanguages } from '../../remote/languages';
import { livingJudges } from '../../judge/queue/livingJudges';
import { Cached } from '../../cached';
import { Events } from '../../events/events';
import { SiteSettings } from '../site/site.settings';
import { reportedLanguages } from './languages.queries';
import { arranged, factorsOf } from './languageSettings';

/** What of a problem says in which languages it may be solved. */
interface Limited {
  languages: string[] | null;
  remoteOj: SiteCode | null;
}

const REMEMBERED_MS = 2_000;
const asOnWire = (language: Recorded, id: number): Omit<Language, keyof ReturnType<typeof factorsOf>> => ({
  id,
  name: language.name,
  description: language.description,
  contentType: language.mimeType,
  compileCommand: language.compile?.argv.join(' ').replace('{source}', language.sourceFile) ?? '',
  runCommand: language.run.argv.join(' ').replace('{entry}', 'Main'),
  template: language.template,
  codeTemplate: skeletonOf(language),
  isSpj: language.name in judgingLanguages,
  oj: 'ME',
  seq: 0,
});
/** Number of a language: its place in the list, which existing clients know. Languages that a site has added come behind. */
const idOf = (name: string, added: readonly ChosenCompiler[]) => {
  const place = languages.findIndex(language => language.name === name);
  return 1 + (place < 0 ? languages.length + added.findIndex(each => nameOfChosen(each) === name) : place);
};

/** The languages that some judge can serve; before any judge has reported, all that we know. A judge that cannot open reports that it has none. */
@Injectable()
export class Languages {
  private readonly remembered = new Cached<Language[]>(REMEMBERED_MS, () => this.readOffered());
  private readonly answers = new WrittenAnswers(contract.problem.languages);

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly settings: SiteSettings,
    events: Events,
  ) {
    events.listen({
      onEvent: ({ event }) => {
        if (event === 'settings.changed') this.forget();
      },
      onGap: () => this.forget(),
    });
  }

  offered = () => this.remembered.read();

  /** Drops what is remembered. Called after a change, so that whoever made it reads it at once. */
  forget = () => this.remembered.forget();

  /** The answer that every page with an editor waits for: 13 KB, 3 KB packed. */
  async written(): Promise<WrittenAnswer> {
    const offered = await this.offered();
    return this.answers.of('offered', JSON.stringify(offered), () => offered);
  }

  /** All languages, also those of other sites. */
  all = async () => [...(await this.offered()), ...remoteLanguages];

  /** What a language multiplies the limits of a problem by. */
  factorsOf = async (name: string) => factorsOf(await this.settings.languages(), name);

  /** Languages that a problem allows, in the order in which they are offered. */
  async offeredFor({ languages: allowed, remoteOj }: Limited) {
    const offered = remoteOj === null ? await this.offered() : languagesOfSite(remoteOj);
    return allowed ? offered.filter(({ name }) => allowed.includes(name)) : offered;
  }

  /** Why a problem cannot be solved in a language that is not among those that are offered for it. */
  async refusalOf(name: string, { languages: allowed, remoteOj }: Limited): Promise<ErrorCode> {
    const isSet = (await this.arranged()).some(({ setting }) => setting.name === name && setting.isOffered);
    if (remoteOj !== null || !isSet || allowed?.includes(name) === false) return 'submission.languageUnknown';
    const { count, able } = await livingJudges(this.db);
    return count && !able ? 'judge.noSandbox' : 'submission.languageMissing';
  }

  /** Names of what the judges of the last days have, with its version; undefined before any judge has reported. */
  async available(): Promise<Map<string, string | null> | undefined> {
    const reports = await reportedLanguages(this.db);
    if (!reports.length) return undefined;
    const found = reports.flatMap(report => report.languages.filter(language => language.available)).toReversed();
    return new Map(found.map(({ name, version = null }) => [name, version]));
  }

  private async readOffered() {
    const [available, all, added] = await Promise.all([this.available(), this.arranged(), this.settings.compilers()]);
    const offered = all.filter(({ setting: { name, isOffered } }) => isOffered && (available?.has(name) ?? true));
    return offered.map(({ language, setting: { name, timeFactor, memoryFactor } }, place) => {
      const version = available?.get(name);
      const described = version ? { description: `${language.description} · ${version}` } : {};
      return { ...asOnWire(language, idOf(name, added)), ...described, seq: offered.length - place, timeFactor, memoryFactor };
    });
  }

  /** All that judges can have, as they are set. */
  async arranged() {
    const [set, chosen] = await Promise.all([this.settings.languages(), this.settings.compilers()]);
    return arranged(set, chosen);
  }
}
