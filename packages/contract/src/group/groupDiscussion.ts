import * as z from 'zod/mini';
import { clientKey, DiscussionDraft, ListedDiscussion, displayIdOrNone, discussionFilter } from '../discussion';
import { endpoint, inGroup, openEndpoint } from '../api/endpoint';
import { id, pageOf, paging } from '../shapes';

const gid = { gid: id };

/** The discussions of a group. One of them is read, liked, commented on and reported by the calls of the site; its row says where it belongs. */
export const groupDiscussion = {
  list: openEndpoint('GET /group/get-discussion-list', {
    summary: 'Lists the discussions of a group: pinned ones, then the newest.',
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, ...discussionFilter }),
    output: pageOf(ListedDiscussion),
  }),
  all: endpoint('GET /group/get-admin-discussion-list', {
    summary: 'Lists the discussions of a group, the disabled ones included: pinned ones, then the newest.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...paging(10), ...gid, ...discussionFilter }),
    output: pageOf(ListedDiscussion),
  }),
  add: endpoint('POST /group/discussion', {
    summary: 'Creates a discussion in a group.',
    access: 'discussion_add',
    scope: inGroup('read'),
    input: z.extend(DiscussionDraft, {
      ...gid,
      pid: displayIdOrNone.check(z.describe('Display ID of the problem under discussion. Missing or null: none.')),
      clientKey,
    }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/discussion', {
    summary: 'Changes a discussion of a group. The author changes its texts, users who manage the group disable it, and admins pin it.',
    access: 'user',
    input: z.extend(z.partial(DiscussionDraft), { id, status: z.optional(z.union([z.literal(0), z.literal(1)])) }),
  }),
  remove: endpoint('DELETE /group/discussion', {
    summary: 'Deletes a discussion of a group. For its author, users who manage the group, and admins.',
    access: 'discussion_del',
    input: z.object({ did: id }),
  }),
};
