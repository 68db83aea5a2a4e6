import type { ContestSeat } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { DELETED } from '../account/account.rules';
import { users } from '../account/account.table';
import { contests, contestSeats } from '../contest/contest.table';

const { contestId, userId, room, seat } = contestSeats;

@Injectable()
export class SeatQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** The seats of a contest are replaced one after the other until the transaction ends. */
  lock = (tx: Executor, cid: number) => tx.select({ id: contests.id }).from(contests).where(eq(contests.id, cid)).for('no key update');

  /** All seats of a contest, in no order. */
  list = (cid: number): Promise<ContestSeat[]> =>
    this.db
      .select({ username: users.username, room, seat })
      .from(contestSeats)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(contestId, cid));

  /** The rooms of a contest, each once, in no order. */
  async rooms(cid: number): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ room })
      .from(contestSeats)
      .where(and(eq(contestId, cid), ne(room, '')));
    return rows.map(row => row.room);
  }

  count = (tx: Executor, cid: number): Promise<number> => tx.$count(contestSeats, eq(contestId, cid));

  /** Accounts by the keys of their names. */
  async idsOf(executor: Executor, usernameKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (!usernameKeys.length) return new Map();
    const rows = await executor
      .select({ id: users.id, usernameKey: users.usernameKey })
      .from(users)
      .where(and(inArray(users.usernameKey, [...usernameKeys]), ne(users.status, DELETED)));
    return new Map(rows.map(({ id, usernameKey }) => [usernameKey, id]));
  }

  /** Stores these seats in place of all others. */
  async replace(tx: Executor, cid: number, seats: readonly { userId: number; room: string; seat: string }[]) {
    await tx.delete(contestSeats).where(eq(contestId, cid));
    if (seats.length) await tx.insert(contestSeats).values(seats.map(each => ({ contestId: cid, ...each })));
  }
}
