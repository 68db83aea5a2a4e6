import { sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import type { PoolClient } from 'pg';
import { beginUse } from '../../features/picture/fileUse.queries';
import type { FileOwner } from '../../features/picture/picture.table';
import type { OldFiles } from './oldFiles';

const AT_ONCE = 200;

/** Texts in which addresses of files may stand. */
const texts: readonly { kinds: readonly string[]; target: string; columns: readonly string[] }[] = [
  { kinds: ['problem'], target: 'problems', columns: ['description', 'input', 'output', 'hint', 'source'] },
  { kinds: ['contest'], target: 'contests', columns: ['description'] },
  { kinds: ['announcement'], target: 'announcements', columns: ['content'] },
  { kinds: ['contestAnnouncement'], target: 'contest_announcements', columns: ['content'] },
  { kinds: ['training'], target: 'trainings', columns: ['description'] },
  { kinds: ['group'], target: 'groups', columns: ['description'] },
  { kinds: ['discussion'], target: 'discussions', columns: ['content'] },
  { kinds: ['comment', 'reply'], target: 'comments', columns: ['content'] },
  { kinds: ['notice'], target: 'notices', columns: ['content'] },
  { kinds: ['user'], target: 'users', columns: ['signature'] },
];

/**
 * Pictures and files that the texts of the other site show, however they are written: Markdown or HTML, by path or with the address of that
 * site before it. They come after the texts, so that a later run with the folder brings what an earlier one could not.
 * @param site such as https://oj.example.org; undefined: only paths are meant.
 */
export async function moveFiles(client: PoolClient, files: OldFiles, site: string | undefined): Promise<void> {
  const addresses = addressesOf(site);
  for (const { kinds, target, columns } of texts) {
    for (let after = 0; ;) {
      const { rows } = await client.query<{ id: number } & Record<string, string | null>>(
        `select t.id, ${columns.map(column => `t.${column}`).join(', ')} from ${target} t
         where t.id > $1 and concat_ws(' ', ${columns.map(column => `t.${column}`).join(', ')}) like '%/api/public/%'
           and exists (select from hoj_import.ids i where i.kind = any($2) and i.id = t.id) order by t.id limit ${AT_ONCE}`,
        [after, kinds],
      );
      for (const row of rows)
        for (const column of columns) {
          const text = row[column];
          const linked = text && (await relinked(text, addresses, files, `${kinds[0]} ${row.id}`));
          // A text that somebody has changed meanwhile stays as it is.
          if (linked && linked !== text)
            await client.query(`update ${target} set ${column} = $2 where id = $1 and ${column} = $3`, [row.id, linked, text]);
        }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
  await moveAvatars(client, files, { table: 'user_info', kind: 'user', key: 'uuid', target: 'users', owner: 'avatar' });
  await moveAvatars(client, files, { table: 'group', kind: 'group', key: 'id', target: 'groups', owner: 'groupAvatar' });
}

/** The group is the name of the file. */
const addressesOf = (site = '') =>
  new RegExp(
    `(?<![\\w./-])(?:${site.replaceAll(/[^\w/]/g, '\\$&')})?/api/public/(?:img|file)/([^\\s"'()<>[\\]\\\\/?#&\\u3000-\\u303f\\uff00-\\uffef]{1,200}\\.[A-Za-z0-9]{1,8})(?!\\w|\\.\\w)`,
    'g',
  );

async function relinked(text: string, addresses: RegExp, files: OldFiles, where: string): Promise<string> {
  const links = new Map<string, string>();
  for (const [address, given = ''] of text.matchAll(addresses)) {
    const name = decoded(given);
    if (links.has(address) || (await files.isOurs(name))) continue;
    const link = await files.linkOf(name, address, where);
    if (link) links.set(address, link);
  }
  return text.replaceAll(addresses, address => links.get(address) ?? address);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

interface Owners {
  table: 'user_info' | 'group';
  kind: string;
  key: string;
  target: 'users' | 'groups';
  owner: FileOwner['kind'];
}

/** Imports the avatars of users and groups that have none here. */
async function moveAvatars(client: PoolClient, files: OldFiles, { table, kind, key, target, owner }: Owners) {
  const { rows } = await client.query<{ id: number; address: string }>(
    `select t.id, s.r->>'avatar' as address from hoj_import."${table}" s
     join hoj_import.ids i on i.kind = '${kind}' and i.old = s.r->>'${key}' join ${target} t on t.id = i.id and t.avatar is null
     where s.r->>'avatar' like '/api/public/img/%' order by t.id`,
  );
  for (const { id, address } of rows)
    await files.unlessMissing(address, `${kind} ${id}`, async () => {
      const file = await files.find(decoded(address.slice('/api/public/img/'.length)));
      return files.pictures.keep({ bytes: createReadStream(file) }, async (tx, { hash, url }) => {
        await tx.execute(sql`update ${sql.identifier(target)} set avatar = ${url} where id = ${id}`);
        return beginUse(tx, { kind: owner, id }, hash);
      });
    });
}
