import type { RoleId } from '@oj/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { tryLock } from '../../database/locks';
import { users } from '../account/account.table';
import { MOST_UNREAD } from './message.queries';
import { messages, messageSwitches, notices } from '../notification/notification.table';
import { isOpenTo } from './message.visibility';

const EVERY_HOURS = 24;
/** Number of users to whom one run writes. */
const MOST_MAILS = 200;
/** Number of messages that a mail shows; it says how many more there are. */
const MOST_NAMED = 10;

/** A user to whom a daily mail is due. */
export interface Due {
  userId: number;
  username: string;
  role: RoleId;
  email: string;
  locale: 'zh-CN' | 'en-US';
  /** Id of the newest message that an earlier mail has shown. */
  upTo: number;
}

const { userId, digest, digestedAt, digestedUpTo, locale } = messageSwitches;

/** Claims the users to whom a mail is due, each once in a day. Only one of several processes does it; the others get nobody. */
export const claimDue = (db: Database): Promise<Due[]> =>
  db.transaction(async tx => {
    if (!(await tryLock(tx, 'digest'))) return [];
    const isDue = or(isNull(digestedAt), lt(digestedAt, sql`now() - make_interval(hours => ${EVERY_HOURS})`));
    const due = await tx
      .select({ userId, username: users.username, role: users.role, email: sql<string>`${users.email}`, locale, upTo: digestedUpTo })
      .from(messageSwitches)
      .innerJoin(users, eq(users.id, userId))
      .where(and(digest, isDue, isNotNull(users.email), eq(users.status, 0)))
      .orderBy(sql`${digestedAt} nulls first`)
      .limit(MOST_MAILS);
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

/** The newest unread messages that no mail has shown, and how many there are. */
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

/** Stores that a mail has shown everything up to this message. */
export const markSent = (db: Executor, id: number, upTo: number) =>
  db.update(messageSwitches).set({ digestedUpTo: upTo }).where(eq(userId, id));
