import { lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSocketFolder, removeSocketFolder, socketFolderOf } from './socketFolder';

let place: string;
beforeEach(() => void (place = mkdtempSync(path.join(os.tmpdir(), 'oj-socket-'))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('S7: the socket lies in the data folder, or where its path is short enough and only we write', () => {
  expect(socketFolderOf('/srv/oj')).toBe('/srv/oj/run');
  const far = socketFolderOf(`/srv/${'far/'.repeat(30)}`);
  expect(far.length).toBeLessThan(90);
  expect(far).toBe(socketFolderOf(`/srv/${'far/'.repeat(30)}`));
  expect(far).not.toBe(socketFolderOf(`/srv/${'off/'.repeat(30)}`));
});

test('S7: a planted link is refused, and what it points to stays as it is', () => {
  const victim = path.join(place, 'victim');
  mkdirSync(victim, { mode: 0o755 });
  const folder = path.join(place, 'run');
  symlinkSync(victim, folder);
  expect(() => makeSocketFolder(folder, undefined)).toThrow('not a folder of ours');
  expect(statSync(victim).mode & 0o777).toBe(0o755);
});

test('S7: the folder is for its owner alone, and goes at the end', () => {
  const folder = path.join(place, 'run');
  makeSocketFolder(folder, undefined);
  makeSocketFolder(folder, undefined);
  expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  removeSocketFolder(folder);
  expect(() => lstatSync(folder)).toThrow('ENOENT');
});
