import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asNewUser, asRoot, type Api, type Product, startProduct } from '../support/product';

/** `oj-cli` as it is built, against the built product. */
const CLI = path.resolve('packages/client/dist/cli.js');

let product: Product;
let user: Api;
let home: string;
beforeAll(async () => {
  [product, home] = await Promise.all([startProduct(), mkdtemp(path.join(tmpdir(), 'oj-cli-'))]);
  user = await asNewUser(product, 'commander');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await rm(home, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

function cli(args: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  return new Promise<Ended>(resolve => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: path.join(home, 'config'), ...env } },
      (reason, out, err) => resolve({ code: reason ? Number(reason.code) : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

const objectsIn = (out: string) =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);

test('it says what it can, and refuses what it does not know', async () => {
  expect(await cli(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('contest board ID') });
  expect(await cli(['submit', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--problem ID') });
  for (const args of [[], ['dance'], ['watch'], ['watch', 'x'], ['problems', '--nothing'], ['contest', 'x', '1']])
    expect(await cli(args), args.join(' ')).toMatchObject({ code: 2 });
  expect(await cli(['problems'])).toMatchObject({ code: 2, err: expect.stringContaining('oj-cli login') });
  expect(await cli(['login', 'http://judge.example'], { input: 'ojt_x' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('https://'),
  });
});

test('a token that is good is kept, for its owner alone', async () => {
  expect(await cli(['login', product.url], { input: 'ojt_nobody\n' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('login.expired'),
  });
  const { token } = await user.apiToken.add({ name: 'cli', scopes: ['read', 'submit'], days: 7 });
  const done = await cli(['login', product.url, '--json'], { input: `${token}\n` });
  expect(done.code).toBe(0);
  const { file } = objectsIn(done.out)[0] as { file: string };
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: product.url, token });
  expect(done.out + done.err).not.toContain(token);
});

test('problems are listed, submitted to and watched; the exit code tells the verdict', async () => {
  const listed = await cli(['problems', '--limit', '3']);
  expect(listed.out.split('\n')[0]).toMatch(/^ID +Title +Accepted +Submissions$/);
  expect(objectsIn((await cli(['problems', 'P1000', '--json'])).out)[0]).toMatchObject({ total: 1, records: [{ problemId: 'P1000' }] });

  const right = path.join(home, 'P1000.py');
  await writeFile(right, 'print(sum(map(int, input().split())))\n');
  const accepted = await cli(['submit', right, '--watch', '--json']);
  const steps = objectsIn(accepted.out);
  expect(steps[0]).toMatchObject({ problem: 'P1000', language: 'Python3' });
  expect(steps.at(-1)).toMatchObject({ submitId: steps[0]?.submitId, status: 0 });
  expect(accepted.code).toBe(0);
  expect(await cli(['watch', String(steps[0]?.submitId)])).toMatchObject({ code: 0, out: expect.stringContaining('Accepted') });

  const wrong = path.join(home, 'guess.py');
  await writeFile(wrong, 'print(0)\n');
  expect(await cli(['submit', wrong, '--problem', 'P1000', '--watch'])).toMatchObject({
    code: 3,
    out: expect.stringContaining('Wrong Answer'),
  });
  expect(await cli(['submit', wrong])).toMatchObject({ code: 2, err: expect.stringContaining('problem.notFound') });
  expect(await cli(['submit', path.join(home, 'nothing.py')])).toMatchObject({ code: 2, err: expect.stringContaining('is no file') });
  const odd = path.join(home, 'P1000.txt');
  await writeFile(odd, 'x');
  expect(await cli(['submit', odd])).toMatchObject({ code: 2, err: expect.stringContaining('--language') });
});

test('the board of a contest is shown', async () => {
  const root = await asRoot(product);
  const now = Date.now();
  const { id: cid } = await root.contestEditor.add({
    title: 'Over',
    description: 'x',
    type: 0,
    auth: 0,
    startTime: new Date(now - 60_000).toISOString(),
    endTime: new Date(now + 3_600_000).toISOString(),
  });
  const { problem } = await root.problem.detail({ problemId: 'P1000' });
  await root.contestEditor.addProblem({ cid, pid: problem.id, displayId: 'A' });
  const right = path.join(home, 'sum.py');
  await writeFile(right, 'print(sum(map(int, input().split())))\n');
  expect(await cli(['submit', right, '--problem', 'A', '--contest', String(cid), '--watch'])).toMatchObject({ code: 0 });
  const board = await cli(['contest', 'board', String(cid)]);
  expect(board.out).toMatch(/^Rank +User +Solved +Penalty \(min\)\n1 +commander +1 +\d+\n1 in all\n$/);
  expect(objectsIn((await cli(['contest', 'board', String(cid), '--json'])).out)[0]).toHaveProperty('records');
  expect(await cli(['contest', 'board', '999999'])).toMatchObject({ code: 2, err: expect.stringContaining('contest.notFound') });
});

test('a server that is away is a failure, after a bounded number of tries', async () => {
  const gone = { OJ_URL: 'http://127.0.0.1:9', OJ_TOKEN: 'ojt_x' };
  expect(await cli(['problems'], { env: gone })).toMatchObject({ code: 1, err: expect.stringContaining('network.failed') });
});
