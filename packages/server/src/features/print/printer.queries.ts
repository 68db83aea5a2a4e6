import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { hasCode } from '../../causes';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { users } from '../account/account.table';
import { contests, contestSeats } from '../contest/contest.table';
import { seatOnWire } from '../contest/seat.sql';
import { contestPrints } from './print.table';

const LOCK_NOT_AVAILABLE = new Set(['55P03']);

const { id, contestId, userId, helperId, isPrinted, content, createdAt } = contestPrints;

@Injectable()
export class PrinterQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Waits until no other process prints, and keeps others from it until the transaction ends. False: it took too long. */
  async lock(tx: Executor, longestMs: number): Promise<boolean> {
    await tx.execute(sql.raw(`set local lock_timeout = ${longestMs}`));
    try {
      await lockUntilCommit(tx, 'printer');
      return true;
    } catch (reason) {
      if (hasCode(reason, LOCK_NOT_AVAILABLE)) return false;
      throw reason;
    }
  }

  /** A job as it stands on paper, with what has become of it. */
  async job(executor: Executor, jobId: number) {
    const [found] = await executor
      .select({
        head: {
          id,
          contest: contests.title,
          username: users.username,
          realname: users.realname,
          ...seatOnWire,
          sentAt: createdAt,
        },
        cid: contestId,
        content,
        helperId,
        isPrinted,
      })
      .from(contestPrints)
      .innerJoin(contests, eq(contests.id, contestId))
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(contestSeats, and(eq(contestSeats.contestId, contestId), eq(contestSeats.userId, userId)))
      .where(eq(id, jobId));
    return found;
  }

  markPrinted = (tx: Executor, jobId: number) => tx.update(contestPrints).set({ isPrinted: true, helperId: null }).where(eq(id, jobId));
}
