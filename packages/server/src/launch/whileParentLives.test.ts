import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { whileParentLives } from './whileParentLives';

const saysRun = [...whileParentLives(), 'echo', 'run with a blank'];

function said([command = '', ...args]: string[]) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return [status, stdout];
}

test('a child of this process runs', () => {
  expect(said(saysRun)).toEqual([0, 'run with a blank\n']);
});

test('a child whose parent is another process by now does not', () => {
  expect(said(['/bin/sh', '-c', '"$@" || exit $?', 'sh', ...saysRun])).toEqual([1, '']);
});
