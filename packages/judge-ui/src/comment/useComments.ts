import type { ClientOutput, Comment, CommentOrder, contract } from '@oj/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Api, useApi } from '../api/ApiProvider';
import { useLive } from '../live/LiveProvider';
import { useUser } from '../session/SessionProvider';
import type { CommentAnchor } from './commentAnchor';

/** The contest or the discussion that the comments belong to. */
export type CommentOwner = { cid: number } | { did: number };

export type CommentPages = InfiniteData<ClientOutput<typeof contract.comment.list>, number>;

export const commentKeys = {
  all: (owner: CommentOwner) => ['comments', owner] as const,
  lists: (owner: CommentOwner) => ['comments', owner, 'list'] as const,
  list: (owner: CommentOwner, uid: string | undefined, order: CommentOrder) => ['comments', owner, 'list', uid, order] as const,
  one: (owner: CommentOwner, uid: string | undefined, id: number | undefined) => ['comments', owner, 'one', uid, id] as const,
};

const topicOf = (owner: CommentOwner, uid: string | undefined) => {
  if ('did' in owner) return `discussion:${owner.did}`;
  return uid === undefined ? undefined : `questions:${owner.cid}`;
};

/** All who read hear of a comment at once; they fetch within this time. */
const SPREAD_MS = 2_000;

/** Pages of comments with their first replies, fetched again when somebody writes. */
export function useComments(owner: CommentOwner, order: CommentOrder) {
  const api = useApi();
  const uid = useUser()?.uid;
  const cache = useQueryClient();
  /** Comments whose replies are all shown. */
  const unfolded = useRef(new Set<number>());
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  useLive(topicOf(owner, uid), {
    onEvent: () => undefined,
    onGap: () => {
      clearTimeout(later.current);
      later.current = setTimeout(() => void cache.invalidateQueries({ queryKey: commentKeys.all(owner) }), Math.random() * SPREAD_MS);
    },
  });
  const list = useInfiniteQuery({
    queryKey: commentKeys.list(owner, uid, order),
    queryFn: async ({ pageParam }) => {
      const page = await api.comment.list({ ...owner, order, currentPage: pageParam });
      return { ...page, commentList: { ...page.commentList, records: await unfold(api, page.commentList.records, unfolded.current) } };
    },
    initialPageParam: 1,
    getNextPageParam: ({ commentList: { current, pages } }) => (current < pages ? current + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const showReplies = async (id: number) => {
    unfolded.current.add(id);
    await cache.invalidateQueries({ queryKey: commentKeys.lists(owner) });
  };
  return { ...list, showReplies };
}

/** Adds all replies to the comments that the reader has expanded. */
const unfold = (api: Api, comments: Comment[], unfolded: ReadonlySet<number>) =>
  Promise.all(
    comments.map(async comment => {
      if (!unfolded.has(comment.id) || comment.replyList.length >= comment.totalReplyNum) return comment;
      const replyList = await api.comment.replies({ commentId: comment.id });
      return { ...comment, replyList, totalReplyNum: replyList.length };
    }),
  );

/** The comment that the address names, when the list does not show it. */
export function useLinkedComment(owner: CommentOwner, { commentId, replyId }: CommentAnchor, isShown: boolean) {
  const api = useApi();
  const uid = useUser()?.uid;
  const id = replyId ?? commentId;
  return useQuery({
    queryKey: commentKeys.one(owner, uid, id),
    enabled: id !== undefined && !isShown,
    retry: false,
    queryFn: () => api.comment.one({ id: id ?? 0 }),
  });
}
