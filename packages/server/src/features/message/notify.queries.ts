import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { type Deed, type NotificationPayload, messages } from './message.table';

interface ToOne {
  /** Whom it is for. */
  userId: number;
  /** Who did it; absent when it came of itself. */
  senderId?: number;
}

interface OfPerson extends ToOne {
  kind: 'comment' | 'reply' | 'like';
  senderId: number;
  deed: Deed;
}

interface OfSite extends ToOne {
  kind: 'mine';
  matter: NotificationPayload;
}

export type Notification = OfPerson | OfSite;

const LONGEST_TITLE = 255;
const LONGEST_CONTENT = 200;
const LONGEST_QUOTE = 100;

/** Sends a message, in the transaction of what it tells about. Nobody is told of what they did themselves. */
export async function notify(tx: Executor, notification: Notification) {
  const { userId, senderId, kind } = notification;
  if (senderId === userId) return;
  await tx.insert(messages).values({
    userId,
    senderId,
    kind,
    ...(notification.kind === 'mine' ? { matter: notification.matter } : { deed: shortened(notification.deed) }),
  });
}

/** Texts as long as a list shows them. */
const shortened = ({ source, quote, ...deed }: Deed): Deed => ({
  ...deed,
  source: { ...source, title: cut(source.title, LONGEST_TITLE), ...(source.content && { content: cut(source.content, LONGEST_CONTENT) }) },
  ...(quote && { quote: { ...quote, content: cut(quote.content, LONGEST_QUOTE) } }),
});

/** By characters, so that none is cut in two. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** For a user who is removed. */
export const deleteMessagesTo = (tx: Executor, userId: number) => tx.delete(messages).where(eq(messages.userId, userId));
