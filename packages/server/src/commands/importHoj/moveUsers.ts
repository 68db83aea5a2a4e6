import { type RoleId, roles } from '@oj/contract';
import type { PoolClient } from 'pg';
import { emailKeyOf, usernameKeyOf } from '../../features/account/account.rules';
import { hashOfMd5 } from '../../features/account/passwords';
import type { Report } from '../report';

interface OldUser {
  old: string;
  username: string;
  r: Record<string, string | null>;
  role: number | null;
}

const AT_ONCE = 200;
const LONGEST_NAME = 20;
const DEFAULT_ROLE: RoleId = 1002;

/** Users with their passwords, which are good until the first login and hashed anew then. An account of the same name is another one. */
export async function moveUsers(client: PoolClient, report: Report): Promise<number> {
  // The super admin of both sites is one account; its password is the one it has here.
  await client.query(
    `insert into hoj_import.ids (kind, old, id) select 'user', s.r->>'uuid', u.id
     from hoj_import.user_info s join users u on u.username_key = lower(s.r->>'username') and u.role = 1000
     where exists (select from hoj_import.user_role x where x.r->>'uid' = s.r->>'uuid' and x.r->>'role_id' = '1000')
     on conflict do nothing`,
  );
  let moved = 0;
  for (;;) {
    const { rows } = await client.query<OldUser>(
      `select s.r->>'uuid' as old, s.r->>'username' as username, s.r,
         (select min((x.r->>'role_id')::integer) from hoj_import.user_role x where x.r->>'uid' = s.r->>'uuid' and x.r->>'role_id' ~ '^[0-9]{1,6}$') as role
       from hoj_import.user_info s
       where coalesce(s.r->>'username', '') <> '' and coalesce(s.r->>'uuid', '') <> ''
         and not exists (select from hoj_import.ids i where i.kind = 'user' and i.old = s.r->>'uuid')
       order by s.n limit ${AT_ONCE}`,
    );
    if (!rows.length) return moved;
    const hashes = await Promise.all(rows.map(({ r }) => hashOfMd5(r.password)));
    await client.query('begin');
    for (const [index, user] of rows.entries()) await moveOne(client, user, hashes[index] ?? '', report);
    await client.query('commit');
    moved += rows.length;
    report.step(`${moved} users`);
  }
}

async function moveOne(client: PoolClient, { old, username, r, role }: OldUser, passwordHash: string, report: Report) {
  const name = await freeName(client, username.slice(0, LONGEST_NAME));
  if (name !== username) report.warn(`The name ${username} is taken here: the account is called ${name}.`);
  const email = await freeEmail(client, r.email);
  if (r.email && !email) report.warn(`The mail address of ${name} belongs to another account here, and was left out.`);
  const cut = (field: string, most: number) => r[field]?.slice(0, most).toWellFormed() || null;
  const gender = ['male', 'female'].includes(r.gender ?? '') ? r.gender : 'secrecy';
  const { rows } = await client.query<{ id: number }>(
    `insert into users (username, username_key, password_hash, email, email_key, nickname, title_name, title_color, realname, gender, school,
       number, github, blog, cf_username, signature, role, status, created_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18, coalesce(hoj_import.moment($19), now())) returning id`,
    [
      name,
      usernameKeyOf(name),
      passwordHash,
      email,
      email && emailKeyOf(email),
      cut('nickname', 20),
      cut('title_name', 20),
      cut('title_color', 20),
      cut('realname', 50),
      gender,
      cut('school', 100),
      cut('number', 200),
      webAddress(cut('github', 255)),
      webAddress(cut('blog', 255)),
      cut('cf_username', 255),
      r.signature ?? null,
      role !== null && role in roles ? role : DEFAULT_ROLE,
      r.status === '0' || r.status === null ? 0 : 1,
      r.gmt_create ?? null,
    ],
  );
  const id = rows[0]?.id;
  await client.query(`insert into user_counts (user_id) values ($1)`, [id]);
  await client.query(`insert into hoj_import.ids (kind, old, id) values ('user', $1, $2)`, [old, id]);
}

const webAddress = (text: string | null) => (text && /^https?:\/\//i.test(text) ? text : null);

/** The name, or the name with a number. */
async function freeName(client: PoolClient, wanted: string): Promise<string> {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `_${count}`;
    const name = wanted.slice(0, LONGEST_NAME - ending.length) + ending;
    const { rowCount } = await client.query('select from users where username_key = $1', [usernameKeyOf(name)]);
    if (!rowCount) return name;
  }
}

async function freeEmail(client: PoolClient, email: string | null | undefined): Promise<string | null> {
  if (!email || email.length > 255 || !email.includes('@')) return null;
  const { rowCount } = await client.query('select from users where email_key = $1', [emailKeyOf(email)]);
  return rowCount ? null : email;
}
