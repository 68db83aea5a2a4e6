import * as z from 'zod/mini';
import { DiscussionRow } from './discussion';
import { ReportLabel } from './discussionLimits';
import { endpoint } from './api/endpoint';
import { bool, dateTime, id, int, pageOf, paging, text, uid } from './shapes';

const AdminDiscussionRow = z.extend(DiscussionRow, {
  deletedAt: z.nullable(dateTime),
  deletedBy: z.nullable(z.string()),
});
export type AdminDiscussionRow = z.infer<typeof AdminDiscussionRow>;

const DiscussionReport = z.object({
  id,
  did: z.nullable(id).check(z.describe('ID of the discussion; null for a comment in a contest.')),
  cid: z.nullable(id).check(z.describe('ID of the contest of the comment; null for a discussion and its comments.')),
  commentId: z.nullable(id).check(z.describe('ID of the reported comment or reply; null if the discussion itself is reported.')),
  url: z.string().check(z.describe('Address of the page, with the comment as its anchor.')),
  gid: z.null(),
  discussionTitle: z.string().check(z.describe('Title of the discussion or of the contest.')),
  discussionAuthor: z.string().check(z.describe('Username of the author of the reported text.')),
  discussionAuthorUid: uid,
  excerpt: z.string().check(z.describe('First 300 characters of the reported text.')),
  state: z.enum(['shown', 'disabled', 'deleted']).check(z.describe('State of the reported text.')),
  isMuted: z.boolean().check(z.describe('Whether the author is muted: may write neither discussions nor comments.')),
  reporter: z.string(),
  labels: z.array(ReportLabel),
  content: z.string().check(z.describe('Reason for the report, as its sender wrote it.')),
  status: z.boolean().check(z.describe('Whether an admin has checked the report.')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type DiscussionReport = z.infer<typeof DiscussionReport>;

/** What an admin makes of what is reported. */
export const ReportDecision = z
  .enum(['keep', 'hide', 'mute'])
  .check(z.describe('Decision: keep the text, hide it, or hide it and mute its author.'));
export type ReportDecision = z.infer<typeof ReportDecision>;

const someIds = z.array(id).check(z.minLength(1), z.maxLength(300));
/** A query string with a single id gives no list, so one is made of it. */
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
    summary: 'Lists the discussions of the site, disabled and deleted ones included, newest first.',
    access,
    input: z.object({
      ...paging(10),
      state: z.optional(z.enum(['shown', 'disabled', 'deleted'])),
      keyword: z.optional(text(100)),
    }),
    output: pageOf(AdminDiscussionRow),
  }),
  change: endpoint('PUT /admin/discussion', {
    summary: 'Changes whether a discussion is disabled or pinned. Its author is notified when it is disabled.',
    access,
    input: z.object({ id, status: z.optional(z.pipe(int, z.literal([0, 1]))), topPriority: z.optional(bool) }),
  }),
  remove: endpoint('DELETE /admin/discussion', {
    summary: 'Deletes discussions, which can be restored. Existing clients send the bare list of IDs as the body.',
    access,
    input: z.union([z.object({ ids }), bareList]),
  }),
  restore: endpoint('PUT /admin/discussion/restore', {
    summary: 'Restores a deleted discussion.',
    access,
    input: z.object({ id }),
  }),
  reports: endpoint('GET /admin/discussion-report', {
    summary: 'Lists the reports with the reported texts: unchecked ones, then the newest.',
    access,
    input: z.object({ ...paging(10), isChecked: z.optional(bool) }),
    output: pageOf(DiscussionReport),
  }),
  checkReport: endpoint('PUT /admin/discussion-report', {
    summary: 'Marks a report as checked or as open.',
    access,
    input: z.object({ id, status: bool }),
  }),
  decide: endpoint('POST /admin/discussion-report/decision', {
    summary: 'Decides on a reported discussion or comment: keeps it, hides it, or hides it and mutes its author. Checks all reports of it.',
    access,
    input: z.object({ id: id.check(z.describe('ID of a report about the discussion or comment.')), decision: ReportDecision }),
  }),
};
