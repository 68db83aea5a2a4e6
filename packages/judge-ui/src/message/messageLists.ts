import type { WireMessageKind } from '@oj/contract';
import type { MessageKind } from '@oj/ui';

interface MessageList {
  /** Last part of its address. */
  path: 'discuss' | 'reply' | 'like' | 'sys' | 'mine';
  wire: WireMessageKind;
  /** Its call, and its counter among the unread ones. */
  call: 'comments' | 'replies' | 'likes' | 'notices' | 'mine';
  counter: 'comment' | 'reply' | 'like' | 'sys' | 'mine';
  /** Messages on a page. */
  pageSize: number;
}

/** The five lists of the message centre, under the names that the library, the addresses and the protocol have for them. */
export const messageLists: Readonly<Record<MessageKind, MessageList>> = {
  discuss: { path: 'discuss', wire: 'Discuss', call: 'comments', counter: 'comment', pageSize: 6 },
  reply: { path: 'reply', wire: 'Reply', call: 'replies', counter: 'reply', pageSize: 6 },
  like: { path: 'like', wire: 'Like', call: 'likes', counter: 'like', pageSize: 6 },
  system: { path: 'sys', wire: 'Sys', call: 'notices', counter: 'sys', pageSize: 8 },
  mine: { path: 'mine', wire: 'Mine', call: 'mine', counter: 'mine', pageSize: 8 },
};

const kinds = Object.keys(messageLists) as MessageKind[];

export const messageAddress = (kind: MessageKind) => `/message/${messageLists[kind].path}`;

/** The list whose address ends so; undefined for any other ending. */
export const messageKindAt = (path: string | undefined) => kinds.find(kind => messageLists[kind].path === path);
