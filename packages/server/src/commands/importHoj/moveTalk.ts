import type { PoolClient } from 'pg';
import { tokensOf } from '../../database/searchTokens';
import { created, group, known, link, modified, move } from './moves';

const AT_ONCE = 500;

/** A category that is here already under its name is that one. */
export async function moveCategories(client: PoolClient): Promise<number> {
  await client.query(
    `insert into hoj_import.ids (kind, old, id) select 'category', s.r->>'id', c.id from hoj_import.category s
     join discussion_categories c on c.name = left(s.r->>'name', 50) on conflict do nothing`,
  );
  return move(client, {
    kind: 'category',
    target: 'discussion_categories',
    source: `select distinct on (left(s.r->>'name', 50)) s.n, s.r->>'id' as old, s.r from hoj_import.category s
      where coalesce(s.r->>'name', '') <> '' order by left(s.r->>'name', 50), s.n`,
    columns: { name: `left(r->>'name', 50)` },
  });
}

interface OldDiscussion {
  old: string;
  title: string | null;
  description: string | null;
  content: string | null;
}

/** Imports discussions, some at a time. The search words of a discussion are made here, because only the product knows how. */
export async function moveDiscussions(client: PoolClient): Promise<number> {
  let moved = 0;
  for (;;) {
    const { rows } = await client.query<OldDiscussion>(
      `select s.r->>'id' as old, s.r->>'title' as title, s.r->>'description' as description, s.r->>'content' as content
       from hoj_import.discussion s ${known('u', 'user', 'uid')} ${known('c', 'category', 'category_id')}
       where not exists (select from hoj_import.ids i where i.kind = 'discussion' and i.old = s.r->>'id')
         and (coalesce(s.r->>'gid', '0') = '0' or ${group} is not null) order by s.n limit ${AT_ONCE}`,
    );
    if (!rows.length) return moved;
    const tokens = Object.fromEntries(
      rows.map(({ old, title, description, content }) => [old, tokensOf([title, description, content].join('\n'))]),
    );
    moved += await move(client, {
      kind: 'discussion',
      target: 'discussions',
      source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, c.id as category, ${group} as gid, $1::jsonb as tokens,
        (select p.id from problems p join hoj_import.ids i on i.kind = 'problem' and i.id = p.id
          join hoj_import.problem o on o.r->>'id' = i.old where o.r->>'problem_id' = s.r->>'pid' limit 1) as pid
        from hoj_import.discussion s ${known('u', 'user', 'uid')} ${known('c', 'category', 'category_id')}
        where $1::jsonb ? (s.r->>'id')`,
      columns: {
        category_id: 'category',
        group_id: 'gid',
        problem_id: 'pid',
        author_id: 'uid',
        title: `left(coalesce(r->>'title', ''), 255)`,
        description: `left(coalesce(r->>'description', ''), 255)`,
        content: `coalesce(r->>'content', '')`,
        is_pinned: `hoj_import.flag(r->>'top_priority', false)`,
        status: `case when r->>'status' = '1' then 1 else 0 end`,
        view_count: `greatest(coalesce(hoj_import.whole(r->>'view_num'), 0), 0)`,
        search: `array_to_tsvector(array(select jsonb_array_elements_text(tokens->old)))`,
        created_at: created,
        modified_at: modified,
      },
      parameters: [JSON.stringify(tokens)],
    });
  }
}

export const moveDiscussionLikes = (client: PoolClient) =>
  link(
    client,
    'discussion_likes',
    ['discussion_id', 'user_id'],
    `select d.id, u.id from hoj_import.discussion_like s ${known('d', 'discussion', 'did')} ${known('u', 'user', 'uid')}`,
  );

/** Imports the comments of discussions and contests, except hidden ones. */
export const moveComments = (client: PoolClient) =>
  move(client, {
    kind: 'comment',
    target: 'comments',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, c.id as cid, d.id as did, x.author_id = u.id as organises from hoj_import.comment s
      ${known('u', 'user', 'from_uid')}
      left join hoj_import.ids c on c.kind = 'contest' and c.old = s.r->>'cid'
      left join contests x on x.id = c.id
      left join hoj_import.ids d on d.kind = 'discussion' and d.old = s.r->>'did'
      where num_nonnulls(c.id, d.id) = 1 and coalesce(s.r->>'status', '0') = '0'`,
    columns: {
      contest_id: 'cid',
      discussion_id: 'did',
      user_id: 'uid',
      content: `left(coalesce(r->>'content', ''), 10000)`,
      by_organiser: 'coalesce(organises, false)',
      created_at: created,
    },
  });

export const moveReplies = (client: PoolClient) =>
  move(client, {
    kind: 'reply',
    target: 'comments',
    source: `select s.n, s.r->>'id' as old, s.r, u.id as uid, t.id as to_id, p.id as parent, p.contest_id, p.discussion_id from hoj_import.reply s
      ${known('u', 'user', 'from_uid')} ${known('t', 'user', 'to_uid')} ${known('k', 'comment', 'comment_id')} join comments p on p.id = k.id
      where coalesce(s.r->>'status', '0') = '0'`,
    columns: {
      contest_id: 'contest_id',
      discussion_id: 'discussion_id',
      parent_id: 'parent',
      to_user_id: 'to_id',
      user_id: 'uid',
      content: `left(coalesce(r->>'content', ''), 10000)`,
      created_at: created,
    },
  });

export const moveCommentLikes = (client: PoolClient) =>
  link(
    client,
    'comment_likes',
    ['comment_id', 'user_id'],
    `select c.id, u.id from hoj_import.comment_like s ${known('c', 'comment', 'cid')} ${known('u', 'user', 'uid')}`,
  );
