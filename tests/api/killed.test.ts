import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checked } from '../../packages/server/src/commands/backup/archiveReader';
import { openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations, knownMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { runCommand } from '../support/commands';
import { migrationsOfOldRows, oldRows } from '../support/oldRows';
import { copySeeded, startProduct } from '../support/product';
import { seededNumbers } from '../support/seed';
import { until } from '../support/until';

/*
 * Backup, restore and upgrade, each ended by kill -9 and then run again: every row and file is what a run without kill -9 leaves. A kill comes
 * as soon as something has happened that can be seen in the folder; `npm run soak` kills at moments that a seed chooses, many times.
 */
const isSoak = process.env.OJ_SOAK === '1';
const SOAK_KILLS = 5;
const PATIENCE_MS = 600_000;
/** Written by a process that runs, or by the command itself. */
const OF_PROCESSES: ReadonlySet<string> = new Set(['settings', 'metric_samples']);
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0' };
let folder: string;
let site: string;
let before: Awaited<ReturnType<typeof contentsOf>>;
/** Milliseconds that the command `before` took, which works on the whole site. */
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
  const { code, said } = await runCommand(dataDir, ['backup', archive, '--replace']);
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
  /** Runs, and is killed when it is told to if it still runs. */
  run(killed: AbortSignal): Promise<{ code: number | null }>;
  /** Runs to its end. */
  again(): Promise<void>;
}
interface Subject {
  prepare(round: number): Promise<Attempt>;
  compare(round: number): Promise<void>;
  /** What can be seen of its progress, in the order in which it happens. */
  moments: Record<string, (round: number) => boolean>;
  /** About how long a whole run takes. */
  wholeMs: number;
}

const timeOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const killOften = (subject: Subject) => (isSoak ? killByChance(subject) : killAtEach(subject));

/** Once at each of the moments: none is missed. */
async function killAtEach({ prepare, compare, moments }: Subject) {
  for (const [index, [name, hasCome]] of Object.entries(moments).entries()) {
    const round = index + 1;
    const attempt = await prepare(round);
    const killer = new AbortController();
    const running = attempt.run(killer.signal);
    let isOver = false;
    void running.then(() => (isOver = true));
    await until(() => isOver || hasCome(round), 120_000, 1);
    killer.abort();
    expect((await running).code, `was killed ${name}`).toBeNull();
    await attempt.again();
    await compare(round);
  }
}

/** One moment in each of as many equal parts of the time that a whole run takes. */
async function killByChance({ prepare, compare, wholeMs }: Subject) {
  const random = seededNumbers('moments of kills');
  for (let round = 1; round <= SOAK_KILLS; round++) {
    const attempt = await prepare(round);
    const killer = new AbortController();
    const timer = setTimeout(() => killer.abort(), (wholeMs * (round - 1 + random() / 65_536)) / SOAK_KILLS);
    await attempt.run(killer.signal);
    clearTimeout(timer);
    await attempt.again();
    await compare(round);
  }
}

const done = async (running: ReturnType<typeof runCommand>) => {
  const { code, said } = await running;
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
};

test('a backup', { timeout: PATIENCE_MS }, async () => {
  const archive = (round: number) => at(`backup-${round}.tar`);
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const wholeBytes = sizeOf(`${site}.tar`);
  await killOften({
    wholeMs: takesMs,
    moments: {
      'when its archive has been begun': round => existsSync(`${archive(round)}.partial`),
      'when half of it is written': round => sizeOf(`${archive(round)}.partial`) > wholeBytes / 2,
    },
    prepare: async round => ({
      run: killed => runCommand(site, ['backup', archive(round), '--replace'], killed),
      again: () => done(runCommand(site, ['backup', archive(round), '--replace'])),
    }),
    async compare(round) {
      expect(await contentsIn(archive(round))).toEqual(before);
      expect((await readdir(folder)).filter(name => name.endsWith('.partial'))).toEqual([]);
      expect(await readdir(path.join(site, 'work')).catch(() => [])).not.toContain('backup');
    },
  });
});

test('a restore', { timeout: PATIENCE_MS }, async () => {
  const copy = (round: number) => at(`restore-${round}`);
  await killOften({
    wholeMs: takesMs,
    moments: {
      'when its database is being made': round => existsSync(path.join(copy(round), 'postgres', 'postmaster.pid')),
      'when the first files are there': round => existsSync(path.join(copy(round), 'files')),
    },
    prepare: async round => ({
      run: killed => runCommand(copy(round), ['restore', `${site}.tar`], killed),
      again: () => done(runCommand(copy(round), ['restore', `${site}.tar`])),
    }),
    async compare(round) {
      expect(await contentsOf(copy(round))).toEqual(before);
      await rm(copy(round), { recursive: true });
    },
  });
});

test('an upgrade', { timeout: PATIENCE_MS }, async () => {
  const old = at('old');
  await mkdir(old);
  const server = await startPostgres(old);
  const database = openDatabase(server.url, { connections: 2 });
  await applyMigrations(database, { only: migrationsOfOldRows });
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
  await killOften({
    wholeMs: upgradeMs,
    moments: { 'when its database is there': round => existsSync(path.join(copy(round), 'postgres', 'postmaster.pid')) },
    async prepare(round) {
      execFileSync('cp', ['-a', old, copy(round)]);
      return {
        run: killed => runCommand(copy(round), ['start'], killed, { ...idle, PORT: '0' }),
        again: () => upgrade(copy(round)),
      };
    },
    async compare(round) {
      expect(await contentsOf(copy(round))).toEqual(reference);
      await rm(copy(round), { recursive: true });
    },
  });
});
