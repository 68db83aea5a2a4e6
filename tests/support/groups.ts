import type { GroupDraft, GroupLevel, RoleId } from '@oj/contract';
import { pictureWith } from './pictures';
import { type Api, asNewUser, type Product } from './product';

export const groupDraft = (facts: Partial<GroupDraft> = {}): GroupDraft => ({
  name: 'Night Owls',
  shortName: 'OWLS1',
  brief: 'We solve at night',
  description: 'Everybody is **welcome**',
  auth: 1,
  ...facts,
});

const fullLevels = { rita: 5, adam: 4, mina: 3, rolf: 2, anna: 1 } as const;
const NOBODY = 999_999;
const assignmentTerms = { dueAt: new Date('2100-01-01'), toAll: true };

/** Makes groups and puts users into them, without the waits that hold people back. */
export function groupsOf(product: () => Product) {
  let made = 0;
  const sql = async (statement: string) => (await product().database().$client.query(statement)).rows as Record<string, unknown>[];
  const uidOf = async (username: string) => Number((await sql(`select id from users where username = '${username}'`))[0]?.id);
  return {
    sql,
    uidOf,
    forgetLimits: () => sql(`delete from rate_limits where key like 'group%'`),
    /** A user who has solved enough to create groups. */
    async person(username: string, role?: RoleId) {
      const api = await asNewUser(product(), username, role);
      await sql(`update user_counts set ac = 20 where user_id = ${await uidOf(username)}`);
      return api;
    },
    /** The same users by name. All users that a full group has must be among them. */
    async people<Name extends string>(...usernames: Name[]) {
      const made = {} as Record<Name, Api>;
      for (const username of usernames) made[username] = await this.person(username);
      return made;
    },
    async create(owner: Api, facts: Partial<GroupDraft> = {}) {
      made += 1;
      const { id } = await owner.group.add(groupDraft({ name: `Night Owls ${made}`, shortName: `OWLS${made}`.padEnd(5, 'X'), ...facts }));
      return id;
    },
    async put(gid: number, username: string, level: Exclude<GroupLevel, 0>) {
      await sql(
        `insert into group_members (group_id, user_id, level, reason) values (${gid}, ${await uidOf(username)}, ${level}, 'I am in your class')
         on conflict (group_id, user_id) do update set level = excluded.level`,
      );
    },
    /** A group with somebody of every level. */
    async full(owner: Api, facts: Partial<GroupDraft> = {}) {
      const gid = await this.create(owner, facts);
      for (const [username, level] of Object.entries(fullLevels)) await this.put(gid, username, level);
      return gid;
    },
    /** How a user stands with a problem in practice. */
    solved: async (username: string, displayId: string, status: number, submissions: number, score: number) =>
      sql(`insert into user_problems (user_id, problem_id, status, oi_rank_score, submission_id, submissions)
        select ${await uidOf(username)}, id, ${status}, ${score}, 0, ${submissions} from problems where problem_id = '${displayId}'`),
    async levels(gid: number) {
      const rows = await sql(
        `select username, level from group_members join users on users.id = user_id where group_id = ${gid} order by level desc, username`,
      );
      return Object.fromEntries(rows.map(({ username, level }) => [String(username), Number(level)]));
    },
  };
}

/** The newest message from the site. */
export const lastMessage = async (api: Api) => (await api.message.mine()).records[0]?.title;

/** Calls with the lowest level that passes the check of the group's level; 6 is the owner. Later checks may still refuse. */
export const groupCalls: Record<string, readonly [from: 0 | 3 | 4 | 5 | 6, call: (api: Api, gid: number) => Promise<unknown>]> = {
  detail: [0, (api, gid) => api.group.detail({ gid })],
  access: [0, (api, gid) => api.group.access({ gid })],
  level: [0, (api, gid) => api.group.level({ gid })],
  rank: [3, (api, gid) => api.group.rank({ gid, type: 0 })],
  members: [3, (api, gid) => api.groupMember.list({ gid })],
  announcements: [3, (api, gid) => api.groupAnnouncement.list({ gid })],
  takeOver: [3, (api, gid) => api.group.takeOver({ gid })],
  dropOffer: [3, (api, gid) => api.group.dropOffer({ gid })],
  applications: [4, (api, gid) => api.groupMember.applications({ gid })],
  allAnnouncements: [4, (api, gid) => api.groupAnnouncement.all({ gid })],
  assignments: [3, (api, gid) => api.assignment.list({ gid })],
  assignment: [3, (api, gid) => api.assignment.detail({ gid, id: NOBODY })],
  assignmentMatrix: [3, (api, gid) => api.assignment.matrix({ gid, id: NOBODY })],
  assignmentMembers: [4, (api, gid) => api.assignment.chosen({ gid, id: NOBODY })],
  assignmentExport: [4, (api, gid) => api.assignment.exportFile({ gid, id: NOBODY })],
  handOut: [4, (api, gid) => api.assignment.add({ gid, tid: NOBODY, terms: assignmentTerms })],
  changeAssignment: [4, (api, gid) => api.assignment.change({ gid, id: NOBODY, terms: assignmentTerms })],
  removeAssignment: [4, (api, gid) => api.assignment.remove({ gid, id: NOBODY })],
  announce: [4, (api, gid) => api.groupAnnouncement.add({ gid, title: 'Hello', content: 'all' })],
  addMembers: [4, (api, gid) => api.groupMember.addAll({ gid, usernames: ['nobody'], dryRun: true })],
  compileChecker: [4, (api, gid) => api.groupProblem.compileChecker({ gid, code: '', language: 'C' })],
  compileInteractor: [4, (api, gid) => api.groupProblem.compileInteractor({ gid, code: '', language: 'C' })],
  changeMember: [4, (api, gid) => api.groupMember.change({ gid, uid: NOBODY, auth: 3 })],
  removeMember: [4, (api, gid) => api.groupMember.remove({ gid, uid: NOBODY })],
  change: [5, (api, gid) => api.group.change({ ...groupDraft({ name: `Matrix ${gid}`, shortName: `MTRX${gid}` }), id: gid })],
  uploadAvatar: [5, (api, gid) => api.group.uploadAvatar({ gid, file: pictureWith('owl') })],
  offer: [6, (api, gid) => api.group.offer({ gid, uid: NOBODY })],
  contents: [6, (api, gid) => api.group.contents({ gid })],
};
