import * as z from 'zod/mini';
import { clientKey, DiscussionDraft, ListedDiscussion, displayIdOrNone, discussionFilter } from './discussion';
import { endpoint, inGroup, openEndpoint } from './endpoint';
import { id, pageOf, paging } from './shapes';

const gid = { gid: id };

/** The discussions of a group. One of them is read, liked, commented on and reported by the calls of the site; its row says where it belongs. */
export const groupDiscussion = {
  list: openEndpoint('GET /group/get-discussion-list', {
    summary: 'Discussions of a group, pinned ones first, then the newest',
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, ...discussionFilter }),
    output: pageOf(ListedDiscussion),
  }),
  all: endpoint('GET /group/get-admin-discussion-list', {
    summary: 'The same with those that are disabled, for who manages the group',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...paging(10), ...gid, ...discussionFilter }),
    output: pageOf(ListedDiscussion),
  }),
  add: endpoint('POST /group/discussion', {
    summary: 'Opens a discussion in a group',
    access: 'discussion_add',
    scope: inGroup('read'),
    input: z.extend(DiscussionDraft, { ...gid, pid: displayIdOrNone.check(z.describe('display id of a problem')), clientKey }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/discussion', {
    summary:
      'Changes a discussion of a group: its author the texts, who manages the group whether it is shown, admins whether it is pinned',
    access: 'user',
    input: z.extend(z.partial(DiscussionDraft), { id, status: z.optional(z.union([z.literal(0), z.literal(1)])) }),
  }),
  remove: endpoint('DELETE /group/discussion', {
    summary: 'Deletes a discussion of a group: its author, who manages the group, or an admin',
    access: 'discussion_del',
    input: z.object({ did: id }),
  }),
};
