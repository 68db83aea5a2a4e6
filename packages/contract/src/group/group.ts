import * as z from 'zod/mini';
import { endpoint, inGroup, openEndpoint } from '../api/endpoint';
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
import { RankRow, RankType } from '../rank';
import { bool, dateTime, displayText, id, int, pageOf, paging, text, uid } from '../shapes';

const words = z.nullable(z.string());
const Auth = z
  .pipe(int, z.literal([1, 2, 3]))
  .check(
    z.describe(
      'Rule for joining: 1 public (anybody at once), 2 protected (by application), 3 private (by application with the invitation code).',
    ),
  );
const level = z
  .literal([0, 1, 2, 3, 4, 5])
  .check(z.describe('Level in the group: 0 none, 1 applicant, 2 refused applicant, 3 member, 4 admin, 5 root.'));

const row = {
  id,
  name: z.string(),
  shortName: z.string(),
  brief: z.string(),
  avatar: words,
  owner: z.string(),
  uid: uid.check(z.describe('User ID of the owner.')),
  auth: z
    .literal([1, 2, 3])
    .check(
      z.describe(
        'Rule for joining: 1 public (anybody at once), 2 protected (by application), 3 private (by application with the invitation code).',
      ),
    ),
  visible: z.boolean().check(z.describe('Whether users who are no members find the group.')),
  status: z.number().check(z.describe('Status of the group: 0 enabled, 1 disabled by the super admin.')),
  memberCount: z.number().check(z.describe('Number of members.')),
  userAuth: level.check(
    z.describe('Level of the caller in the group: 0 none, 1 applicant, 2 refused applicant, 3 member, 4 admin, 5 root.'),
  ),
  gmtCreate: dateTime,
};

export const GroupRow = z.object({ ...row, description: z.string() });
export type GroupRow = z.infer<typeof GroupRow>;

/** What the caller may do there. */
const GroupPowers = z.object({
  read: z.boolean().check(z.describe('Whether the caller may read the contents of the group.')),
  manage: z.boolean().check(z.describe('Whether the caller may manage members and contents of the group.')),
  configure: z.boolean().check(z.describe('Whether the caller may change the settings of the group.')),
  handOver: z.boolean().check(z.describe('Whether the caller may ask a member to take over the group.')),
  disband: z.boolean().check(z.describe('Whether the caller may disband the group.')),
});
export type GroupPowers = z.infer<typeof GroupPowers>;

export const Group = z.extend(GroupRow, {
  code: words.check(z.describe('Invitation code. Null for a public group, and for callers who may not change the settings of the group.')),
  successor: z
    .nullable(z.object({ uid, username: z.string() }))
    .check(
      z.describe(
        'User whom the owner has asked to take over the group. Null if there is none, and for callers other than the owner, the super admin and that user.',
      ),
    ),
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
    summary: 'Lists the groups that the caller may know of, oldest first.',
    input: z.object({
      ...paging(10),
      keyword: z.optional(text(100)).check(z.describe('Text that the name, the short name or the username of the owner contains.')),
      auth: z
        .optional(z.pipe(int, z.literal([0, 1, 2, 3])))
        .check(z.describe('Rule for joining: 1 public, 2 protected, 3 private. Missing or 0: all groups.')),
      onlyMine: z.optional(bool),
    }),
    output: pageOf(GroupRow),
  }),
  detail: endpoint('GET /get-group-detail', {
    summary: 'Returns one group and what the caller may do in it.',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: Group,
  }),
  access: endpoint('GET /get-group-access', {
    summary: 'Checks whether the caller may read the contents of a group.',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: z.object({ access: z.boolean() }),
  }),
  level: endpoint('GET /get-group-auth', {
    summary: 'Returns the level of the caller in a group.',
    access: 'user',
    scope: inGroup(),
    input: z.object(byGid),
    output: level,
  }),
  add: endpoint('POST /group', {
    summary: 'Creates a group. The caller becomes its owner.',
    access: 'group_add',
    input: GroupDraft,
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group', {
    summary: 'Changes the settings of a group.',
    access: 'user',
    scope: { ...inGroup('configure'), by: 'id' },
    input: z
      .object({
        ...facts,
        id,
        status: z
          .optional(z.pipe(int, z.literal([0, 1])))
          .check(
            z.describe(
              'Status of the group: 0 enabled, 1 disabled. Has no effect for callers other than the super admin. Missing: unchanged.',
            ),
          ),
      })
      .check(hasCode),
  }),
  disband: endpoint('DELETE /group', {
    summary: 'Disbands a group. From then on nobody finds it.',
    access: 'group_del',
    scope: inGroup('disband'),
    input: z.object(byGid),
  }),
  contents: endpoint('GET /group/contents', {
    summary: 'Counts the contents of a group, which disappear with it when it is disbanded.',
    access: 'user',
    scope: inGroup('disband'),
    input: z.object(byGid),
    output: GroupContents,
  }),
  exportFile: endpoint('GET /group/export', {
    summary:
      'Downloads a group as JSON: members, announcements, discussions, problems without test data, trainings, assignments and contests. For its owner and the super admin, even after it was disbanded.',
    access: 'user',
    input: z.object(byGid),
    answer: 'file',
  }),
  uploadAvatar: endpoint('POST /file/upload-group-avatar', {
    summary: 'Uploads the avatar of a group: jpg, png, gif, webp or bmp of at most 2 MB.',
    access: 'user',
    scope: inGroup('configure'),
    fileField: 'image',
    input: z.object(byGid),
    output: Group,
  }),
  rank: endpoint('GET /get-group-rank-list', {
    summary: 'Ranks the members of a group by the problems of the group that they solved.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...byGid, ...paging(30), type: RankType, searchUser: z.optional(text(50)) }),
    output: pageOf(RankRow),
  }),
  offer: endpoint('POST /group/hand-over', {
    summary: 'Asks a member to take over the group as its owner.',
    access: 'user',
    scope: inGroup('handOver'),
    input: z.object({ ...byGid, uid: id }),
  }),
  takeOver: endpoint('PUT /group/hand-over', {
    summary: 'Accepts to take over a group. The former owner stays in it as a root.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(byGid),
  }),
  dropOffer: endpoint('DELETE /group/hand-over', {
    summary: 'Withdraws the request to take over a group (as the owner) or declines it (as the member who was asked).',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(byGid),
  }),
};
