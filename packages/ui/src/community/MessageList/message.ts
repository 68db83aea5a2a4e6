/** The five lists of the message centre: comments on what I wrote, replies, likes, notices of the site, my own matters. */
export const messageKinds = ['discuss', 'reply', 'like', 'system', 'mine'] as const;
export type MessageKind = (typeof messageKinds)[number];

interface MessageBase {
  /** Unique within its kind. */
  id: string | number;
  /** Whether it was not seen before this list was opened. */
  unread: boolean;
  /** When it happened. */
  createdAt: Date | number | string;
}

/** Somebody did something with what the reader wrote. */
export interface PersonMessage extends MessageBase {
  kind: 'discuss' | 'reply' | 'like';
  sender: { uid: string; username: string; avatarUrl?: string | null | undefined };
  /** When several did the same: how many, with the sender, who was the last; from 100 on there may be more. Default 1. */
  senderCount?: number | undefined;
  /** The name of the one before. */
  otherSender?: string | null | undefined;
  /** Where it happened. */
  sourceType: 'discussion' | 'contest';
  /** Title of the discussion or the contest. */
  sourceTitle: string;
  /** What the sender wrote; nothing for a like. */
  sourceContent?: string | null | undefined;
  /** What of the reader it answers. */
  quoteContent?: string | null | undefined;
  /** Address of the place. */
  url: string;
}

/** A notice with a title and a markdown text. */
export interface NoticeMessage extends MessageBase {
  kind: 'system' | 'mine';
  title: string;
  content: string;
}

export type Message = PersonMessage | NoticeMessage;

export const isNotice = (message: Message): message is NoticeMessage => message.kind === 'system' || message.kind === 'mine';
