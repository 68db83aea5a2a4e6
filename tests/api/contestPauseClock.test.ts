import { type AcmRow, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '../support/ccsFeed';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/*
 * A contest of 100 minutes, frozen in its last ten, has stood still for ten minutes twice: the first pause keeps submissions, the second one
 * refuses them. `first` and `second` are the seconds since the start at which they begin.
 */
let product: Product;
let root: Api;
let ann: Api;
let late: Api;
let cid: number;
let startMs: number;
let first: number;
let second: number;
const contests = contestsOf(
  () => product,
  () => root,
);
const { accepted, wrongAnswer } = Status;
const PAUSE_S = 600;
const NET_S = 6_000;

/** Seconds since the start at which something is submitted, and the second that counts; undefined: none. */
const submitted: Record<string, () => readonly [at: number, counts: number | undefined]> = {
  A: () => [first - 1, first - 1],
  B: () => [first, first],
  C: () => [first + 300, first],
  D: () => [first + PAUSE_S, first],
  E: () => [first + PAUSE_S + 1, first + 1],
  F: () => [second - 1, second - PAUSE_S - 1],
  G: () => [second, undefined],
  H: () => [second + PAUSE_S - 1, undefined],
  I: () => [second + PAUSE_S, second - PAUSE_S],
  J: () => [second + PAUSE_S + 61, second - PAUSE_S + 61],
};
const counted = () => Object.entries(submitted).flatMap(([label, of]) => (of()[1] === undefined ? [] : [[label, of()[1] ?? 0] as const]));

async function pause(keepsSubmissions: boolean) {
  const { pauses } = await root.contestEditor.pause({ cid, minutes: PAUSE_S / 60, keepsSubmissions });
  // The pause begins with the next second, and is over for five minutes.
  await contests.passes(cid, PAUSE_S + 300);
  return pauses;
}

/** Submits at a second since the start. */
async function submitAt(api: Api, at: number, pid: string, status: Status) {
  const id = await contests.submit(api, cid, { pid, status });
  const moment = new Date(startMs + at * 1_000).toISOString();
  await product.database().$client.query(`update submissions set submitted_at = '${moment}' where id = ${id}`);
  return id;
}

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [ann, late] = [await asNewUser(product, 'ann'), await asNewUser(product, 'late')];
  ({ cid } = await contests.contest({ start: -60, end: 40, seal: 30 }, { openRank: true }, { problems: 10 }));
  await pause(true);
  await pause(false);
  const { startTime, pauses } = await root.contestEditor.read({ cid });
  startMs = startTime.getTime();
  [first = 0, second = 0] = pauses.map(each => (each.startTime.getTime() - startMs) / 1_000);
  for (const [label, of] of Object.entries(submitted)) await submitAt(ann, of()[0], label, accepted);
  // A wrong try that a pause refuses costs nothing; one that it keeps costs as any other.
  await submitAt(ann, second + 1, 'J', wrongAnswer);
  await submitAt(ann, first + 1, 'I', wrongAnswer);
  await contests.passes(cid, 0);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const rowOf = async (query: Partial<Parameters<Api['contest']['rank']>[0]> = {}) =>
  (await root.contest.rank({ cid, ...query })).records.find((row): row is AcmRow => row.username === 'ann' && !row.isVirtual);
const timesOf = (row: AcmRow | undefined) =>
  Object.entries(row?.submissionInfo ?? {}).flatMap(([label, cell]) => (cell.isAC ? [[label, cell.ACTime]] : []));
const durationOf = (seconds: number) =>
  `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

test('the pauses lie as the test means it', async () => {
  expect([first, second - first - PAUSE_S > 60]).toEqual([expect.any(Number), true]);
  expect(Number.isInteger(first) && Number.isInteger(second)).toBe(true);
  expect(await root.contestEditor.read({ cid })).toMatchObject({
    duration: NET_S,
    pauses: [{ keepsSubmissions: true }, { keepsSubmissions: false }],
  });
});

test('the board counts without pauses, and a cell says the same', async () => {
  await until(async () => timesOf(await rowOf()).length === counted().length);
  const row = await rowOf();
  expect(timesOf(row)).toEqual(counted());
  expect(row).toMatchObject({ ac: 8, totalTime: counted().reduce((sum, [, at]) => sum + at, 0) + 1_200 });
  const { uid } = row ?? { uid: '' };
  const cell = await root.contest.boardCell({ cid, uid, displayId: 'I' });
  expect(cell).toMatchObject({ acceptedAt: second - PAUSE_S, penalty: 1_200 });
  expect(cell.tries.map(each => each.second)).toEqual(expect.arrayContaining([first, second - PAUSE_S]));
  expect((await root.contest.boardCell({ cid, uid, displayId: 'G' })).tries).toEqual([]);
  const outside = (await product.as().contest.outsideBoard({ cid })).records[0] as AcmRow;
  expect(timesOf(outside)).toEqual(counted());
});

test('a board of the past is that of a second without pauses', async () => {
  const minute = first - (first % 60) + 60;
  for (const at of [minute - 60, minute, second - PAUSE_S - ((second - PAUSE_S) % 60)])
    expect([at, timesOf(await rowOf({ at }))]).toEqual([at, counted().filter(([, counts]) => counts <= at)]);
});

test('files have the minutes of the same clock', async () => {
  const file = await root.contestExport.rank({ cid, format: 'csv' });
  const [head = '', line = ''] = (await file.text()).trimEnd().split('\r\n');
  const cells = head.split(',').map((label, place) => [label, line.split(',')[place] ?? ''] as const);
  const minuteOf = new Map(cells.map(([label, text]) => [label, Number.parseInt(text, 10)]));
  expect(counted().map(([label]) => [label, minuteOf.get(label)])).toEqual(counted().map(([label, at]) => [label, Math.floor(at / 60)]));
  expect(cells.filter(([label]) => label === 'G' || label === 'H')).toEqual([
    ['G', ''],
    ['H', ''],
  ]);
});

test('problems count what counts', async () => {
  const problems = await ann.contest.problems({ cid });
  expect(problems.map(({ displayId, ac, total, myStatus }) => [displayId, ac, total, myStatus])).toEqual(
    Object.keys(submitted).map(label =>
      label === 'G' || label === 'H' ? [label, 0, 0, Status.notSubmitted] : [label, 1, label === 'I' ? 2 : 1, accepted],
    ),
  );
});

test('balloons have the same seconds', async () => {
  const { records } = await root.balloon.list({ cid, limit: 100 });
  expect(records.map(({ displayId, time }) => [displayId, time]).toSorted()).toEqual(counted().map(([label, at]) => [label, at]));
});

test('other systems read contest times without pauses', async () => {
  expect(await root.ccs.contest({ cid })).toMatchObject({ duration: durationOf(NET_S), scoreboard_freeze_duration: durationOf(600) });
  const listed = (await product.as().ccs.contests({})).find(({ id }) => id === String(cid));
  expect(listed).toMatchObject({ duration: durationOf(NET_S), scoreboard_freeze_duration: durationOf(600) });
  const feed = await readFeed(await root.ccs.eventFeed({ cid, stream: false }));
  const problemOf = new Map(feed.all('problems').map(({ id, label }) => [id, label]));
  const wrong = new Set(feed.all('judgements').flatMap(each => (each.judgement_type_id === 'WA' ? [each.submission_id] : [])));
  const times = feed
    .all('submissions')
    .filter(({ id }) => !wrong.has(id))
    .map(each => [problemOf.get(each.problem_id), each.contest_time]);
  expect(times.toSorted()).toEqual(counted().map(([label, at]) => [label, durationOf(at)]));
  expect(wrong.size).toBe(1);
  const { rows } = await root.ccs.scoreboard({ cid });
  const solved = rows[0]?.problems.flatMap(cell => (cell.solved ? [[problemOf.get(cell.problem_id), cell.time]] : []));
  expect(solved).toEqual(counted().map(([label, at]) => [label, Math.floor(at / 60)]));
});

test('a board that is kept hears of a pause that was noticed late', async () => {
  const { startTime, pauses } = await root.contestEditor.read({ cid });
  const from = (pauses[1]?.endTime.getTime() ?? 0) + 30_000;
  const before = timesOf(await rowOf());
  const told = await root.contestEditor.pause({ cid, startTime: new Date(from), minutes: 10, keepsSubmissions: true });
  const at = (from - startTime.getTime()) / 1_000 - 2 * PAUSE_S;
  await expect
    .poll(async () => timesOf(await rowOf()))
    .toEqual(before.map(([label, time]) => (label === 'J' ? [label, at] : [label, time])));
  expect(await root.ccs.scoreboard({ cid })).toMatchObject({ contest_time: durationOf(at) });
  expect((await root.contest.rank({ cid, at: at + 600 })).records).toHaveLength(1);
  await root.contestEditor.changePause({ cid, startTime: told.pauses[2]?.startTime ?? '', endTime: null });
  await contests.passes(cid, 60);
});

test('the resolver and virtual participants count the same, once the contest is over', async () => {
  const { startTime: began, sealRankTime: frozenFrom } = await root.contestEditor.read({ cid });
  startMs = began.getTime();
  await submitAt(ann, ((frozenFrom?.getTime() ?? 0) - startMs) / 1_000 + 1, 'H', accepted);
  await contests.passes(cid, 8_000);
  const { startTime, sealRankTime } = await root.scrollBoard.info({ cid });
  const momentOf = (time: string) => Date.parse(`${time.replaceAll('/', '-').replace(' ', 'T')}+08:00`) / 1_000;
  expect(momentOf(sealRankTime) - momentOf(startTime)).toBe(NET_S - 600);
  const rows = await root.scrollBoard.submissions({ cid });
  const times = rows.flatMap(row =>
    row.status === Number(accepted) ? [[row.displayId, momentOf(row.submitTime) - momentOf(startTime)]] : [],
  );
  const expected = timesOf(await rowOf());
  expect(times).toEqual(expected);
  const { frozen, final } = await root.contest.ceremony({ cid });
  expect(timesOf(final[0])).toEqual(expected);
  expect(timesOf(final[0])).toContainEqual(['H', NET_S - 600 + 1]);
  expect(timesOf(frozen[0])).toEqual(expected.filter(([label]) => label !== 'H'));
  expect(frozen[0]?.submissionInfo.H).toMatchObject({ isAC: false, tryNum: 1 });

  await late.contest.startVirtual({ cid });
  const info = await late.contest.info({ cid });
  expect(info).toMatchObject({ duration: NET_S, pauses: [], status: 0 });
  expect(info.endTime.getTime() - info.startTime.getTime()).toBe(NET_S * 1_000);
  // The own window is so far that the clock of the contest had come to the first pause.
  await product.database().$client.query(`update contest_virtual_runs set start_at = start_at - make_interval(secs => ${first + 30}),
    end_at = end_at - make_interval(secs => ${first + 30}) where contest_id = ${cid}`);
  const reached = first + 30 - ((first + 30) % 60);
  const ghost = (await late.contest.rank({ cid })).records.find((row): row is AcmRow => row.username === 'ann');
  expect(timesOf(ghost)).toEqual(expected.filter(([, time]) => Number(time) <= reached));
  const counts = Object.fromEntries((await late.contest.problems({ cid })).map(({ displayId, ac }) => [displayId, ac]));
  expect(counts).toMatchObject({ A: 1, B: 1, C: 1, D: 1, E: 1, F: 0, G: 0, H: 0, I: 0, J: 0 });
});
