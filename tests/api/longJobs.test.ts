import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue, finish, type Job, lease, leaseBefore, priorities, prolong, yieldBack } from '../../packages/server/src/judge/queue/queue';
import { type Product, startProduct } from '../support/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const sql = (statement: string) => product.database().$client.query(statement);
const put = (targetId: number, priority: number) =>
  enqueue(product.database(), { kind: 'submission', targetId, userId: targetId, language: null, priority });
const haveWaited = () => sql(`update judge_jobs set queued_at = queued_at - interval '6 seconds'`);
const judgesAre = async (...ids: string[]) => {
  await sql('delete from judges');
  for (const id of ids) await sql(`insert into judges (id, sandbox, languages, version) values ('${id}', '{"level": 1}', '[]', '1')`);
};
const leased = async (judgeId: string) => {
  const job = await lease(product.database(), judgeId, []);
  if (!job) throw new Error('nothing waits');
  return job;
};
/** Reports a job as a judge does when the job has been running for a long time. */
const last = async (job: Job) => {
  const long = { ...job, isLong: true };
  await prolong(product.database(), long);
  return long;
};
const takenFrom = (judgeId: string, running: Job, hasProgressed = false) =>
  leaseBefore(product.database(), judgeId, [], { ...running, hasProgressed });
beforeEach(async () => {
  await sql('delete from judge_jobs');
  await judgesAre('one', 'two');
});

test('a job that has lasted for a minute does not take the last judge: another of its priority goes before it, and it waits until there are two again', async () => {
  const db = product.database();
  for (const id of [1, 2, 3]) await put(id, priorities.practice);
  await haveWaited();
  const first = await last(await leased('one'));
  const second = await leased('two');
  expect(await takenFrom('one', first), 'the other judge is at something short').toBeUndefined();
  const secondLong = await last(second);
  expect(await takenFrom('two', secondLong)).toMatchObject({ targetId: 3 });
  await yieldBack(db, second);
  expect(await lease(db, 'two', []), 'the long one waits').toBeUndefined();
  await put(4, priorities.rejudge);
  expect(await lease(db, 'two', []), 'and what comes after it does not').toMatchObject({ targetId: 4 });
  await finish(db, first);
  expect(await lease(db, 'one', [])).toMatchObject({ targetId: 2, isLong: true, yields: 1 });
});

test('a long job goes on where nobody waits, and before what is less urgent', async () => {
  for (const id of [1, 2]) await put(id, priorities.practice);
  await put(3, priorities.rejudge);
  await haveWaited();
  await last(await leased('one'));
  const second = await last(await leased('two'));
  expect(await takenFrom('two', second)).toBeUndefined();
});

test.each([
  ['there is one judge', () => judgesAre('one')],
  ['the other is silent', () => sql(`update judges set seen_at = now() - interval '1 minute' where id = 'two'`)],
  ['the other takes nothing more', () => sql(`update judges set wish = 'drain' where id = 'two'`)],
])('a long job is done where %s, and gives way to others of its priority a few times', async (_, arrange) => {
  await arrange();
  for (const id of [1, 2]) await put(id, priorities.practice);
  await haveWaited();
  const long = await last(await leased('one'));
  expect(await takenFrom('one', { ...long, yields: 10 }), 'it has given way ten times').toBeUndefined();
  expect(await takenFrom('one', { ...long, yields: 10 }, true), 'but it has come further').toMatchObject({ targetId: 2 });
  await yieldBack(product.database(), long);
  expect(await leased('one')).toMatchObject({ targetId: 1, isLong: true });
});

test('a long job begins anew as one that is not', async () => {
  await put(1, priorities.practice);
  await last(await leased('one'));
  await put(1, priorities.practice);
  expect(await leased('two')).toMatchObject({ targetId: 1, isLong: false });
});
