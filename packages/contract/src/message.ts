import * as z from 'zod/mini';
import { endpoint } from './api/endpoint';
import { id, matching, dateTime, pageOf, paging, displayText, text, uid } from './shapes';
import { unread } from './unread';

const words = z.nullable(z.string());

/** Comments on what one wrote, replies, likes, notices of the site, one's own matters: as the protocol names the lists. */
const MessageKind = z
  .enum(['Discuss', 'Reply', 'Like', 'Sys', 'Mine'])
  .check(
    z.describe('Kind of the messages: Discuss comments, Reply replies, Like likes, Sys notices of the site, Mine notices to the caller.'),
  );
export type WireMessageKind = z.infer<typeof MessageKind>;

const read = z.boolean().check(z.describe('Whether the message had been read before this page of the list was fetched.'));

const PersonMessage = z.object({
  id,
  state: read,
  senderId: uid,
  senderUsername: z.string(),
  senderAvatar: words,
  senderCount: z.number().check(z.describe('Number of users who did the same, the sender included; 100 means 100 or more.')),
  otherSender: words.check(z.describe('Username of the user who did the same before the sender; null if there is none.')),
  action: z.enum(['Discuss', 'Reply', 'Like_Post', 'Like_Discuss']),
  sourceType: z.enum(['Discussion', 'Contest']),
  sourceId: id,
  sourceTitle: z.string(),
  sourceContent: words.check(z.describe('Text that the sender wrote, up to 200 characters; null if there is none.')),
  quoteType: z.nullable(z.enum(['Comment', 'Reply'])),
  quoteId: z.nullable(id),
  quoteContent: words.check(z.describe('Text that the sender replied to or liked, up to 100 characters; null if there is none.')),
  url: z.string().check(z.describe('Address of the page where it happened.')),
  gmtCreate: dateTime,
});
export type PersonMessage = z.infer<typeof PersonMessage>;

const NoticeMessage = z.object({
  id,
  state: read,
  type: z.enum(['Sys', 'Mine']).check(z.describe('Audience of the notice: Sys for everybody, Mine for the caller.')),
  title: z.string(),
  content: z.string().check(z.describe('Text of the notice, in Markdown.')),
  adminId: z.nullable(uid),
  gmtCreate: dateTime,
});
export type NoticeMessage = z.infer<typeof NoticeMessage>;

const MessageSwitches = z.object({
  comment: z
    .boolean()
    .check(z.describe('Whether the caller gets messages about comments on their discussions and questions in their contests.')),
  reply: z.boolean().check(z.describe('Whether the caller gets messages about replies and mentions.')),
  like: z.boolean(),
  digest: z.boolean().check(z.describe('Whether the caller gets a daily email about unread messages.')),
});
export type MessageSwitches = z.infer<typeof MessageSwitches>;

const PEOPLE_PAGE = 6;
const NOTICES_PAGE = 8;
const access = 'user';

const ofPeople = (path: 'comment' | 'reply' | 'like', terms: { summary: string }) =>
  endpoint(`GET /msg/${path}`, { ...terms, access, input: z.object(paging(PEOPLE_PAGE)), output: pageOf(PersonMessage) });
const ofNotices = (path: 'sys' | 'mine', terms: { summary: string }) =>
  endpoint(`GET /msg/${path}`, { ...terms, access, input: z.object(paging(NOTICES_PAGE)), output: pageOf(NoticeMessage) });

/** Lists are newest first. Fetching a page of one marks the messages on it as read. */
export const message = {
  ...unread,
  comments: ofPeople('comment', {
    summary:
      'Lists comments on discussions of the caller, and questions in their contests, newest first. Reading a page marks its messages as read.',
  }),
  replies: ofPeople('reply', {
    summary: 'Lists replies to the caller and mentions, newest first. Reading a page marks its messages as read.',
  }),
  likes: ofPeople('like', { summary: 'Lists likes of texts of the caller, newest first. Reading a page marks its messages as read.' }),
  notices: ofNotices('sys', {
    summary: 'Lists the notices of the site, newest first. Reading a page marks its notices, and all older ones, as read.',
  }),
  mine: ofNotices('mine', { summary: 'Lists the notices to the caller alone, newest first. Reading a page marks its notices as read.' }),
  readAll: endpoint('POST /msg/read', { summary: 'Marks all messages of a kind as read.', access, input: z.object({ type: MessageKind }) }),
  clean: endpoint('DELETE /msg/clean', {
    summary: 'Deletes one message of a kind. Without `id`, deletes all messages of that kind.',
    access,
    input: z.object({ type: MessageKind, id: z.nullish(id) }),
  }),
  switches: endpoint('GET /msg/switches', { summary: 'Returns which messages the caller wants to get.', access, output: MessageSwitches }),
  setSwitches: endpoint('PUT /msg/switches', {
    summary: 'Changes which messages the caller wants to get. Missing fields stay as they are. Daily emails use the language of this call.',
    access,
    input: z.partial(MessageSwitches),
    output: MessageSwitches,
  }),
};

const NoticeAudience = z
  .enum(['All', 'Single', 'Admin'])
  .check(z.describe('Audience of the notice: All everybody, Single one user, Admin all admins.'));

const SentNotice = z.object({
  id,
  title: z.string(),
  content: z.string(),
  type: NoticeAudience,
  state: z.boolean().check(z.describe('Whether the notice was sent. Always true.')),
  recipientUsername: words.check(z.describe('Username of the recipient; null unless the notice is for one user.')),
  adminUsername: z.string(),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type SentNotice = z.infer<typeof SentNotice>;

const noticeWords = {
  title: displayText(255).check(z.minLength(1, 'The title is required')),
  content: text(65_535).check(z.minLength(1, 'The content is required')),
};

export const NoticeDraft = z.object({
  ...noticeWords,
  type: NoticeAudience,
  recipientId: z.nullish(z.pipe(uid, matching(9, /^([1-9]\d{0,8})?$/))).check(z.describe('User ID of the recipient, for the type Single.')),
});

/** Notices to everybody, to the admins or to one user, for who sends them. */
export const notice = {
  list: endpoint('GET /admin/msg/notice', {
    summary: 'Lists the notices that were sent, newest first.',
    access: 'announcement_admin',
    input: z.object({ ...paging(5), type: z.optional(NoticeAudience) }),
    output: pageOf(SentNotice),
  }),
  send: endpoint('POST /admin/msg/notice', {
    summary: 'Sends a notice to everybody, to the admins or to one user.',
    access: 'announcement_admin',
    input: NoticeDraft,
    output: z.object({ id }),
  }),
  change: endpoint('PUT /admin/msg/notice', {
    summary: 'Changes the title and text of a notice for everybody who got it. Its recipients stay the same.',
    access: 'announcement_admin',
    input: z.object({ ...noticeWords, id }),
  }),
  remove: endpoint('DELETE /admin/msg/notice', {
    summary: 'Deletes a notice for everybody who got it.',
    access: 'announcement_admin',
    input: z.object({ id }),
  }),
};
