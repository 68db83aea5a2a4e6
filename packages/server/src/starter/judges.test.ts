import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cupsLeftOver } from './problems/cups-left-over/problem';
import { levelPole } from './problems/level-pole/problem';

const verdicts = new Map([
  [100, 'accepted'],
  [101, 'presentation error'],
  [102, 'wrong answer'],
  [103, 'judge failure'],
]);

let directory: string;
const at = (name: string) => join(directory, name);

async function compile(name: string, code = '') {
  await writeFile(at(`${name}.cpp`), code);
  const { status, stderr } = spawnSync('g++', ['-std=c++14', '-Wall', '-Wextra', '-Werror', at(`${name}.cpp`), '-o', at(name)]);
  expect(`${stderr}`).toBe('');
  expect(status).toBe(0);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'oj-judges-'));
  await compile('checker', levelPole.judge?.code);
  await compile('interactor', cupsLeftOver.judge?.code);
}, 60_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the checker of P1005', () => {
  async function check(input: string, output: string | Buffer, answer: string) {
    await Promise.all([writeFile(at('in'), input), writeFile(at('out'), output), writeFile(at('answer'), answer)]);
    return verdicts.get(spawnSync(at('checker'), [at('in'), at('out'), at('answer')], { timeout: 10_000 }).status ?? -1);
  }

  test.each(['2 -1\n', '-2 1', ' \r\n2\n\n-1  \n\n'])('accepts %j', async output => {
    expect(await check('2\n', output, '2 -1\n')).toBe('accepted');
  });

  test.each(['', '2', '2 -1 0', '2 1', '2 -2', '3 -1', '0', '0 0', '2 0', '2 -4294967297', `${'9'.repeat(1000)} -1`, '2 '.repeat(1e6)])(
    'finds %.40j wrong',
    async output => {
      expect(await check('2\n', output, '2 -1\n')).toBe('wrong answer');
    },
  );

  test.each(['NO', '2.0 -1', '+2 -1', '- 2', '2 -', '0x2 -1', 'nan', '2 -1 x', '2\0 -1', '２ -1', '\0'.repeat(1e6)])(
    'finds no number in %.40j',
    async output => {
      expect(await check('2\n', output, '2 -1\n')).toBe('presentation error');
    },
  );

  test('knows that three lanterns have no level arrangement', async () => {
    expect(await check('3\n', '0\n', '0\n')).toBe('accepted');
    expect(await check('3\n', '-3 3 -1\n', '0\n')).toBe('wrong answer');
  });

  test('does not take the side of a broken answer', async () => {
    expect(await check('2\n', '2 -1\n', '0\n')).toBe('judge failure');
    expect(await check('2\n', '2 -1\n', '2 1\n')).toBe('judge failure');
    expect(await check('lanterns\n', '2 -1\n', '2 -1\n')).toBe('judge failure');
  });
});

describe('the interactor of P1008', () => {
  /** Says everything at once, as a program that does not listen, and ends. */
  async function converse(said: string, cups = '100\n') {
    await Promise.all([writeFile(at('cups'), cups), writeFile(at('answer'), cups)]);
    const keeper = spawn(at('interactor'), [at('cups'), at('record'), at('answer')], { timeout: 10_000 });
    keeper.stdin.on('error', () => {});
    keeper.stdin.end(said);
    let heard = '';
    keeper.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const code = await new Promise<number | null>(done => keeper.on('close', done));
    return { verdict: verdicts.get(code ?? -1), heard };
  }

  test('answers seven questions and takes the right number', async () => {
    const said = '? 29\n? 27\n? 25\n? 23\n? 19\n? 17\n? 16\n! 100\n';
    expect(await converse(said)).toEqual({ verdict: 'accepted', heard: '13\n19\n0\n8\n5\n15\n4\n' });
  });

  test.each(['! 99\n', '! -100\n', '', '? 30\n', '? 31\n', '? 1\n', '? 0\n', '? -7\n', `${'? 2\n'.repeat(8)}! 100\n`, '? 7\n'.repeat(1e5)])(
    'finds %.40j wrong',
    async said => {
      expect((await converse(said)).verdict).toBe('wrong answer');
    },
  );

  test.each([
    '100\n',
    '\n',
    '?2\n',
    '? 2 3\n',
    '? two\n',
    '! 100.0\n',
    '! 1\x000\n',
    `? ${'9'.repeat(30)}\n`,
    'y'.repeat(1e6),
    '\0'.repeat(1e6),
  ])('does not understand %.40j', async said => {
    expect((await converse(said)).verdict).toBe('presentation error');
  });

  test('a broken input is not the fault of the program', async () => {
    expect((await converse('! 0\n', '0\n')).verdict).toBe('judge failure');
    expect((await converse('! 1\n', 'cups\n')).verdict).toBe('judge failure');
  });
});
