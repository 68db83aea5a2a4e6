import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attemptsOf,
  enqueue,
  finish,
  type Job,
  lease,
  leaseBefore,
  priorities,
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

describe('with one judge', () => {
  let olga: Api;
  let ann: Api;
  let bob: Api;
  let gid: number;
  beforeAll(async () => {
    product = await startProduct();
    root = await asRoot(product);
    olga = await groups.person('olga');
    ann = await asNewUser(product, 'ann');
    bob = await asNewUser(product, 'bob');
    gid = await groups.create(olga);
  });
  afterAll(async () => {
    await product.stop();
    await product.dispose();
  });

  /** Takes so long over each case, without a processor, and answers right. */
  const slow = (seconds: number) => `#include <stdio.h>
    #include <unistd.h>
    int main(void) { sleep(${seconds}); int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; }`;
  const samples = Array.from({ length: 3 }, () => ({ input: '1 2\n', output: '3\n' }));

  /** Notes what becomes of jobs, in the order in which it happens. */
  async function noteJobs() {
    await sql('create table if not exists happened (id serial primary key, what text not null)');
    await sql('truncate happened');
    await sql(`create or replace function note_job() returns trigger language plpgsql as $$
      begin
        insert into happened (what) select OLD.kind || ' ' || OLD.target_id || ' ' || case
          when TG_OP = 'DELETE' then 'ended' when NEW.attempt > OLD.attempt then 'begun' else 'gave way' end;
        return null;
      end $$`);
    await sql(`create or replace trigger jobs_noted after update of attempt, yields on judge_jobs for each row
      when ((OLD.attempt, OLD.yields) is distinct from (NEW.attempt, NEW.yields)) execute function note_job()`);
    await sql('create or replace trigger ended_jobs_noted after delete on judge_jobs for each row execute function note_job()');
  }
  const happened = async () => (await sql('select what from happened order by id')).map(({ what }) => String(what));

  async function groupRun() {
    const draft = problemDraftIn(gid, { timeLimit: 30_000 }, { samples, languages: [{ name: 'C' }] });
    const { problemId } = await olga.groupProblem.add(draft);
    const { submitId } = await olga.submission.submit({ pid: problemId, gid, language: 'C', code: slow(4) });
    return {
      job: `submission ${submitId}`,
      async goesOn() {
        expect(await verdictOf(root, submitId)).toMatchObject({ status: Status.accepted });
        const cases = await root.submission.cases({ submitId });
        expect(cases?.judgeCaseList.map(({ status }) => status)).toEqual(samples.map(() => Status.accepted));
      },
    };
  }

  async function customTest() {
    const { problem, ...rest } = contests.draftOfProblem();
    const { pid } = await root.problemEditor.add({ ...rest, problem: { ...problem, timeLimit: 30_000 }, languages: [{ name: 'C' }] });
    const draft = { pid, type: 'public', language: 'C', code: slow(8), userInput: '1 2', expectedOutput: '3' } as const;
    const testJudgeKey = await bob.customTest.start(draft);
    const [{ id } = { id: 0 }] = await sql('select max(id) as id from custom_tests');
    return {
      job: `customTest ${String(id)}`,
      goesOn: () =>
        until(async () => {
          const { status } = await bob.customTest.result({ testJudgeKey });
          return status === Status.accepted;
        }),
    };
  }

  test.each([
    ['what runs in a group, with a custom test behind it', groupRun, customTest],
    ['a custom test, with what runs in a group behind it', customTest, groupRun],
  ])('a contest does not wait for %s, and both go on', async (_, first, second) => {
    await noteJobs();
    const { cid } = await contests.contest(moments.running, { auth: 0 });
    const running = await first();
    await until(async () => (await happened()).includes(`${running.job} begun`));
    const waiting = await second();
    const { submitId: urgent } = await ann.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
    expect(await verdictOf(root, urgent)).toMatchObject({ status: Status.wrongAnswer });
    await running.goesOn();
    await waiting.goesOn();
    const order = await happened();
    const untilVerdict = order.slice(0, order.indexOf(`submission ${urgent} ended`));
    expect(untilVerdict.toSorted()).toEqual([`${running.job} begun`, `${running.job} gave way`, `submission ${urgent} begun`].toSorted());
    expect(order.slice(untilVerdict.length + 1)).toEqual(expect.arrayContaining([`${running.job} begun`, `${waiting.job} begun`]));
  });

  test('what is judged for longer than the site allows is stopped', async () => {
    await root.settings.setSwitches({ mostJudgingSeconds: 10 });
    const draft = contests.draftOfProblem();
    const many = Array.from({ length: 14 }, () => ({ input: '1 2\n', output: '3\n' }));
    const { problemId } = await root.problemEditor.add({ ...draft, problem: { ...draft.problem, timeLimit: 2_000 }, samples: many });
    const { submitId } = await ann.submission.submit({ pid: problemId, language: 'C++ 17', code: slow(1) });
    expect((await verdictOf(ann, submitId)).status).toBe(Status.timeLimitExceeded);
    await root.settings.setSwitches({ mostJudgingSeconds: 900 });
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
    await root.settings.setSwitches({ mostGroupJudgingSeconds: 10 });
    expect(await add(1_000)).toBe('input.invalid');
    expect(await add(900)).toBe('done');
    await root.settings.setSwitches({ mostGroupJudgingSeconds: 300 });
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
  const atWork = (job: Job, hasProgressed = false) => ({ ...job, hasProgressed });

  test.each([
    ['practice', 'submission', ['contest', 'groupContest', 'urgent']],
    ['practice', 'customTest', ['contest', 'groupContest', 'urgent']],
    ['groupContest', 'submission', ['contest', 'urgent']],
    ['contest', 'submission', ['urgent']],
    ['compile', 'customTest', ['contest', 'groupContest', 'practice', 'urgent']],
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
      expect(await leaseBefore(db, 'judge', [], atWork(running)), 'it waits a moment first').toBeUndefined();
      await haveWaited();
      if (await leaseBefore(db, 'judge', [], atWork(running))) before.push(name);
    }
    expect(before).toEqual(expected);
  });

  test('what has given way ten times gives way to contests alone, until it has ended a case', async () => {
    const db = product.database();
    await sql('delete from judge_jobs');
    await put(1, priorities.reference, 'check');
    await sql('update judge_jobs set yields = 10');
    const running = await lease(db, 'judge', []);
    if (!running) throw new Error('nothing waits');
    await put(2, priorities.practice);
    await haveWaited();
    expect(await leaseBefore(db, 'judge', [], atWork(running))).toBeUndefined();
    await put(3, priorities.groupContest);
    await haveWaited();
    expect(await leaseBefore(db, 'judge', [], atWork(running))).toMatchObject({ targetId: 3 });
    expect(await leaseBefore(db, 'judge', [], atWork(running, true))).toMatchObject({ targetId: 2 });
  });

  test('of what runs for a setter one is at a judge, and others are not kept waiting by it', async () => {
    const db = product.database();
    await sql('delete from judge_jobs');
    for (const id of [1, 2]) await put(id, priorities.reference, 'reference', 7);
    await put(3, priorities.reference, 'check', 7);
    await put(4, priorities.reference, 'check', 8);
    const first = await lease(db, 'one', []);
    expect(first).toMatchObject({ targetId: 1 });
    expect(await lease(db, 'two', [])).toMatchObject({ targetId: 4 });
    expect(await lease(db, 'three', [])).toBeUndefined();
    await put(5, priorities.practice, 'submission', 7);
    expect(await lease(db, 'three', [])).toMatchObject({ targetId: 5 });
    if (first) await finish(db, first);
    expect(await lease(db, 'three', [])).toMatchObject({ targetId: 2 });
  });

  test('nor do judges that look at the same moment take two', async () => {
    const db = product.database();
    for (let round = 0; round < 20; round += 1) {
      await sql('delete from judge_jobs');
      for (const id of [1, 2, 3, 4, 5, 6]) await put(id, priorities.reference, 'reference', 7);
      const leased = await Promise.all([1, 2, 3, 4, 5, 6].map(judge => lease(db, `judge ${judge}`, [])));
      expect(leased.filter(Boolean)).toHaveLength(1);
      expect(await sql('select 1 from judge_jobs where leased_until is not null')).toHaveLength(1);
    }
  });

  test('one judge is taken for each job that waits, and what is given back keeps its turn and counts as no failure', async () => {
    const db = product.database();
    await sql('delete from judge_jobs');
    for (const id of [1, 2, 3]) await put(id, priorities.practice);
    const [first, second] = [await lease(db, 'one', []), await lease(db, 'two', [])];
    if (!first || !second) throw new Error('nothing waits');
    await put(9, priorities.contest);
    await haveWaited();
    const taken = await Promise.all([leaseBefore(db, 'one', [], atWork(first)), leaseBefore(db, 'two', [], atWork(second))]);
    expect(taken.filter(Boolean)).toMatchObject([{ targetId: 9 }]);
    await yieldBack(db, first);
    const again = await lease(db, 'three', []);
    expect(again).toMatchObject({ targetId: first.targetId, attempt: 2, yields: 1 });
    expect(again && attemptsOf(again)).toBe(1);
  });
});
