import type { Comment, Reply } from '@oj/contract';
import type { ThreadComment, ThreadReply } from '@oj/ui';
import { withMentions } from './withMentions';

const written = ({ id, content, mentions, gmtCreate, mayDelete, mayReply, ...from }: Comment | Reply) => ({
  id,
  content: withMentions(content, mentions),
  createdAt: gmtCreate,
  mayDelete,
  mayReply,
  author: {
    uid: from.fromUid,
    username: from.fromName,
    avatarUrl: from.fromAvatar,
    role: from.fromRole,
    titleName: from.fromTitleName,
    titleColor: from.fromTitleColor,
  },
});

const replyOf = (reply: Reply, comment: Comment): ThreadReply => ({
  ...written(reply),
  toUsername: reply.toUid === comment.fromUid ? null : reply.toName,
});

/** A comment of the protocol as the library shows it. */
const commentOf = (comment: Comment, liked: boolean): ThreadComment => ({
  ...written(comment),
  liked,
  likeCount: comment.likeNum,
  replies: comment.replyList.map(reply => replyOf(reply, comment)),
  replyTotal: comment.totalReplyNum,
});

/** The same object for the same comment, so that it is not drawn again. */
const known = new WeakMap<Comment, Map<boolean, ThreadComment>>();

export function shownComment(comment: Comment, liked: boolean): ThreadComment {
  const both = known.get(comment) ?? new Map<boolean, ThreadComment>();
  const shown = both.get(liked) ?? commentOf(comment, liked);
  known.set(comment, both.set(liked, shown));
  return shown;
}
