import * as z from 'zod/mini';
import {
  MOST_CATEGORIES,
  MOST_CATEGORY_CHARACTERS,
  MOST_CONTENT_CHARACTERS,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_TITLE_CHARACTERS,
  reportWords,
} from './discussionLimits';
import { endpoint, openEndpoint } from './endpoint';
import { blank, bool, dateTime, displayText, id, idOrNone, int, pageOf, paging, text, uid } from './shapes';

const words = z.nullable(z.string());

export const DiscussionRow = z.object({
  id,
  categoryId: id,
  categoryName: z.string(),
  title: z.string(),
  description: z.string(),
  pid: words.check(z.describe('display id of the problem that it is about')),
  problemGid: z.nullish(id).check(z.describe('the group that this problem belongs to')),
  uid,
  author: z.string(),
  avatar: words,
  titleName: words,
  titleColor: words,
  role: z.nullable(z.enum(['root', 'admin'])),
  viewNum: z.number(),
  likeNum: z.number(),
  commentNum: z.number(),
  hasLike: z.boolean(),
  topPriority: z.boolean(),
  status: z.number().check(z.describe('0 enabled, 1 disabled by an admin')),
  gid: z.nullable(id).check(z.describe('the group that it belongs to; null: of the site')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type DiscussionRow = z.infer<typeof DiscussionRow>;
export const ListedDiscussion = z.extend(DiscussionRow, { content: blank });

const Discussion = z.extend(DiscussionRow, {
  content: z.string().check(z.describe('Markdown, as it was written')),
  moderates: z.boolean().check(z.describe('the caller may hide and delete it, and what is said about it')),
});
export type Discussion = z.infer<typeof Discussion>;

const required = (field: string) => z.minLength(1, `${field} is required`);

export const DiscussionDraft = z.object({
  title: displayText(MOST_TITLE_CHARACTERS).check(required('Title')),
  description: displayText(MOST_DESCRIPTION_CHARACTERS).check(required('Description')),
  categoryId: int.check(z.positive('Category is required'), z.maximum(2_147_483_647)),
  content: text(MOST_CONTENT_CHARACTERS).check(required('Content')),
  topPriority: z.optional(bool).check(z.describe('of admins; from others it changes nothing')),
});

export const displayIdOrNone = z.nullish(z.pipe(z.coerce.string<string | number>(), text(64)));

export const clientKey = z.optional(z.uuid()).check(z.describe('the same key never makes two discussions'));

const DiscussionCategory = z.object({ id, name: z.string() });
export type DiscussionCategory = z.infer<typeof DiscussionCategory>;

const EditedCategory = z.object({ id: idOrNone, name: displayText(MOST_CATEGORY_CHARACTERS).check(required('Name')) });

const byDiscussion = { did: id };

/** Which discussions of a list. */
export const discussionFilter = {
  cid: z.optional(idOrNone).check(z.describe('category')),
  keyword: z.optional(text(100)),
  onlyMine: z.optional(bool),
  problemID: displayIdOrNone.check(z.describe('display id')),
  pid: displayIdOrNone.check(z.describe('the same, as older clients call it')),
};

export const discussion = {
  list: openEndpoint('GET /get-discussion-list', {
    summary: 'Discussions of the site, pinned ones first, then the newest',
    input: z.object({
      ...paging(10),
      ...discussionFilter,
      admin: z.optional(bool).check(z.describe('of admins: also those that are disabled; from others it changes nothing')),
    }),
    output: pageOf(ListedDiscussion),
  }),
  detail: openEndpoint('GET /get-discussion-detail', {
    summary: 'One discussion; counts a view of each reader once a day',
    input: z.object(byDiscussion),
    output: Discussion,
  }),
  add: endpoint('POST /discussion', {
    summary: 'Opens a discussion; about a problem, its title begins with the display id of the problem',
    access: 'discussion_add',
    input: z.extend(DiscussionDraft, {
      pid: displayIdOrNone.check(z.describe('display id of a problem')),
      clientKey,
    }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /discussion', {
    summary: 'Changes an own discussion; with forceUpdate it becomes a new one, and the old one stays',
    access: 'discussion_edit',
    input: z.extend(DiscussionDraft, { id, forceUpdate: z.optional(bool), clientKey }),
    output: z.object({ id }),
  }),
  remove: endpoint('DELETE /discussion', {
    summary: 'Deletes an own discussion; admins delete any',
    access: 'discussion_del',
    input: z.object(byDiscussion),
  }),
  like: endpoint('GET /discussion-like', {
    summary: 'Likes a discussion, or no longer',
    changes: true,
    access: 'user',
    alias: 'POST',
    input: z.object({ ...byDiscussion, toLike: bool }),
  }),
  report: endpoint('POST /discussion-report', {
    summary: 'Reports a discussion to the admins, once: labels, a reason, or both',
    access: 'user',
    input: z.object({
      ...byDiscussion,
      ...reportWords,
    }),
  }),
  categories: openEndpoint('GET /discussion-category', { summary: 'Categories of discussions', output: z.array(DiscussionCategory) }),
  setCategories: endpoint('POST /discussion-category', {
    summary: 'Replaces the categories: one without an id is new, one that is missing goes, unless a discussion is in it',
    access: 'back_office',
    input: z.array(EditedCategory).check(z.minLength(1, 'At least one category is required'), z.maxLength(MOST_CATEGORIES)),
    output: z.array(DiscussionCategory),
  }),
};
