import { type LiveEvent, Status } from '@oj/contract';
import { parseExamples } from '@oj/contract/examples';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { judged, nameOf, rightAnswer, verdictOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { setCase } from '../support/testData';
import { until } from '../support/until';

let product: Product;
let alice: Api;
let bob: Api;
beforeAll(async () => {
  product = await startProduct();
  alice = await asNewUser(product, 'alice');
  bob = await asNewUser(product, 'bob');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const printing = (line: string) => `#include <bits/stdc++.h>\nint main() { long long a, b; std::cin >> a >> b; ${line} }\n`;

const nine = [
  ['AC', Status.accepted, 'P1000', rightAnswer],
  ['WA', Status.wrongAnswer, 'P1000', printing('std::cout << a - b << "\\n";')],
  ['PE', Status.presentationError, 'P1001', readFileSync('tests/judge/starter/P1001.presentationError.cpp', 'utf8')],
  ['CE', Status.compileError, 'P1000', 'int main( {'],
  ['TLE, busy', Status.timeLimitExceeded, 'P1000', 'int main() { for (volatile int i = 0;; ) i = i + 1; }'],
  ['TLE, asleep', Status.timeLimitExceeded, 'P1000', '#include <unistd.h>\nint main() { sleep(100); }'],
  [
    'MLE',
    Status.memoryLimitExceeded,
    'P1000',
    '#include <vector>\nint main() { std::vector<char> all; for (;;) all.resize(all.size() + (1 << 24), 1); }',
  ],
  ['RE, exit code', Status.runtimeError, 'P1000', 'int main() { return 3; }'],
  ['RE, signal', Status.runtimeError, 'P1000', '#include <csignal>\nint main() { raise(SIGSEGV); }'],
  [
    'output flood',
    Status.runtimeError,
    'P1000',
    '#include <cstdio>\nint main() { for (;;) puts("0123456789012345678901234567890123456789"); }',
  ],
] as const;

test.each(nine)('%s arrives on the live stream, without asking', async (_, status, pid, code) => {
  const { submitId } = await alice.submission.submit({ pid, language: 'C++ 17', code });
  const events: LiveEvent[] = [];
  const stop = new AbortController();
  for await (const event of product.as().live.open({ topics: `submission:${submitId}` }, { signal: stop.signal })) {
    events.push(event);
    // What happened before the stream was open is read once it is.
    if (event.event === 'ready' && (await isJudged(submitId))) break;
    if (event.event === 'submission.judged') break;
  }
  stop.abort();
  const { submission } = await alice.submission.detail({ submitId });
  expect(nameOf(submission.status)).toBe(nameOf(status));
});

async function isJudged(submitId: number) {
  const { [submitId]: standing } = await product.as().submission.statuses({ submitIds: [submitId] });
  return standing && standing.status < Status.pending;
}

test('an accepted submission tells time, memory, judge and every case', async () => {
  const { submitId } = await judged(alice, { code: rightAnswer });
  const { submission, codeShare } = await alice.submission.detail({ submitId });
  expect(submission).toMatchObject({
    status: Status.accepted,
    username: 'alice',
    displayPid: 'P1000',
    language: 'C++ 17',
    code: rightAnswer,
    length: rightAnswer.length,
    isManual: false,
  });
  expect(submission.time).toBeLessThanOrEqual(1000);
  expect(submission.memory).toBeGreaterThan(0);
  expect(submission.judger).toMatch(/^[0-9a-f]{4}-1$/);
  expect(codeShare).toBe(true);

  const cases = await product.as().submission.cases({ submitId });
  expect(cases?.judgeCaseList.length).toBe(10);
  expect(cases?.judgeCaseList.every(each => each.status === Status.accepted && each.inputData === null && each.score === null)).toBe(true);
});

test('a compile error brings the words of the compiler as text, to its author only', async () => {
  const { submitId } = await judged(alice, { code: 'int main() { return "<img src=x onerror=alert(1)>"; }' });
  const { submission } = await alice.submission.detail({ submitId });
  expect(submission.errorMessage).toMatch(/error/);
  expect((await bob.submission.detail({ submitId })).submission.errorMessage).toBeNull();
});

test('the warnings of a compiler are for those who may see the code', async () => {
  const code = `int f(int x) { if (x) return 1; }\n${rightAnswer}`;
  const { submitId } = await judged(alice, { code });
  const warningsFor = async (client: typeof alice) => (await client.submission.detail({ submitId })).submission.compilerWarnings;
  const root = await asRoot(product);
  const shown = expect.stringMatching(/main\.cpp:1:\d+: warning: .*\[-Wreturn-type\]/);
  for (const client of [alice, root]) expect(await warningsFor(client)).toEqual(shown);
  for (const client of [bob, product.as()]) expect(await warningsFor(client)).toBeNull();
  expect((await alice.submission.detail({ submitId })).submission).toMatchObject({ status: Status.accepted, errorMessage: null });
  await alice.submission.share({ submitId, share: true });
  expect(await warningsFor(bob)).toEqual(shown);
  await alice.submission.share({ submitId, share: false });

  const quiet = await judged(alice, { code: rightAnswer });
  expect((await alice.submission.detail(quiet)).submission.compilerWarnings).toBeNull();
});

test('a runtime error tells exit code or signal of each case', async () => {
  const exit = await judged(alice, { code: 'int main() { return 3; }' });
  expect((await alice.submission.cases({ submitId: exit.submitId }))?.judgeCaseList[0]?.message).toMatch(/exit code 3/);
  const signal = await judged(alice, { code: '#include <csignal>\nint main() { raise(SIGSEGV); }' });
  expect((await alice.submission.cases({ submitId: signal.submitId }))?.judgeCaseList[0]?.message).toMatch(/signal 11/);
  const thrown = await judged(alice, { code: '#include <vector>\nint main() { return std::vector<int>().at(7); }' });
  expect((await alice.submission.cases({ submitId: thrown.submitId }))?.judgeCaseList[0]).toMatchObject({
    message: 'signal 6 (SIGABRT)',
    exception: 'std::out_of_range',
  });
});

test('C4, J12: nobody but owner and admins gets the code, and lists never carry it', async () => {
  const { submitId } = await judged(alice, { code: rightAnswer });
  const root = await asRoot(product);
  expect((await root.submission.detail({ submitId })).submission.code).toBe(rightAnswer);
  for (const other of [bob, product.as()]) expect((await other.submission.detail({ submitId })).submission.code).toBeNull();
  for (const answer of [await alice.submission.list({ onlyMine: true }), await alice.submission.statuses({ submitIds: [submitId] })])
    expect(JSON.stringify(answer)).not.toContain('iostream');
});

test('W28, C11: the same client key never makes two submissions', async () => {
  const draft = { pid: 'P1000', language: 'C++ 17', code: rightAnswer, clientKey: crypto.randomUUID() };
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await alice.submission.submit(draft)).submitId));
  expect(new Set(ids).size).toBe(1);
  await verdictOf(alice, ids[0] ?? 0);
});

test('the list filters by owner, problem, author and status', async () => {
  await judged(bob, { code: 'int main( {' });
  const [mine, byAuthor, broken] = await Promise.all([
    bob.submission.list({ onlyMine: true }),
    alice.submission.list({ username: 'BO' }),
    alice.submission.list({ status: Status.compileError, username: 'bob' }),
  ]);
  expect(mine.records.every(({ username }) => username === 'bob')).toBe(true);
  expect(byAuthor.records.map(({ submitId }) => submitId)).toEqual(mine.records.map(({ submitId }) => submitId));
  expect(broken.records.every(({ status }) => status === Status.compileError)).toBe(true);
  expect((await alice.submission.list({ problemID: 'p1000', completeProblemID: true, limit: 300 })).records.length).toBeGreaterThan(9);
  expect((await alice.submission.list({ problemID: 'P99', completeProblemID: true })).records).toEqual([]);
  await expect(product.as().submission.list({ onlyMine: true })).rejects.toMatchObject({ code: 'login.required' });
});

test('counters and standings follow the verdicts exactly', async () => {
  const carol = await asNewUser(product, 'carol');
  const before = (await carol.problem.detail({ problemId: 'P1000' })).problemCount;
  await judged(carol, { code: printing('std::cout << 0;') });
  await judged(carol, { code: rightAnswer });
  await judged(carol, { code: 'int main( {' });
  const { problemCount, myStatus } = await carol.problem.detail({ problemId: 'P1000' });

  expect(problemCount).toEqual({ ...before, total: before.total + 3, ac: before.ac + 1, wa: before.wa + 1, ce: before.ce + 1 });
  expect(myStatus).toBe(Status.accepted);
});

test('two submissions of one user within the interval: the second is refused', async () => {
  const strict = await startProduct({ env: { OJ_SUBMIT_INTERVAL: '60', OJ_JUDGES: '0', OJ_STARTER: '1' }, withJudge: false });
  try {
    const root = await asRoot(strict);
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const refused = results.find(result => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'submission.tooSoon' });
  } finally {
    await strict.stop();
    await strict.dispose();
  }
});

test('the stream of all submissions tells of queueing and verdict', async () => {
  const stop = new AbortController();
  const seen: LiveEvent[] = [];
  const reading = (async () => {
    for await (const event of product.as().live.open({ topics: 'submissions' }, { signal: stop.signal })) seen.push(event);
  })().catch(() => undefined);
  await until(() => seen.length > 0);
  const { submitId } = await judged(alice, { code: rightAnswer });
  await until(() => seen.some(event => event.event === 'submission.judged' && event.submitId === submitId));
  stop.abort();
  await reading;
  expect(seen.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['submission.queued', 'submission.compiling', 'submission.judged']),
  );
});

test('F4 (SUB-037): input and answer of a case are for those who may change the test data', async () => {
  const { submitId } = await judged(alice, { code: rightAnswer });
  const root = await asRoot(product);
  const seen = await root.submission.cases({ submitId });
  expect(seen?.judgeCaseList[0]).toMatchObject({
    seq: 1,
    inputData: expect.stringMatching(/^-?\d+ -?\d+\n$/),
    outputData: expect.stringMatching(/^-?\d+\n$/),
  });
  for (const other of [alice, product.as()]) {
    const cases = await other.submission.cases({ submitId });
    expect(cases?.judgeCaseList.map(({ inputData, outputData }) => [inputData, outputData])).toEqual(
      cases?.judgeCaseList.map(() => [null, null]),
    );
  }
});

test('SUB-037: an author of a problem of the site who has no back office changes no test data, and sees none', async () => {
  const { submitId } = await judged(alice, { code: rightAnswer });
  const setAuthor = (name: string) =>
    product
      .database()
      .execute(`update problems set author_id = (select id from users where username = '${name}') where problem_id = 'P1000'`);
  await setAuthor('alice');
  onTestFinished(async () => void (await setAuthor('root')));
  const { powers } = await alice.problem.detail({ problemId: 'P1000' });
  expect(powers).toEqual({ know: true, read: true, inspect: false, change: false, review: false });
  const cases = await alice.submission.cases({ submitId });
  expect(cases?.judgeCaseList.filter(({ inputData, outputData }) => inputData !== null || outputData !== null)).toEqual([]);
});

test('F4 (SUB-037): what a program wrote in a case that failed is kept for those who may see its input', async () => {
  const code = '#include <cstdio>\nint main() { std::printf("not the sum\\n"); }';
  const { submitId } = await judged(alice, { code });
  const root = await asRoot(product);
  const [failed] = (await root.submission.cases({ submitId }))?.judgeCaseList ?? [];
  expect(failed).toMatchObject({ seq: 1, userOutput: 'not the sum\n' });
  const [stranger] = (await product.as().submission.cases({ submitId }))?.judgeCaseList ?? [];
  expect(stranger?.userOutput ?? null).toBeNull();
});

test('who failed on a case that the statement shows sees its data, and what the own program wrote; of other cases nothing', async () => {
  const code = '#include <cstdio>\nint main() { std::printf("not the sum\\n"); }';
  const { submitId } = await judged(alice, { code });
  const { problem } = await alice.problem.detail({ problemId: 'P1000' });
  const samples = parseExamples(problem.examples);
  const [sample] = samples;
  const cases = (await alice.submission.cases({ submitId }))?.judgeCaseList ?? [];
  expect(cases[0]).toMatchObject({ inputData: `${sample?.input}\n`, outputData: `${sample?.output}\n`, userOutput: 'not the sum\n' });
  expect(cases.length).toBeGreaterThan(samples.length);
  expect(cases.slice(samples.length).filter(({ inputData, outputData }) => inputData !== null || outputData !== null)).toEqual([]);
  expect(await alice.submission.detail({ submitId })).toMatchObject({ limits: { timeMs: 1000, timeFactor: 1, memoryFactor: 1 } });
});

test('nobody sees the contents of the new data beside a verdict on the old, until it is judged again', async () => {
  const root = await asRoot(product);
  const wrong = 'int main() { return 0; }';
  const before = await judged(alice, { code: wrong });
  expect((await root.submission.cases(before))?.isDataChanged).toBeUndefined();
  const { problem } = await root.problem.detail({ problemId: 'P1000' });
  await setCase(root, problem.id, 4);

  for (const reader of [root, alice]) {
    const results = await reader.submission.cases(before);
    expect(results?.isDataChanged).toBe(true);
    expect(results?.judgeCaseList.some(({ inputData, outputData, userOutput }) => inputData ?? outputData ?? userOutput)).toBe(false);
  }
  const after = await judged(alice, { code: wrong });
  const fresh = await root.submission.cases(after);
  expect([fresh?.isDataChanged, fresh?.judgeCaseList[0]]).toMatchObject([undefined, { inputData: '1 2\n', outputData: '4\n' }]);

  await root.judging.rejudge({ submitId: before.submitId });
  const again = await until(async () => {
    const results = await root.submission.cases(before);
    return results && !results.isDataChanged ? results : undefined;
  });
  expect(again.judgeCaseList[0]).toMatchObject({ inputData: '1 2\n', outputData: '4\n' });
});
