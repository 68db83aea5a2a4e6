import type { Comment, CommentOrder, Reply } from '@oj/contract';
import type { ReplyTarget } from '@oj/ui';
import { useMemo, useState } from 'react';
import { useUser } from '../session/SessionProvider';
import type { CommentAnchor } from './commentAnchor';
import { shownComment } from './commentOf';
import { type CommentOwner, useComments, useLinkedComment } from './useComments';

/** The comments that a thread shows: those that came since the reader looked wait above, and the one that the address names is there. */
export function useThreadComments(owner: CommentOwner, order: CommentOrder, anchor: CommentAnchor) {
  const uid = useUser()?.uid;
  const list = useComments(owner, order);
  const pages = list.data?.pages;
  const loaded = useMemo(() => loadedOf(pages), [pages]);
  const newest = Math.max(0, ...loaded.map(({ comment }) => comment.id));
  const [seen, setSeen] = useState<number>();
  if (seen === undefined && pages) setSeen(newest);

  const isThere = loaded.some(({ comment }) => leadsTo(comment, anchor));
  const linked = useLinkedComment(owner, anchor, isThere || !pages);
  const found = isThere ? undefined : linked.data;
  const all = found
    ? [{ comment: found.comment, liked: isLiked(found) }, ...loaded.filter(({ comment }) => comment.id !== found.comment.id)]
    : loaded;
  const isFresh = ({ id, fromUid }: Comment) => order === 'newest' && seen !== undefined && id > seen && fromUid !== uid;
  const shown = all.filter(({ comment }) => !isFresh(comment) || comment === found?.comment);
  const byId = new Map<string | number, Comment | Reply>();
  for (const { comment } of shown) for (const each of [comment, ...comment.replyList]) byId.set(each.id, each);

  return {
    list,
    comments: shown.map(({ comment, liked }) => shownComment(comment, liked)),
    total: pages?.[0]?.commentList.total ?? 0,
    fresh: all.length - shown.length,
    showFresh: () => setSeen(newest),
    isLinkGone: linked.isError,
    people: [...new Set([...byId.values()].filter(({ fromUid }) => fromUid !== uid).map(({ fromName }) => fromName))],
    wireOf: ({ comment, reply }: ReplyTarget) => byId.get((reply ?? comment).id),
  };
}

type Pages = NonNullable<ReturnType<typeof useComments>['data']>['pages'];

/** Each once: while a list is read, comments move from one page to the next. */
function loadedOf(pages: Pages | undefined) {
  const loaded = (pages ?? []).flatMap(({ commentList, commentLikeMap }) =>
    commentList.records.map(comment => ({ comment, liked: commentLikeMap[comment.id] === true })),
  );
  return [...new Map(loaded.map(each => [each.comment.id, each])).values()];
}

const leadsTo = ({ id, replyList }: Comment, { commentId, replyId }: CommentAnchor) =>
  (commentId === undefined && replyId === undefined) || id === commentId || replyList.some(reply => reply.id === replyId);

const isLiked = ({ comment, commentLikeMap }: { comment: Comment; commentLikeMap: Record<string, boolean> }) =>
  commentLikeMap[comment.id] === true;
