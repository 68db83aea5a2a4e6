import { ApiError, type CcsCollection, type CcsObjects, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { isSealed } from '../../access/phase';
import { checkPowers, type InContest, isOi, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import { Turnstile } from '../../database/turnstile';
import { BoardQueries } from '../contestBoard/board/board.queries';
import { Boards } from '../contestBoard/board/boards';
import { ContestQueries } from '../contest/contest.queries';
import { seesCases } from '../submission/visibility';
import { CcsQueries, type Chosen } from './ccs.queries';
import * as rules from './ccs.rules';
import { awardsOf, rowsOf } from './ccsBoard';
import { CcsClarifications } from './ccsClarifications';

/** The reader, and where the call comes from. */
export interface Asking {
  scoped: InContest<Caller | undefined>;
  network: string;
}

const PAGE = 1_000;
const PAGE_WITH_CASES = 200;

/** Reads the collections of a contest, as far as the caller may know them. */
@Injectable()
export class CcsReader {
  /** A board of thousands is tens of milliseconds of the main thread: one at a time of a network, with what else waits in between. */
  private readonly folding = new Turnstile({ atOnce: 2, atOnceOfKey: 1, waitingOfKey: 200 });

  constructor(
    private readonly queries: CcsQueries,
    private readonly contests: ContestQueries,
    private readonly boards: Boards,
    private readonly boardQueries: BoardQueries,
    private readonly scopes: Scopes,
    private readonly clarifications: CcsClarifications,
  ) {}

  async contest({ scoped }: Asking) {
    const { contest } = scoped;
    return rules.contestOf({ ...contest, title: await this.queries.title(contest.id) });
  }

  /** Reads the clock, the contest and the powers again. @throws ApiError when the caller may not read any more. */
  async askAgain({ scoped, network }: Asking): Promise<Asking> {
    const again = await this.scopes.contest(scoped.contest.id, scoped.caller, { asHeld: true });
    checkPowers(again, 'board');
    const asking = { scoped: again, network };
    checkServed(asking);
    return asking;
  }

  /** All objects of a kind. @param only the number of a submission, or of the judgement of one. */
  async *pagesOf(name: CcsCollection, asking: Asking, only?: number): AsyncGenerator<AnyObject[]> {
    const chosen = only === undefined ? undefined : [only];
    if (name === 'runs') yield* this.runs(asking, chosen);
    else if (name === 'submissions' || name === 'judgements') yield* this.attempts(name, asking, chosen);
    else yield* pagesIn(await this.read(name, asking));
  }

  /** What is no longer than the contest is large. */
  read = <Name extends ShortCollection>(name: Name, asking: Asking): Promise<CcsObjects[Name][]> => this.readers[name](asking);

  /** The board with which the caller may reckon: organisers see what the seal hides. */
  board({ scoped: { contest, now, powers }, network }: Asking) {
    return this.folding.run(network, async () => {
      const board = await this.boards.of(contest.id);
      await afterOthers();
      const rows = rowsOf(board.rows({ isSealed: isSealed(contest, now) && !powers.pastSeal, withAfterEnd: false }));
      return { contest: board.contest, rows, columns: await this.contests.problems(contest.id) };
    });
  }

  /** Which of these users are on the board. */
  async onBoard({ scoped: { contest } }: Asking, userIds: Iterable<number>): Promise<number[]> {
    const board = await this.boards.of(contest.id);
    return [...userIds].filter(board.knows);
  }

  /** Submissions with their verdicts: all, or these. */
  async *submissions(asking: Asking, only?: readonly number[]) {
    for await (const { rows } of this.pages(asking, only)) yield* rows;
  }

  private async *pages(asking: Asking, only?: readonly number[]) {
    for await (const { scoped, chosen } of this.steps(asking, PAGE, only)) {
      yield { scoped, rows: await this.queries.submissions(scoped, chosen, asking.network) };
    }
  }

  /** A reader takes long over a long list: each page is read with the clock and the powers of its moment. */
  private async *steps(asking: Asking, limit: number, only?: readonly number[]): AsyncGenerator<{ scoped: InContest; chosen: Chosen }> {
    if (only) return yield { scoped: readerOf(asking), chosen: { ids: only } };
    let current = asking;
    for (let after = 0; ;) {
      const scoped = readerOf(current);
      const { chosen, isLast } = await this.queries.page(scoped, { after, limit }, asking.network);
      if (chosen) yield { scoped, chosen };
      if (!chosen || isLast) return;
      after = chosen.last;
      current = await this.askAgain(current);
    }
  }

  /** Participants on the board; organisers also see those who have entered without a submission. */
  async people(asking: Asking) {
    const { contest, rows } = await this.board(asking);
    const shown = new Set(rows.map(({ id }) => id));
    const idle = asking.scoped.powers.observe ? (await this.queries.registered(contest.id)).filter(id => !shown.has(String(id))) : [];
    const people = [...rows, ...(idle.length ? await this.boardQueries.participants(contest, idle) : [])];
    return { rankShowName: contest.rankShowName, people };
  }

  private readonly readers: { [Name in ShortCollection]: (asking: Asking) => Promise<CcsObjects[Name][]> } = {
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
      const scoped = readerOf(asking);
      const { people } = await this.people(asking);
      return this.clarifications.of(scoped, new Set(people.map(({ id }) => id)), PAGE);
    },
    awards: async asking => {
      const { contest, rows, columns } = await this.board(asking);
      return awardsOf(rows, columns, contest);
    },
    commentary: async () => [],
  };

  private async *attempts(name: 'submissions' | 'judgements', asking: Asking, only?: readonly number[]): AsyncGenerator<AnyObject[]> {
    for await (const { scoped, rows } of this.pages(asking, only)) {
      const { contest } = scoped;
      const known = rows.filter(({ status }) => status !== Status.cancelled);
      yield name === 'submissions'
        ? known.map(row => rules.submissionOf(row, contest, codeOf({ scoped })))
        : known.flatMap(row => rules.judgementOf(row, contest) ?? []);
    }
  }

  private async *runs(asking: Asking, only?: readonly number[]): AsyncGenerator<CcsObjects['runs'][]> {
    for await (const { scoped, chosen } of this.steps(asking, PAGE_WITH_CASES, only)) {
      const { contest, now, powers } = scoped;
      const isTold = ({ status, openCaseResult }: { status: Status; openCaseResult: boolean }) =>
        seesCases({ openCaseResult, contest: { ...contest, now }, hidesResult: false }, powers.observe) && rules.judgementTypeOf(status);
      const rows = await this.queries.cases(scoped, chosen, asking.network);
      yield rows.filter(isTold).flatMap(row => rules.runsOf(row, contest));
    }
  }
}

type AnyObject = CcsObjects[CcsCollection];

function* pagesIn<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < Math.max(rows.length, 1); start += PAGE) yield rows.slice(start, start + PAGE);
}

/** All but those that grow with every submission. */
export type ShortCollection = Exclude<CcsCollection, 'submissions' | 'judgements' | 'runs'>;

/** Collections for those who may read in the contest, and not only see its board. */
export const forReaders: ReadonlySet<CcsCollection> = new Set(['submissions', 'judgements', 'runs', 'clarifications']);

/** Organisers see all accounts, everybody else their own. */
export const seesAccount = ({ scoped: { powers, caller } }: Asking, { id }: { id: string }) => powers.observe || id === String(caller?.id);

/** @throws ApiError when the caller may not read in the contest. */
export function readerOf({ scoped }: Asking): InContest {
  checkPowers(scoped, 'read');
  if (!scoped.caller) throw new ApiError('login.required');
  return { ...scoped, caller: scoped.caller };
}

/** @throws ApiError in a contest of another rule, and for a virtual participant in the own window, who is not to know what the others did. */
export function checkServed({ scoped: { contest, isBesideWindow, powers } }: Asking) {
  if (isOi(contest)) throw new ApiError('contest.notAcm');
  if (isBesideWindow && !powers.observe) throw new ApiError('contest.virtualRunning');
}

/** Id of the contest when the reader may have the code of its submissions. */
export const codeOf = ({ scoped: { contest, powers } }: Pick<Asking, 'scoped'>): number | undefined =>
  powers.observe ? contest.id : undefined;
