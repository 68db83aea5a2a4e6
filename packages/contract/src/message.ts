import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, matching, dateTime, pageOf, paging, displayText, text, uid } from './shapes';
import { unread } from './unread';

const words = z.nullable(z.string());

/** Comments on what one wrote, replies, likes, notices of the site, one's own matters: as the protocol names the lists. */
const MessageKind = z.enum(['Discuss', 'Reply', 'Like', 'Sys', 'Mine']);
export type WireMessageKind = z.infer<typeof MessageKind>;

const read = z.boolean().check(z.describe('false: not seen before this list was opened'));

const PersonMessage = z.object({
  id,
  state: read,
  senderId: uid,
  senderUsername: z.string(),
  senderAvatar: words,
  senderCount: z.number().check(z.describe('people who did it alike, with the sender, who was the last; 100 may be more')),
  otherSender: words.check(z.describe('the name of the one before')),
  action: z.enum(['Discuss', 'Reply', 'Like_Post', 'Like_Discuss']),
  sourceType: z.enum(['Discussion', 'Contest']),
  sourceId: id,
  sourceTitle: z.string(),
  sourceContent: words.check(z.describe('what the sender wrote, up to 200 characters')),
  quoteType: z.nullable(z.enum(['Comment', 'Reply'])),
  quoteId: z.nullable(id),
  quoteContent: words.check(z.describe('what it answers, up to 100 characters')),
  url: z.string().check(z.describe('address of the page where it happened')),
  gmtCreate: dateTime,
});
export type PersonMessage = z.infer<typeof PersonMessage>;

const NoticeMessage = z.object({
  id,
  state: read,
  type: z.enum(['Sys', 'Mine']).check(z.describe('Sys: to everybody')),
  title: z.string(),
  content: z.string().check(z.describe('Markdown')),
  adminId: z.nullable(uid),
  gmtCreate: dateTime,
});
export type NoticeMessage = z.infer<typeof NoticeMessage>;

const MessageSwitches = z.object({
  comment: z.boolean().check(z.describe('comments on what the caller wrote')),
  reply: z.boolean().check(z.describe('replies and mentions')),
  like: z.boolean(),
  digest: z.boolean().check(z.describe('a letter a day with what is unread; to the address of the account')),
});
export type MessageSwitches = z.infer<typeof MessageSwitches>;

const PEOPLE_PAGE = 6;
const NOTICES_PAGE = 8;
const access = 'user';

const ofPeople = (path: 'comment' | 'reply' | 'like', summary: string) =>
  endpoint(`GET /msg/${path}`, { summary, access, input: z.object(paging(PEOPLE_PAGE)), output: pageOf(PersonMessage) });
const ofNotices = (path: 'sys' | 'mine', summary: string) =>
  endpoint(`GET /msg/${path}`, { summary, access, input: z.object(paging(NOTICES_PAGE)), output: pageOf(NoticeMessage) });

/** Lists are newest first. Fetching a page of one marks the messages on it as read. */
export const message = {
  ...unread,
  comments: ofPeople('comment', 'Comments on what the caller wrote; those on the page become read'),
  replies: ofPeople('reply', 'Replies to the caller; those on the page become read'),
  likes: ofPeople('like', 'Likes of what the caller wrote; those on the page become read'),
  notices: ofNotices('sys', 'Notices to everybody; those on the page, and all before them, become read'),
  mine: ofNotices('mine', 'What concerns the caller alone; those on the page become read'),
  readAll: endpoint('POST /msg/read', { summary: 'Marks all messages of a kind as read', access, input: z.object({ type: MessageKind }) }),
  clean: endpoint('DELETE /msg/clean', {
    summary: 'Deletes one message of a kind, or without an id all of that kind',
    access,
    input: z.object({ type: MessageKind, id: z.nullish(id) }),
  }),
  switches: endpoint('GET /msg/switches', { summary: 'What the caller wants to be told of', access, output: MessageSwitches }),
  setSwitches: endpoint('PUT /msg/switches', {
    summary: 'Changes what the caller is told of; what is absent stays. The letters are in the language of this call',
    access,
    input: z.partial(MessageSwitches),
    output: MessageSwitches,
  }),
};

const NoticeAudience = z.enum(['All', 'Single', 'Admin']);

const SentNotice = z.object({
  id,
  title: z.string(),
  content: z.string(),
  type: NoticeAudience,
  state: z.boolean().check(z.describe('sent; ours are as soon as they are written')),
  recipientUsername: words.check(z.describe('of a notice to one user')),
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
  recipientId: z.nullish(z.pipe(uid, matching(9, /^([1-9]\d{0,8})?$/))).check(z.describe('uid, for type Single')),
});

/** Notices to everybody, to the admins or to one user, for who sends them. */
export const notice = {
  list: endpoint('GET /admin/msg/notice', {
    summary: 'Notices that were sent, newest first',
    access: 'announcement_admin',
    input: z.object({ ...paging(5), type: z.optional(NoticeAudience) }),
    output: pageOf(SentNotice),
  }),
  send: endpoint('POST /admin/msg/notice', {
    summary: 'Sends a notice',
    access: 'announcement_admin',
    input: NoticeDraft,
    output: z.object({ id }),
  }),
  change: endpoint('PUT /admin/msg/notice', {
    summary: 'Changes the words of a notice, also where it was received; who receives it stays',
    access: 'announcement_admin',
    input: z.object({ ...noticeWords, id }),
  }),
  remove: endpoint('DELETE /admin/msg/notice', {
    summary: 'Takes a notice back from everybody',
    access: 'announcement_admin',
    input: z.object({ id }),
  }),
};
