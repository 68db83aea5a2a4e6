import * as z from 'zod/mini';
import { reportWords } from './discussionLimits';
import { endpoint, openEndpoint } from './api/endpoint';
import { ContestDisplayId } from './contest/contestShapes';
import { blank, bool, dateTime, id, idOrNone, pageOf, paging, text, uid } from './shapes';

export const MOST_COMMENT_CHARACTERS = 10_000;
/** Replies of a comment that are shown before all are asked for. */
export const FIRST_REPLIES = 3;
const COMMENTS_PAGE = 10;

const words = z.nullable(z.string());
export const CommentText = text(MOST_COMMENT_CHARACTERS).check(z.trim(), z.minLength(1, 'Content cannot be empty'));

const written = {
  id,
  content: z.string().check(z.describe('Text of the comment, in Markdown.')),
  fromUid: uid,
  fromName: z.string(),
  fromAvatar: words,
  fromRole: z.nullable(z.enum(['root', 'admin'])).check(z.describe('Role of an author who is an admin; null for other users.')),
  fromTitleName: words,
  fromTitleColor: words,
  gmtCreate: dateTime,
  gmtEdited: z.nullable(dateTime).check(z.describe('Time of the last change; null if there was none.')),
  mentions: z.optional(z.array(z.string())).check(z.describe('Usernames that the text mentions with an @, as they are written there.')),
  mayEdit: z.boolean().check(z.describe('Whether the caller may change the text now.')),
  mayDelete: z.boolean().check(z.describe('Whether the caller may delete the text.')),
  mayReply: z.boolean().check(z.describe('Whether the caller may reply.')),
};

const Reply = z.object({ ...written, commentId: id, toUid: uid, toName: z.string(), toAvatar: words, status: blank });
export type Reply = z.infer<typeof Reply>;

export const Comment = z.object({
  ...written,
  likeNum: z.number().check(z.describe('Number of likes.')),
  totalReplyNum: z.number().check(z.describe('Number of replies that the caller sees.')),
  replyList: z.array(Reply).check(z.describe(`First ${FIRST_REPLIES} replies; \`totalReplyNum\` says how many there are.`)),
  question: z
    .nullable(z.enum(['open', 'answered']))
    .check(
      z.describe(
        'State of a question that a participant asks in a contest: answered once an organiser has replied, open until then. Null for all other comments.',
      ),
    ),
  displayId: z.nullable(z.string()).check(z.describe('Display ID of the problem that the comment concerns; null if it concerns none.')),
});
export type Comment = z.infer<typeof Comment>;

const CommentOrder = z
  .enum(['newest', 'best'])
  .check(z.describe('Order of the comments: newest first, or those with the most likes first.'));
export type CommentOrder = z.infer<typeof CommentOrder>;

const likes = z.record(z.string(), z.boolean()).check(z.describe('Whether the caller likes the comment, by comment ID.'));
export const CommentKey = z
  .optional(z.uuid())
  .check(z.describe('Key that the client makes up for this comment: sent again with the same key, the comment is not stored twice.'));
const byId = z.object({ id });
/** The contest or the discussion that comments belong to. */
const owner = { cid: idOrNone, did: idOrNone };

/** What is said below a discussion, and asked in a contest. While that runs, one sees the own comments, those of organisers, and answers. */
export const comment = {
  list: openEndpoint('GET /comments', {
    summary: 'Lists the comments on a discussion or in a contest, each with its first replies.',
    scope: 'anywhere',
    needs: 'read',
    input: z.object({
      ...paging(COMMENTS_PAGE),
      ...owner,
      order: z._default(CommentOrder, 'newest'),
      open: z.optional(bool).check(z.describe('Whether to list only questions that wait for an answer.')),
    }),
    output: z.object({ commentList: pageOf(Comment), commentLikeMap: likes }),
  }),
  one: openEndpoint('GET /comment', {
    summary: 'Returns the comment that has this ID, or that the reply with this ID belongs to, with all replies.',
    input: byId,
    output: z.object({ comment: Comment, commentLikeMap: likes }),
  }),
  add: endpoint('POST /comment', {
    summary: 'Adds a comment to a discussion, or asks a question in a contest.',
    access: 'comment_add',
    scope: 'anywhere',
    needs: 'read',
    input: z.object({
      ...owner,
      content: CommentText,
      clientKey: CommentKey,
      problem: z
        .optional(ContestDisplayId)
        .check(z.describe('Display ID of the problem that the question concerns. Missing: it concerns none.')),
    }),
    output: Comment,
  }),
  change: endpoint('PUT /comment', {
    summary: 'Changes a comment or reply of the caller, within 15 minutes after it was written.',
    access: 'user',
    input: z.object({ id, content: CommentText }),
  }),
  remove: endpoint('DELETE /comment', {
    summary: 'Deletes a comment with its replies. Allowed to its author, to admins below a discussion, and to the jury of a contest.',
    access: 'user',
    input: byId,
  }),
  like: endpoint('GET /comment-like', {
    summary: 'Likes a comment, or takes the like back. `cid` is the ID of the comment.',
    changes: true,
    access: 'user',
    alias: 'POST',
    input: z.object({ cid: id, toLike: bool }),
  }),
  replies: openEndpoint('GET /reply', {
    summary: 'Lists all replies to a comment, oldest first.',
    input: z.object({ commentId: id }),
    output: z.array(Reply),
  }),
  reply: endpoint('POST /reply', {
    summary: 'Adds a reply to a comment, or to one of its replies.',
    access: 'reply_add',
    input: z.object({
      reply: z.object({ commentId: id, content: CommentText, clientKey: CommentKey }),
      quoteId: z.nullish(id),
      quoteType: z.nullish(z.enum(['Comment', 'Reply'])),
    }),
    output: Reply,
  }),
  removeReply: endpoint('DELETE /reply', {
    summary: 'Deletes a reply. Existing clients name it in `reply` instead of `id`.',
    access: 'user',
    input: z.object({ id: z.nullish(id), reply: z.nullish(byId) }),
  }),
  versions: endpoint('GET /comment-history', {
    summary: 'Lists the earlier versions of a comment or reply, newest first. For users who may delete the comments of others.',
    access: 'user',
    input: byId,
    output: z.array(z.object({ content: z.string(), gmtEdited: dateTime })),
  }),
  report: endpoint('POST /comment-report', {
    summary: 'Reports a comment or reply to the admins, once per user, with labels, a reason, or both.',
    access: 'user',
    input: z.object({ id, ...reportWords }),
  }),
  setAnswered: endpoint('PUT /comment-answered', {
    summary: 'Marks a question in a contest as answered or as open. For the jury of the contest.',
    access: 'user',
    input: z.object({ id, answered: bool }),
  }),
};
