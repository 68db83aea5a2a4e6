import { isUnderway, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestDraft, moments } from '../support/contests';
import { rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { FakeHdu } from '../support/remote/fakeHdu';
import { FakePoj } from '../support/remote/fakePoj';
import { until } from '../support/until';

const [hdu, poj] = [new FakeHdu(), new FakePoj()];
let product: Product;
let root: Api;
let user: Api;
let cid: number;

beforeAll(async () => {
  const bases = `HDU=${await hdu.open()},POJ=${await poj.open()}`;
  product = await startProduct({ env: { OJ_REMOTE_BASES: bases } });
  root = await asRoot(product);
  user = await asNewUser(product, 'writer');
  for (const site of ['HDU', 'POJ'] as const) {
    await root.remote.addAccount({ site, username: 'inker', password: 'ink-and-paper' });
    await root.remote.setSite({ code: site, isOn: true, isPaused: false });
  }
  ({ id: cid } = await root.contestEditor.add(contestDraft(moments.running)));
  const local = (await root.problem.list({ keyword: 'P1000' })).records[0]?.pid ?? 0;
  await root.contestEditor.addProblem({ cid, pid: local, displayId: 'A' });
  await root.contestEditor.importProblem({ name: 'HDU', problemId: '1000', cid, displayId: 'B' });
  await root.contestEditor.importProblem({ name: 'POJ', problemId: '1000', cid, displayId: 'C' });
  await root.contestEditor.changeVisible({ cid, visible: true });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await Promise.all([hdu.close(), poj.close()]);
});

const code = 'int main() { return 0; } // a program of more than fifty characters, padded';
const send = async (pid: string, language: string, text = code) =>
  (await user.submission.submit({ pid, cid, language, code: text })).submitId;
const verdict = (submitId: number) =>
  until(async () => {
    const { [submitId]: found } = await user.submission.contestStatuses({ cid, submitIds: [submitId] });
    return found && !isUnderway(found.status) && found.status;
  }, 60_000);

test('a contest with problems of this site and of others stands on one board', async () => {
  hdu.verdicts = [
    ['Queuing', 'Wrong Answer'],
    ['Queuing', 'Running', 'Accepted'],
  ];
  poj.verdicts = [['Waiting', 'Accepted']];
  const wrong = await send('B', 'G++');
  expect(await verdict(wrong)).toBe(Status.wrongAnswer);
  const sent = await Promise.all([send('A', 'C++ 17', rightAnswer), send('B', 'G++'), send('C', 'G++')]);
  expect(await Promise.all(sent.map(verdict))).toEqual([Status.accepted, Status.accepted, Status.accepted]);
  const { records } = await user.contest.rank({ cid });
  expect(records[0]).toMatchObject({ username: 'writer', ac: 3, total: 4 });
});

test('a site that does not answer holds up itself alone; organisers see why, and what waited is judged afterwards', async () => {
  hdu.verdicts = [['Queuing', 'Accepted']];
  hdu.faults = { down: 503 };
  const waiting = await Promise.all([send('B', 'G++'), send('B', 'G++')]);
  const others = await Promise.all([send('A', 'C++ 17', rightAnswer), send('C', 'G++')]);
  expect(await Promise.all(others.map(verdict))).toEqual([Status.accepted, Status.accepted]);
  const seen = await until(async () => {
    const site = (await root.remote.sites()).find(each => each.code === 'HDU');
    return site?.lastError && site.restUntil && site;
  });
  expect(seen).toMatchObject({ lastError: expect.stringContaining('503'), waiting: 2 });
  hdu.faults = {};
  expect(await Promise.all(waiting.map(verdict))).toEqual([Status.accepted, Status.accepted]);
});
