import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checked } from '../../packages/server/src/commands/backup/archiveReader';
import { openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations, knownMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { runCommand } from '../support/commands';
import { numbers } from '../support/numbers';
import { oldRows } from '../support/oldRows';
import { copySeeded, startProduct } from '../support/product';

/*
 * Backup, restore and upgrade, each ended by kill -9 at random moments of its time and then run again: every row and file is what a run
 * without kill -9 leaves. One moment of each is tried, `KILLS=20` tries twenty and measures first how long a whole run takes. `SEED` chooses the moments again that
 * a run has printed.
 */
const { KILLS: given, SEED = String(Date.now() % 1_000_000) } = process.env;
const KILLS = Number(given ?? 1);
const random = numbers(Number(SEED));
const share = () => (random() % 1_000) / 1_000;
const PATIENCE_MS = 120_000 + KILLS * 60_000;
/** Written by a process that runs, or by the command itself. */
const OF_PROCESSES: ReadonlySet<string> = new Set(['settings', 'metric_samples']);
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0' };
let folder: string;
let site: string;
let before: Awaited<ReturnType<typeof contentsOf>>;
/** What `before` took: a command that works on the whole site. */
let takesMs: number;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-killed-'));
  site = at('site');
  await mkdir(site);
  copySeeded('seededDir', site);
  takesMs = await timeOf(async () => (before = await contentsOf(site)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** All rows by their checksums, sequences and files of a site. */
async function contentsOf(dataDir: string) {
  const archive = `${dataDir}.tar`;
  const { code, said } = await runCommand(dataDir, ['backup', archive]);
  // 3: the rows name a file that there never was.
  if (code !== 0 && code !== 3) throw new Error(said);
  return contentsIn(archive);
}

async function contentsIn(archive: string) {
  const { start, end, held } = await checked(archive);
  const tables = end.tables.filter(({ name }) => !OF_PROCESSES.has(name)).map(({ name, rows, sha256 }) => [name, rows, sha256]);
  return {
    migrations: start.migrations,
    tables,
    sequences: end.sequences,
    files: [...held].toSorted(),
    lost: [...end.missing, ...end.damaged],
  };
}

interface Attempt {
  /** Runs, and is killed after this time if it still runs. */
  killedAfter(ms: number): Promise<{ wasKilled: boolean }>;
  /** Runs to its end. */
  again(): Promise<void>;
}

const timeOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** As many moments as wanted, one in each of as many equal parts of the time that a whole run takes. @param guessMs that time, about. */
async function killOften(guessMs: number, prepare: (round: number) => Promise<Attempt>, compare: (round: number) => Promise<void>) {
  let wholeMs = guessMs;
  if (given) {
    const whole = await prepare(0);
    wholeMs = await timeOf(() => whole.again());
    await compare(0);
  }
  const moments: string[] = [];
  for (let round = 1; round <= KILLS; round++) {
    const moment = (wholeMs * (round - 1 + share())) / KILLS;
    const attempt = await prepare(round);
    const { wasKilled } = await attempt.killedAfter(moment);
    moments.push(`${Math.round(moment)}${wasKilled ? '' : ' (done)'}`);
    await attempt.again();
    await compare(round);
  }
  console.log(`SEED=${SEED}, of ${Math.round(wholeMs)} ms, killed after: ${moments.join(', ')}`);
}

async function killedAfter(ms: number, run: (killed: AbortSignal) => Promise<{ code: number | null }>) {
  const killer = new AbortController();
  const timer = setTimeout(() => killer.abort(), ms);
  const { code } = await run(killer.signal);
  clearTimeout(timer);
  return { wasKilled: code === null };
}

const done = async (running: ReturnType<typeof runCommand>) => {
  const { code, said } = await running;
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
};

test('a backup', { timeout: PATIENCE_MS }, async () => {
  const archive = (round: number) => at(`backup-${round}.tar`);
  await killOften(
    takesMs,
    async round => ({
      killedAfter: ms => killedAfter(ms, signal => runCommand(site, ['backup', archive(round)], signal)),
      again: () => done(runCommand(site, ['backup', archive(round)])),
    }),
    async round => {
      expect(await contentsIn(archive(round))).toEqual(before);
      expect((await readdir(folder)).filter(name => name.endsWith('.partial'))).toEqual([]);
      expect(await readdir(path.join(site, 'work')).catch(() => [])).not.toContain('backup');
    },
  );
});

test('a restore', { timeout: PATIENCE_MS }, async () => {
  const copy = (round: number) => at(`restore-${round}`);
  await killOften(
    takesMs,
    async round => ({
      killedAfter: ms => killedAfter(ms, signal => runCommand(copy(round), ['restore', `${site}.tar`], signal)),
      again: () => done(runCommand(copy(round), ['restore', `${site}.tar`])),
    }),
    async round => {
      expect(await contentsOf(copy(round))).toEqual(before);
      await rm(copy(round), { recursive: true });
    },
  );
});

test('an upgrade', { timeout: PATIENCE_MS }, async () => {
  const old = at('old');
  await mkdir(old);
  const server = await startPostgres(old);
  const database = openDatabase(server.url, { connections: 2 });
  await applyMigrations(database, knownMigrations().length - 1);
  await database.$client.query(oldRows);
  await database.$client.end();
  await server.stop();
  const copy = (round: number) => at(`upgrade-${round}`);
  execFileSync('cp', ['-a', old, at('upgraded')]);
  const upgrade = async (dataDir: string) => {
    const product = await startProduct({ dataDir, withJudge: false, env: idle });
    await product.stop();
  };
  const upgradeMs = await timeOf(() => upgrade(at('upgraded')));
  const reference = await contentsOf(at('upgraded'));
  expect(reference.migrations).toEqual(knownMigrations());
  await killOften(
    upgradeMs,
    async round => {
      execFileSync('cp', ['-a', old, copy(round)]);
      return {
        killedAfter: async ms => killedAfter(ms, signal => runCommand(copy(round), ['start'], signal, { ...idle, PORT: '0' })),
        again: () => upgrade(copy(round)),
      };
    },
    async round => {
      expect(await contentsOf(copy(round))).toEqual(reference);
      await rm(copy(round), { recursive: true });
    },
  );
});
