import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations, knownMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';

/** A database that the migrations before the latest have made, with rows in it, beside one that all of them have made at once. */
const servers: Disposed[] = [];
let old: Database;
let fresh: Database;
beforeAll(async () => {
  [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
});
afterAll(async () => {
  for (const stop of servers) await stop();
});

type Disposed = () => Promise<void>;

async function emptyDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  const server = await startPostgres(folder);
  const database = openDatabase(server.url, { connections: 3 });
  servers.push(async () => {
    await database.$client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

const link = `/api/public/file/${'0123456789abcdef'.repeat(2)}.pdf`;
const rows = `
  insert into users (username, username_key, password_hash, role) values ('old', 'old', 'x', 1000), ('hand', 'hand', 'x', 1002);
  insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples, translations)
    values ('P1', 'One', 1, 1000, 256, 128, 'See [it](${link}).', '', '', '[]', '{}'), ('P2', 'Two', 1, 1000, 256, 128, 'Nothing', '', '', '[]', '{"en-US":{"title":"Two"}}');
  insert into announcements (title, content, author_id) values ('News', 'Words and ![](${link})', 1);
  insert into audit_entries (user_id, username, ip, action, target) values (1, 'old', '::1', 'user.edit', 'hand'), (1, 'old', '::1', 'tag.add', 'x');
  insert into judges (id, sandbox, languages, version) values ('judge-1', '{}', '[]', '0');
  insert into judge_jobs (kind, target_id, user_id, language, priority, turn) values ('submission', 1, 2, 'C', 10, 1);
  insert into settings (name, value) values ('website', '{"name":"Old"}');
  insert into file_uses (owner_kind, owner_id, hash) values ('attachment', 1, repeat('a', 64));
  insert into attachments (user_id, key, hash, name, type, bytes) values (2, '${'0123456789abcdef'.repeat(2)}', repeat('a', 64), 'a.pdf', 'application/pdf', 9);`;

/** Every row of every table, without the columns that are not in both. */
async function contents(): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await old.execute<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows: all } = await old.execute<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t order by t::text`,
    );
    if (all.length)
      found.set(
        name,
        all.map(({ row }) => row),
      );
  }
  return found;
}

/** Columns, indexes, constraints and triggers, in one order. */
const shapeOf = async (database: Database) => {
  const { rows: parts } = await database.execute<{ part: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, character_maximum_length, generation_expression) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`);
  return parts.map(({ part }) => part);
};

test('a database of the state before, with rows in it, becomes what a new one is, and loses nothing', async () => {
  await applyMigrations(old, knownMigrations().length - 1);
  await old.$client.query(rows);
  const before = await contents();
  await applyMigrations(old);
  await applyMigrations(fresh);
  expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
  const after = await contents();
  for (const [table, kept] of before) expect([table, after.get(table)]).toMatchObject([table, kept]);
  expect(after.get('file_links')).toMatchObject([{ owner_kind: 'announcement' }, { owner_kind: 'problem', owner_id: 1 }]);
});
