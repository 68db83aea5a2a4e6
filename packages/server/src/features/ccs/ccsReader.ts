import { ApiError, type CcsCollection, type CcsObjects, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed } from '../../access/phase';
import { checkPowers, type InContest, isOi } from '../../access/scope';
import type { Caller } from '../../api/caller';
import { BoardQueries } from '../contest/board/board.queries';
import { Boards } from '../contest/board/boards';
import { ContestQueries } from '../contest/contest.queries';
import { seesCases } from '../submission/visibility';
import { CcsQueries, type Chosen } from './ccs.queries';
import * as rules from './ccs.rules';
import { awardsOf, rowsOf } from './ccsBoard';

/** Who asks, and from where. */
export interface Asking {
  scoped: InContest<Caller | undefined>;
  network: string;
}

/** An answer has no more objects than these; the event feed has no such end. */
const MOST = 20_000;
const PAGE = 1_000;
const PAGE_WITH_CASES = 200;

/** Reads the collections of a contest, as far as the caller may know them. */
@Injectable()
export class CcsReader {
  constructor(
    private readonly queries: CcsQueries,
    private readonly contests: ContestQueries,
    private readonly boards: Boards,
    private readonly boardQueries: BoardQueries,
  ) {}

  async contest({ scoped }: Asking) {
    const { contest } = scoped;
    return rules.contestOf({ ...contest, title: await this.queries.title(contest.id) });
  }

  /** @param only the number of a submission, or of the judgement of one. */
  async read<Name extends CcsCollection>(name: Name, asking: Asking, only?: number): Promise<CcsObjects[Name][]> {
    return this.readers[name](asking, only);
  }

  /** The board with which the caller may reckon: organisers see what the seal hides. */
  async board({ scoped: { contest, now, powers } }: Asking) {
    const board = await this.boards.of(contest.id);
    const rows = rowsOf(board.rows({ isSealed: isSealed(contest, now) && !powers.pastSeal, withAfterEnd: false }));
    return { contest: board.contest, rows, columns: await this.contests.problems(contest.id) };
  }

  /** Submissions with their verdicts, page by page: all, or these. */
  async *submissions(asking: Asking, only?: readonly number[]) {
    const scoped = readerOf(asking);
    for await (const chosen of this.pages(asking, PAGE, only)) yield* await this.queries.submissions(scoped, chosen, asking.network);
  }

  private async *pages(asking: Asking, limit: number, only?: readonly number[]): AsyncGenerator<Chosen> {
    if (only) return yield { ids: only };
    const scoped = readerOf(asking);
    for (let after = 0; ;) {
      const { chosen, isLast } = await this.queries.page(scoped, { after, limit }, asking.network);
      if (chosen) yield chosen;
      if (!chosen || isLast) return;
      after = chosen.last;
    }
  }

  /** Whom the board shows; organisers also see who has entered without a submission. */
  async people(asking: Asking) {
    const { contest, rows } = await this.board(asking);
    const shown = new Set(rows.map(({ id }) => id));
    const idle = asking.scoped.powers.manage ? (await this.queries.registered(contest.id)).filter(id => !shown.has(String(id))) : [];
    const people = [...rows, ...(idle.length ? await this.boardQueries.participants(contest, idle) : [])];
    return { rankShowName: contest.rankShowName, people };
  }

  private readonly readers: { [Name in CcsCollection]: (asking: Asking, only?: number) => Promise<CcsObjects[Name][]> } = {
    submissions: async (asking, only) =>
      (await this.known(asking, only)).map(row => rules.submissionOf(row, asking.scoped.contest, codeOf(asking))),
    judgements: async (asking, only) =>
      (await this.known(asking, only)).flatMap(row => rules.judgementOf(row, asking.scoped.contest) ?? []),
    runs: (asking, only) => this.runs(asking, only),
    teams: async asking => {
      const { people, rankShowName } = await this.people(asking);
      return people.map(person => rules.teamOf(person, rankShowName));
    },
    accounts: async asking => {
      const { people } = await this.people(asking);
      return people.filter(person => seesAccount(asking, person)).map(rules.accountOf);
    },
    organizations: async asking => rules.organizationsOf((await this.people(asking)).people),
    groups: async () => rules.groups,
    'judgement-types': async () => rules.judgementTypes,
    languages: async () => rules.ccsLanguages,
    problems: async ({ scoped: { contest, powers } }) => {
      const entries = await this.contests.problems(contest.id);
      const limits = await this.queries.timeLimits(entries.map(({ problemId }) => problemId));
      return entries.map((entry, index) => rules.problemOf({ ...entry, timeLimitMs: limits.get(entry.problemId) ?? 0 }, index, powers));
    },
    clarifications: async asking => {
      const { contest } = readerOf(asking);
      const { records } = await this.contests.announcements(contest.id, { currentPage: 1, limit: PAGE });
      return records
        .toReversed()
        .map(({ gmtCreate, ...announcement }) => rules.clarificationOf({ ...announcement, at: gmtCreate }, contest));
    },
    awards: async asking => {
      const { contest, rows, columns } = await this.board(asking);
      return awardsOf(rows, columns, contest);
    },
    commentary: async () => [],
  };

  private async known(asking: Asking, only?: number) {
    const found = [];
    for await (const row of this.submissions(asking, only === undefined ? undefined : [only])) {
      if (row.status === Status.cancelled) continue;
      found.push(row);
      if (found.length > MOST) throw new ApiError('list.tooFar');
    }
    return found;
  }

  private async runs(asking: Asking, only?: number): Promise<CcsObjects['runs'][]> {
    const scoped = readerOf(asking);
    const { contest, now, powers } = scoped;
    const runs: CcsObjects['runs'][] = [];
    for await (const chosen of this.pages(asking, PAGE_WITH_CASES, only === undefined ? undefined : [only])) {
      for (const row of await this.queries.cases(scoped, chosen, asking.network)) {
        const looked = { openCaseResult: row.openCaseResult, contest: { ...contest, now }, hidesResult: false };
        const isTold = seesCases(looked, powers.manage);
        if (isTold && rules.judgementTypeOf(row.status)) runs.push(...rules.runsOf(row, contest));
      }
      if (runs.length > MOST) throw new ApiError('list.tooFar');
    }
    return runs;
  }
}

/** Collections that are not for whoever sees no more than a board outside. */
export const forReaders: ReadonlySet<CcsCollection> = new Set(['submissions', 'judgements', 'runs', 'clarifications']);

/** Organisers see all accounts, everybody else their own. */
export const seesAccount = ({ scoped: { powers, caller } }: Asking, { id }: { id: string }) => powers.manage || id === String(caller?.id);

/** @throws ApiError for whoever may not read in the contest. */
export function readerOf({ scoped }: Asking): InContest {
  checkPowers(scoped, 'read');
  if (!scoped.caller) throw new ApiError('login.required');
  return { ...scoped, caller: scoped.caller };
}

/** @throws ApiError in a contest of another rule. */
export function checkAcm({ scoped: { contest } }: Asking) {
  if (isOi(contest)) throw new ApiError('contest.notAcm');
}

/** The contest, for whoever may have the code of its submissions. */
export const codeOf = ({ scoped: { contest, powers } }: Asking): number | undefined => (powers.manage ? contest.id : undefined);
