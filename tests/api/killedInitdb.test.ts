import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../support/commands';
import { launched } from '../support/launched';
import { until } from '../support/until';

/*
 * A first start that is killed within initdb, at each of its phases. The next start makes the database all the same. A phase has begun when
 * its first file is there; the version is written first of all.
 */
const FIRST_FILES = ['.', 'PG_VERSION', 'postgresql.conf', 'global/pg_control', 'base/1/PG_VERSION', 'base/4'];
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0', PORT: '0' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-initdb-'));
});
afterAll(async () => {
  // The processes of a database end after its server, and write until then.
  await until(() => processesOn(folder).length === 0);
  await rm(folder, { recursive: true, force: true });
});

const partials = (dataDir: string) =>
  (existsSync(dataDir) ? readdirSync(dataDir) : [])
    .filter(name => name.startsWith('postgres.partial-'))
    .map(name => path.join(dataDir, name));

/** Processes that work in this folder, or whose command lines name it. */
const processesOn = (dataDir: string) =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
      } catch {
        return false;
      }
    });

/** Starts, and is killed as soon as initdb has come so far. */
async function killedAt(file: string, dataDir: string) {
  const killer = new AbortController();
  const running = runCommand(dataDir, ['start'], killer.signal, idle);
  const before = partials(dataDir);
  await until(() => partials(dataDir).some(partial => !before.includes(partial) && existsSync(path.join(partial, file))), 60_000, 1);
  killer.abort();
  expect((await running).code).toBeNull();
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  // What it had started ends with it, without being told.
  await until(() => processesOn(`${dataDir}/`).length === 0);
}

test('a start that is killed within initdb is made good by the next one', async () => {
  const dataDir = path.join(folder, 'killed');
  for (const file of FIRST_FILES) await killedAt(file, dataDir);
  const { code, said } = await runCommand(dataDir, ['start'], 'ready in', idle);
  expect([code, said]).toEqual([null, expect.stringContaining('ready in')]);
  expect(partials(dataDir)).toEqual([]);
});

test('a folder that is no database is left as it is', async () => {
  const dataDir = path.join(folder, 'notes');
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
  const note = path.join(dataDir, 'postgres', 'note.txt');
  writeFileSync(note, 'mine');
  const { code } = await runCommand(dataDir, ['start'], undefined, idle);
  expect([code, readFileSync(note, 'utf8')]).toEqual([1, 'mine']);
});

test('a database whose files are away is tried again at growing pauses, is not made anew, and goes on when they are back', async () => {
  const dataDir = path.join(folder, 'away');
  const start = launched(dataDir, { env: idle });
  onTestFinished(() => start.kill());
  const url = await until(() => /ready in .*: (http:\S+)/.exec(start.said())?.[1], 120_000);
  const database = path.join(dataDir, 'postgres');
  const server = Number.parseInt(readFileSync(path.join(database, 'postmaster.pid'), 'utf8'), 10);
  await rename(database, `${database}-elsewhere`);
  process.kill(server, 'SIGKILL');
  const pauses = () => [...start.said().matchAll(/tried again in ([\d.]+) s: there is no database/g)].map(([, seconds]) => seconds);
  await until(() => pauses().length >= 2);
  expect(pauses().slice(0, 2)).toEqual(['0.5', '1']);
  await rename(`${database}-elsewhere`, database);
  const health = async () => ((await (await fetch(`${url}/api/health`)).json()) as { data: { database: boolean } }).data.database;
  await until(health);
  expect(start.said().match(/tried again/g)?.length).toBeLessThan(8);
});
