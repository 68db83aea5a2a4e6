import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Programs } from './programs';

const MOST_BYTES = 16 << 10;
const HOUR_MS = 3_600_000;

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'oj-programs-'));
});
afterEach(() => rm(cacheDir, { recursive: true }));

async function keep(programs: Programs, key: string, bytes: number) {
  const workDir = await programs.openWorkDir();
  await mkdir(join(workDir, 'program'));
  await writeFile(join(workDir, 'program', 'main'), Buffer.alloc(bytes));
  await programs.keep(key, workDir);
  await rm(workDir, { recursive: true });
}

/** Makes a kept program look as if it had last been used so many hours ago. */
async function age(key: string, hours: number) {
  const moment = new Date(Date.now() - hours * HOUR_MS);
  await utimes(join(cacheDir, 'programs', key), moment, moment);
}

const kept = async () => (await readdir(join(cacheDir, 'programs'))).toSorted();

test('what was used least goes when there is no room, and what is in use stays', async () => {
  const programs = new Programs(cacheDir, MOST_BYTES);
  for (const [key, hours] of [
    ['older', 3],
    ['old', 2],
    ['fresh', 0],
  ] as const) {
    await keep(programs, key, 6 << 10);
    await age(key, hours);
  }
  await keep(programs, 'new', 6 << 10);
  expect(await kept()).toEqual(['fresh', 'new']);
  expect(await programs.find('old')).toBeUndefined();
  expect(await programs.find('fresh')).toEqual({ programDir: join(cacheDir, 'programs', 'fresh', 'program') });
});

test('what a judge that died has left behind goes at the first look', async () => {
  await mkdir(join(cacheDir, 'programs', 'bench-x'), { recursive: true });
  await age('bench-x', 1);
  await keep(new Programs(cacheDir, MOST_BYTES), 'new', 1);
  expect(await kept()).toEqual(['new']);
});

test('a small program costs no look at all others', async () => {
  const programs = new Programs(cacheDir, MOST_BYTES);
  await keep(programs, 'first', 1);
  await keep(programs, 'large', MOST_BYTES / 32);
  await mkdir(join(cacheDir, 'programs', 'bench-x'));
  await age('bench-x', 1);
  await keep(programs, 'small', 1);
  await access(join(cacheDir, 'programs', 'bench-x'));
  await keep(programs, 'larger', MOST_BYTES / 32);
  expect(await kept()).toEqual(['first', 'large', 'larger', 'small']);
});
