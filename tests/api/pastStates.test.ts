import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, migrationsOfThisVersion } from '../../packages/server/src/database/migrate';
import { runCommand } from '../support/commands';
import { contentsOf, FIRST_STATE, makePastState, withDatabase } from '../support/pastState';

/*
 * Sites of ten states since the migrations were squashed, with rows in all their tables. The first start of this version upgrades each; it
 * is ended as soon as it has said so, before the product works with the rows. What the rows mean is the matter of upgrade.test.ts.
 */
const STATES = [FIRST_STATE, 3, 5, 7, 10, 13, 16, 19, 24, 27];
/** Columns that later migrations remove, having moved what they held. */
const REMOVED: Readonly<Record<string, string[]>> = { contests: ['stars'] };
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0', PORT: '0' };
const tags = migrationsOfThisVersion().map(({ tag }) => tag);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-past-'));
  await mkdir(path.join(folder, 'empty'));
  await withDatabase(path.join(folder, 'empty'), async () => undefined);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(STATES)('a site that has had %i migrations keeps every row, and a copy of before', { timeout: 120_000 }, async count => {
  const dataDir = path.join(folder, `state-${count}`);
  execFileSync('cp', ['-a', path.join(folder, 'empty'), dataDir]);
  const before = await makePastState(dataDir, count);
  expect(before.size).toBeGreaterThan(40);

  const { said } = await runCommand(dataDir, ['start'], '[oj] the way back', idle);
  const copy = `postgres.before-${tags[count]}`;
  const missing = tags.length - count;
  const [began, done, back, ...others] = said.trim().split('\n');
  const migrations = missing === 1 ? '1 migration' : `${missing} migrations`;
  expect(began).toBe(`[oj] upgrade from ${tags[count - 1]} to ${tags.at(-1)}: ${migrations}; the database is copied before that`);
  expect(done).toMatch(new RegExp(`^\\[oj\\] upgraded: \\S+ MB copied in \\S+ s, ${migrations} in \\S+ s$`));
  expect(back).toBe(
    `[oj] the way back: stop, mv -T --backup ${dataDir}/${copy} ${dataDir}/postgres, get the version of before, start (docs/install.md)`,
  );
  expect(others).toEqual([]);
  expect((await readdir(dataDir)).filter(name => name.startsWith('postgres')).toSorted()).toEqual(['postgres', copy]);

  const after = await withDatabase(dataDir, async database => {
    expect(await applyMigrations(database)).toBeUndefined();
    return contentsOf(database);
  });
  const kept = (table: string, row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !REMOVED[table]?.includes(column)));
  for (const [table, rows] of before) expect([table, after.get(table)]).toMatchObject([table, rows.map(row => kept(table, row))]);

  const older = path.join(folder, `copy-${count}`);
  await mkdir(older);
  execFileSync('mv', [path.join(dataDir, copy), path.join(older, 'postgres')]);
  expect(await withDatabase(older, contentsOf)).toEqual(before);
});
