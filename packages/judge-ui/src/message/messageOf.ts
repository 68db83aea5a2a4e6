import type { NoticeMessage, PersonMessage } from '@oj/contract';
import type { Message, MessageKind } from '@oj/ui';

/** A message of the protocol as the library shows it. */
export function messageOf(kind: MessageKind, message: PersonMessage | NoticeMessage): Message[] {
  const shared = { id: message.id, unread: !message.state, createdAt: message.gmtCreate };
  if (kind === 'system' || kind === 'mine')
    return 'title' in message ? [{ ...shared, kind, title: message.title, content: message.content }] : [];
  if (!('url' in message)) return [];
  const { senderId, senderUsername, senderAvatar, senderCount, otherSender, sourceType, sourceTitle, sourceContent, quoteContent, url } =
    message;
  return [
    {
      ...shared,
      kind,
      sender: { uid: senderId, username: senderUsername, avatarUrl: senderAvatar },
      senderCount,
      otherSender,
      sourceType: sourceType === 'Contest' ? 'contest' : 'discussion',
      sourceTitle,
      sourceContent,
      quoteContent,
      url,
    },
  ];
}
