import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { messages, notices } from '../notification/notification.table';
import { isOpenTo } from './message.visibility';

export type Kind = typeof messages.$inferSelect.kind;

/** Limit up to which unread messages of one kind are counted. */
export const MOST_UNREAD = 1_000;

/** Users who did the same before the sender. */
const others = alias(users, 'others');

const isUnread = not(messages.isRead);
const ofKind = (userId: number, kind: Kind) => and(eq(messages.userId, userId), eq(messages.kind, kind));

/** Messages to one user. Every query names the user, so that nobody reaches those of others, and reads only those that are open. */
@Injectable()
export class MessageQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  /** Unread messages by kind. Counting stops at `MOST_UNREAD`, so that it costs the same however many there are. */
  async unread(caller: Caller): Promise<Partial<Record<Kind, number>>> {
    const matches = and(eq(messages.userId, caller.id), sql`${messages.kind} = kinds.kind`, isUnread, isOpenTo(this.db, caller));
    const counted = sql`select from ${messages} where ${matches} limit ${MOST_UNREAD}`;
    const { rows } = await this.db.execute<{ kind: Kind; unread: number }>(
      sql`select kind, (select count(*)::integer from (${counted}) counted) unread from (values ('comment'), ('reply'), ('like'), ('mine')) kinds (kind)`,
    );
    return Object.fromEntries(rows.map(({ kind, unread }) => [kind, unread]));
  }

  /** Newest first, each as it was before it was read here. */
  async page(caller: Caller, kind: Kind, paging: Paging) {
    const matches = and(ofKind(caller.id, kind), isOpenTo(this.db, caller));
    const query = this.db
      .select({
        message: messages,
        sender: { username: users.username, avatar: users.avatar },
        otherSender: { username: others.username },
        notice: notices,
      })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.senderId))
      .leftJoin(others, eq(others.id, sql`${messages.senderIds}[2]`))
      .leftJoin(notices, eq(notices.id, messages.noticeId))
      .where(matches)
      .orderBy(desc(messages.id));
    return withTotal(this.db, query, { table: messages, matches }, paging);
  }

  read = (userId: number, ids: number[]) =>
    this.db
      .update(messages)
      .set({ isRead: true })
      .where(and(eq(messages.userId, userId), inArray(messages.id, ids)));

  readAll = (userId: number, kind: Kind) =>
    this.db
      .update(messages)
      .set({ isRead: true })
      .where(and(ofKind(userId, kind), isUnread));

  /** False when there is no such message. */
  async remove(userId: number, kind: Kind, id: number) {
    const removed = await this.db
      .delete(messages)
      .where(and(ofKind(userId, kind), eq(messages.id, id)))
      .returning({ id: messages.id });
    return removed.length > 0;
  }

  removeAll = (userId: number, kind: Kind) => this.db.delete(messages).where(ofKind(userId, kind));

  /** Puts a notice into the lists of these users. */
  deliver = (tx: Executor, { noticeId, senderId }: { noticeId: number; senderId: number }, userIds: number[]) =>
    tx.insert(messages).values(userIds.map(userId => ({ userId, kind: 'mine' as const, senderId, noticeId })));
}
