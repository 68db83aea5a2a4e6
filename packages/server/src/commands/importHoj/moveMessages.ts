import type { PoolClient } from 'pg';
import { created, known, link, move } from './moves';

/** What the site has written to one person, or to admins: each recipient's own row refers to the notice. */
export async function movePersonalNotices(client: PoolClient): Promise<number> {
  await moveMarks(client);
  return move(client, {
    kind: 'personalMessage',
    target: 'messages',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, n.id as notice, x.author_id as sender from hoj_import.user_sys_notice s
      ${known('u', 'user', 'recipient_id')} ${known('n', 'notice', 'sys_notice_id')} join notices x on x.id = n.id and x.audience <> 'All'`,
    columns: {
      user_id: 'uid',
      kind: `'mine'`,
      is_read: `hoj_import.flag(r->>'state', false)`,
      sender_id: 'sender',
      notice_id: 'notice',
      created_at: created,
    },
  });
}

/**
 * How far somebody has read the notices to everybody: up to the first that the dump has as unread. Whoever has a mark here keeps it.
 */
async function moveMarks(client: PoolClient): Promise<void> {
  await client.query(
    `insert into notice_marks (user_id, read_up_to)
     select id, least(max(notice) filter (where is_read), min(notice) filter (where not is_read) - 1) from (
       select u.id, n.id as notice, hoj_import.flag(s.r->>'state', false) as is_read from hoj_import.user_sys_notice s
       ${known('u', 'user', 'recipient_id')} ${known('n', 'notice', 'sys_notice_id')} join notices x on x.id = n.id and x.audience = 'All') told
     group by id having bool_or(is_read) on conflict (user_id) do nothing`,
  );
}

/** Rows about notices to everybody are marks, not messages. */
export const PERSONAL_NOTICES_PRESENT = `select (select count(*) from hoj_import.ids where kind = 'personalMessage')
  + (select count(*) from hoj_import.user_sys_notice s join hoj_import.ids n on n.kind = 'notice' and n.old = s.r->>'sys_notice_id'
     join notices x on x.id = n.id and x.audience = 'All')`;

/** What people did with what somebody wrote. One whose place is gone has nothing to lead to. */
export const moveDeeds = (client: PoolClient) =>
  move(client, {
    kind: 'deed',
    target: 'messages',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, b.id as sender, d.id as did, d.group_id as gid, coalesce(d.title, c.title) as title, coalesce(d.id, c.id) as place
      from hoj_import.msg_remind s ${known('u', 'user', 'recipient_id')} ${known('b', 'user', 'sender_id')}
      left join hoj_import.ids i on i.old = s.r->>'source_id'
        and i.kind = case s.r->>'source_type' when 'Discussion' then 'discussion' when 'Contest' then 'contest' end
      left join discussions d on i.kind = 'discussion' and d.id = i.id
      left join contests c on i.kind = 'contest' and c.id = i.id
      where coalesce(d.id, c.id) is not null and s.r->>'action' in ('Discuss', 'Reply', 'Like_Post', 'Like_Discuss')`,
    columns: {
      user_id: 'uid',
      kind: `case r->>'action' when 'Discuss' then 'comment' when 'Reply' then 'reply' else 'like' end`,
      is_read: `hoj_import.flag(r->>'state', false)`,
      sender_id: 'sender',
      deed: `jsonb_strip_nulls(jsonb_build_object('action', r->>'action',
        'source', jsonb_build_object('type', r->>'source_type', 'id', place, 'title', title, 'content', left(r->>'source_content', 1000)),
        'quote', case when r->>'quote_type' in ('Comment', 'Reply') then (select jsonb_build_object('type', r->>'quote_type', 'id', q.id,
          'content', left(x.content, 1000)) from hoj_import.ids q join comments x on x.id = q.id
          where q.kind = lower(r->>'quote_type') and q.old = r->>'quote_id') end,
        'url', case when did is null then '/contest/' || place || '/comment' else coalesce('/group/' || gid, '') || '/discussion-detail/' || place end))`,
      created_at: created,
    },
  });

/** The number here of a user whom a row names by the name in the dump. */
const named = (alias: string, field: string) =>
  `join hoj_import.user_info ${alias}_old on ${alias}_old.r->>'username' = s.r->>'${field}'
   join hoj_import.ids ${alias} on ${alias}.kind = 'user' and ${alias}.old = ${alias}_old.r->>'uuid'`;

export const moveReports = (client: PoolClient) =>
  link(
    client,
    'discussion_reports',
    ['discussion_id', 'reporter_id', 'reason', 'is_checked', 'created_at', 'modified_at'],
    `select distinct on (d.id, u.id) d.id, u.id, left(coalesce(s.r->>'content', ''), 200), hoj_import.flag(s.r->>'status', false),
       coalesce(hoj_import.moment(s.r->>'gmt_create'), now()), coalesce(hoj_import.moment(s.r->>'gmt_modified'), now())
     from hoj_import.discussion_report s ${known('d', 'discussion', 'did')} ${named('u', 'reporter')} order by d.id, u.id, s.n`,
  );

export const REPORTS_PRESENT = `select count(*) from hoj_import.discussion_report s ${known('d', 'discussion', 'did')} ${named('u', 'reporter')}
  join discussion_reports t on t.discussion_id = d.id and t.reporter_id = u.id`;

export const movePrints = (client: PoolClient) =>
  move(client, {
    kind: 'print',
    target: 'contest_prints',
    source: `select s.n, s.r->>'id' as old, s.r, c.id as cid, u.id as uid from hoj_import.contest_print s ${known('c', 'contest', 'cid')}
      ${named('u', 'username')}`,
    columns: {
      contest_id: 'cid',
      user_id: 'uid',
      content: `coalesce(r->>'content', '')`,
      is_printed: `hoj_import.flag(r->>'status', false)`,
      created_at: created,
    },
  });
