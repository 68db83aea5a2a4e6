import * as z from 'zod/mini';
import { endpoint, inGroup } from '../api/endpoint';
import { GROUP_CODE_CHARACTERS, MOST_ADDED_MEMBERS, MOST_JOIN_REASON_CHARACTERS } from './groupLimits';
import { dateTime, displayText, id, int, pageOf, paging, text, uid } from '../shapes';

export const GroupMember = z.object({
  id,
  gid: id,
  uid,
  username: z.string(),
  avatar: z.nullable(z.string()),
  auth: z.literal([1, 2, 3, 4, 5]).check(z.describe('Level in the group: 1 applicant, 2 refused applicant, 3 member, 4 admin, 5 root.')),
  isOwner: z.boolean(),
  reason: z
    .nullable(z.string())
    .check(z.describe('Reason that the applicant gave. Null if there is none, and for callers who do not manage the group.')),
  gmtCreate: dateTime,
  gmtModify: dateTime,
});
export type GroupMember = z.infer<typeof GroupMember>;

/** A username that cannot be put into a group. */
const NameFault = z.object({
  row: z.number().check(z.describe('Position in `usernames`, from 1.')),
  code: z.literal(['unknown', 'twice']),
});
export type NameFault = z.infer<typeof NameFault>;

const byGid = { gid: id };
const list = { ...byGid, ...paging(10), keyword: z.optional(text(50)).check(z.describe('Text that the username contains.')) };

export const groupMember = {
  list: endpoint('GET /group/get-member-list', {
    summary: 'Lists the members of a group, the highest level first.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({
      ...list,
      auth: z
        .optional(z.pipe(int, z.literal([0, 3, 4, 5])))
        .check(z.describe('Level to list: 3 members, 4 admins, 5 roots. Missing or 0: all of them.')),
    }),
    output: pageOf(GroupMember),
  }),
  applications: endpoint('GET /group/get-apply-list', {
    summary: 'Lists the applicants to a group, refused ones included.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({
      ...list,
      auth: z
        .optional(z.pipe(int, z.literal([0, 1, 2])))
        .check(z.describe('Level to list: 1 applicants, 2 refused applicants. Missing or 0: both.')),
    }),
    output: pageOf(GroupMember),
  }),
  join: endpoint('POST /group/member', {
    summary: 'Joins a public group, or applies to join another.',
    access: 'user',
    scope: inGroup(),
    input: z.object({
      ...byGid,
      code: z.nullish(displayText(GROUP_CODE_CHARACTERS)),
      reason: z.nullish(displayText(MOST_JOIN_REASON_CHARACTERS)),
    }),
  }),
  addAll: endpoint('POST /group/members', {
    summary: 'Adds users to a group by their usernames: all of them, or nobody if one name is wrong. `dryRun` only checks the names.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({
      ...byGid,
      usernames: z.array(text(100)).check(z.minLength(1), z.maxLength(MOST_ADDED_MEMBERS)),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({
      added: z.number().check(z.describe('Number of users that were added. After a dry run, the number that would be.')),
      present: z.number().check(z.describe('Number of users that are members already.')),
      faults: z.array(NameFault),
    }),
  }),
  change: endpoint('PUT /group/member', {
    summary: 'Accepts or refuses an applicant, or changes the level of a member.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, uid: id, auth: z.pipe(int, z.literal([2, 3, 4, 5])) }),
  }),
  remove: endpoint('DELETE /group/member', {
    summary: 'Removes a member from a group. Removing the owner, which only the super admin can do, disbands the group.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, uid: id }),
  }),
  leave: endpoint('DELETE /group/member/exit', {
    summary: 'Leaves a group, or withdraws an application.',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
  }),
};
