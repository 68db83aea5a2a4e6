import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { contestSeats } from '../contest/contest.table';
import { helperOnWire, helpers } from '../contest/helpers.sql';
import { isSeatOf, seatOnWire } from '../contest/seat.sql';
import { contestPrints } from './print.table';

const BEGINNING = 100;

const job = {
  id: contestPrints.id,
  cid: contestPrints.contestId,
  uid: sql<string>`${contestPrints.userId}::text`,
  username: users.username,
  realname: users.realname,
  ...seatOnWire,
  isPrinted: contestPrints.isPrinted,
  gmtCreate: contestPrints.createdAt,
  beginning: sql<string>`left(${contestPrints.content}, ${BEGINNING})`,
  length: sql<number>`length(${contestPrints.content})`,
  helper: helperOnWire,
};

@Injectable()
export class PrintQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** A page of prints, those not yet printed first, the latest first. With `userId`, only those of this user. */
  page(contestId: number, userId: number | undefined, paging: Paging) {
    const matches = and(eq(contestPrints.contestId, contestId), userId === undefined ? undefined : eq(contestPrints.userId, userId));
    const query = this.db
      .select(job)
      .from(contestPrints)
      .innerJoin(users, eq(users.id, contestPrints.userId))
      .leftJoin(contestSeats, isSeatOf(contestId, contestPrints.userId))
      .leftJoin(helpers, eq(helpers.id, contestPrints.helperId))
      .where(matches)
      .orderBy(contestPrints.isPrinted, desc(contestPrints.id));
    return withTotal(this.db, query, { table: contestPrints, ...(matches && { matches }) }, paging);
  }

  waitingOf = (contestId: number, userId: number) =>
    this.db.$count(
      contestPrints,
      and(eq(contestPrints.contestId, contestId), eq(contestPrints.userId, userId), eq(contestPrints.isPrinted, false)),
    );

  add = (tx: Executor, job: { contestId: number; userId: number; content: string }) => tx.insert(contestPrints).values(job);

  async text(id: number) {
    const { contestId, userId, content } = contestPrints;
    const [found] = await this.db
      .select({ contestId, userId, content, username: users.username })
      .from(contestPrints)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(contestPrints.id, id));
    return found;
  }

  async exists(tx: Executor, contestId: number, id: number) {
    const found = await tx
      .select({ id: contestPrints.id })
      .from(contestPrints)
      .where(and(eq(contestPrints.id, id), eq(contestPrints.contestId, contestId)));
    return found.length > 0;
  }

  /** False when another organiser has taken it. */
  confirm = (tx: Executor, id: number, helperId: number) => this.change(tx, id, { isPrinted: true, helperId: null }, freeFor(helperId));

  /** False when another organiser has taken it. */
  claim = (tx: Executor, id: number, helperId: number) => this.change(tx, id, { helperId }, freeFor(helperId));

  giveBack = (tx: Executor, id: number) => this.change(tx, id, { helperId: null });

  private async change(tx: Executor, id: number, change: { helperId: number | null; isPrinted?: true }, condition?: SQL) {
    const changed = await tx
      .update(contestPrints)
      .set(change)
      .where(and(eq(contestPrints.id, id), condition))
      .returning({ id: contestPrints.id });
    return changed.length > 0;
  }
}

const freeFor = (helperId: number) => or(isNull(contestPrints.helperId), eq(contestPrints.helperId, helperId));
