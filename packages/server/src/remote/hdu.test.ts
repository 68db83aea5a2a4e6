import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeHdu } from '../../../../tests/support/remote/fakeHdu';
import type { Session } from './adapter';
import { hdu } from './hdu';
import { SiteHttp } from './http';

const site = new FakeHdu();
let session: Session;
let http: () => SiteHttp;
beforeAll(async () => {
  const base = await site.open();
  http = () => new SiteHttp({ base, charset: hdu.charset, reach: 'machine' });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.faults = {};
  site.verdicts = [['Accepted']];
  session = { http: http(), account: { username: 'inker', password: 'ink-and-paper' } };
  await hdu.login(session);
});

const order = { target: '1000', language: '0', source: 'int main() { return 0; } // 长'.padEnd(60) };
const sent = async (verdict: string) => {
  site.verdicts = [[verdict]];
  const before = await hdu.snapshot(session, order);
  await hdu.submit(session, order);
  const found = await hdu.findRun(session, order, before);
  return typeof found === 'object' ? found.runId : '';
};

test('signs in, and says when it cannot', async () => {
  expect(await hdu.checkSession(session)).toBe(true);
  const wrong = { http: http(), account: { username: 'inker', password: 'guess' } };
  expect(await hdu.checkSession(wrong)).toBe(false);
  await expect(hdu.login(wrong)).rejects.toMatchObject({ kind: 'auth' });
});

test('a program arrives as it was written, and its run is found', async () => {
  const runId = await sent('Accepted');
  expect(site.runs.at(-1)).toMatchObject({ id: Number(runId), user: 'inker', problem: '1000', language: 'G++', source: order.source });
  expect(await hdu.poll(session, runId, order)).toEqual({ status: Status.accepted, timeMs: 15, memoryKb: 1408 });
});

test.each([
  ['Queuing', Status.pending],
  ['Compiling', Status.compiling],
  ['Running', Status.judging],
  ['Wrong Answer', Status.wrongAnswer],
  ['Presentation Error', Status.presentationError],
  ['Runtime Error(ACCESS_VIOLATION)', Status.runtimeError],
  ['Time Limit Exceeded', Status.timeLimitExceeded],
  ['Memory Limit Exceeded', Status.memoryLimitExceeded],
  ['Output Limit Exceeded', Status.runtimeError],
  ['System Error', Status.systemError],
])('%s is a verdict', async (verdict, status) => {
  expect(await hdu.poll(session, await sent(verdict), order)).toMatchObject({ status });
});

test('what the compiler said comes in the encoding of the site', async () => {
  const run = await hdu.poll(session, await sent('Compilation Error'), order);
  expect(run).toMatchObject({ status: Status.compileError, message: 'main.cpp:1: 一题 <error>' });
});

test('words that nobody knows are no verdict', async () => {
  const runId = await sent('Half Accepted');
  await expect(hdu.poll(session, runId, order)).rejects.toMatchObject({ kind: 'markup' });
});

test('runs of somebody else are not taken for ours', async () => {
  site.faults = { foreignRuns: 1 };
  const before = await hdu.snapshot(session, order);
  await hdu.submit(session, order);
  expect(await hdu.findRun(session, order, before)).toBe('ambiguous');
});

test('a session that has ended, a refusal and another page are told apart', async () => {
  site.faults = { expire: true };
  await expect(hdu.submit(session, order)).rejects.toMatchObject({ kind: 'auth', isUnsent: true });
  await hdu.login(session);
  site.faults = { refuse: 'Language is not supported.' };
  await expect(hdu.submit(session, order)).rejects.toMatchObject({ kind: 'rejected', publicText: 'Language is not supported.' });
  site.faults = { refuse: "Please don't re-submit" };
  await expect(hdu.submit(session, order)).rejects.toMatchObject({ kind: 'rate', retryAfterMs: 5_000 });
  site.faults = { otherMarkup: true };
  await expect(hdu.snapshot(session, order)).rejects.toMatchObject({ kind: 'markup', publicText: expect.stringContaining('list of runs') });
});

test('a statement becomes Markdown without anything that runs', async () => {
  const problem = await hdu.importProblem(http(), '1000');
  expect(problem).toMatchObject({
    title: '一题',
    timeLimitMs: 1000,
    memoryLimitMb: 32,
    input: 'Two *numbers*.',
    output: 'Their sum.\n\n- one\n- two',
    hint: 'Use 64 bits.',
    examples: [{ input: '1 2\n3 4', output: '3\n7' }],
  });
  const text = problem.description.replace(/http:[^)]+/, 'PICTURE');
  expect(text).toBe('Add **A** and B \\<= 10$^{9}$. Costs \\$5 \\*each\\*.![](PICTURE)\\\ngo');
  expect([...problem.pictures.values()]).toEqual([expect.stringMatching(/\/data\/images\/p\.png$/)]);
  await expect(hdu.importProblem(http(), '9999')).rejects.toMatchObject({ kind: 'rejected' });
});

test.each(['1000/../x', '1&u=', '１０００', '0', '', '-1', '99999999'])('%s is no id', id => {
  expect(hdu.parseId(id)).toBeUndefined();
});
