import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { CommentAuthor, ReplyTarget, ThreadComment, ThreadReply } from './threadComment';

/** What can be done in a thread; what is missing is not offered. */
export interface ThreadHandlers {
  /** Likes or takes it back. Shown at once; when it rejects, the old state returns. */
  onLike?: ((comment: ThreadComment, liked: boolean) => unknown) | undefined;
  /** Posts a reply; when it rejects, the text stays. */
  onReply?: ((target: ReplyTarget, text: string) => unknown) | undefined;
  /** Deletes a comment, after it was confirmed. */
  onDelete?: ((comment: ThreadComment) => unknown) | undefined;
  /** Deletes a reply, after it was confirmed. */
  onDeleteReply?: ((reply: ThreadReply, comment: ThreadComment) => unknown) | undefined;
  /** Called when the reader wants to report a comment; usually opens a `ReportDialog`. */
  onReport?: ((comment: ThreadComment) => void) | undefined;
  /** Fetches all replies of a comment; the host then gives them in `comments`. */
  onShowReplies?: ((comment: ThreadComment) => unknown) | undefined;
  /** What to say to a rejected reply; nothing for the plain sentence. */
  describeError?: ((error: unknown) => string | undefined) | undefined;
  /** Wraps avatar or name in the link of the host's router. */
  renderAuthorLink?: ((author: CommentAuthor, children: ReactNode) => ReactNode) | undefined;
}

/** Parts of the host inside a thread. The components stay the same while the host renders. */
export interface ThreadSlots {
  /** A mark beside the author, such as whether a question is answered. */
  Mark?: ComponentType<ReplyTarget>;
  /** More that can be done; `onAnswer` opens the form for a reply. */
  Actions?: ComponentType<ReplyTarget & { onAnswer: () => void }>;
  /** Wraps the text of a comment, or replaces it. */
  Text?: ComponentType<ReplyTarget & { children: ReactNode }>;
  /** Replaces the default form for a reply. */
  ReplyForm?: ComponentType<{ target: ReplyTarget; onDone: () => void }>;
}

export interface ThreadActions extends ThreadHandlers {
  /** Asks, then deletes. */
  askDelete: (target: ReplyTarget) => void;
  slots?: ThreadSlots | undefined;
}

export const ThreadContext = createContext<ThreadActions>({ askDelete: () => undefined });

export const useThread = (): ThreadActions => useContext(ThreadContext);

/** The handlers in a shape that stays the same while the host renders, so that a thousand comments need not. */
export function useSteadyHandlers(handlers: ThreadHandlers): ThreadHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const given = (Object.keys(handlers) as (keyof ThreadHandlers)[]).filter(name => handlers[name]).join(' ');
  return useMemo(() => {
    const has = (name: keyof ThreadHandlers) => given.split(' ').includes(name);
    return {
      onLike: has('onLike') ? (comment, liked) => latest.current.onLike?.(comment, liked) : undefined,
      onReply: has('onReply') ? (target, text) => latest.current.onReply?.(target, text) : undefined,
      onDelete: has('onDelete') ? comment => latest.current.onDelete?.(comment) : undefined,
      onDeleteReply: has('onDeleteReply') ? (reply, comment) => latest.current.onDeleteReply?.(reply, comment) : undefined,
      onReport: has('onReport') ? comment => latest.current.onReport?.(comment) : undefined,
      onShowReplies: has('onShowReplies') ? comment => latest.current.onShowReplies?.(comment) : undefined,
      describeError: error => latest.current.describeError?.(error),
      renderAuthorLink: (author, children) => latest.current.renderAuthorLink?.(author, children) ?? children,
    } satisfies ThreadHandlers;
  }, [given]);
}
