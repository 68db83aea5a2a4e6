import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { postgresUrl } from '../../packages/server/src/database/embeddedUrl';
import { migrationsOfThisVersion } from '../../packages/server/src/database/migrate';
import { runCommand } from '../support/commands';
import { launched } from '../support/launched';
import { type Contents, contentsOf, makePastState, withDatabase } from '../support/pastState';
import { until } from '../support/until';

/* An upgrade that is ended by kill -9 of all its processes: in the copy, behind it, and in a migration. The next start comes to the end. */
const STATE = 19;
const MISSING = migrationsOfThisVersion().slice(STATE);
const COPY = `postgres.before-${MISSING[0]?.tag}`;
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0', PORT: '0' };
const PATIENCE_MS = 120_000;
let folder: string;
let before: Contents;
let rounds = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-upgrade-'));
  await mkdir(path.join(folder, 'old'));
  before = await makePastState(path.join(folder, 'old'), STATE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function newSite(): string {
  const dataDir = path.join(folder, `site-${++rounds}`);
  execFileSync('cp', ['-a', path.join(folder, 'old'), dataDir]);
  return dataDir;
}

const partialIn = (dataDir: string) => readdirSync(dataDir).find(name => name.startsWith('postgres.partial-'));

/** Its last migrations do this before they remove a trigger, of which there is one alone: earlier ones were applied by then. */
const meetInMigration = (dataDir: string, what: string) =>
  withDatabase(dataDir, ({ $client }) =>
    $client.query(`create schema held;
      create function held.hold() returns event_trigger language plpgsql as $$ begin ${what} end $$;
      create event trigger hold on ddl_command_start when tag in ('DROP TRIGGER') execute function held.hold()`),
  );
const freeMigration = (dataDir: string) => withDatabase(dataDir, ({ $client }) => $client.query('drop event trigger hold'));
const allContents = (dataDir: string) => withDatabase(dataDir, contentsOf);

async function isHeld(dataDir: string): Promise<boolean> {
  const { $client } = openDatabase(postgresUrl(dataDir), { connections: 1 });
  try {
    return ((await $client.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await $client.end();
  }
}

/** A start that goes to its end, after one that did not. */
async function upgradeToTheEnd(dataDir: string) {
  const start = launched(dataDir, { env: idle });
  await until(() => /the way back: .*\n/.test(start.said()), PATIENCE_MS, 1);
  await start.kill();
  const [from, upgraded, wayBack, ...others] = start.said().split('\n');
  expect([from, upgraded, wayBack, others]).toEqual([
    expect.stringMatching(/^\[oj\] upgrade from /),
    expect.stringContaining(` ${MISSING.length} migrations in `),
    expect.stringMatching(/^\[oj\] the way back: /),
    [''],
  ]);
  expect((await readdir(dataDir)).filter(name => name.startsWith('postgres')).toSorted()).toEqual(['postgres', COPY]);
  const after = await allContents(dataDir);
  for (const [table, rows] of before) {
    const kept = rows.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => `${table}.${column}` !== 'contests.stars')));
    expect([table, after.get(table)]).toMatchObject([table, kept]);
  }
  const older = path.join(folder, `copy-of-${path.basename(dataDir)}`);
  await mkdir(older);
  execFileSync('mv', [path.join(dataDir, COPY), path.join(older, 'postgres')]);
  expect(await allContents(older)).toEqual(before);
}

const moments: Record<string, (dataDir: string) => boolean> = {
  'when the copy has begun': dataDir => partialIn(dataDir) !== undefined,
  'within the copy': dataDir => existsSync(path.join(dataDir, partialIn(dataDir) ?? '', 'global')),
  'when the copy is whole': dataDir => existsSync(path.join(dataDir, COPY)),
};

test.each(Object.entries(moments))('killed %s', { timeout: PATIENCE_MS }, async (_, hasCome) => {
  const dataDir = newSite();
  // However late the kill comes, the upgrade has not come to its end.
  await meetInMigration(dataDir, 'perform pg_sleep(3600);');
  const start = launched(dataDir, { env: idle });
  await until(() => hasCome(dataDir), PATIENCE_MS, 1);
  await start.kill();
  expect(await allContents(dataDir)).toEqual(before);
  await freeMigration(dataDir);
  await upgradeToTheEnd(dataDir);
});

test('killed in a migration, which has all the time that it needs', { timeout: PATIENCE_MS }, async () => {
  const dataDir = newSite();
  await meetInMigration(dataDir, `if current_setting('statement_timeout') <> '0' then raise 'in haste'; end if; perform pg_sleep(3600);`);
  const start = launched(dataDir, { env: idle });
  await until(async () => start.said().includes('failed') || (await isHeld(dataDir)), PATIENCE_MS);
  await start.kill();
  expect(start.said()).toMatch(/^\[oj\] upgrade from .*\n$/);
  expect(await allContents(dataDir)).toEqual(before);
  await freeMigration(dataDir);
  await upgradeToTheEnd(dataDir);
});

test('a migration that fails says why, changes nothing, and is tried again by the next start', { timeout: PATIENCE_MS }, async () => {
  const dataDir = newSite();
  await meetInMigration(dataDir, `raise 'not today';`);
  const start = launched(dataDir, { env: idle });
  expect([await start.ended, start.said()]).toEqual([
    1,
    expect.stringMatching(/^\[oj\] upgrade from .*\n\[oj\] The upgrade failed, and changed nothing: not today\.\n$/),
  ]);
  expect(await allContents(dataDir)).toEqual(before);
  await freeMigration(dataDir);
  await upgradeToTheEnd(dataDir);
});

test('nobody else works on the data folder while it is copied', { timeout: PATIENCE_MS }, async () => {
  const dataDir = newSite();
  const start = launched(dataDir, { env: idle });
  await until(() => partialIn(dataDir) !== undefined, PATIENCE_MS, 1);
  process.kill(start.pid, 'SIGSTOP');
  const second = await runCommand(dataDir, ['start'], undefined, { PORT: '0' });
  const backup = await runCommand(dataDir, ['backup', path.join(folder, 'never.tar')]);
  process.kill(start.pid, 'SIGCONT');
  const refusal = expect.stringContaining(`Process ${start.pid} of this product works on ${dataDir}`);
  expect([second, backup]).toMatchObject([
    { code: 1, said: refusal },
    { code: 2, said: refusal },
  ]);
  await until(() => start.said().includes('ready in'), PATIENCE_MS);
  start.press();
  expect(await start.ended).toBe(0);
});
