import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attemptsOf,
  enqueue,
  finish,
  type Job,
  lease,
  leaseBefore,
  priorities,
  prolong,
  yieldBack,
} from '../../packages/server/src/judge/queue/queue';
import type { JobKind } from '../../packages/server/src/judge/queue/queue.table';
import { contestsOf, moments } from '../support/contests';
import { problemDraftIn } from '../support/groupProblems';
import { groupsOf } from '../support/groups';
import { verdictOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
const groups = groupsOf(() => product);
const sql = groups.sql;
const jobOf = async (submitId: number) => (await sql(`select * from judge_jobs where kind = 'submission' and target_id = ${submitId}`))[0];

describe('with one judge', () => {
  let olga: Api;
  let ann: Api;
  let gid: number;
  beforeAll(async () => {
    product = await startProduct();
    root = await asRoot(product);
    olga = await groups.person('olga');
    ann = await asNewUser(product, 'ann');
    gid = await groups.create(olga);
  });
  afterAll(async () => {
    await product.stop();
    await product.dispose();
  });

  /** Computes for five seconds of each case, and answers right. */
  const slow = `#include <stdio.h>
    #include <time.h>
    int main(void) { while (clock() < 5 * CLOCKS_PER_SEC); int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; }`;

  test('a contest does not wait for what runs in a group, and that goes on where it was', async () => {
    const samples = Array.from({ length: 5 }, () => ({ input: '1 2\n', output: '3\n' }));
    const draft = problemDraftIn(gid, { problemId: 'LONG', timeLimit: 30_000 }, { samples, languages: [{ name: 'C' }] });
    const { problemId } = await olga.groupProblem.add(draft);
    const { cid } = await contests.contest(moments.running, { auth: 0 });
    const { submitId: long } = await olga.submission.submit({ pid: problemId, gid, language: 'C', code: slow });
    await until(async () => (await jobOf(long))?.phase === Status.judging);

    const { submitId: urgent } = await ann.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
    const verdict = await verdictOf(root, urgent);
    const left = await jobOf(long);
    expect(verdict).toMatchObject({ status: Status.wrongAnswer });
    expect(left).toMatchObject({ yields: 1 });

    expect(await verdictOf(root, long)).toMatchObject({ status: Status.accepted });
    const cases = await root.submission.cases({ submitId: long });
    expect(cases?.judgeCaseList.map(({ status }) => status)).toEqual(samples.map(() => Status.accepted));
  });

  test('what all cases of a problem may take together is bounded in a group', async () => {
    const samples = Array.from({ length: 11 }, () => ({ input: '1 2\n', output: '3\n' }));
    const add = (timeLimit: number) =>
      codeOf(olga.groupProblem.add(problemDraftIn(gid, { problemId: `T${timeLimit}`, timeLimit }, { samples })));
    expect(await add(27_300)).toBe('input.invalid');
    expect(await add(27_200)).toBe('done');
    const [{ id } = { id: 0 }] = await sql(`select id from problems where problem_id like '%T27200'`);
    const { samples: _, ...rest } = problemDraftIn(gid);
    const slower = {
      ...rest,
      isUploadTestCase: true,
      problem: { ...rest.problem, id: Number(id), problemId: 'T27200', timeLimit: 30_000 },
    };
    await expect(olga.groupProblem.change(slower)).rejects.toMatchObject({
      code: 'input.invalid',
      message: expect.stringContaining('all cases together'),
    });
  });
});

describe('what goes before what', () => {
  beforeAll(async () => {
    product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
    root = await asRoot(product);
  });
  afterAll(async () => {
    await product.stop();
    await product.dispose();
  });

  const put = (targetId: number, priority: number, kind: JobKind = 'submission', userId = targetId) =>
    enqueue(product.database(), { kind, targetId, userId, language: null, priority });
  const haveWaited = () => sql(`update judge_jobs set queued_at = queued_at - interval '6 seconds'`);

  test.each([
    ['practice', 'submission', ['contest', 'groupContest', 'urgent']],
    ['practice', 'customTest', ['contest', 'groupContest', 'urgent']],
    ['groupContest', 'submission', ['contest', 'urgent']],
    ['contest', 'submission', ['urgent']],
    ['rejudge', 'submission', ['contest', 'groupContest', 'practice', 'urgent']],
    ['proposal', 'proposal', ['contest', 'groupContest', 'practice', 'urgent']],
    ['reference', 'reference', ['contest', 'groupContest', 'practice', 'urgent']],
    ['reference', 'check', ['contest', 'groupContest', 'practice', 'urgent']],
  ] as const)('of %s, a %s gives way to %j', async (own, kind, expected) => {
    const db = product.database();
    const before = [];
    for (const name of ['contest', 'groupContest', 'practice', 'urgent'] as const) {
      await sql('delete from judge_jobs');
      await put(1, priorities[own], kind);
      const running = await lease(db, 'judge', []);
      if (!running) throw new Error('nothing waits');
      await put(2, priorities[name]);
      expect(await leaseBefore(db, 'judge', [], running), 'it waits a moment first').toBeUndefined();
      await haveWaited();
      if (await leaseBefore(db, 'judge', [], running)) before.push(name);
    }
    expect(before).toEqual(expected);
  });

  test('what has given way ten times gives way to contests alone', async () => {
    const db = product.database();
    await sql('delete from judge_jobs');
    await put(1, priorities.reference, 'check');
    await sql('update judge_jobs set yields = 10');
    const running = await lease(db, 'judge', []);
    if (!running) throw new Error('nothing waits');
    await put(2, priorities.practice);
    await haveWaited();
    expect(await leaseBefore(db, 'judge', [], running)).toBeUndefined();
    await put(3, priorities.groupContest);
    await haveWaited();
    expect(await leaseBefore(db, 'judge', [], running)).toMatchObject({ targetId: 3 });
  });

  test('one judge is taken for each job that waits, and what is given back keeps its turn and counts as no failure', async () => {
    const db = product.database();
    await sql('delete from judge_jobs');
    for (const id of [1, 2, 3]) await put(id, priorities.practice);
    const [first, second] = [await lease(db, 'one', []), await lease(db, 'two', [])];
    if (!first || !second) throw new Error('nothing waits');
    await put(9, priorities.contest);
    await haveWaited();
    const taken = await Promise.all([leaseBefore(db, 'one', [], first), leaseBefore(db, 'two', [], second)]);
    expect(taken.filter(Boolean)).toMatchObject([{ targetId: 9 }]);
    await yieldBack(db, first);
    const again = await lease(db, 'three', []);
    expect(again).toMatchObject({ targetId: first.targetId, attempt: 2, yields: 1 });
    expect(again && attemptsOf(again)).toBe(1);
  });

  describe('a job that has lasted for a minute', () => {
    const judgesAre = async (...ids: string[]) => {
      await sql('delete from judges');
      for (const id of ids) await sql(`insert into judges (id, sandbox, languages, version) values ('${id}', '{"level": 1}', '[]', '1')`);
    };
    const leased = async (judgeId: string) => {
      const job = await lease(product.database(), judgeId, []);
      if (!job) throw new Error('nothing waits');
      return job;
    };
    /** As a judge says of a job that it is at for so long. */
    const last = async (job: Job) => {
      const long = { ...job, isLong: true };
      await prolong(product.database(), long);
      return long;
    };
    const takenFrom = (judgeId: string, running: Job) => leaseBefore(product.database(), judgeId, [], running);
    beforeEach(async () => {
      await sql('delete from judge_jobs');
      await judgesAre('one', 'two');
    });

    test('does not take the last judge: another of its priority goes before it, and it waits until there are two again', async () => {
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

    test('goes on where nobody waits, and before what is less urgent', async () => {
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
    ])('is done where %s', async (_, arrange) => {
      await arrange();
      for (const id of [1, 2]) await put(id, priorities.practice);
      await haveWaited();
      const long = await last(await leased('one'));
      expect(await takenFrom('one', long)).toBeUndefined();
      await yieldBack(product.database(), long);
      expect(await leased('one')).toMatchObject({ targetId: 1, isLong: true });
    });

    test('begins anew as one that is not', async () => {
      await put(1, priorities.practice);
      await last(await leased('one'));
      await put(1, priorities.practice);
      expect(await leased('two')).toMatchObject({ targetId: 1, isLong: false });
    });
  });
});
