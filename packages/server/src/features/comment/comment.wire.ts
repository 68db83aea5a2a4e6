import type { contract, ServerOutput } from '@oj/contract';
import { isAdmin } from '../../access/caller';
import { ROOT_ROLE } from '../account/account.table';
import type { CommentRow } from './comment.queries';
import { mayDelete, mayEdit, mayReply } from './comment.rules';
import type { CommentPlace } from './commentPlace';

type Api = typeof contract.comment;
type WireComment = ServerOutput<Api['add']>;
type WireReply = ServerOutput<Api['reply']>;

type WireRole = WireComment['fromRole'];
const roleOf = (id: number, { username, role }: CommentRow['author']): WireRole => {
  if (role === ROOT_ROLE) return 'root';
  return isAdmin({ id, username, role }) ? 'admin' : null;
};

/** What comments and replies have alike. `mayReply` is decided by the comment that a reply is below. */
const written = (place: CommentPlace, row: CommentRow, isOpen: boolean) => ({
  id: row.id,
  content: row.content,
  fromUid: String(row.userId),
  fromName: row.author.username,
  fromAvatar: row.author.avatar,
  fromRole: roleOf(row.userId, row.author),
  fromTitleName: row.author.titleName,
  fromTitleColor: row.author.titleColor,
  gmtCreate: row.createdAt,
  gmtEdited: row.editedAt,
  mayEdit: mayEdit(place, row),
  mayDelete: mayDelete(place, row),
  mayReply: isOpen,
});

export const replyOnWire = (
  place: CommentPlace,
  row: CommentRow,
  comment: { id: number; userId: number; byOrganiser: boolean },
): WireReply => ({
  ...written(place, row, mayReply(place, comment)),
  commentId: comment.id,
  toUid: String(row.addressee?.id ?? ''),
  toName: row.addressee?.username ?? '',
  toAvatar: row.addressee?.avatar ?? null,
});

export const commentOnWire = (place: CommentPlace, row: CommentRow, replies: CommentRow[] = [], total = row.replyCount): WireComment => ({
  ...written(place, row, mayReply(place, row)),
  likeNum: row.likeCount,
  totalReplyNum: total,
  replyList: replies.map(reply => replyOnWire(place, reply, row)),
  question: row.question,
  displayId: row.displayId,
});
