import type { Comment } from '@oj/contract';
import type { ReplyTarget } from '@oj/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { commentKeys, type CommentOwner, type CommentPages } from './useComments';

/** A text with the key under which it is stored once. */
export interface Draft {
  content: string;
  clientKey: string;
}

/** What a reader does with comments. Each call ends when the list shows it. */
export function useCommentChanges(owner: CommentOwner) {
  const api = useApi();
  const cache = useQueryClient();
  const refetch = () => cache.invalidateQueries({ queryKey: commentKeys.all(owner) });
  const then = async (change: Promise<unknown>) => {
    await change;
    await refetch();
  };
  return {
    add: (draft: Draft & { problem?: string }) => then(api.comment.add({ ...owner, ...draft })),
    reply: ({ comment, reply }: ReplyTarget, draft: Draft) =>
      then(
        api.comment.reply({
          reply: { commentId: comment.id, ...draft },
          quoteId: (reply ?? comment).id,
          quoteType: reply ? 'Reply' : 'Comment',
        }),
      ),
    change: (id: number, content: string) => then(api.comment.change({ id, content })),
    remove: (id: number) => then(api.comment.remove({ id })),
    like: async (id: number, toLike: boolean) => {
      await api.comment.like({ cid: id, toLike });
      cache.setQueriesData<CommentPages>({ queryKey: commentKeys.lists(owner) }, pages => pages && withLike(pages, id, toLike));
      await cache.invalidateQueries({ queryKey: [...commentKeys.all(owner), 'one'] });
    },
  };
}

const liked = (comment: Comment, toLike: boolean): Comment => ({ ...comment, likeNum: comment.likeNum + (toLike ? 1 : -1) });

const withLike = ({ pages, ...rest }: CommentPages, id: number, toLike: boolean): CommentPages => ({
  ...rest,
  pages: pages.map(({ commentList, commentLikeMap }) =>
    commentLikeMap[id] === undefined || commentLikeMap[id] === toLike
      ? { commentList, commentLikeMap }
      : {
          commentList: { ...commentList, records: commentList.records.map(each => (each.id === id ? liked(each, toLike) : each)) },
          commentLikeMap: { ...commentLikeMap, [id]: toLike },
        },
  ),
});
