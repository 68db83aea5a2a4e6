import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Report } from '../report';
import { dumpRows } from './dumpRows';

/** Tables of a dump that are read, with what each is about. What a dump has beside them is told and left. */
export const knownTables = {
  user_info: 'users',
  user_role: 'roles of users',
  tag: 'tags',
  problem: 'problems',
  problem_tag: 'tags of problems',
  problem_case: 'test cases',
  problem_language: 'languages of problems',
  language: 'languages',
  code_template: 'code templates',
  judge: 'submissions',
  judge_case: 'results of single cases',
  contest: 'contests',
  contest_problem: 'problems of contests',
  contest_register: 'registrations for contests',
  contest_announcement: 'announcements of contests',
  announcement: 'announcements',
  training: 'trainings',
  training_category: 'categories of trainings',
  mapping_training_category: 'categories of each training',
  training_problem: 'problems of trainings',
  training_register: 'registrations for trainings',
  group: 'groups',
  group_member: 'members of groups',
  category: 'categories of discussions',
  discussion: 'discussions',
  discussion_like: 'likes of discussions',
  comment: 'comments',
  comment_like: 'likes of comments',
  reply: 'replies',
  discussion_report: 'reports',
  contest_print: 'print jobs',
  admin_sys_notice: 'notices',
  user_sys_notice: 'notices to one person',
  msg_remind: 'messages about comments, replies and likes',
  file: 'owners of files',
} as const;
export type KnownTable = keyof typeof knownTables;

const isKnown = (table: string): table is KnownTable => Object.hasOwn(knownTables, table);

const MOST_ROWS = 5_000;
const MOST_CHARACTERS = 4 << 20;

/**
 * Makes the tables of the import, in a schema beside the tables of the site. One table for each of the dump holds its rows as they are
 * (`r`, in their order `n`); it is made anew each time. `ids` says which number a row of the dump has here, and `files` which address a
 * file has here. These two stay, so that the same dump, or a later one of the same site, adds only what is not here yet.
 */
export const prepare = async (client: PoolClient, timeZone: string) => {
  await client.query(`
    create schema if not exists hoj_import;
    create table if not exists hoj_import.ids (kind text, old text, id integer not null, primary key (kind, old));
    create table if not exists hoj_import.files (old text primary key, link text not null);
    create or replace function hoj_import.moment(given text) returns timestamptz language sql stable as
      $$ select case when given is null or given like '0000%' then null else given::timestamp at time zone ${client.escapeLiteral(timeZone)} end $$;
    create or replace function hoj_import.flag(given text, otherwise boolean) returns boolean language sql immutable as
      $$ select case when given is null then otherwise else given in ('1', 'true', E'\\x01') end $$;
    create or replace function hoj_import.whole(given text) returns integer language sql immutable as
      $$ select case when given ~ '^-?[0-9]{1,18}$' then least(greatest(given::bigint, -2147483648), 2147483647)::integer end $$;
    create or replace function hoj_import.json(given text) returns jsonb language plpgsql immutable as
      $$ begin return given::jsonb; exception when others then return null; end $$;`);
  for (const table of Object.keys(knownTables))
    await client.query(
      `drop table if exists hoj_import."${table}"; create unlogged table hoj_import."${table}" (n bigint generated always as identity primary key, r jsonb not null)`,
    );
};

export interface Staged {
  /** Rows of each table that is read. */
  counts: Map<KnownTable, number>;
  /** Rows of each table that is not. */
  left: Map<string, number>;
}

/** Reads the dump, packed or not, into the tables beside. */
export async function stage(client: PoolClient, file: string, report: Report): Promise<Staged> {
  const counts = new Map<KnownTable, number>();
  const left = new Map<string, number>();
  const waiting = new Map<KnownTable, string[]>();
  let characters = 0;
  let rows = 0;
  const store = async (table: KnownTable) => {
    const some = waiting.get(table) ?? [];
    waiting.delete(table);
    if (some.length)
      await client.query(`insert into hoj_import."${table}" (r) select jsonb_array_elements($1::jsonb)`, [`[${some.join(',')}]`]);
  };
  for await (const { table, values } of dumpRows(textOf(file))) {
    rows++;
    if (!isKnown(table)) {
      left.set(table, (left.get(table) ?? 0) + 1);
      continue;
    }
    counts.set(table, (counts.get(table) ?? 0) + 1);
    const text = JSON.stringify(values);
    const some = waiting.get(table);
    if (some) some.push(text);
    else waiting.set(table, [text]);
    characters += text.length;
    if ((some?.length ?? 1) >= MOST_ROWS) await store(table);
    if (characters >= MOST_CHARACTERS) {
      for (const each of waiting.keys()) await store(each);
      characters = 0;
      report.step(`${rows} rows read`);
    }
  }
  for (const each of waiting.keys()) await store(each);
  for (const table of Object.keys(knownTables)) await client.query(`analyze hoj_import."${table}"`);
  return { counts, left };
}

async function* textOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file, { highWaterMark: 1 << 18 });
  const stream = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  raw.on('error', reason => stream.destroy(reason));
  stream.setEncoding('utf8');
  for await (const piece of stream) yield piece as string;
}
