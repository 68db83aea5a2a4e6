import type { RoleId } from '@oj/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { tryLock } from '../../database/locks';
import { users } from '../account/account.table';
import { MOST_UNREAD } from './message.queries';
import { messages, messageSwitches, notices } from '../notification/notification.table';
import { isOpenTo } from './message.visibility';

const EVERY_HOURS = 24;
/** People to whom one run writes. */
const MOST_LETTERS = 200;
/** Messages that a letter names; it tells how many more there are. */
const MOST_NAMED = 10;

/** Somebody to whom a letter is due. */
export interface Due {
  userId: number;
  username: string;
  role: RoleId;
  email: string;
  locale: 'zh-CN' | 'en-US';
  /** The newest message that an earlier letter has told of. */
  upTo: number;
}

const { userId, digest, digestedAt, digestedUpTo, locale } = messageSwitches;

/** Takes those to whom a letter is due, each once in a day. Of several processes one does it; the others have nobody to write to. */
export const takeDue = (db: Database): Promise<Due[]> =>
  db.transaction(async tx => {
    if (!(await tryLock(tx, 'digest'))) return [];
    const isDue = or(isNull(digestedAt), lt(digestedAt, sql`now() - make_interval(hours => ${EVERY_HOURS})`));
    const due = await tx
      .select({ userId, username: users.username, role: users.role, email: sql<string>`${users.email}`, locale, upTo: digestedUpTo })
      .from(messageSwitches)
      .innerJoin(users, eq(users.id, userId))
      .where(and(digest, isDue, isNotNull(users.email), eq(users.status, 0)))
      .orderBy(sql`${digestedAt} nulls first`)
      .limit(MOST_LETTERS);
    const ids = due.map(({ userId: id }) => id);
    if (ids.length)
      await tx
        .update(messageSwitches)
        .set({ digestedAt: sql`now()` })
        .where(inArray(userId, ids));
    return due;
  });

type Reader = Pick<Due, 'userId' | 'username' | 'role' | 'upTo'>;

const isUnreadSince = (db: Executor, { userId: id, upTo, ...person }: Reader) =>
  and(eq(messages.userId, id), not(messages.isRead), gt(messages.id, upTo), isOpenTo(db, { id, ...person }));

/** The newest unread messages that no letter has told of, and how many there are. */
export async function unreadMessages(db: Executor, reader: Reader) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .where(isUnreadSince(db, reader))
    .limit(MOST_UNREAD);
  const rows = await db
    .select({ message: messages, sender: users.username, notice: notices.title })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(notices, eq(notices.id, messages.noticeId))
    .where(isUnreadSince(db, reader))
    .orderBy(desc(messages.id))
    .limit(MOST_NAMED);
  return { rows, total: rows.length < MOST_NAMED ? rows.length : await db.$count(some.as('some')) };
}

export type UnreadMessage = Awaited<ReturnType<typeof unreadMessages>>['rows'][number];

/** A letter has told of everything up to this message. */
export const markTold = (db: Executor, id: number, upTo: number) =>
  db.update(messageSwitches).set({ digestedUpTo: upTo }).where(eq(userId, id));
