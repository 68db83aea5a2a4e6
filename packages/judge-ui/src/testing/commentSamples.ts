import type { Comment, Reply, UserInfo } from '@oj/contract';
import { ApiError } from '@oj/contract';
import type { Answers } from './fakeApi';
import { minutesAgo, onePage } from './samples';

const written = (id: number, fromName: string, content: string) => ({
  id,
  content,
  fromUid: `of ${fromName}`,
  fromName,
  fromAvatar: null,
  fromRole: null,
  fromTitleName: null,
  fromTitleColor: null,
  gmtCreate: minutesAgo(1_000 - id),
  gmtEdited: null,
  mayEdit: false,
  mayDelete: false,
  mayReply: true,
});

export const commentBy = (fromName: string, id: number, content: string, more: Partial<Comment> = {}): Comment => ({
  ...written(id, fromName, content),
  likeNum: 0,
  totalReplyNum: more.replyList?.length ?? 0,
  replyList: [],
  question: null,
  displayId: null,
  ...more,
});

export const replyBy = (fromName: string, id: number, content: string, more: Partial<Reply> = {}): Reply => ({
  ...written(id, fromName, content),
  commentId: 1,
  toUid: 'of nobody',
  toName: 'nobody',
  toAvatar: null,
  ...more,
});

const own = (user: UserInfo | undefined) =>
  ({ fromUid: user?.uid ?? '', mayEdit: true, mayDelete: true, gmtCreate: minutesAgo(0) }) satisfies Partial<Comment>;

/** Comments that are written, liked, changed and deleted as the server does it. `tell` is told of each change. */
export function fakeComments(first: Comment[], user: UserInfo | undefined, tell: (call: string) => void = () => undefined) {
  let present = first;
  const likes: Record<string, boolean> = {};
  let last = 900;
  const replace = (id: unknown, change: (comment: Comment) => Comment) => {
    present = present.map(each => (each.id === id ? change(each) : each));
  };
  const found = (id: unknown) => {
    const comment = present.find(each => each.id === id || each.replyList.some(reply => reply.id === id));
    if (!comment) throw new ApiError('comment.notFound');
    return comment;
  };
  const mapOf = (comments: Comment[]) => Object.fromEntries(comments.map(({ id }) => [id, likes[id] === true]));
  const comment: Answers['comment'] = {
    list: async ({ order, currentPage = 1 } = {}) => {
      const sorted = present.toSorted((a, b) => (order === 'best' && b.likeNum - a.likeNum) || b.id - a.id);
      const page = Number(currentPage);
      const records = sorted.slice((page - 1) * 10, page * 10).map(each => ({ ...each, replyList: each.replyList.slice(0, 3) }));
      const pages = Math.ceil(sorted.length / 10);
      return { commentList: { ...onePage(records), total: sorted.length, current: page, pages }, commentLikeMap: mapOf(records) };
    },
    one: async ({ id }) => ({ comment: found(id), commentLikeMap: mapOf([found(id)]) }),
    replies: async ({ commentId }) => found(commentId).replyList,
    add: async ({ content }) => {
      tell('add');
      const added = commentBy(user?.username ?? '', (last += 1), content, own(user));
      present = [...present, added];
      return added;
    },
    reply: async ({ reply: { commentId, content } }) => {
      tell('reply');
      const reply = replyBy(user?.username ?? '', (last += 1), content, { ...own(user), commentId: Number(commentId) });
      replace(commentId, each => ({ ...each, totalReplyNum: each.totalReplyNum + 1, replyList: [...each.replyList, reply] }));
      return reply;
    },
    change: async ({ id, content }) => replace(id, each => ({ ...each, content, gmtEdited: minutesAgo(0) })),
    remove: async ({ id }) => {
      tell('remove');
      present = present.filter(each => each.id !== id);
    },
    like: async ({ cid, toLike }) => {
      tell('like');
      likes[String(cid)] = toLike === true;
      replace(cid, each => ({ ...each, likeNum: each.likeNum + (toLike ? 1 : -1) }));
    },
    versions: async () => [{ content: 'What it said *before*', gmtEdited: minutesAgo(3) }],
  };
  return {
    comment,
    /** Somebody else writes. */
    arrive: (...comments: Comment[]) => void (present = [...present, ...comments]),
  };
}
