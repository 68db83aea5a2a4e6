import * as z from 'zod/mini';
import {
  MOST_CATEGORIES,
  MOST_CATEGORY_CHARACTERS,
  MOST_CONTENT_CHARACTERS,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_TITLE_CHARACTERS,
  reportWords,
} from './discussionLimits';
import { endpoint, openEndpoint } from './api/endpoint';
import { blank, bool, dateTime, displayText, id, idOrNone, int, pageOf, paging, text, uid } from './shapes';

const words = z.nullable(z.string());

export const DiscussionRow = z.object({
  id,
  categoryId: id,
  categoryName: z.string(),
  title: z.string(),
  description: z.string(),
  pid: words.check(z.describe('Display ID of the problem under discussion; null if there is none.')),
  problemGid: z.nullish(id).check(z.describe('ID of the group of this problem; null if it belongs to the site.')),
  uid,
  author: z.string(),
  avatar: words,
  titleName: words,
  titleColor: words,
  role: z.nullable(z.enum(['root', 'admin'])).check(z.describe('Role of an author who is an admin; null for other users.')),
  viewNum: z.number(),
  likeNum: z.number(),
  commentNum: z.number(),
  hasLike: z.boolean().check(z.describe('Whether the caller likes the discussion.')),
  topPriority: z.boolean().check(z.describe('Whether the discussion is pinned.')),
  status: z.number().check(z.describe('Visibility of the discussion: 0 shown, 1 disabled by a moderator.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the discussion; null if it belongs to the site.')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type DiscussionRow = z.infer<typeof DiscussionRow>;
export const ListedDiscussion = z.extend(DiscussionRow, { content: blank });

const Discussion = z.extend(DiscussionRow, {
  content: z.string().check(z.describe('Text of the discussion, in Markdown.')),
  moderates: z.boolean().check(z.describe('Whether the caller moderates the discussion: may disable and delete it and its comments.')),
});
export type Discussion = z.infer<typeof Discussion>;

const required = (field: string) => z.minLength(1, `${field} is required`);

export const DiscussionDraft = z.object({
  title: displayText(MOST_TITLE_CHARACTERS).check(required('Title')),
  description: displayText(MOST_DESCRIPTION_CHARACTERS).check(required('Description')),
  categoryId: int.check(z.positive('Category is required'), z.maximum(2_147_483_647)),
  content: text(MOST_CONTENT_CHARACTERS).check(required('Content')),
  topPriority: z.optional(bool).check(z.describe('Whether to pin the discussion. Has no effect for callers other than admins.')),
});

export const displayIdOrNone = z.nullish(z.pipe(z.coerce.string<string | number>(), text(64)));

export const clientKey = z
  .optional(z.uuid())
  .check(z.describe('Key that the client makes up for this discussion: sent again with the same key, the discussion is not stored twice.'));

const DiscussionCategory = z.object({ id, name: z.string() });
export type DiscussionCategory = z.infer<typeof DiscussionCategory>;

const EditedCategory = z.object({ id: idOrNone, name: displayText(MOST_CATEGORY_CHARACTERS).check(required('Name')) });

const byDiscussion = { did: id };

/** Which discussions of a list. */
export const discussionFilter = {
  cid: z.optional(idOrNone).check(z.describe('ID of a category.')),
  keyword: z.optional(text(100)),
  onlyMine: z.optional(bool),
  problemID: displayIdOrNone.check(z.describe('Display ID of a problem.')),
  pid: displayIdOrNone.check(z.describe('Display ID of a problem, as older clients send it. Ignored if `problemID` is sent.')),
};

export const discussion = {
  list: openEndpoint('GET /get-discussion-list', {
    summary: 'Lists the discussions of the site: pinned ones, then the newest.',
    input: z.object({
      ...paging(10),
      ...discussionFilter,
      admin: z.optional(bool).check(z.describe('Whether to list disabled discussions, too. Has no effect for callers other than admins.')),
    }),
    output: pageOf(ListedDiscussion),
  }),
  detail: openEndpoint('GET /get-discussion-detail', {
    summary: 'Returns one discussion. Counts one view per reader and day.',
    input: z.object(byDiscussion),
    output: Discussion,
  }),
  add: endpoint('POST /discussion', {
    summary: 'Creates a discussion. The title of one about a problem gets the display ID of the problem in front.',
    access: 'discussion_add',
    input: z.extend(DiscussionDraft, {
      pid: displayIdOrNone.check(z.describe('Display ID of the problem under discussion. Missing or null: none.')),
      clientKey,
    }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /discussion', {
    summary: 'Changes a discussion of the caller. `forceUpdate` creates a new discussion instead and leaves the old one as it is.',
    access: 'discussion_edit',
    input: z.extend(DiscussionDraft, { id, forceUpdate: z.optional(bool), clientKey }),
    output: z.object({ id }),
  }),
  remove: endpoint('DELETE /discussion', {
    summary: 'Deletes a discussion of the caller. Moderators delete any.',
    access: 'discussion_del',
    input: z.object(byDiscussion),
  }),
  like: endpoint('GET /discussion-like', {
    summary: 'Likes a discussion, or takes the like back.',
    changes: true,
    access: 'user',
    alias: 'POST',
    input: z.object({ ...byDiscussion, toLike: bool }),
  }),
  report: endpoint('POST /discussion-report', {
    summary: 'Reports a discussion to the admins, once per user, with labels, a reason, or both.',
    access: 'user',
    input: z.object({
      ...byDiscussion,
      ...reportWords,
    }),
  }),
  categories: openEndpoint('GET /discussion-category', {
    summary: 'Lists the categories of discussions.',
    output: z.array(DiscussionCategory),
  }),
  setCategories: endpoint('POST /discussion-category', {
    summary: 'Replaces the list of categories. One without an ID is new; one that is missing is deleted, unless it has discussions.',
    access: 'back_office',
    input: z.array(EditedCategory).check(z.minLength(1, 'At least one category is required'), z.maxLength(MOST_CATEGORIES)),
    output: z.array(DiscussionCategory),
  }),
};
