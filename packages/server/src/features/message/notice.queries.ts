import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { DELETED } from '../account/account.rules';
import { inAdminRole, users } from '../account/account.table';
import { MOST_UNREAD } from './message.queries';
import { deletedNotices, noticeMarks, notices } from '../notification/notification.table';
import { lockUntilCommit } from '../../database/locks';

type Audience = typeof notices.$inferSelect.audience;
type Marks = Omit<typeof noticeMarks.$inferSelect, 'userId'>;

const recipients = alias(users, 'recipients');
const isToAll = eq(notices.audience, 'All');

/** Notices to everybody are one row each: how far somebody has read or cleaned them is a mark, and only single deletions are rows. */
@Injectable()
export class NoticeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async marks(userId: number): Promise<Marks> {
    const { readUpTo, cleanedUpTo } = noticeMarks;
    const [found] = await this.db.select({ readUpTo, cleanedUpTo }).from(noticeMarks).where(eq(noticeMarks.userId, userId));
    return found ?? { readUpTo: 0, cleanedUpTo: 0 };
  }

  async unread(userId: number) {
    const { readUpTo, cleanedUpTo } = await this.marks(userId);
    const isNew = this.visibleTo(userId, Math.max(readUpTo, cleanedUpTo));
    const counted = this.db.select({ id: notices.id }).from(notices).where(isNew).limit(MOST_UNREAD);
    return this.db.$count(counted.as('counted'));
  }

  /** Notices to everybody that this user has not deleted, newest first. */
  async pageFor(userId: number, { cleanedUpTo }: Marks, paging: Paging) {
    const isVisible = this.visibleTo(userId, cleanedUpTo);
    const query = this.db.select().from(notices).where(isVisible).orderBy(desc(notices.id));
    return withTotal(this.db, query, { table: notices, matches: isVisible }, paging);
  }

  /** Marks never go back. */
  mark = (userId: number, { readUpTo = 0, cleanedUpTo = 0 }: Partial<Marks>, executor: Executor = this.db) =>
    executor
      .insert(noticeMarks)
      .values({ userId, readUpTo, cleanedUpTo })
      .onConflictDoUpdate({
        target: noticeMarks.userId,
        set: {
          readUpTo: sql`greatest(${noticeMarks.readUpTo}, excluded.read_up_to)`,
          cleanedUpTo: sql`greatest(${noticeMarks.cleanedUpTo}, excluded.cleaned_up_to)`,
        },
      });

  /** The newest notice to everybody; 0 when there is none. */
  async newest() {
    const [found] = await this.db.select({ id: notices.id }).from(notices).where(isToAll).orderBy(desc(notices.id)).limit(1);
    return found?.id ?? 0;
  }

  /** False when this user sees no such notice. */
  async hide(userId: number, id: number) {
    const { cleanedUpTo } = await this.marks(userId);
    const [seen] = await this.db
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.id, id), this.visibleTo(userId, cleanedUpTo)));
    if (seen) await this.db.insert(deletedNotices).values({ userId, noticeId: id }).onConflictDoNothing();
    return seen !== undefined;
  }

  hideAll = (userId: number, upTo: number) =>
    this.db.transaction(async tx => {
      await this.mark(userId, { readUpTo: upTo, cleanedUpTo: upTo }, tx);
      await tx.delete(deletedNotices).where(eq(deletedNotices.userId, userId));
    });

  /** A page of all notices, for those who send them. */
  async pageOfAll(paging: Paging, type?: Audience) {
    const matches = type && eq(notices.audience, type);
    const query = this.db
      .select({ notice: notices, adminUsername: users.username, recipientUsername: recipients.username })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.authorId))
      .leftJoin(recipients, eq(recipients.id, notices.recipientId))
      .where(matches)
      .orderBy(desc(notices.id));
    return withTotal(this.db, query, { table: notices, matches }, paging);
  }

  async find(tx: Executor, id: number) {
    const [found] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
    return found;
  }

  /** Adds notices one after the other, so that a lower id is always seen earlier and no mark skips an id that comes later. */
  async add(tx: Executor, notice: typeof notices.$inferInsert) {
    await lockUntilCommit(tx, 'notices');
    const [row] = await tx.insert(notices).values(notice).returning({ id: notices.id });
    if (!row) throw new Error('the notice was not stored');
    return row.id;
  }

  change = (tx: Executor, id: number, change: { title: string; content: string }) =>
    tx
      .update(notices)
      .set({ ...change, modifiedAt: sql`now()` })
      .where(eq(notices.id, id));

  remove = (tx: Executor, id: number) => tx.delete(notices).where(eq(notices.id, id));

  async admins(tx: Executor) {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inAdminRole(users.role), eq(users.status, 0)));
    return rows.map(({ id }) => id);
  }

  /** Whether there is a user with this id who has not been removed. */
  async isUser(tx: Executor, id: number) {
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), ne(users.status, DELETED)));
    return found !== undefined;
  }

  private visibleTo(userId: number, after: number) {
    const deleted = this.db
      .select({ one: sql`1` })
      .from(deletedNotices)
      .where(and(eq(deletedNotices.userId, userId), eq(deletedNotices.noticeId, notices.id)));
    return and(isToAll, gt(notices.id, after), notExists(deleted));
  }
}
