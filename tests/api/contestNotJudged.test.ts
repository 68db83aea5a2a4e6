import { type AcmRow, type OiRow, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
let ann: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  ann = await asNewUser(product, 'ann');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test.each(['Recent', 'Highest'] as const)('what was never judged takes no points away on an OI board that counts the %s', async counts => {
  const { cid } = await contests.contest({ start: -100, end: 120 }, { type: 1, oiRankScoreType: counts, auth: 0 });
  await contests.submit(ann, cid, { status: Status.partialAccepted, score: 70, minutesAgo: 90 });
  const row = async () => (await root.contest.rank({ cid })).records[0] as OiRow | undefined;
  const standing = async () => {
    const [problem] = await ann.contest.problems({ cid });
    return [problem?.myStatus, problem?.score];
  };
  await until(async () => (await row())?.totalScore === 70);
  for (const [index, status] of [Status.compileError, Status.systemError, Status.submittedFailed].entries()) {
    const id = await contests.submit(ann, cid, { status, score: 0, minutesAgo: 80 - index });
    const uid = (await row())?.uid ?? '';
    const cell = await until(async () => {
      const told = await root.contest.boardCell({ cid, uid, displayId: 'A' });
      return told.tries.some(({ submitId }) => submitId === id) && told;
    });
    expect(cell).toMatchObject({ score: 70 });
    expect(cell.tries.at(-1)).toMatchObject({ part: 'unscored', score: null });
    expect(await row()).toMatchObject({ totalScore: 70, submissionInfo: { A: 70 } });
    expect(await standing()).toEqual([Status.partialAccepted, 70]);
  }
  await contests.submit(ann, cid, { status: Status.wrongAnswer, score: 0, minutesAgo: 10 });
  await until(async () => (await standing())[1] === 0);
  await until(async () => (await row())?.totalScore === (counts === 'Recent' ? 0 : 70));
});

test('what is not judged yet is pending in the cell, in the file and on the board for other systems, beside what was wrong', async () => {
  const { cid } = await contests.contest({ start: -100, end: 120 });
  await contests.submit(ann, cid, { status: Status.wrongAnswer, minutesAgo: 90 });
  const cellOf = async () => ((await root.contest.rank({ cid })).records[0] as AcmRow | undefined)?.submissionInfo.A;
  await expect.poll(cellOf).toMatchObject({ isAC: false, errorNum: 1, tryNum: 0 });
  const waiting = await contests.submit(ann, cid, { minutesAgo: 50 });
  await expect.poll(cellOf).toMatchObject({ isAC: false, errorNum: 1, tryNum: 1 });

  const uid = (await root.contest.rank({ cid })).records[0]?.uid ?? '';
  const told = await root.contest.boardCell({ cid, uid, displayId: 'A' });
  expect(told).toMatchObject({ acceptedAt: null, penalty: 0, totalTime: 0 });
  expect(told.tries.map(({ submitId, part }) => [submitId === waiting, part])).toEqual([
    [false, 'penalised'],
    [true, 'waiting'],
  ]);
  const filed = async () => {
    const lines = (await (await root.contestExport.rank({ cid, format: 'csv' })).text()).trimEnd().split('\r\n');
    return lines.at(-1)?.split(',').at(-1);
  };
  const problemOf = async () => (await root.ccs.scoreboard({ cid })).rows[0]?.problems[0];
  expect(await filed()).toBe('(-1) ?1');
  expect(await problemOf()).toMatchObject({ num_judged: 1, num_pending: 1, solved: false });

  expect(await contests.hand.judgeNext(Status.accepted)).toBe(waiting);
  await expect.poll(cellOf).toMatchObject({ isAC: true, errorNum: 1, tryNum: 0 });
  expect(await filed()).toMatch(/^(49|50) \(-1\)$/);
  expect(await problemOf()).toMatchObject({ num_judged: 2, num_pending: 0, solved: true });
});
