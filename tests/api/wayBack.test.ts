import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsOfThisVersion } from '../../packages/server/src/database/migrate';
import { onlyAdds } from '../../packages/server/src/database/onlyAdds';
import { type EmbeddedPostgres, startPostgres } from '../../packages/server/src/launch/postgres';
import { runCommand } from '../support/commands';
import { launched } from '../support/launched';
import { contentsOf, makePastState, withDatabase } from '../support/pastState';
import { until } from '../support/until';

/* Ways back from an upgrade, and what stands before one where there is no copy to go back to: with a database of one's own. */
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0', PORT: '0' };
const PATIENCE_MS = 120_000;
/** Names of all migrations of this version, and how many there are. */
const tags = migrationsOfThisVersion().map(({ tag }) => tag);
const all = tags.length;
/** An upgrade from the state after so many of them, as a start tells it. */
const upgradeFrom = (count: number) =>
  `upgrade from ${tags[count - 1]} to ${tags.at(-1)}: ${all - count} migration${all - count === 1 ? '' : 's'}`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-way-back-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function newFolder(name: string) {
  const made = path.join(folder, name);
  await mkdir(made);
  return made;
}

const installPage = () => readFileSync('docs/install.md', 'utf8');

/** Leaves the database as a newer version does, with one more migration. */
const becomeNewer = (dataDir: string) =>
  withDatabase(dataDir, ({ $client }) =>
    $client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`),
  );

test('an older version refuses the database of a newer one, and names the way back', { timeout: PATIENCE_MS }, async () => {
  const dataDir = await newFolder('site');
  const before = await makePastState(dataDir, all - 1);
  await runCommand(dataDir, ['start'], '[oj] the way back', idle);
  await becomeNewer(dataDir);

  const { code, said, result } = await runCommand(dataDir, ['start'], undefined, idle);
  const copy = `${dataDir}/postgres.before-${tags.at(-1)}`;
  const move = `mv -T --backup ${copy} ${dataDir}/postgres`;
  expect([code, said, result]).toEqual([
    1,
    `[oj] The database is newer than this version, which lacks 1 of its ${all + 1} migrations: get the newer version back, or take the copy of before the upgrade, without what was stored since: ${move}.\n`,
    '',
  ]);

  // A copy that this version cannot read either is no way back.
  execFileSync('mv', [copy, `${dataDir}/postgres.before-9999_of_tomorrow`]);
  expect((await runCommand(dataDir, ['start'], undefined, idle)).said).toBe(
    `[oj] The database is newer than this version, which lacks 1 of its ${all + 1} migrations: get the newer version back, or restore a backup that this version can read (docs/backup.md).\n`,
  );
  execFileSync('mv', [`${dataDir}/postgres.before-9999_of_tomorrow`, copy]);

  const [quoted = ''] = /^mv .*$/m.exec(installPage()) ?? [];
  expect(quoted.replaceAll('/var/lib/oj', dataDir).replace(/before-\S+/, `before-${tags.at(-1)}`)).toBe(move);
  execFileSync('sh', ['-c', move]);
  expect(await withDatabase(dataDir, contentsOf)).toEqual(before);
  expect((await readdir(dataDir)).filter(name => name.startsWith('postgres')).toSorted()).toEqual(['postgres', 'postgres~']);
  const again = await runCommand(dataDir, ['start'], 'ready in', idle);
  expect(again.said).toContain(`[oj] ${upgradeFrom(all - 1)};`);
});

test('of several upgrades the newest copy alone is kept', { timeout: PATIENCE_MS }, async () => {
  const dataDir = await newFolder("it's here");
  await makePastState(dataDir, 26);
  await mkdir(path.join(dataDir, 'postgres.before-0011_remote_judges'));
  const { said } = await runCommand(dataDir, ['start'], '[oj] the way back', idle);
  expect((await readdir(dataDir)).filter(name => name.startsWith('postgres')).toSorted()).toEqual([
    'postgres',
    'postgres.before-0026_attainable_scores',
  ]);
  const [move = ''] = /mv .*?(?=, get)/.exec(said) ?? [];
  const withoutFigures = (text: string) =>
    text.replaceAll(/\d+\.\d|\d{4}_\w+|\d+(?= migrations)/g, '…').replace(/backup .*?,/, 'backup …,');
  expect(withoutFigures(installPage())).toContain(withoutFigures(said));
  execFileSync('sh', ['-c', move]);
  expect((await readdir(dataDir)).filter(name => name.startsWith('postgres')).toSorted()).toEqual(['postgres', 'postgres~']);
});

/** A database of one's own in a past state, or an empty one. */
async function ownDatabase(name: string, migrations: number) {
  const dataDir = await newFolder(name);
  const before = migrations ? await makePastState(dataDir, migrations) : undefined;
  const server: EmbeddedPostgres = await startPostgres(dataDir);
  return { before, dataDir, server, env: { ...idle, DATABASE_URL: server.url } };
}

test('with DATABASE_URL an upgrade waits until somebody says that there is a backup', { timeout: PATIENCE_MS }, async () => {
  const { before, dataDir, server, env } = await ownDatabase('own', 19);
  const site = await newFolder('site-of-own');
  const sentence = `[oj] This version changes the database (from ${tags[18]} to ${tags.at(-1)}: ${all - 19} migrations), and no older version can work with it afterwards: make a backup (pg_dump, or the command backup of the version that ran until now), then start with OJ_UPGRADE=${all}.\n`;
  for (const said of ['', String(all - 1)])
    expect(await runCommand(site, ['start'], undefined, { ...env, OJ_UPGRADE: said })).toMatchObject({
      code: 1,
      said: sentence,
      result: '',
    });
  await server.stop();
  expect(await withDatabase(dataDir, contentsOf)).toEqual(before);

  const again = await startPostgres(dataDir);
  // Two machines of one site.
  const starts = ['one', 'two'].map(name => launched(path.join(folder, name), { env: { ...env, OJ_UPGRADE: String(all) } }));
  for (const { said } of starts) await until(() => said().includes('ready in'), PATIENCE_MS);
  for (const { press } of starts) press();
  for (const { ended } of starts) expect(await ended).toBe(0);
  const lines = starts.map(({ said }) => said().split('[oj] ready in')[0]).toSorted();
  expect(lines).toEqual([
    '',
    expect.stringMatching(
      new RegExp(
        String.raw`^\[oj\] ${upgradeFrom(19)}\n\[oj\] upgraded: ${all - 19} migrations in \S+ s\n\[oj\] the way back: the backup of before, and the version that made it \(docs/install\.md\)\n$`,
      ),
    ),
  ]);
  await again.stop();
});

/** So many migrations have been applied before those at the end that an older process does not notice; there may be none. */
const beforeAdded = migrationsOfThisVersion().findLastIndex(migration => !onlyAdds([migration])) + 1;

test.each([
  ['empty', 0, '[oj] first start'],
  beforeAdded === all
    ? (['of this version', all, '[oj] ready in'] as const)
    : (['that older processes can work beside afterwards', beforeAdded, `[oj] ${upgradeFrom(beforeAdded)}\n`] as const),
])('nobody asks about a database of one’s own that is %s', { timeout: PATIENCE_MS }, async (name, migrations, expected) => {
  const { server, env } = await ownDatabase(`own-${migrations}`, migrations);
  const { said } = await runCommand(await newFolder(`site-${name}`), ['start'], 'ready in', env);
  expect(said.slice(0, expected.length)).toBe(expected);
  await server.stop();
});

test('a demo does not upgrade a site on its way', { timeout: PATIENCE_MS }, async () => {
  const dataDir = await newFolder('demo');
  const before = await makePastState(dataDir, 19);
  const { code, said } = await runCommand(dataDir, ['demo'], undefined, idle);
  expect([code, said]).toEqual([1, expect.stringContaining('was made by an older version: start the product first')]);
  expect(await withDatabase(dataDir, contentsOf)).toEqual(before);
});
