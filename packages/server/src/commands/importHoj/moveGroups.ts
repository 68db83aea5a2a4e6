import type { PoolClient } from 'pg';
import { hashPassword } from '../../features/account/passwords';
import { created, group, known, link, modified, move, passwordsOf } from './moves';

/** A name that another group has here gets the old number behind it. */
const freeName = (column: string, field: string, most: number, key: string) =>
  `case when exists (select from groups g where ${key}(g.${column}) = ${key}(s.r->>'${field}') and g.disbanded_at is null)
     then left(s.r->>'${field}', ${most - 5}) || '_' || right(s.r->>'id', 4) else left(s.r->>'${field}', ${most}) end`;

export const moveGroups = (client: PoolClient) =>
  move(client, {
    kind: 'group',
    target: 'groups',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, ${freeName('name', 'name', 25, 'lower')} as free_name,
      ${freeName('short_name', 'short_name', 10, 'upper')} as free_short from hoj_import."group" s ${known('u', 'user', 'uid')}
      where coalesce(s.r->>'name', '') <> '' and coalesce(s.r->>'short_name', '') <> ''`,
    columns: {
      name: 'free_name',
      short_name: 'free_short',
      brief: `left(coalesce(r->>'brief', ''), 50)`,
      description: `coalesce(r->>'description', '')`,
      owner_id: 'uid',
      creator_id: 'uid',
      auth: `case when r->>'auth' in ('2', '3') then (r->>'auth')::smallint else 1 end`,
      code: `case when r->>'auth' in ('2', '3') then left(nullif(r->>'code', ''), 6) end`,
      visible: `hoj_import.flag(r->>'visible', true)`,
      status: `case when r->>'status' = '1' then 1 else 0 end`,
      created_at: created,
      modified_at: modified,
    },
  });

/** The owner is in the group, with the highest level. */
export async function moveMembers(client: PoolClient): Promise<number> {
  const moved = await link(
    client,
    'group_members',
    ['group_id', 'user_id', 'level', 'reason', 'created_at'],
    `select g.id, u.id, least(greatest(hoj_import.whole(s.r->>'auth'), 1), 5), left(nullif(s.r->>'reason', ''), 100),
       coalesce(hoj_import.moment(s.r->>'gmt_create'), now())
     from hoj_import.group_member s ${known('g', 'group', 'gid')} ${known('u', 'user', 'uid')} where s.r->>'auth' ~ '^[0-9]$' order by s.n`,
  );
  await client.query(
    `insert into group_members (group_id, user_id, level) select g.id, g.owner_id, 5 from groups g
     join hoj_import.ids i on i.kind = 'group' and i.id = g.id on conflict (group_id, user_id) do update set level = 5`,
  );
  return moved;
}

/** Categories of trainings by their names; trainings without one get one. */
export async function moveTrainingCategories(client: PoolClient): Promise<number> {
  const sameName = `left(s.r->>'name', 64)`;
  await client.query(
    `insert into hoj_import.ids (kind, old, id) select 'trainingCategory', s.r->>'id', t.id from hoj_import.training_category s
     join training_categories t on t.name = ${sameName} and coalesce(t.group_id, 0) = coalesce(${group}, 0) on conflict do nothing`,
  );
  return move(client, {
    kind: 'trainingCategory',
    target: 'training_categories',
    source: `select distinct on (${sameName}, ${group}) s.n, s.r->>'id' as old, s.r, ${group} as gid from hoj_import.training_category s
      where coalesce(s.r->>'name', '') <> '' order by ${sameName}, ${group}, s.n`,
    columns: {
      name: `left(r->>'name', 64)`,
      color: `case when r->>'color' ~* '^#([0-9a-f]{3}|[0-9a-f]{6})$' then r->>'color' else '#808080' end`,
      group_id: 'gid',
    },
  });
}

export async function moveTrainings(client: PoolClient): Promise<number> {
  const passwords = await passwordsOf(client, { table: 'training', column: 'private_pwd', hash: hashPassword });
  await client.query(
    `insert into training_categories (name, color) select 'HOJ', '#808080'
     where exists (select from hoj_import.training) and not exists (select from training_categories where name = 'HOJ' and group_id is null)`,
  );
  return move(client, {
    kind: 'training',
    target: 'trainings',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, ${group} as gid, $1::jsonb as passwords,
      coalesce((select c.id from hoj_import.mapping_training_category m
        join hoj_import.ids c on c.kind = 'trainingCategory' and c.old = m.r->>'cid' where m.r->>'tid' = s.r->>'id' limit 1),
        (select id from training_categories where name = 'HOJ' and group_id is null)) as category
      from hoj_import.training s
      join hoj_import.user_info a on a.r->>'username' = s.r->>'author' ${known('u', 'user', 'uuid', 'a')}`,
    columns: {
      title: `left(coalesce(r->>'title', ''), 255)`,
      description: `coalesce(r->>'description', '')`,
      author_id: 'uid',
      category_id: 'category',
      auth: `case when r->>'auth' = 'Private' then 'Private' else 'Public' end`,
      password_hash: `case when r->>'auth' = 'Private' then passwords->>old end`,
      visible: `hoj_import.flag(r->>'status', true)`,
      rank: `coalesce(hoj_import.whole(r->>'rank'), 1000)`,
      group_id: `case when hoj_import.flag(r->>'is_group', false) then gid end`,
      created_at: created,
      modified_at: modified,
    },
    parameters: [passwords],
  });
}

export const moveTrainingProblems = (client: PoolClient) =>
  move(client, {
    kind: 'trainingProblem',
    target: 'training_problems',
    source: `select s.n, s.r->>'id' as old, s.r, t.id as tid, p.id as pid from hoj_import.training_problem s
      ${known('t', 'training', 'tid')} ${known('p', 'problem', 'pid')}`,
    columns: {
      training_id: 'tid',
      problem_id: 'pid',
      display_id: `left(coalesce(r->>'display_id', ''), 20)`,
      rank: `coalesce(hoj_import.whole(r->>'rank'), 0)`,
    },
  });

export const moveTrainingRegistrations = (client: PoolClient) =>
  link(
    client,
    'training_registrations',
    ['training_id', 'user_id', 'registered_at'],
    `select t.id, u.id, coalesce(hoj_import.moment(s.r->>'gmt_create'), now()) from hoj_import.training_register s
     ${known('t', 'training', 'tid')} ${known('u', 'user', 'uid')} where hoj_import.flag(s.r->>'status', true)`,
  );
