import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { plainTextOf } from '../../plainText';
import { type Interaction, messages, messageSwitches, type NotificationPayload } from './notification.table';

interface ToOne {
  /** Id of the receiver. */
  userId: number;
  /** Id of the user who did it; absent when nobody did. */
  senderId?: number;
}

interface OfPerson extends ToOne {
  kind: 'comment' | 'reply' | 'like';
  senderId: number;
  deed: Interaction;
}

interface OfSite extends ToOne {
  kind: 'mine';
  matter: NotificationPayload;
}

export type Notification = OfPerson | OfSite;

const LONGEST_TITLE = 255;
const LONGEST_CONTENT = 200;
const LONGEST_QUOTE = 100;
/** More are not told apart. */
const MOST_SENDERS = 100;

/**
 * Sends a message, in the transaction of what it tells about. Nobody is told of what they did themselves, nor of what they have switched
 * off. Likes of one thing are one message, and so are the questions in a contest.
 */
export async function notify(tx: Executor, notification: Notification) {
  const { userId, senderId, kind } = notification;
  if (senderId === userId) return;
  if (notification.kind === 'mine') await tx.insert(messages).values({ userId, senderId, kind, matter: notification.matter });
  else if (!(await isWanted(tx, notification)) || !(await send(tx, notification))) return;
  await publish(tx, { event: 'user.messages', uid: userId });
}

/** Tells several users the same. */
export async function notifyAll(tx: Executor, userIds: readonly number[], { senderId, matter }: Pick<OfSite, 'senderId' | 'matter'>) {
  if (!userIds.length) return;
  await tx.insert(messages).values(userIds.map(userId => ({ userId, senderId, kind: 'mine' as const, matter })));
  for (const uid of userIds) await publish(tx, { event: 'user.messages', uid });
}

async function isWanted(tx: Executor, { userId, kind }: OfPerson) {
  const [found] = await tx.select({ isOn: messageSwitches[kind] }).from(messageSwitches).where(eq(messageSwitches.userId, userId));
  return found?.isOn ?? true;
}

/** False when the message that is there says it already: somebody likes again what they liked before. */
async function send(tx: Executor, { userId, senderId, kind, deed }: OfPerson) {
  const message = { userId, senderId, kind, deed: shortened(deed) };
  const groupKey = groupOf(kind, deed);
  if (groupKey === undefined) return (await tx.insert(messages).values(message)) !== undefined;
  const { senderIds, isRead } = messages;
  const joined = sql`(excluded.sender_ids || array_remove(${senderIds}, ${senderId}))[1:${sql.raw(String(MOST_SENDERS))}]`;
  const isAlone = kind === 'comment' ? sql`${isRead}` : sql`false`;
  const upserted = await tx
    .insert(messages)
    .values({ ...message, groupKey, senderIds: [senderId] })
    .onConflictDoUpdate({
      target: [messages.userId, messages.groupKey],
      set: {
        senderId,
        senderIds: sql`case when ${isAlone} then excluded.sender_ids else ${joined} end`,
        deed: message.deed,
        isRead: false,
        createdAt: sql`now()`,
      },
      ...(kind === 'like' && { setWhere: sql`not ${senderId} = any(${senderIds})` }),
    })
    .returning({ id: messages.id });
  const [told] = upserted;
  // Lists are ordered by id: with a new id the message is on top again.
  if (told) await tx.execute(sql`update ${messages} set id = default where ${messages.id} = ${told.id}`);
  return told !== undefined;
}

/** What several people do alike. */
function groupOf(kind: OfPerson['kind'], { source, quote }: Interaction): string | undefined {
  if (kind === 'like') return quote ? `like ${quote.type} ${quote.id}` : `like ${source.type} ${source.id}`;
  return kind === 'comment' && source.type === 'Contest' ? `questions ${source.id}` : undefined;
}

/** Texts as long as a list shows them. */
const shortened = ({ source, quote, ...rest }: Interaction): Interaction => ({
  ...rest,
  source: {
    ...source,
    title: cut(source.title, LONGEST_TITLE),
    ...(source.content && { content: plainTextOf(source.content, LONGEST_CONTENT) }),
  },
  ...(quote && { quote: { ...quote, content: plainTextOf(quote.content, LONGEST_QUOTE) } }),
});

/** The first characters of a text; no character is cut in two. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** Deletes the messages to a user who is removed. */
export const deleteMessagesTo = (tx: Executor, userId: number) => tx.delete(messages).where(eq(messages.userId, userId));
