import * as z from 'zod/mini';
import { endpoint, inGroup } from './endpoint';
import { GROUP_CODE_CHARACTERS, MOST_ADDED_MEMBERS, MOST_JOIN_REASON_CHARACTERS } from './groupLimits';
import { dateTime, displayText, id, int, pageOf, paging, text, uid } from './shapes';

export const GroupMember = z.object({
  id,
  gid: id,
  uid,
  username: z.string(),
  avatar: z.nullable(z.string()),
  auth: z.literal([1, 2, 3, 4, 5]).check(z.describe('1 applying, 2 refused, 3 member, 4 admin, 5 root')),
  isOwner: z.boolean(),
  reason: z.nullable(z.string()).check(z.describe('what the applicant wrote; for those who manage members')),
  gmtCreate: dateTime,
  gmtModify: dateTime,
});
export type GroupMember = z.infer<typeof GroupMember>;

/** A username that cannot be put into a group. */
const NameFault = z.object({
  row: z.number().check(z.describe('from 1')),
  code: z.literal(['unknown', 'twice']),
});
export type NameFault = z.infer<typeof NameFault>;

const byGid = { gid: id };
const list = { ...byGid, ...paging(10), keyword: z.optional(text(50)).check(z.describe('in the username')) };

export const groupMember = {
  list: endpoint('GET /group/get-member-list', {
    summary: 'Members of a group, the highest level first',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...list, auth: z.optional(z.pipe(int, z.literal([0, 3, 4, 5]))).check(z.describe('0 all')) }),
    output: pageOf(GroupMember),
  }),
  applications: endpoint('GET /group/get-apply-list', {
    summary: 'Those who apply to a group, and those who were refused',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...list, auth: z.optional(z.pipe(int, z.literal([0, 1, 2]))).check(z.describe('0 both')) }),
    output: pageOf(GroupMember),
  }),
  join: endpoint('POST /group/member', {
    summary: 'Joins a public group, or applies to another',
    access: 'user',
    scope: inGroup(),
    input: z.object({
      ...byGid,
      code: z.nullish(displayText(GROUP_CODE_CHARACTERS)),
      reason: z.nullish(displayText(MOST_JOIN_REASON_CHARACTERS)),
    }),
  }),
  addAll: endpoint('POST /group/members', {
    summary: 'Makes users members by their names: all of them, or nobody when a name is wrong; a dry run only looks',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({
      ...byGid,
      usernames: z.array(text(100)).check(z.minLength(1), z.maxLength(MOST_ADDED_MEMBERS)),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({
      added: z.number().check(z.describe('after a dry run: those who would be')),
      present: z.number().check(z.describe('those who are in the group already')),
      faults: z.array(NameFault),
    }),
  }),
  change: endpoint('PUT /group/member', {
    summary: 'Accepts or refuses an applicant, or gives a member another level',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, uid: id, auth: z.pipe(int, z.literal([2, 3, 4, 5])) }),
  }),
  remove: endpoint('DELETE /group/member', {
    summary: 'Removes a member; without its owner a group is disbanded, which only the super admin can do to it',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, uid: id }),
  }),
  leave: endpoint('DELETE /group/member/exit', {
    summary: 'Leaves a group, or withdraws an application',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
  }),
};
