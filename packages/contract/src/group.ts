import * as z from 'zod/mini';
import { endpoint, inGroup, openEndpoint } from './endpoint';
import {
  GROUP_CODE_CHARACTERS,
  type GroupAuth,
  groupAuths,
  LEAST_BRIEF_CHARACTERS,
  LEAST_GROUP_DESCRIPTION_CHARACTERS,
  LEAST_GROUP_NAME_CHARACTERS,
  LEAST_SHORT_NAME_CHARACTERS,
  MOST_BRIEF_CHARACTERS,
  MOST_GROUP_DESCRIPTION_CHARACTERS,
  MOST_GROUP_NAME_CHARACTERS,
  MOST_SHORT_NAME_CHARACTERS,
} from './groupLimits';
import { RankRow, RankType } from './rank';
import { bool, dateTime, displayText, id, int, pageOf, paging, text, uid } from './shapes';

const words = z.nullable(z.string());
const Auth = z.pipe(int, z.literal([1, 2, 3])).check(z.describe('1 public, 2 protected, 3 private'));
const level = z.literal([0, 1, 2, 3, 4, 5]).check(z.describe('0 none, 1 applying, 2 refused, 3 member, 4 admin, 5 root'));

const row = {
  id,
  name: z.string(),
  shortName: z.string(),
  brief: z.string(),
  avatar: words,
  owner: z.string(),
  uid: uid.check(z.describe('of the owner')),
  auth: z.literal([1, 2, 3]).check(z.describe('1 public, 2 protected, 3 private')),
  visible: z.boolean(),
  status: z.number().check(z.describe('0 enabled, 1 disabled by the super admin')),
  memberCount: z.number(),
  userAuth: level,
  gmtCreate: dateTime,
};

export const GroupRow = z.object({ ...row, description: z.string() });
export type GroupRow = z.infer<typeof GroupRow>;

/** What the caller may do there. */
const GroupPowers = z.object({
  read: z.boolean(),
  manage: z.boolean(),
  configure: z.boolean(),
  handOver: z.boolean(),
  disband: z.boolean(),
});
export type GroupPowers = z.infer<typeof GroupPowers>;

export const Group = z.extend(GroupRow, {
  code: words.check(z.describe('the invitation code, for whoever may configure the group')),
  successor: z.nullable(z.object({ uid, username: z.string() })).check(z.describe('who was asked to take the group over')),
  powers: GroupPowers,
  gmtModified: dateTime,
});
export type Group = z.infer<typeof Group>;

const between = (least: number, most: number, field: string) =>
  displayText(most).check(z.minLength(least, `The length of group ${field} is ${least} to ${most}`));

const code = z.nullish(displayText(GROUP_CODE_CHARACTERS));

const facts = {
  name: between(LEAST_GROUP_NAME_CHARACTERS, MOST_GROUP_NAME_CHARACTERS, 'name'),
  shortName: between(LEAST_SHORT_NAME_CHARACTERS, MOST_SHORT_NAME_CHARACTERS, 'short name'),
  brief: between(LEAST_BRIEF_CHARACTERS, MOST_BRIEF_CHARACTERS, 'brief'),
  description: text(MOST_GROUP_DESCRIPTION_CHARACTERS).check(
    z.minLength(
      LEAST_GROUP_DESCRIPTION_CHARACTERS,
      `The length of group description is ${LEAST_GROUP_DESCRIPTION_CHARACTERS} to ${MOST_GROUP_DESCRIPTION_CHARACTERS}`,
    ),
  ),
  auth: Auth,
  code,
  visible: z._default(bool, true),
};

interface Coded {
  auth: GroupAuth;
  code?: string | null | undefined;
}
const hasCode = z.refine<Coded>(({ auth, code: given }) => auth === groupAuths.public || given?.length === GROUP_CODE_CHARACTERS, {
  error: `The code has exactly ${GROUP_CODE_CHARACTERS} characters`,
  path: ['code'],
});

export const GroupDraft = z.object(facts).check(hasCode);
export type GroupDraft = z.input<typeof GroupDraft>;

/** What goes with a group. */
const GroupContents = z.object({
  members: z.number(),
  applications: z.number(),
  announcements: z.number(),
  discussions: z.number(),
  problems: z.number(),
  trainings: z.number(),
  assignments: z.number(),
  contests: z.number(),
});
export type GroupContents = z.infer<typeof GroupContents>;

const byGid = { gid: id };

export const group = {
  list: openEndpoint('GET /get-group-list', {
    summary: 'Groups that the caller may know of, in the order of their creation',
    input: z.object({
      ...paging(10),
      keyword: z.optional(text(100)).check(z.describe('in name, short name or owner')),
      auth: z.optional(z.pipe(int, z.literal([0, 1, 2, 3]))).check(z.describe('0 all')),
      onlyMine: z.optional(bool),
    }),
    output: pageOf(GroupRow),
  }),
  detail: endpoint('GET /get-group-detail', {
    summary: 'One group',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: Group,
  }),
  access: endpoint('GET /get-group-access', {
    summary: 'Whether the caller may read what is in a group',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: z.object({ access: z.boolean() }),
  }),
  level: endpoint('GET /get-group-auth', {
    summary: 'The level of the caller in a group',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: level,
  }),
  add: endpoint('POST /group', {
    summary: 'Creates a group; the caller owns it',
    access: 'group_add',
    input: GroupDraft,
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group', {
    summary: 'Changes a group',
    access: 'user',
    scope: { ...inGroup('configure'), by: 'id' },
    input: z
      .object({
        ...facts,
        id,
        status: z.optional(z.pipe(int, z.literal([0, 1]))).check(z.describe('of the super admin; from others it changes nothing')),
      })
      .check(hasCode),
  }),
  disband: endpoint('DELETE /group', {
    summary: 'Disbands a group: to everybody it is not there any more',
    access: 'group_del',
    scope: inGroup('disband'),
    input: z.object(byGid),
  }),
  contents: endpoint('GET /group/contents', {
    summary: 'How much there is in a group, before it is disbanded',
    access: 'user',
    scope: inGroup('disband'),
    input: z.object(byGid),
    output: GroupContents,
  }),
  exportFile: endpoint('GET /group/export', {
    summary:
      'A group with its members, announcements, discussions, problems without test data, trainings, assignments and contests as JSON; also when it was disbanded',
    access: 'user',
    input: z.object(byGid),
    answer: 'file',
  }),
  uploadAvatar: endpoint('POST /file/upload-group-avatar', {
    summary: 'Takes in a picture of at most 2 MB: jpg, png, gif, webp or bmp',
    access: 'user',
    scope: inGroup('configure'),
    fileField: 'image',
    input: z.object(byGid),
    output: Group,
  }),
  rank: endpoint('GET /get-group-rank-list', {
    summary: 'The rank of the members by the problems of the group',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...byGid, ...paging(30), type: RankType, searchUser: z.optional(text(50)) }),
    output: pageOf(RankRow),
  }),
  offer: endpoint('POST /group/hand-over', {
    summary: 'Asks a member to take the group over',
    access: 'user',
    scope: inGroup('handOver'),
    input: z.object({ ...byGid, uid: id }),
  }),
  takeOver: endpoint('PUT /group/hand-over', {
    summary: 'Takes a group over, when its owner has asked the caller to',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(byGid),
  }),
  dropOffer: endpoint('DELETE /group/hand-over', {
    summary: 'Withdraws the question, or answers it with no',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(byGid),
  }),
};
