import { Status } from '@oj/contract';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged, nameOf, rightAnswer, verdictOf } from '../support/judged';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

const SECRET = 'a secret only for this test';
const main = path.resolve('packages/server/dist/main.js');

let product: Product;
let root: Api;
let elsewhere: string;
let judge: Joined | undefined;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_JUDGE_SECRET: SECRET } });
  root = await asRoot(product);
  elsewhere = await mkdtemp(path.join(tmpdir(), 'oj-judge-'));
});
afterAll(async () => {
  await judge?.stop();
  await product.stop();
  await product.dispose();
  await rm(elsewhere, { recursive: true, force: true });
});

interface Joined {
  said(): string;
  ended: Promise<number | null>;
  stop(): Promise<unknown>;
}

/** `judge`, as on a machine of its own: with a data folder that holds nothing of the product's. */
function join(env: Record<string, string>): Joined {
  const base = { PATH: process.env.PATH ?? '', OJ_DATA: elsewhere, OJ_JUDGES: '1' };
  const child: ChildProcess = spawn(process.execPath, [main, 'judge'], { env: { ...base, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  return { said: () => said, ended, stop: () => (child.kill('SIGTERM'), ended) };
}
const address = () => ({ DATABASE_URL: product.databaseUrl, OJ_API: product.url });
const files = async () =>
  (await readdir(path.join(elsewhere, 'files'), { recursive: true }).catch(() => [])).filter(name => /[0-9a-f]{64}$/.test(name));

test.each([
  ['the database', () => ({}), /DATABASE_URL/],
  ['the API', () => ({ DATABASE_URL: product.databaseUrl }), /OJ_API/],
  ['the secret', address, /OJ_JUDGE_SECRET/],
])('J31: a judge is not started without %s', async (_, env, why) => {
  const refused = join(env());
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(why);
});

test('J31: test data is for those who know the secret', async () => {
  const { rows } = await product.database().execute('select input_hash as hash from problem_cases limit 1');
  const address = `${product.url}/api/judge/test-file?hash=${String(rows[0]?.hash)}`;
  const answer = (secret?: string) => fetch(address, { headers: secret === undefined ? {} : { 'x-judge-secret': secret } });
  expect((await answer(SECRET)).status).toBe(200);
  for (const secret of [undefined, '', 'wrong', `${SECRET} `.repeat(50)]) expect((await answer(secret)).status).toBe(403);
  expect((await fetch(address, { headers: { authorization: root.token() ?? '' } })).status).toBe(403);
  const made = await fetch(`${product.url}/api/judge/test-file?hash=${'0'.repeat(64)}`, { headers: { 'x-judge-secret': SECRET } });
  expect(made.status).toBe(404);
});

test('a judge elsewhere fetches test data once, checks it, and judges', async () => {
  judge = join({ ...address(), OJ_JUDGE_SECRET: SECRET });
  await until(async () => (await root.site.health()).judges > 0, 120_000);
  const first = await judged(root, { code: rightAnswer });
  expect(nameOf(first.status)).toBe('accepted');
  expect(first.judger).toMatch(/-[0-9a-f]{4}-1$/);
  const fetched = await files();
  expect(fetched.length).toBeGreaterThan(5);

  // The problem is not fetched again: the stored copy is used, whatever is in it.
  const { submitId } = first;
  for (const name of fetched) await writeFile(path.join(elsewhere, 'files', name), 'tampered');
  await root.judging.rejudge({ submitId });
  const again = await verdictOf(root, submitId);
  expect(again.status).not.toBe(Status.accepted);
  expect(await files()).toEqual(fetched);
});

test('J31: a judge with a wrong secret judges nothing; the submission waits for one that may', async () => {
  await judge?.stop();
  await rm(path.join(elsewhere, 'files'), { recursive: true, force: true });
  judge = join({ ...address(), OJ_JUDGE_SECRET: 'another secret entirely' });
  const { submitId } = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer });
  await until(() => judge?.said().includes('The API refuses this judge') ?? false);
  await judge.stop();
  expect((await root.submission.statuses({ submitIds: [submitId] }))[submitId]?.status).toBe(Status.pending);
  judge = join({ ...address(), OJ_JUDGE_SECRET: SECRET });
  expect(nameOf((await verdictOf(root, submitId)).status)).toBe('accepted');
});
