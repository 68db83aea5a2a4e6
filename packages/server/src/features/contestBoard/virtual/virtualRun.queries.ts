import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, lte, ne, not, sql } from 'drizzle-orm';
import { netLengthMs } from '../../../access/contestClock';
import type { InContest } from '../../../access/scope';
import type { VirtualWindow } from '../../../access/virtualWindow';
import { type Database, type Executor, InjectDatabase } from '../../../database/database';
import { submissions } from '../../submission/submission.table';
import type { TryRow } from '../board/boardTries';
import { contestVirtualRuns } from '../../contest/contest.table';
import { elapsedSecond } from '../../contest/contestClock.sql';
import { isLeftOutIn } from '../../contest/standing.sql';

/** Virtual participants of others that a board shows at the most: those who began last. */
const MOST_OTHERS = 500;

export interface VirtualRun extends VirtualWindow {
  userId: number;
}

const { id, contestId, userId, startAt, endAt } = contestVirtualRuns;

@Injectable()
export class VirtualRunQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Begins a virtual participation now, which lasts as long as the contest did without its pauses. */
  begin(tx: Executor, { contest, caller }: InContest) {
    const lengthS = netLengthMs(contest) / 1_000;
    return tx
      .insert(contestVirtualRuns)
      .values({ contestId: contest.id, userId: caller.id, endAt: sql`now() + make_interval(secs => ${lengthS})` });
  }

  end = (runId: number) =>
    this.db
      .update(contestVirtualRuns)
      .set({ endAt: sql`now()` })
      .where(eq(id, runId));

  async latestOf(user: number, cid: number): Promise<VirtualRun | undefined> {
    const [found] = await this.db
      .select({ id, userId, startAt, endAt })
      .from(contestVirtualRuns)
      .where(and(eq(contestId, cid), eq(userId, user)))
      .orderBy(desc(id))
      .limit(1);
    return found;
  }

  /** The latest run of each user whom no organiser has left out, if it is over. */
  async over(cid: number): Promise<VirtualRun[]> {
    const latest = this.db
      .selectDistinctOn([userId], { id, userId, startAt, endAt })
      .from(contestVirtualRuns)
      .where(and(eq(contestId, cid), not(isLeftOutIn(cid, userId))))
      .orderBy(userId, desc(id))
      .as('latest');
    return this.db
      .select()
      .from(latest)
      .where(lte(latest.endAt, sql`now()`))
      .orderBy(desc(latest.id))
      .limit(MOST_OTHERS);
  }

  /** What was submitted in these runs, each by its own clock. */
  async tries(runIds: readonly number[]): Promise<(TryRow & { runId: number })[]> {
    const { problemId, status, score, timeMs, submittedAt, virtualRunId } = submissions;
    if (!runIds.length) return [];
    return this.db
      .select({
        id: submissions.id,
        userId: submissions.userId,
        problemId,
        status,
        score,
        timeMs,
        second: elapsedSecond({ startAt, pauses: [] }, submittedAt),
        runId: id,
      })
      .from(submissions)
      .innerJoin(contestVirtualRuns, eq(id, virtualRunId))
      .where(and(inArray(virtualRunId, [...runIds]), ne(status, Status.cancelled)))
      .orderBy(submissions.id);
  }
}
