import { Status } from '@oj/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descendants } from '../judge/leftovers';
import { discussionsOf } from '../support/discussions';
import { rightAnswer, verdictOf } from '../support/judged';
import { patiently } from '../support/patiently';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

const SENT = 12;

let product: Product;
let root: Api;
const talk = discussionsOf(() => product);
beforeAll(async () => {
  product = await startProduct({ embedded: true });
  root = await asRoot(product);
  await talk.letWrite();
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** All processes of its PostgreSQL, the first one first. */
function databaseProcesses() {
  const pid = Number(readFileSync(path.join(product.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return [pid, ...descendants(pid)];
}

test('a database that stands still loses nothing: callers are told to wait, and all goes on with it', { timeout: 180_000 }, async () => {
  const did = await talk.post(root, {});
  const before = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: `${rightAnswer} // before` });
  const stopped = databaseProcesses();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');

  const submissions = Array.from({ length: SENT }, (_, n) => {
    const draft = { pid: 'P1000', language: 'C++ 17', code: `${rightAnswer} // ${n}`, clientKey: crypto.randomUUID() };
    return patiently(() => root.submission.submit(draft));
  });
  const comments = Array.from({ length: SENT }, (_, n) => {
    const draft = { did, content: `Comment ${n}`, clientKey: crypto.randomUUID() };
    return patiently(() => root.comment.add(draft));
  });
  const told = await codeOf(root.submission.list({}));
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  expect(told).toBe('server.busy');

  const ids = (await Promise.all(submissions)).map(({ submitId }) => submitId);
  expect(new Set(ids).size).toBe(SENT);
  for (const submitId of [before.submitId, ...ids]) expect(await verdictOf(root, submitId)).toMatchObject({ status: Status.accepted });
  expect((await root.submission.list({ limit: 300 })).records).toHaveLength(SENT + 1);
  expect(new Set((await Promise.all(comments)).map(({ id }) => id)).size).toBe(SENT);
  const { rows } = await product.database().execute('select count(*)::int as comments from comments');
  expect(rows).toEqual([{ comments: SENT }]);
});
