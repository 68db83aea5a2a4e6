import * as z from 'zod/mini';
import { DiscussionRow } from './discussion';
import { ReportLabel } from './discussionLimits';
import { endpoint } from './endpoint';
import { bool, dateTime, id, int, pageOf, paging, text, uid } from './shapes';

const AdminDiscussionRow = z.extend(DiscussionRow, {
  deletedAt: z.nullable(dateTime),
  deletedBy: z.nullable(z.string()),
});
export type AdminDiscussionRow = z.infer<typeof AdminDiscussionRow>;

const DiscussionReport = z.object({
  id,
  did: z.nullable(id).check(z.describe('null: a comment in a contest')),
  cid: z.nullable(id).check(z.describe('contest of the comment')),
  commentId: z.nullable(id).check(z.describe('of a comment or reply; null: the discussion itself is reported')),
  url: z.string().check(z.describe('address of the page, with the comment as its anchor')),
  gid: z.null(),
  discussionTitle: z.string().check(z.describe('of the discussion, or of the contest')),
  discussionAuthor: z.string().check(z.describe('of what is reported')),
  discussionAuthorUid: uid,
  excerpt: z.string().check(z.describe('the first 300 characters of what is reported')),
  state: z.enum(['shown', 'disabled', 'deleted']).check(z.describe('of what is reported')),
  isMuted: z.boolean().check(z.describe('the author may write neither discussions nor comments')),
  reporter: z.string(),
  labels: z.array(ReportLabel),
  content: z.string().check(z.describe('the reason')),
  status: z.boolean().check(z.describe('checked')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type DiscussionReport = z.infer<typeof DiscussionReport>;

/** What an admin makes of what is reported. */
export const ReportDecision = z.enum(['keep', 'hide', 'mute']);
export type ReportDecision = z.infer<typeof ReportDecision>;

const someIds = z.array(id).check(z.minLength(1), z.maxLength(300));
/** In an address one id is no list. */
const ids = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform(given => [given].flat()),
  ),
  someIds,
);
const bareList = z.pipe(
  someIds,
  z.transform(given => ({ ids: given })),
);

const access = 'back_office';

/** Discussions and reports of them, for admins. */
export const discussionAdmin = {
  list: endpoint('GET /admin/discussion', {
    summary: 'Discussions with those that are disabled or deleted, the newest first',
    access,
    input: z.object({
      ...paging(10),
      state: z.optional(z.enum(['shown', 'disabled', 'deleted'])),
      keyword: z.optional(text(100)),
    }),
    output: pageOf(AdminDiscussionRow),
  }),
  change: endpoint('PUT /admin/discussion', {
    summary: 'Enables or disables a discussion, pins or unpins it; its author is told when it is disabled',
    access,
    input: z.object({ id, status: z.optional(z.pipe(int, z.literal([0, 1]))), topPriority: z.optional(bool) }),
  }),
  remove: endpoint('DELETE /admin/discussion', {
    summary: 'Deletes discussions; they can be restored. Existing clients send the bare list of ids as the body',
    access,
    input: z.union([z.object({ ids }), bareList]),
  }),
  restore: endpoint('PUT /admin/discussion/restore', {
    summary: 'Brings a deleted discussion back',
    access,
    input: z.object({ id }),
  }),
  reports: endpoint('GET /admin/discussion-report', {
    summary: 'Reports with what they are about: those not yet checked first, the newest first',
    access,
    input: z.object({ ...paging(10), isChecked: z.optional(bool) }),
    output: pageOf(DiscussionReport),
  }),
  checkReport: endpoint('PUT /admin/discussion-report', {
    summary: 'Marks a report as checked, or as open again',
    access,
    input: z.object({ id, status: bool }),
  }),
  decide: endpoint('POST /admin/discussion-report/decision', {
    summary:
      'Decides about a reported discussion or comment and checks all reports of it: keeps it, hides it, or hides it and mutes its author',
    access,
    input: z.object({ id: id.check(z.describe('of a report')), decision: ReportDecision }),
  }),
};
