import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../configError';
import { LOCK_HELD, lockOf, secondStartFault } from './beforehand.mjs';
import { holdDataFolder } from './dataFolderLock';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'oj-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Whether another process could take the lock now. */
const isFree = () =>
  spawnSync('flock', ['--nonblock', '--conflict-exit-code', String(LOCK_HELD), lockOf(dataDir), 'true']).status !== LOCK_HELD;

test('holders of one process share the lock; the last one gives it back, once', async () => {
  const [first, second] = await Promise.all([holdDataFolder(dataDir, 0), holdDataFolder(dataDir, 0)]);
  expect([isFree(), readFileSync(lockOf(dataDir), 'utf8')]).toEqual([false, `${process.pid}\n`]);
  first();
  first();
  expect(isFree()).toBe(false);
  second();
  expect(isFree()).toBe(true);
  const again = await holdDataFolder(dataDir, 0);
  expect(isFree()).toBe(false);
  again();
});

test('another process that holds it is named, and has lost it when it is killed', async () => {
  expect(secondStartFault(dataDir)).toBeUndefined();
  const other = spawn('flock', ['--no-fork', lockOf(dataDir), 'sh', '-c', `echo $$ > "${lockOf(dataDir)}"; echo held; exec sleep 600`]);
  await new Promise(resolve => other.stdout.once('data', resolve));
  const sentence = `Process ${other.pid} of this product works on ${dataDir}: end it first, or set OJ_DATA to another folder.`;
  expect(secondStartFault(dataDir)).toBe(sentence);
  await expect(holdDataFolder(dataDir, 0)).rejects.toThrow(new ConfigError(sentence));
  const waiting = holdDataFolder(dataDir, 60);
  other.kill('SIGKILL');
  (await waiting)();
  expect([secondStartFault(dataDir), isFree()]).toEqual([undefined, true]);
});
