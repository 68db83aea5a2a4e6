import type { PoolClient } from 'pg';
import { hashPassword } from '../../features/account/passwords';
import { created, group, known, link, modified, move, passwordsOf } from './moves';

/** Contests, whose boards follow from their submissions. */
export async function moveContests(client: PoolClient): Promise<number> {
  const passwords = await passwordsOf(client, { table: 'contest', column: 'pwd', hash: hashPassword });
  const moved = await move(client, {
    kind: 'contest',
    target: 'contests',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, ${group} as gid, $1::jsonb as passwords,
      hoj_import.moment(s.r->>'start_time') as start_at, hoj_import.moment(s.r->>'end_time') as end_at
      from hoj_import.contest s ${known('u', 'user', 'uid')}
      where hoj_import.moment(s.r->>'start_time') < hoj_import.moment(s.r->>'end_time')`,
    columns: {
      title: `left(coalesce(r->>'title', ''), 255)`,
      description: `coalesce(r->>'description', '')`,
      type: `case when r->>'type' = '1' then 1 else 0 end`,
      auth: `case when r->>'auth' in ('1', '2') then (r->>'auth')::smallint else 0 end`,
      password_hash: `case when r->>'auth' in ('1', '2') then passwords->>old end`,
      author_id: 'uid',
      group_id: `case when hoj_import.flag(r->>'is_group', false) then gid end`,
      start_at: 'start_at',
      end_at: 'end_at',
      seal_at: `case when hoj_import.flag(r->>'seal_rank', false) then hoj_import.moment(r->>'seal_rank_time') end`,
      auto_real_rank: `hoj_import.flag(r->>'auto_real_rank', true)`,
      visible: `hoj_import.flag(r->>'visible', true)`,
      open_rank: `hoj_import.flag(r->>'open_rank', false)`,
      open_print: `hoj_import.flag(r->>'open_print', false)`,
      allow_end_submit: `hoj_import.flag(r->>'allow_end_submit', false)`,
      rank_show_name: `case when r->>'rank_show_name' in ('nickname', 'realname') then r->>'rank_show_name' else 'username' end`,
      oi_rank_score_type: `case when r->>'oi_rank_score_type' = 'Highest' then 'Highest' else 'Recent' end`,
      account_rule: `case when hoj_import.flag(r->>'open_account_limit', false) then regexp_replace(nullif(r->>'account_limit_rule', ''), '<extra>[^<]*</extra>', '', 'g') end`,
      award_type: `case when r->>'award_type' in ('1', '2') then (r->>'award_type')::smallint else 0 end`,
      awards: `coalesce(hoj_import.json(r->>'award_config')->'config', '[]')`,
      created_at: created,
      modified_at: modified,
    },
    parameters: [passwords],
  });
  await moveContestAccounts(client);
  return moved;
}

/** Stars, and those that an account rule names besides. */
const moveContestAccounts = (client: PoolClient) =>
  link(
    client,
    'contest_accounts',
    ['contest_id', 'kind', 'name', 'place', 'user_id'],
    `select c.id, named.kind, normalize(named.name), named.place, u.id from hoj_import.contest s ${known('c', 'contest', 'id')}
     cross join lateral (
       select 'star' as kind, name, place from jsonb_array_elements_text(coalesce(hoj_import.json(s.r->>'star_account')->'star_account', '[]')) with ordinality as star(name, place)
       union all
       select 'admitted', name, place
       from regexp_split_to_table(substring(s.r->>'account_limit_rule' from '<extra>([^<]*)</extra>'), '\\s+') with ordinality as extra(name, place)
       where hoj_import.flag(s.r->>'open_account_limit', false)
     ) named left join users u on normalize(u.username) = normalize(named.name) where named.name <> ''`,
  );

export const moveContestProblems = (client: PoolClient) =>
  move(client, {
    kind: 'contestProblem',
    target: 'contest_problems',
    source: `select s.n, s.r->>'id' as old, s.r, c.id as cid, p.id as pid from hoj_import.contest_problem s
      ${known('c', 'contest', 'cid')} ${known('p', 'problem', 'pid')}`,
    columns: {
      contest_id: 'cid',
      problem_id: 'pid',
      display_id: `left(coalesce(r->>'display_id', ''), 20)`,
      display_title: `left(coalesce(r->>'display_title', ''), 255)`,
      color: `case when r->>'color' ~* '^#([0-9a-f]{3}|[0-9a-f]{6})$' then r->>'color' end`,
    },
  });

export const moveRegistrations = (client: PoolClient) =>
  link(
    client,
    'contest_registrations',
    ['contest_id', 'user_id', 'registered_at'],
    `select c.id, u.id, coalesce(hoj_import.moment(s.r->>'gmt_create'), now()) from hoj_import.contest_register s
     ${known('c', 'contest', 'cid')} ${known('u', 'user', 'uid')}`,
  );

/** What announcements and notices have in common. */
const written = {
  title: `left(coalesce(r->>'title', ''), 255)`,
  content: `coalesce(r->>'content', '')`,
  author_id: 'uid',
  created_at: created,
  modified_at: modified,
} as const;

/** Announcements of the site and of groups; those of contests hang on a table of their own. */
export const moveAnnouncements = (client: PoolClient) =>
  move(client, {
    kind: 'announcement',
    target: 'announcements',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, ${group} as gid from hoj_import.announcement s ${known('u', 'user', 'uid')}
      where not exists (select from hoj_import.contest_announcement x where x.r->>'aid' = s.r->>'id')
        and (coalesce(s.r->>'gid', '0') = '0' or ${group} is not null)`,
    columns: {
      ...written,
      group_id: 'gid',
      status: `case when r->>'status' = '1' then 1 else 0 end`,
    },
  });

export const moveContestAnnouncements = (client: PoolClient) =>
  move(client, {
    kind: 'contestAnnouncement',
    target: 'contest_announcements',
    source: `select s.n, s.r->>'id' as old, a.r, u.id as uid, c.id as cid from hoj_import.contest_announcement s
      join hoj_import.announcement a on a.r->>'id' = s.r->>'aid' ${known('u', 'user', 'uid', 'a')} ${known('c', 'contest', 'cid')}`,
    columns: {
      contest_id: 'cid',
      ...written,
    },
  });

export const moveNotices = (client: PoolClient) =>
  move(client, {
    kind: 'notice',
    target: 'notices',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, x.id as recipient from hoj_import.admin_sys_notice s
      ${known('u', 'user', 'admin_id')} left join hoj_import.ids x on x.kind = 'user' and x.old = s.r->>'recipient_id'
      where s.r->>'type' in ('All', 'Single', 'Admin')`,
    columns: {
      ...written,
      audience: `r->>'type'`,
      recipient_id: 'recipient',
    },
  });
