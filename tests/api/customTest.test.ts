import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priorities } from '../../packages/server/src/judge/queue/queue';
import { contestsOf, moments } from '../support/contests';
import { judged, nameOf, rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let alice: Api;
let pid: number;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  alice = await asNewUser(product, 'alice');
  pid = (await root.problem.detail({ problemId: 'P1000' })).problem.id;
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const draft = (wishes: { code?: string; userInput?: string; expectedOutput?: string } = {}) => ({
  pid,
  type: 'public' as const,
  language: 'C++ 17',
  code: rightAnswer,
  userInput: '20 22',
  ...wishes,
});
const outcomeOf = (api: Api, testJudgeKey: string) =>
  until(async () => {
    const outcome = await api.customTest.result({ testJudgeKey });
    return outcome.status !== Status.pending && outcome;
  });
const tried = async (api: Api, wishes?: Parameters<typeof draft>[0]) => outcomeOf(api, await api.customTest.start(draft(wishes)));

test('a program is run on an input of the caller, and leaves no trace', async () => {
  const before = await alice.submission.list({ onlyMine: true });
  const key = await alice.customTest.start(draft());
  expect(key).toMatch(/^TEST_JUDGE_[0-9a-f]{32}$/);
  const outcome = await outcomeOf(alice, key);
  expect(outcome).toMatchObject({
    status: Status.accepted,
    userInput: '20 22',
    userOutput: '42\n',
    stderr: '',
    problemJudgeMode: 'default',
  });
  expect(outcome.time).toBeLessThanOrEqual(1000);
  expect(await alice.submission.list({ onlyMine: true })).toEqual(before);
});

test.each([
  ['wrongAnswer', { expectedOutput: '41' }],
  ['accepted', { expectedOutput: '42' }],
  ['runtimeError', { code: 'int main() { return 3; }' }],
  ['timeLimitExceeded', { code: 'int main() { for (volatile int i = 0;; ) i = i + 1; }' }],
  ['compileError', { code: 'int main( {' }],
])('%s', async (status, wishes) => {
  const outcome = await tried(alice, wishes);
  expect(nameOf(outcome.status)).toBe(status);
  if (status === 'compileError') expect(outcome.stderr).toMatch(/error/);
});

test('its error output comes back, and both are cut at 1000 characters', async () => {
  const code = '#include <cstdio>\nint main() { for (int i = 0; i < 5000; i++) putchar(120), fputc(121, stderr); }';
  const { userOutput, stderr } = await tried(alice, { code });
  expect([userOutput, stderr]).toEqual(['x'.repeat(1000), 'y'.repeat(1000)]);
});

test('W29: a result is for whoever holds the key and started it; a guess is answered like a stranger', async () => {
  const key = await alice.customTest.start(draft());
  await outcomeOf(alice, key);
  for (const wrong of [key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'), 'TEST_JUDGE_', 'x'])
    await expect(alice.customTest.result({ testJudgeKey: wrong })).rejects.toMatchObject({ code: 'customTest.notFound' });
  await expect(root.customTest.result({ testJudgeKey: key })).rejects.toMatchObject({ code: 'customTest.notFound' });
  await expect(product.as().customTest.result({ testJudgeKey: key })).rejects.toMatchObject({ code: 'login.required' });
});

test('W29: of 1 to 1000 characters, by those who may submit', async () => {
  await expect(product.as().customTest.start(draft())).rejects.toMatchObject({ code: 'login.required' });
  for (const userInput of ['', 'x'.repeat(1001)])
    await expect(alice.customTest.start(draft({ userInput }))).rejects.toMatchObject({ code: 'input.invalid' });
  await expect(alice.customTest.start(draft({ code: ' ' }))).rejects.toMatchObject({ code: 'submission.codeEmpty' });
  await expect(alice.customTest.start(draft({ code: 'x'.repeat(65_536) }))).rejects.toMatchObject({ code: 'submission.codeTooLong' });
});

test('W29: one at a time', async () => {
  const withoutJudge = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  try {
    const bob = await asNewUser(withoutJudge, 'bob');
    const { problem } = await bob.problem.detail({ problemId: 'P1000' });
    const started = await Promise.allSettled(Array.from({ length: 6 }, () => bob.customTest.start({ ...draft(), pid: problem.id })));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of started) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'customTest.tooMany' });
  } finally {
    await withoutJudge.stop();
    await withoutJudge.dispose();
  }
});

test('in a contest, for its problems and those who may submit there', async () => {
  const inContest = { ...draft(), type: 'contest' as const };
  const { cid, pids } = await contests.contest(moments.running);
  const [problem = 0] = pids;
  const { userOutput } = await outcomeOf(alice, await alice.customTest.start({ ...inContest, cid, pid: problem }));
  expect(userOutput).toBe('42\n');
  expect(await codeOf(alice.customTest.start({ ...inContest, cid, pid }))).toBe('contest.problemNotFound');
  const unnamed = await outcomeOf(alice, await alice.customTest.start({ ...inContest, pid: problem }));
  expect(unnamed.userOutput).toBe('42\n');
  expect(await codeOf(alice.customTest.start({ ...inContest, pid }))).toBe('contest.problemNotFound');
  expect(await codeOf(alice.customTest.start({ ...draft(), pid: problem }))).toBe('problem.notFound');
  const scheduled = await contests.contest(moments.scheduled);
  expect(await codeOf(alice.customTest.start({ ...inContest, cid: scheduled.cid, pid: scheduled.pids[0] ?? 0 }))).toBe(
    'contest.notStarted',
  );
  const closed = await contests.contest(moments.running, { auth: 1, pwd: 'words' });
  expect(await codeOf(alice.customTest.start({ ...inContest, cid: closed.cid, pid: closed.pids[0] ?? 0 }))).toBe(
    'contest.registrationRequired',
  );
  for (const { pids } of [scheduled, closed])
    expect(await codeOf(alice.customTest.start({ ...inContest, pid: pids[0] ?? 0 }))).toBe('contest.problemNotFound');
});

test('an interactive problem is tried against its interactor', async () => {
  const { problem } = await root.problem.detail({ problemId: 'P1008' });
  const key = await alice.customTest.start({ ...draft({ code: 'int main() { return 0; }' }), pid: problem.id });
  expect(await outcomeOf(alice, key)).toMatchObject({ problemJudgeMode: 'interactive' });
});

test('an author sees a special judge compile, or the words of the compiler', async () => {
  const code = '#include "testlib.h"\nint main(int argc, char *argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, "fine"); }\n';
  await root.customTest.compileChecker({ pid, code, language: 'C++' });
  await root.customTest.compileInteractor({
    pid,
    code: '#include "own.h"\nint main() { return ANSWER; }',
    language: 'C',
    extraFiles: { 'own.h': '#define ANSWER 0\n' },
  });
  await expect(root.customTest.compileChecker({ pid, code: 'int main( {', language: 'C' })).rejects.toMatchObject({
    code: 'judge.compileError',
    message: expect.stringMatching(/error/),
  });
  await expect(alice.customTest.compileChecker({ pid, code, language: 'C++' })).rejects.toMatchObject({ code: 'access.denied' });
});

test('one look at a special judge of a user waits at a time, behind submissions, and beside a test', async () => {
  const code = (line: string) => `// ${line}\nint main() { return 0; }\n`;
  await root.judgeQueue.pause({ isPaused: true });
  const look = root.customTest.compileChecker({ pid, code: code('first'), language: 'C' });
  const waiting = () => product.database().execute(`select priority from judge_jobs where kind = 'customTest' and language is null`);
  await until(async () => (await waiting()).rows.length > 0);
  expect((await waiting()).rows).toEqual([{ priority: priorities.compile }]);
  for (const call of ['compileChecker', 'compileInteractor'] as const)
    await expect(root.customTest[call]({ pid, code: code('second'), language: 'C' })).rejects.toMatchObject({ code: 'customTest.tooMany' });
  const test = await root.customTest.start(draft());
  await root.judgeQueue.pause({ isPaused: false });
  await look;
  expect(await outcomeOf(root, test)).toMatchObject({ status: Status.accepted });
  await root.customTest.compileChecker({ pid, code: code('second'), language: 'C' });
});

test('the back office sees the judge: level, languages, load and when it was last seen', async () => {
  const [machine, ...others] = await root.judging.machines();
  expect(others).toEqual([]);
  expect(machine).toMatchObject({
    isAlive: true,
    service: { metadata: { judgeName: machine?.name, 'nacos.healthy': 'true' } },
    sandboxLevel: expect.any(Number),
    cpuCores: expect.any(Number),
    judged: expect.any(Number),
  });
  expect(machine?.languages.find(({ name }) => name === 'C++ 17')).toMatchObject({ available: true, version: expect.stringMatching(/\d/) });
});

test('J26: a special judge that fails is a system error and a notice to admins, once per problem', async () => {
  const { problem } = await root.problem.detail({ problemId: 'P1005' });
  const db = product.database();
  await db.execute(`update problems set spj_code = 'int main() { __builtin_trap(); }' where id = ${problem.id}`);
  for (let i = 0; i < 2; i += 1) {
    const { submitId, status } = await judged(alice, { pid: 'P1005', code: 'int main() { return 0; }' });
    expect(nameOf(status)).toBe('systemError');
    expect((await alice.submission.detail({ submitId })).submission.errorMessage).not.toMatch(/special/);
  }
  expect(await root.judging.faults()).toMatchObject([{ problemId: 'P1005', times: 2, message: expect.stringMatching(/special judge/) }]);
  await root.judging.settleFault({ pid: problem.id });
  expect(await root.judging.faults()).toEqual([]);
});

test('reference solutions run on all cases for those who edit the problem, and count nowhere', async () => {
  const before = [(await root.problem.detail({ problemId: 'P1000' })).problemCount, await root.submission.list({ onlyMine: true })];
  const draft = { pid, language: 'C++ 17', name: 'right', code: rightAnswer, expected: Status.accepted };
  const { id } = await root.referenceSolution.add(draft);
  const nothing = 'int main() { return 0; } // prints nothing';
  const { id: other } = await root.referenceSolution.add({ ...draft, name: 'nothing', code: nothing, expected: Status.wrongAnswer });
  await root.referenceSolution.add({ ...draft, name: 'empty', code: 'int main( {', expected: Status.wrongAnswer });
  for (const call of [
    () => alice.referenceSolution.list({ pid }),
    () => alice.referenceSolution.add(draft),
    () => alice.referenceSolution.change({ ...draft, id }),
    () => alice.referenceSolution.remove({ pid, id }),
    () => alice.referenceSolution.run({ pid }),
  ])
    expect(await codeOf(call())).toBe('access.denied');
  expect(await codeOf(root.referenceSolution.remove({ pid: pid + 1, id }))).toBe('referenceSolution.notFound');
  expect(await codeOf(root.referenceSolution.add({ ...draft, language: 'Whitespace' }))).toBe('input.invalid');

  expect(await root.referenceSolution.run({ pid })).toEqual({ total: 3 });
  expect(await codeOf(root.referenceSolution.run({ pid }))).toBe('referenceSolution.running');
  const ran = await until(async () => {
    const solutions = await root.referenceSolution.list({ pid });
    return !solutions.some(({ isWaiting }) => isWaiting) && solutions;
  });
  expect(ran.map(({ run, isStale }) => [nameOf(run?.status ?? Status.notSubmitted), isStale])).toEqual([
    ['accepted', false],
    ['wrongAnswer', false],
    ['compileError', false],
  ]);
  const cases = await root.testData.cases({ pid });
  expect(ran[0]?.run?.cases.map(({ number, status }) => [number, status])).toEqual(cases.map((_, index) => [index + 1, Status.accepted]));
  expect(ran[2]?.run?.message).toMatch(/error/);
  expect([(await root.problem.detail({ problemId: 'P1000' })).problemCount, await root.submission.list({ onlyMine: true })]).toEqual(
    before,
  );

  await root.referenceSolution.change({ ...draft, id: other, code: rightAnswer, name: 'mended' });
  await root.referenceSolution.remove({ pid, id });
  const left = await root.referenceSolution.list({ pid });
  expect(left.map(({ name, run }) => [name, run === null])).toEqual([
    ['mended', true],
    ['empty', false],
  ]);
});
