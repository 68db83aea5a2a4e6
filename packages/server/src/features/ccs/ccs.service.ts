import { ApiError, type CcsCollection, ccsShapes, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { packedTexts } from '../../files/archive';
import type { InputFor } from '../../api/handles';
import { pagedAnswer } from '../../api/pagedAnswer';
import { languageNamed } from '../../judge/languages/registry';
import { productVersion } from '../../version';
import { ContestQueries } from '../contest/contest.queries';
import { SiteSettings } from '../site/site.settings';
import { CcsQueries } from './ccs.queries';
import { contestOf, stateOf } from './ccs.rules';
import { scoreboardRowsOf } from './ccsBoard';
import { CcsLimits } from './ccsLimits';
import { type Asking, CcsReader, checkServed, forReaders } from './ccsReader';
import { contestTimeOf, timeOf } from './ccsTime';

type Api = typeof contract.ccs;

const VERSION = '2023-06';
const MOST_CONTESTS = 300;
const ACM = 0;
const NUMBER = /^([1-9]\d{0,9})(-\d+)?$/;
const LARGEST = 2_147_483_647;

/** The Contest API of the CCS specification. */
@Injectable()
export class CcsService {
  constructor(
    private readonly reader: CcsReader,
    private readonly queries: CcsQueries,
    private readonly contestQueries: ContestQueries,
    private readonly settings: SiteSettings,
    private readonly limits: CcsLimits,
  ) {}

  async information() {
    const { name } = await this.settings.web();
    return {
      version: VERSION,
      version_url: `https://ccs-specs.icpc.io/${VERSION}/contest_api`,
      name,
      provider: { name, version: productVersion },
    };
  }

  async contests(network: string) {
    await this.limits.countCall(network);
    const { records } = await this.contestQueries.page({ type: ACM }, { currentPage: 1, limit: MOST_CONTESTS });
    return records.map(({ id, title, startTime, endTime, sealRankTime, pauses }) => {
      const clock = { startAt: startTime, pauses: pauses.map(pause => ({ startAt: pause.startTime, endAt: pause.endTime })) };
      return contestOf({ id, title, ...clock, endAt: endTime, sealAt: sealRankTime });
    });
  }

  async contest(asking: Asking) {
    await this.admit(asking);
    return this.reader.contest(asking);
  }

  async access(asking: Asking) {
    await this.admit(asking);
    const { powers } = asking.scoped;
    const names = Object.keys(ccsShapes) as CcsCollection[];
    const readable = powers.board ? names.filter(name => powers.read || !forReaders.has(name)) : [];
    return {
      capabilities: [],
      endpoints: [
        { type: 'contest', properties: Object.keys(await this.reader.contest(asking)) },
        { type: 'state', properties: Object.keys(this.stateNow(asking)) },
        ...readable.map(type => ({ type, properties: Object.keys(ccsShapes[type].shape) })),
      ],
    };
  }

  async state(asking: Asking) {
    await this.admit(asking);
    return this.stateNow(asking);
  }

  async scoreboard(asking: Asking) {
    await this.admit(asking);
    const { contest, rows, columns } = await this.reader.board(asking);
    const { now } = asking.scoped;
    return {
      time: timeOf(now),
      contest_time: contestTimeOf(now, contest),
      state: this.stateNow(asking),
      rows: scoreboardRowsOf(rows, columns, contest),
    };
  }

  async collection({ collection, judgement_id }: InputFor<Api['collection']>, asking: Asking) {
    await this.admit(asking);
    return pagedAnswer(this.reader.pagesOf(collection, asking, collection === 'runs' ? judgement_id : undefined));
  }

  async object({ collection, id }: InputFor<Api['object']>, asking: Asking) {
    await this.admit(asking);
    for await (const objects of this.reader.pagesOf(collection, asking, numberOf(collection, id))) {
      const found = objects.find(each => each.id === id);
      if (found) return found;
    }
    throw new ApiError('contest.objectNotFound');
  }

  async files({ id }: InputFor<Api['files']>, asking: Asking) {
    await this.admit(asking);
    const found = await this.queries.code(asking.scoped.contest, id);
    if (!found) throw new ApiError('contest.objectNotFound');
    return { type: 'application/zip', fileName: `${id}.zip`, body: packedTexts(fileOf(found)) };
  }

  private stateNow = ({ scoped: { contest, now } }: Asking) => stateOf(contest, now);

  private async admit(asking: Asking) {
    await this.limits.countCall(asking.network);
    checkServed(asking);
  }
}

/** The submission to which an object belongs: only that one is read. @throws ApiError when there can be no such object. */
function numberOf(collection: CcsCollection, id: string): number | undefined {
  if (collection !== 'submissions' && collection !== 'judgements' && collection !== 'runs') return undefined;
  const number = Number(NUMBER.exec(id)?.[1] ?? 0);
  if (!(number > 0) || number > LARGEST) throw new ApiError('contest.objectNotFound');
  return number;
}

async function* fileOf({ language, code }: { language: string; code: string }) {
  yield { name: languageNamed(language)?.sourceFile ?? 'code.txt', text: code };
}
