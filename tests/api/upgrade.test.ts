import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { migrationsOfOldRows, oldRows } from '../support/oldRows';
import { contentsOf } from '../support/pastState';

/** A database that the migrations of an earlier time have made, with rows in it, beside one that all of them have made at once. */
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

/** What migrations since then move elsewhere. */
const moved: Record<string, string[]> = { contests: ['stars', 'account_rule'], problems: ['io_score'] };
const stays = (table: string, row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !moved[table]?.includes(column)));

test('a database of the state before, with rows in it, becomes what a new one is, and loses nothing', async () => {
  await applyMigrations(old, { only: migrationsOfOldRows });
  await old.$client.query(oldRows);
  const before = await contentsOf(old);
  await applyMigrations(old);
  await applyMigrations(fresh);
  expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
  const after = await contentsOf(old);
  for (const [table, kept] of before) expect([table, after.get(table)]).toMatchObject([table, kept.map(row => stays(table, row))]);
  expect(after.get('contests')?.map(row => row.account_rule)).toEqual(['<prefix>t</prefix>']);
  expect(after.get('problems')?.flatMap(row => (row.auth === 3 ? [[row.problem_id, row.auth_outside]] : []))).toEqual([
    ['P3', 1],
    ['P4', null],
  ]);
  expect(after.get('problems')?.flatMap(row => (row.io_score === null ? [] : [[row.problem_id, row.io_score]]))).toEqual([
    ['S1', 13],
    ['S2', 20],
  ]);
  const accounts = after.get('contest_accounts')?.map(row => [row.kind, row.name, row.place, row.user_id]);
  expect(accounts?.toSorted()).toEqual([
    ['admitted', 'hand', 2, 2],
    ['admitted', 'old', 1, 1],
    ['star', 'hand', 1, 2],
    ['star', 'later', 2, null],
  ]);
  expect(after.get('file_links')).toMatchObject([{ owner_kind: 'announcement' }, { owner_kind: 'problem', owner_id: 1 }]);
});
