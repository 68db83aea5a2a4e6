import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markCompiling, storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { enqueue, enterPhase, giveBack, lease, placesOf, priorities } from '../../packages/server/src/judge/queue/queue';
import { judgeByHand, verdict } from '../support/byHand';
import { nameOf, rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/** No judge runs here: the tests lease and answer themselves, so that every moment can be hit. */
let product: Product;
let root: Api;
let alice: Api;
let bob: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  [root, alice, bob] = [await asRoot(product), await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const submit = async (api: Api, pid = 'P1000') => (await api.submission.submit({ pid, language: 'C++ 17', code: rightAnswer })).submitId;
const { nextJob, judgeNext } = judgeByHand(() => product);
const standingOf = async (id: number) => (await root.submission.statuses({ submitIds: [id] }))[id];

test('goes round the users: nobody starves the others', async () => {
  const [a1, a2, a3] = [await submit(alice), await submit(alice), await submit(alice)];
  const [b1, r1, b2] = [await submit(bob), await submit(root), await submit(bob)];
  const order = [];
  for (let i = 0; i < 4; i += 1) order.push((await nextJob()).targetId);
  expect(order).toEqual([a1, b1, r1, a2]);
  const late = await asNewUser(product, 'late');
  const l1 = await submit(late);
  for (let i = 0; i < 3; i += 1) order.push((await nextJob()).targetId);
  expect(order.slice(4)).toEqual([b2, l1, a3]);
  await product.database().execute('delete from judge_jobs');
});

test('W44: one transaction stores a submission with its job, and one its verdict with everything that is counted', async () => {
  const id = await submit(alice);
  const submission = `submissions where id = ${id}`;
  const handedIn = [
    submission,
    `submission_codes where submission_id = ${id}`,
    `judge_jobs where kind = 'submission' and target_id = ${id}`,
  ];
  expect(await writersOf(handedIn)).toEqual({ rows: 3, transactions: 1 });
  expect(await judgeNext(Status.accepted)).toBe(id);
  const judged = [
    submission,
    `submission_cases where submission_id = ${id}`,
    `user_counts where user_id = (select user_id from ${submission})`,
    `problem_counts where problem_id = (select problem_id from ${submission})`,
    `user_problems where (user_id, problem_id) = (select user_id, problem_id from ${submission})`,
  ];
  expect(await writersOf(judged)).toEqual({ rows: 5, transactions: 1 });
});

/** How many transactions have written these rows last. */
async function writersOf(places: string[]) {
  const rows = places.map(place => `select xmin::text as writer from ${place}`).join(' union all ');
  const query = `select count(*)::int as rows, count(distinct writer)::int as transactions from (${rows})`;
  const answer = await product.database().execute<{ rows: number; transactions: number }>(query);
  return answer.rows[0];
}

test('serves contests before practice before rejudging', async () => {
  const db = product.database();
  const order = { kind: 'submission', userId: 1, language: null } as const;
  await enqueue(db, { ...order, targetId: 900_001, priority: priorities.rejudge });
  await enqueue(db, { ...order, targetId: 900_002, priority: priorities.practice });
  await enqueue(db, { ...order, targetId: 900_003, priority: priorities.contest });
  expect(await placesOf(db, [900_001, 900_002, 900_003])).toEqual(
    new Map([
      [900_003, 1],
      [900_002, 2],
      [900_001, 3],
    ]),
  );
  expect([(await nextJob()).targetId, (await nextJob()).targetId, (await nextJob()).targetId]).toEqual([900_003, 900_002, 900_001]);
  await db.execute('delete from judge_jobs');
});

test('tells who waits how far it is, live', async () => {
  const first = await submit(alice);
  const second = await submit(bob);
  const stop = new AbortController();
  const places: number[] = [];
  const reading = (async () => {
    for await (const event of product.as().live.open({ topics: `submission:${second}` }, { signal: stop.signal }))
      if (event.event === 'submission.waiting') places.push(event.place);
  })().catch(() => undefined);
  await until(() => places.length > 0);
  expect(places).toEqual([2]);
  expect(await judgeNext(Status.accepted)).toBe(first);
  await until(() => places.length > 1);
  expect(places).toEqual([2, 1]);
  stop.abort();
  await reading;
  await judgeNext(Status.accepted);
});

test('how far a judge is stands with the job: readers see it, the row of the submission is left alone', async () => {
  const id = await submit(alice);
  const database = product.database();
  const seen = async () => {
    const { submission } = await product.as().submission.detail({ submitId: id });
    const { records } = await product.as().submission.list({ status: submission.status });
    expect(records.map(({ submitId }) => submitId)).toContain(id);
    expect((await standingOf(id))?.status).toBe(submission.status);
    return nameOf(submission.status);
  };
  const stored = async () => (await database.execute(`select xmin, status from submissions where id = ${id}`)).rows;
  const untouched = await stored();
  expect(await seen()).toBe('pending');
  const first = await nextJob();
  await markCompiling(database, first);
  expect(await seen()).toBe('compiling');
  expect((await product.as().submission.list({ status: Status.pending })).records.map(({ submitId }) => submitId)).not.toContain(id);
  expect(await enterPhase(database, first, Status.judging)).toBe(true);
  expect(await seen()).toBe('judging');
  await giveBack(database, first);
  expect(await seen()).toBe('pending');
  const second = await nextJob();
  expect(await enterPhase(database, first, Status.judging)).toBe(false);
  expect(await seen()).toBe('pending');
  expect(await stored()).toEqual(untouched);
  await markCompiling(database, second);
  await storeVerdict(database, second, verdict(Status.accepted));
  expect(await seen()).toBe('accepted');
});

test('J29: a lease that lapses is taken by another judge, and what the first one says is dropped', async () => {
  const id = await submit(alice);
  const first = await nextJob('one');
  await product.database().execute(`update judge_jobs set leased_until = now() - interval '1 second' where id = ${first.id}`);
  const second = await nextJob('two');
  expect(second).toMatchObject({ id: first.id, attempt: first.attempt + 1 });
  expect(await storeVerdict(product.database(), first, verdict(Status.wrongAnswer))).toBe(false);
  expect(await storeVerdict(product.database(), second, verdict(Status.accepted))).toBe(true);
  expect(await storeVerdict(product.database(), second, verdict(Status.wrongAnswer))).toBe(false);
  expect(nameOf((await standingOf(id))?.status ?? Status.pending)).toBe('accepted');
});

test('gives a judge only what it can judge', async () => {
  const first = await submit(alice);
  const second = await submit(bob);
  await product.database().execute(`update judge_jobs set language = 'Haskell' where target_id = ${first}`);
  expect((await lease(product.database(), 'one', ['C++ 17', "it's"]))?.targetId).toBe(second);
  expect(await lease(product.database(), 'one', ['C++ 17'])).toBeUndefined();
  expect((await lease(product.database(), 'two', ['Haskell']))?.targetId).toBe(first);
  await product.database().execute('delete from judge_jobs');
});

test('J30: two judges never lease the same job', async () => {
  for (let i = 0; i < 10; i += 1) await submit(alice);
  const jobs = await Promise.all(Array.from({ length: 14 }, (_, i) => lease(product.database(), `judge-${i}`, ['C++ 17'])));
  const ids = jobs.flatMap(job => job?.id ?? []);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  await product.database().execute('delete from judge_jobs');
});

describe('the queue in the hands of a super admin', () => {
  const { tryNext, drain } = judgeByHand(() => product);
  const order = async () => (await root.judgeQueue.waiting()).records.map(({ submitId }) => submitId);

  test('shows what waits in the order in which it is taken, and what runs', async () => {
    const [a1, a2, b1] = [await submit(alice), await submit(alice), await submit(bob)];
    expect(await order()).toEqual([a1, b1, a2]);
    await nextJob('one');
    const { running, priorities: levels, languages } = await root.judgeQueue.overview();
    expect(running).toMatchObject([{ submitId: a1, judge: 'one', attempt: 1, username: 'alice', problem: { problemId: 'P1000' } }]);
    expect(levels.find(({ priority }) => priority === 'practice')).toMatchObject({ waiting: 2, running: 1 });
    expect(languages).toMatchObject([{ language: 'C++ 17', isPaused: false, waiting: 2, running: 1 }]);
    await drain();
  });

  test('a job is given another priority while it waits, and not once it runs', async () => {
    const [a1, a2, b1] = [await submit(alice), await submit(alice), await submit(bob)];
    const jobOf = async (submitId: number) => (await root.judgeQueue.waiting()).records.find(each => each.submitId === submitId)?.id ?? 0;
    const [id, first] = [await jobOf(a2), await jobOf(a1)];
    expect(await root.judgeQueue.move({ id, by: -1 })).toEqual({ priority: 'contest' });
    expect(await root.judgeQueue.move({ id, by: -1 })).toEqual({ priority: 'urgent' });
    expect(await root.judgeQueue.move({ id, by: -1 })).toEqual({ priority: 'urgent' });
    expect(await root.judgeQueue.move({ id: first, by: 1 })).toEqual({ priority: 'rejudge' });
    expect(await order()).toEqual([a2, b1, a1]);
    expect((await root.judgeQueue.waiting({ priority: 'urgent' })).records.map(({ submitId }) => submitId)).toEqual([a2]);
    expect((await nextJob()).targetId).toBe(a2);
    await expect(root.judgeQueue.move({ id, by: 1 })).rejects.toMatchObject({ code: 'judgeQueue.notWaiting' });
    await drain();
  });

  test('what is paused waits, all of it or one language, and judges that drain take nothing', async () => {
    const id = await submit(alice);
    await root.judgeQueue.pause({ isPaused: true });
    expect((await root.judgeQueue.overview()).isPaused).toBe(true);
    expect(await tryNext()).toBeUndefined();
    await root.judgeQueue.pause({ isPaused: false });
    await root.judgeQueue.pause({ language: 'C++ 17', isPaused: true });
    expect(await tryNext()).toBeUndefined();
    expect((await root.judgeQueue.overview()).languages).toMatchObject([{ language: 'C++ 17', isPaused: true }]);
    await root.judgeQueue.pause({ language: 'C++ 17', isPaused: false });
    await product.database().execute(`
      insert into judges (id, sandbox, languages, version) values ('draining', '{"level":1,"cgroup":2,"root":true,"reasons":[]}', '[]', '1')`);
    await root.judgeQueue.askJudge({ service: 'draining', wish: 'drain' });
    expect((await root.judging.machines())[0]).toMatchObject({ name: 'draining', wish: 'drain' });
    expect(await tryNext('draining')).toBeUndefined();
    await root.judgeQueue.askJudge({ service: 'draining', wish: null });
    expect((await tryNext('draining'))?.targetId).toBe(id);
    await expect(root.judgeQueue.askJudge({ service: 'nobody', wish: null })).rejects.toMatchObject({ code: 'judgeQueue.noJudge' });
    const { records } = await root.audit.list({ noun: 'judging', limit: 6 });
    expect(records.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'judging.askJudge draining',
      'judging.askJudge draining',
      'judging.resume C++ 17',
      'judging.pause C++ 17',
      'judging.resume queue',
      'judging.pause queue',
    ]);
    await product.database().execute('delete from judge_jobs');
  });
});
