import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { hasCode } from '../../causes';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit, tryLock } from '../../database/locks';
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

  /** The same, if no other process prints now. */
  tryLock = (tx: Executor) => tryLock(tx, 'printer');

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

  /** The oldest job that waits in a contest of the present day and that nobody has taken; whoever wants to take it waits. */
  async nextWaiting(tx: Executor, without: readonly number[]): Promise<number | undefined> {
    const isPresent = sql`${contests.openPrint} and ${contests.startAt} < now() and ${contests.endAt} > now() - interval '12 hours'`;
    const isFree = and(eq(isPrinted, false), isNull(helperId), sql`not ${id} = any(${`{${without.join()}}`}::integer[])`);
    const [found] = await tx
      .select({ id })
      .from(contestPrints)
      .innerJoin(contests, eq(contests.id, contestId))
      .where(and(isPresent, isFree))
      .orderBy(asc(id))
      .limit(1)
      .for('update', { of: contestPrints, skipLocked: true });
    return found?.id;
  }

  markPrinted = (tx: Executor, jobId: number) => tx.update(contestPrints).set({ isPrinted: true, helperId: null }).where(eq(id, jobId));
}
