import { Status } from '@oj/contract';
import type { Entrant } from '@oj/ui/ranking';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller';
import { type Database, InjectDatabase } from '../../../database/database';
import { users } from '../../account/account.table';
import { belongsTo, heldContest } from '../../submission/place.sql';
import { submissions } from '../../submission/submission.table';
import { knownTo } from '../../submission/visibility';
import { ContestQueries } from '../../contest/contest.queries';
import { contests } from '../../contest/contest.table';
import { elapsedSecond, isNotRefused } from '../../contest/contestClock.sql';
import { isUnofficial, mayBeShown } from '../../contest/standing.sql';
import type { TryRow } from './boardTries';

export interface Participant extends Entrant {
  gender: typeof users.$inferSelect.gender;
  avatar: string | null;
  /** Id of the user whose virtual participation this row shows; the user may have a real row, too. */
  virtualOf?: string | undefined;
}

export type BoardContest = typeof contests.$inferSelect;

export interface BoardData {
  contest: BoardContest;
  /** Display ids by number of the problem, in the order of the columns. */
  problems: ReadonlyMap<number, string>;
  participants: Participant[];
  tries: TryRow[];
}

/** What a board is computed from: the submissions of a contest and the people behind them. Organisers are left out, and whom they have left out. */
@Injectable()
export class BoardQueries {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly contestQueries: ContestQueries,
  ) {}

  /** Undefined when there is no such contest. */
  async load(cid: number): Promise<BoardData | undefined> {
    const [contest] = await this.db.select().from(contests).where(eq(contests.id, cid));
    if (!contest) return undefined;
    const [problems, participants, tries] = await Promise.all([
      this.contestQueries.problems(cid),
      this.participants(contest),
      this.tries(contest, ne(submissions.status, Status.cancelled)),
    ]);
    return { contest, problems: new Map(problems.map(({ problemId, displayId }) => [problemId, displayId])), participants, tries };
  }

  /** The time of the database. */
  async now(): Promise<Date> {
    const { rows } = await this.db.execute<{ now: string }>(sql`select now()`);
    return new Date(rows[0]?.now ?? Date.now());
  }

  /** Submissions of the contest as they are now, also what no longer counts. */
  changedTries = (contest: BoardContest, ids: readonly number[]): Promise<TryRow[]> =>
    this.tries(contest, inArray(submissions.id, [...ids]));

  /** Everybody with a submission who may be shown; or, of certain users, those who may be. */
  async participants(contest: BoardContest, userIds?: readonly number[]): Promise<Participant[]> {
    const ofContest = and(belongsTo(heldContest(contest.id)), eq(submissions.userId, users.id));
    const chosen = userIds ? inArray(users.id, [...userIds]) : sql`exists (select from ${submissions} where ${ofContest})`;
    return this.peopleOf(contest, and(chosen, mayBeShown(contest)));
  }

  /** Users, whether they may be shown or not. */
  people = (contest: BoardContest, userIds: readonly number[]): Promise<Participant[]> =>
    this.peopleOf(contest, inArray(users.id, [...userIds]));

  private async peopleOf(contest: BoardContest, chosen: SQL | undefined): Promise<Participant[]> {
    const { id, username, nickname, realname, school, gender, avatar } = users;
    const unofficial = isUnofficial(contest.id, id);
    const rows = await this.db.select({ id, username, nickname, realname, school, gender, avatar, unofficial }).from(users).where(chosen);
    return rows.map(row => ({ ...row, id: String(row.id) }));
  }

  /** The submissions among `ids` that the viewer may open. */
  async openable(viewer: Caller, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const chosen = and(inArray(submissions.id, [...ids]), knownTo(viewer));
    const rows = ids.length ? await this.db.select({ id: submissions.id }).from(submissions).where(chosen) : [];
    return new Set(rows.map(({ id }) => id));
  }

  /** Reads the submissions as the driver gives them: for 200,000 rows the query builder takes longer than the database. */
  private async tries(contest: BoardContest, chosen: SQL): Promise<TryRow[]> {
    const { userId, problemId, status, score, timeMs, submittedAt } = submissions;
    const { rows } = await this.db.execute<TryRow>(
      sql`select ${submissions.id}, ${userId} as "userId", ${problemId} as "problemId", ${status}, ${score}, ${timeMs} as "timeMs",
            ${elapsedSecond(contest, submittedAt)} as second
          from ${submissions} where ${and(belongsTo(heldContest(contest.id)), isNotRefused(contest, submittedAt), chosen)} order by ${submissions.id}`,
    );
    return rows;
  }
}
