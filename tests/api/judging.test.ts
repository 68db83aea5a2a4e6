import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { holds, prolong } from '../../packages/server/src/judge/queue/queue';
import { moveIntoContest } from '../support/contests';
import { judgeByHand, verdict } from '../support/byHand';
import { numbers } from '../support/numbers';
import { rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

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
const { tryNext, nextJob, judgeNext, drain } = judgeByHand(() => product);
const verdictOf = async (id: number) => (await root.submission.statuses({ submitIds: [id] }))[id];
const counts = async (problemId = 'P1000') => (await root.problem.detail({ problemId })).problemCount;

describe('rejudging', () => {
  test('J30: one that is being judged starts afresh, and the late result is dropped', async () => {
    const before = await counts();
    const id = await submit(alice);
    const stale = await nextJob();
    expect((await root.judging.rejudge({ submitId: id })).status).toBe(Status.pending);
    expect(await holds(product.database(), stale)).toBe(false);
    expect(await storeVerdict(product.database(), stale, verdict(Status.wrongAnswer))).toBe(false);
    expect(await judgeNext(Status.accepted)).toBe(id);
    expect(await counts()).toEqual({ ...before, total: before.total + 1, ac: before.ac + 1 });
  });

  test('takes the old verdict out of every number', async () => {
    const dora = await asNewUser(product, 'dora');
    const before = await counts();
    const first = await submit(dora);
    await judgeNext(Status.accepted);
    const second = await submit(dora);
    await judgeNext(Status.wrongAnswer);
    const mine = async () => (await dora.problem.detail({ problemId: 'P1000' })).myStatus;
    expect(await mine()).toBe(Status.accepted);

    await root.judging.rejudge({ submitId: first });
    expect(await mine()).toBe(Status.wrongAnswer);
    expect(await counts()).toEqual({ ...before, total: before.total + 1, wa: before.wa + 1 });
    expect(await root.submission.cases({ submitId: first })).toBeNull();
    await judgeNext(Status.timeLimitExceeded);
    expect(await mine()).toBe(Status.wrongAnswer);
    expect(await counts()).toEqual({ ...before, total: before.total + 2, wa: before.wa + 1, tle: before.tle + 1 });
    expect((await verdictOf(second))?.status).toBe(Status.wrongAnswer);
  });

  test('a whole problem goes through the queue behind everybody else', async () => {
    const ids = [await submit(alice, 'P1002'), await submit(bob, 'P1002'), await submit(alice, 'P1002')];
    for (const status of [Status.accepted, Status.wrongAnswer, Status.accepted]) await judgeNext(status);
    const pid = (await root.problem.detail({ problemId: 'P1002' })).problem.id;
    expect(await root.judging.rejudgeProblem({ pid })).toEqual({ total: 3 });
    expect(await counts('P1002')).toMatchObject({ total: 0, ac: 0, wa: 0 });
    const ordinary = await submit(bob);
    expect(await judgeNext(Status.accepted)).toBe(ordinary);
    const again = [await judgeNext(Status.accepted), await judgeNext(Status.accepted), await judgeNext(Status.accepted)];
    expect(again.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await counts('P1002')).toMatchObject({ total: 3, ac: 3 });
  });

  test('of a contest problem leaves practice alone', async () => {
    const [inContest, inPractice] = [await submit(alice, 'P1003'), await submit(alice, 'P1003')];
    const cid = await moveIntoContest(product, root, inContest);
    await judgeNext(Status.accepted);
    await judgeNext(Status.accepted);
    expect(await counts('P1003')).toMatchObject({ total: 1, ac: 1 });
    const pid = (await root.problem.detail({ problemId: 'P1003' })).problem.id;
    expect(await root.judging.contestProgress({ cid })).toEqual([{ pid, total: 1, underway: 0 }]);
    expect(await root.judging.rejudgeContestProblem({ cid, pid })).toEqual({ total: 1 });
    expect(await root.judging.contestProgress({ cid })).toEqual([{ pid, total: 1, underway: 1 }]);
    expect(await judgeNext(Status.wrongAnswer)).toBe(inContest);
    expect(await root.judging.contestProgress({ cid })).toEqual([{ pid, total: 1, underway: 0 }]);
    expect(await counts('P1003')).toMatchObject({ total: 1, ac: 1 });
    expect((await verdictOf(inPractice))?.status).toBe(Status.accepted);
    await expect(alice.submission.share({ submitId: inContest, share: true })).rejects.toMatchObject({ code: 'submission.inContest' });
  });

  test('existing clients use GET', async () => {
    const id = await submit(alice);
    await judgeNext(Status.accepted);
    const response = await fetch(`${product.url}/api/admin/judge/rejudge?submitId=${id}`, {
      headers: { authorization: root.token() ?? '' },
    });
    expect(await response.json()).toMatchObject({ status: 200, data: { submitId: id, status: Status.pending } });
    await drain();
  });
});

describe('a verdict by hand', () => {
  test('counts as any other, and says whose it is', async () => {
    const before = await counts();
    const submitId = await submit(alice);
    await judgeNext(Status.wrongAnswer);
    const given = await root.judging.manual({ submitId, status: Status.accepted });
    expect(given).toMatchObject({ status: Status.accepted, isManual: true, judger: 'root', score: null });
    expect(await counts()).toEqual({ ...before, total: before.total + 1, ac: before.ac + 1 });
    await root.judging.rejudge({ submitId });
    expect(await verdictOf(submitId)).toMatchObject({ isManual: false, judger: null });
    await judgeNext(Status.wrongAnswer);
  });

  test('F3: of a scored problem needs points, which stay within what it is worth', async () => {
    const scored = 'P1004';
    const { problem } = await root.problem.detail({ problemId: scored });
    await product.database().execute(`update problems set type = 1, io_score = 60 where id = ${problem.id}`);
    const submitId = await submit(alice, scored);
    await judgeNext(Status.wrongAnswer);
    for (const score of [undefined, null, -1])
      await expect(root.judging.manual({ submitId, status: Status.partialAccepted, score })).rejects.toMatchObject({
        code: 'submission.scoreRequired',
      });
    expect(await root.judging.manual({ submitId, status: Status.partialAccepted, score: 30 })).toMatchObject({ score: 30 });
    expect(await root.judging.manual({ submitId, status: Status.accepted, score: 999 })).toMatchObject({
      score: 60,
      oiRankScore: Math.round(6 + 2 * (problem.difficulty ?? Number.NaN)),
    });
    await product.database().execute(`update problems set type = 0, io_score = null where id = ${problem.id}`);
  });

  test('is refused while it is judged, where nothing compiled, and for what is no verdict', async () => {
    const submitId = await submit(alice);
    await expect(root.judging.manual({ submitId, status: Status.accepted })).rejects.toMatchObject({ code: 'submission.underway' });
    await judgeNext(Status.compileError);
    await expect(root.judging.manual({ submitId, status: Status.accepted })).rejects.toMatchObject({ code: 'submission.compileError' });
    const other = await submit(alice);
    await judgeNext(Status.accepted);
    for (const status of [Status.cancelled, Status.pending, Status.notSubmitted, Status.compileError])
      await expect(root.judging.manual({ submitId: other, status })).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(root.judging.manual({ submitId: 2_000_000_000, status: Status.accepted })).rejects.toMatchObject({
      code: 'submission.notFound',
    });
  });
});

describe('cancelling', () => {
  test('F16: takes a submission out of the queue, also when a judge has it, and what the judge finds is dropped', async () => {
    const [waiting, leased] = [await submit(alice), await submit(bob)];
    expect(await root.judging.cancel({ submitId: waiting })).toMatchObject({ status: Status.cancelled, isManual: true, judger: 'root' });
    const job = await nextJob();
    expect(job.targetId).toBe(leased);
    expect(await root.judging.cancel({ submitId: leased })).toMatchObject({ status: Status.cancelled, isManual: true });
    expect(await prolong(product.database(), job)).toBe(false);
    expect(await storeVerdict(product.database(), job, verdict(Status.accepted))).toBe(false);
    expect((await verdictOf(leased))?.status).toBe(Status.cancelled);
  });

  test('F3: leaves a compile error as it is', async () => {
    const submitId = await submit(bob);
    await judgeNext(Status.compileError);
    await expect(root.judging.cancel({ submitId })).rejects.toMatchObject({ code: 'submission.compileError' });
    expect(await verdictOf(submitId)).toMatchObject({ status: Status.compileError, isManual: false });
  });

  test('takes a verdict back', async () => {
    const before = await counts();
    const erin = await asNewUser(product, 'erin');
    const submitId = await submit(erin);
    await judgeNext(Status.accepted);
    await root.judging.cancel({ submitId });
    expect(await counts()).toEqual(before);
    expect((await erin.problem.detail({ problemId: 'P1000' })).myStatus).not.toBe(Status.accepted);
  });
});

test('only the super admin rejudges, cancels and gives verdicts; admins see judges and faults', async () => {
  const submitId = await submit(alice);
  for (const api of [alice, product.as()]) {
    const code = api === alice ? 'access.denied' : 'login.required';
    for (const call of [
      () => api.judging.rejudge({ submitId }),
      () => api.judging.rejudgeProblem({ pid: 1 }),
      () => api.judging.rejudgeContestProblem({ cid: 1, pid: 1 }),
      () => api.judging.contestProgress({ cid: 1 }),
      () => api.judging.problemProgress({ pid: 1 }),
      () => api.judging.stopRejudge({ pid: 1 }),
      () => api.judging.manual({ submitId, status: Status.accepted }),
      () => api.judging.cancel({ submitId }),
      () => api.judging.machines(),
      () => api.judging.faults(),
    ])
      await expect(call()).rejects.toMatchObject({ code });
  }
  await drain();
});

test.each([{ status: '' }, { status: null }, {}])('JDG-014: nothing is no verdict: %j', async given => {
  const submitId = await submit(alice);
  await drain();
  const body = JSON.stringify({ submitId, ...given });
  const headers = { 'content-type': 'application/json', authorization: root.token() ?? '' };
  const response = await fetch(`${product.url}/api/admin/judge/manual-judge`, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ status: 400, code: 'input.invalid' });
});

test('an author shares a submission and takes it back; nobody else does', async () => {
  const submitId = await submit(alice);
  await judgeNext(Status.accepted);
  const codeFor = async (api: Api) => (await api.submission.detail({ submitId })).submission.code;
  expect(await codeFor(bob)).toBeNull();
  await expect(bob.submission.share({ submitId, share: true })).rejects.toMatchObject({ code: 'submission.notOwner' });
  await alice.submission.share({ submitId, share: true });
  expect(await codeFor(bob)).toBe(rightAnswer);
  await alice.submission.share({ submitId, share: false });
  expect(await codeFor(bob)).toBeNull();
});

test('the code that was accepted last comes back to its author', async () => {
  const fay = await asNewUser(product, 'fay');
  const { id: pid } = (await fay.problem.detail({ problemId: 'P1000' })).problem;
  expect(await fay.submission.lastAccepted({ pid })).toEqual({ submitId: null, code: '', language: null });
  const submitId = await submit(fay);
  await judgeNext(Status.accepted);
  await submit(fay);
  await judgeNext(Status.wrongAnswer);
  expect(await fay.submission.lastAccepted({ pid, cid: 0 })).toEqual({ submitId, code: rightAnswer, language: 'C++ 17' });
  await expect(product.as().submission.lastAccepted({ pid })).rejects.toMatchObject({ code: 'login.required' });
});

test('C14: whatever happens in whatever order, every derived number is what the submissions say', async () => {
  const random = numbers(11);
  const pick = <Each>(all: readonly Each[]) => all[random() % all.length] as Each;
  const users = [alice, bob, root];
  const verdicts = [Status.accepted, Status.wrongAnswer, Status.compileError, Status.timeLimitExceeded, Status.systemError];
  const { id: pid } = (await root.problem.detail({ problemId: 'P1007' })).problem;
  const ids: number[] = [];
  const steps = [
    async () => void ids.push(await submit(pick(users), 'P1007')),
    async () => {
      const job = await tryNext();
      if (job) await storeVerdict(product.database(), job, verdict(pick(verdicts), random() % 100));
    },
    async () => void (ids.length && (await root.judging.rejudge({ submitId: pick(ids) }))),
    async () => void (ids.length && (await root.judging.manual({ submitId: pick(ids), status: pick(verdicts) }).catch(() => undefined))),
    async () => void (ids.length && (await root.judging.cancel({ submitId: pick(ids) }).catch(() => undefined))),
    async () => void (random() % 8 === 0 && (await root.judging.rejudgeProblem({ pid }))),
  ];
  for (let step = 0; step < 250; step += 1) await steps[random() % 10 < 5 ? random() % 2 : random() % steps.length]?.();

  const db = product.database();
  const { rows: standings } = await db.execute(
    `select user_id, status, submission_id, score, oi_rank_score from user_problems where problem_id = ${pid} order by 1`,
  );
  const { rows: truth } = await db.execute(`
    select u.user_id, s.status, s.id submission_id, u.score, u.oi_rank_score from (
      select user_id, max(score) score, max(oi_rank_score) oi_rank_score, min(id) filter (where status = 0) first_ac, max(id) latest
      from submissions where problem_id = ${pid} and status in (-3, -2, -1, 0, 1, 2, 3, 4, 8, 10) group by user_id
    ) u join submissions s on s.id = coalesce(u.first_ac, u.latest) order by 1`);
  expect(standings).toEqual(truth);
  expect(standings.length).toBeGreaterThan(0);
  const { rows: tally } = await db.execute(`select status, count(*)::int n from submissions where problem_id = ${pid} group by status`);
  const times = (status: Status) => (tally.find(row => row.status === status)?.n as number | undefined) ?? 0;
  expect(await counts('P1007')).toMatchObject({
    total: verdicts.reduce<number>((sum, status) => sum + times(status), 0),
    ac: times(Status.accepted),
    wa: times(Status.wrongAnswer),
    ce: times(Status.compileError),
    tle: times(Status.timeLimitExceeded),
    se: times(Status.systemError),
  });
});

test('whoever changes a verdict is in the record', async () => {
  const { records } = await root.audit.list({ limit: 100 });
  const ofVerdicts = records.map(({ action }) => action).filter(action => action.startsWith('judging.'));
  expect(new Set(ofVerdicts)).toEqual(new Set(['judging.rejudge', 'judging.rejudgeProblem', 'judging.manual', 'judging.cancel']));
});
