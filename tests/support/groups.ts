import type { GroupDraft, GroupLevel } from '@oj/contract';
import { asUser } from './contests';
import type { Api, Product } from './product';

export const groupDraft = (facts: Partial<GroupDraft> = {}): GroupDraft => ({
  name: 'Night Owls',
  shortName: 'OWLS1',
  brief: 'We solve at night',
  description: 'Everybody is **welcome**',
  auth: 1,
  ...facts,
});

/** Makes groups and puts users into them, without the waits that hold people back. */
export function groupsOf(product: () => Product, root: () => Api) {
  let made = 0;
  const sql = async (statement: string) => (await product().database().$client.query(statement)).rows as Record<string, unknown>[];
  const uidOf = async (username: string) => Number((await sql(`select id from users where username = '${username}'`))[0]?.id);
  return {
    sql,
    uidOf,
    forgetLimits: () => sql(`delete from rate_limits where key like 'group%'`),
    /** A user who has solved enough to create groups. */
    async person(username: string, role?: number) {
      const api = await asUser(product(), root(), username, role);
      await sql(`update user_counts set ac = 20 where user_id = ${await uidOf(username)}`);
      return api;
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
