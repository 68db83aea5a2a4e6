import { type AcmRow, Status } from '@oj/contract';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let cid: number;
const contests = contestsOf(
  () => product,
  () => root,
);
const { accepted, wrongAnswer } = Status;

/** Submits at a second of the contest. */
async function submitAt(api: Api, second: number, wanted: { pid: string; status: Status }) {
  const id = await contests.submit(api, cid, wanted);
  const startAt = `(select start_at from contests where id = ${cid})`;
  await product.database().execute(`update submissions set submitted_at = ${startAt} + make_interval(secs => ${second}) where id = ${id}`);
}

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  const [ann, ben] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben')];
  ({ cid } = await contests.contest({ start: -100, end: 120, seal: -20 }, {}, { problems: 2 }));
  // Ann needs more seconds than ben, and fewer minutes.
  await submitAt(ann, 30, { pid: 'A', status: wrongAnswer });
  await submitAt(ann, 59, { pid: 'A', status: accepted });
  await submitAt(ann, 179, { pid: 'B', status: accepted });
  await submitAt(ben, 61, { pid: 'A', status: accepted });
  await submitAt(ben, 100, { pid: 'B', status: wrongAnswer });
  await submitAt(ben, 121, { pid: 'B', status: accepted });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const rowsOf = async () => (await root.contest.rank({ cid })).records as AcmRow[];
const placesOf = (rows: AcmRow[]) => rows.map(({ rank, username, totalTime }) => [rank, username, totalTime]);

/** Rank, name and penalty in minutes of each row of the file. */
async function filedPlaces() {
  const file = await root.contestExport.rank({ cid, format: 'csv' });
  const [, ...lines] = (await file.text()).trimEnd().split('\r\n');
  return lines.map(line => line.split(',')).map(row => [Number(row[0]), row[1], Number(row[7])]);
}

/** The same of the scoreboard that other systems read. */
async function ccsPlaces(names: ReadonlyMap<string, string>) {
  const { rows } = await root.ccs.scoreboard({ cid });
  return rows.map(({ rank, team_id, score }) => [rank, names.get(team_id), score.total_time]);
}

const inSeconds = [
  [1, 'ben', 61 + 121 + 1200],
  [2, 'ann', 59 + 179 + 1200],
];
const inMinutes = [
  [1, 'ann', 0 + 120 + 1200],
  [2, 'ben', 60 + 120 + 1200],
];

describe.each([
  ['seconds', false, inSeconds, 59 + 1200],
  ['whole minutes', true, inMinutes, 0 + 1200],
] as const)('accept times that count in %s', (_, countsWholeMinutes, places, cellTime) => {
  beforeAll(async () => {
    await contests.change(cid, { countsWholeMinutes });
    await until(async () => isDeepStrictEqual(placesOf(await rowsOf()), places));
  });

  test('rank the board, the file and the board for other systems alike', async () => {
    const names = new Map((await rowsOf()).map(({ uid, username }) => [uid, username]));
    const told = places.map(([rank, name, time]) => [rank, name, Math.floor(Number(time) / 60)]);
    expect(await filedPlaces()).toEqual(told);
    expect(await ccsPlaces(names)).toEqual(told);
  });

  test('are told exactly in a cell, beside the time that counts', async () => {
    const uid = (await rowsOf()).find(({ username }) => username === 'ann')?.uid ?? '';
    expect(await root.contest.boardCell({ cid, uid, displayId: 'A' })).toMatchObject({
      acceptedAt: 59,
      penalty: 1200,
      totalTime: cellTime,
    });
  });

  test('leave the first solution with the earliest second', async () => {
    const firsts = (await rowsOf()).map(({ username, submissionInfo: { A, B } }) => [username, A?.isFirstAC, B?.isFirstAC]);
    expect(firsts.toSorted()).toEqual([
      ['ann', true, false],
      ['ben', false, true],
    ]);
  });
});

test('a client that does not know the switch leaves it as it is', async () => {
  await contests.change(cid, { countsWholeMinutes: true });
  await contests.change(cid, { title: 'Named', countsWholeMinutes: undefined });
  expect(await root.contest.info({ cid })).toMatchObject({ title: 'Named', countsWholeMinutes: true });
});

test('boards that count differently are not put together', async () => {
  await contests.change(cid, { countsWholeMinutes: true });
  const other = await contests.contest({ start: -100, end: 120 });
  expect(await codeOf(root.contest.rank({ cid, externalCidList: [other.cid] }))).toBe('contest.externalRule');
});

test('both boards of the ceremony count as the contest does', async () => {
  await contests.change(cid, { countsWholeMinutes: true, endTime: new Date(Date.now() - 1_000) });
  await expect.poll(() => codeOf(root.contest.ceremony({ cid }))).toBe('done');
  const { frozen, final } = await root.contest.ceremony({ cid });
  expect(placesOf(frozen)).toEqual(inMinutes);
  expect(placesOf(final)).toEqual(inMinutes);
  expect(await root.scrollBoard.info({ cid })).toMatchObject({ countsWholeMinutes: true });
});
