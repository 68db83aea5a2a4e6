import { type AcmRow, type OiRow, Status } from '@oj/contract';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';
import { unzip } from '../support/zip';

let product: Product;
let root: Api;
let ann: Api;
let ben: Api;
let cleo: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [ann, ben, cleo] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben'), await asNewUser(product, 'cleo')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const { accepted, wrongAnswer, compileError } = Status;
type Query = Omit<Parameters<Api['contest']['rank']>[0], 'cid'>;
const rowsOf = async (api: Api, cid: number, query: Query = {}) => (await api.contest.rank({ ...query, cid })).records;
const names = (rows: { rank: number; username: string }[]) => rows.map(({ rank, username }) => `${rank} ${username}`);
/** The board as the organiser sees it, who has no row on it. */
const board = async (cid: number, query: Query = {}) => names(await rowsOf(root, cid, query));
const acm = (rows: (AcmRow | OiRow)[]) => rows as AcmRow[];
const oi = (rows: (AcmRow | OiRow)[]) => rows as OiRow[];
describe('an ACM board', () => {
  let cid: number;
  beforeAll(async () => {
    ({ cid } = await contests.contest({ start: -100, end: 120, seal: -20 }, { rankShowName: 'username' }, { problems: 2 }));
    await contests.submit(ann, cid, { pid: 'A', status: wrongAnswer, minutesAgo: 90 });
    await contests.submit(ann, cid, { pid: 'A', status: compileError, minutesAgo: 85 });
    await contests.submit(ann, cid, { pid: 'A', status: accepted, minutesAgo: 80 });
    await contests.submit(ben, cid, { pid: 'A', status: accepted, minutesAgo: 70 });
    await contests.submit(cleo, cid, { pid: 'B', status: wrongAnswer, minutesAgo: 60 });
    await contests.submit(root, cid, { pid: 'B', status: accepted, minutesAgo: 95 });
    await contests.submit(cleo, cid, { pid: 'A', status: accepted, minutesAgo: 10 });
    await contests.submit(cleo, cid, { pid: 'B', status: accepted, minutesAgo: 5 });
  });

  test('ranks by problems and penalty, and shows after the seal only that something was tried', async () => {
    const rows = acm(await until(async () => (await rowsOf(root, cid)).length === 3 && rowsOf(root, cid)));
    expect(names(rows)).toEqual(['1 ben', '2 ann', '3 cleo']);
    const [ben, ann, cleo] = rows;
    expect(ann).toMatchObject({ ac: 1, total: 2 });
    expect(Math.abs((ann?.totalTime ?? 0) - (20 * 60 + 1200))).toBeLessThanOrEqual(60);
    expect(ann?.submissionInfo.A).toMatchObject({ isAC: true, isFirstAC: true, errorNum: 1, tryNum: 0, isAfterContest: false });
    expect(ben?.submissionInfo.A).toMatchObject({ isAC: true, isFirstAC: false, errorNum: 0 });
    expect(cleo?.submissionInfo).toMatchObject({ A: { isAC: false, tryNum: 1 }, B: { isAC: false, errorNum: 1, tryNum: 1 } });
  });

  test('C7: the seal is lifted for an organiser who asks, and for nobody else', async () => {
    expect(await board(cid, { forceRefresh: true })).toEqual(['1 cleo', '2 ben', '3 ann']);
    const seen = names(await rowsOf(cleo, cid, { forceRefresh: true })).slice(1);
    expect(seen).toEqual(['1 ben', '2 ann', '3 cleo']);
    expect(await board(cid)).toEqual(['1 ben', '2 ann', '3 cleo']);
  });

  test('puts the own row and the concerned ones on top, before paging', async () => {
    const page = await ann.contest.rank({ cid, limit: 2 });
    expect(names(page.records)).toEqual(['2 ann', '1 ben']);
    expect(page).toMatchObject({ total: 4, pages: 2 });
    const uid = page.records[1]?.uid ?? '';
    const concerned = await ann.contest.rank({ cid, concernedList: [uid] });
    expect(names(concerned.records)).toEqual(['2 ann', '1 ben', '1 ben', '2 ann', '3 cleo']);
    expect(names(concerned.pinned)).toEqual(['2 ann', '1 ben']);
    expect(concerned.records.map(({ isConcerned }) => isConcerned)).toEqual([false, true, true, false, false]);
  });

  test('finds rows by the shown name or the school, and not by what it does not show', async () => {
    await product
      .database()
      .execute(`update users set nickname = 'Quick', realname = 'Anna Smith', school = 'North High' where username = 'ann'`);
    await contests.change(cid, { title: 'Named' });
    const found = async (keyword: string) => names(await rowsOf(root, cid, { keyword }));
    await until(async () => (await found('north')).length === 1);
    expect(await found('NORTH')).toEqual(['2 ann']);
    expect(await found('Smith')).toEqual([]);
    expect((await rowsOf(ben, cid)).map(({ realname }) => realname)).toEqual([null, null, null, null]);
    await contests.change(cid, { rankShowName: 'realname' });
    await until(async () => (await found('smith')).length === 1);
    expect((await rowsOf(ben, cid)).some(({ realname }) => realname === 'Anna Smith')).toBe(true);
    await contests.change(cid, { rankShowName: 'username' });
  });

  test('stars stand in place without rank and award, and go when asked', async () => {
    await contests.change(cid, {
      starAccount: ['ben'],
      awardType: 2,
      awardConfigList: [{ priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 }],
    });
    const rows = await until(async () => {
      const found = await rowsOf(root, cid);
      return found.some(({ rank }) => rank === -1) && found;
    });
    expect(names(rows)).toEqual(['-1 ben', '1 ann', '2 cleo']);
    expect(rows.map(({ awardName }) => awardName)).toEqual([null, 'Gold', null]);
    expect(rows[1]).toMatchObject({ isWinAward: true, awardBackground: '#fd0', awardColor: '#000' });
    expect(await board(cid, { removeStar: true })).toEqual(['1 ann', '2 cleo']);
  });

  test('is open outside where the contest says so, and never shows what the seal hides', async () => {
    const visitor = product.as();
    expect(await codeOf(visitor.contest.outsideBoard({ cid }))).toBe('contest.outsideClosed');
    await contests.change(cid, { openRank: true, starAccount: [] });
    const info = await visitor.contest.outsideInfo({ cid });
    expect(info.contest.id).toBe(cid);
    expect(info.problemList.map(({ displayId, myStatus }) => [displayId, myStatus])).toEqual([
      ['A', null],
      ['B', null],
    ]);
    expect(await visitor.contest.problems({ cid })).toHaveLength(2);
    const outside = async (query: Query = {}) => names((await visitor.contest.outsideBoard({ ...query, cid })).records);
    await until(async () => (await board(cid)).includes('1 ben'));
    expect(await outside()).toEqual(['1 ben', '2 ann', '3 cleo']);
    expect(await outside({ forceRefresh: true })).toEqual(['1 ben', '2 ann', '3 cleo']);
    expect(names((await cleo.contest.outsideBoard({ cid })).records)).toEqual(['1 ben', '2 ann', '3 cleo']);
    await root.contestEditor.changeVisible({ cid, visible: false });
    expect(await codeOf(visitor.contest.outsideBoard({ cid }))).toBe('contest.notFound');
    await root.contestEditor.changeVisible({ cid, visible: true });
  });

  test('opens at the end, or when an organiser opens it', async () => {
    await contests.change(cid, { autoRealRank: false });
    await contests.move(cid, { start: -100, end: -1, seal: -20 });
    await until(async () => (await product.as().contest.outsideInfo({ cid })).contest.isSealed);
    expect(names(await rowsOf(ann, cid))).toEqual(['2 ann', '1 ben', '2 ann', '3 cleo']);
    await contests.change(cid, { autoRealRank: true });
    await until(async () => names(await rowsOf(ann, cid)).at(1) === '1 cleo');
  });

  test('C14: a rejudged or cancelled submission changes it', async () => {
    const mine = (await cleo.contest.submissions({ contestID: cid, onlyMine: true, problemID: 'B' })).records[0];
    await root.judging.cancel({ submitId: mine?.submitId ?? 0 });
    await until(async () => acm(await rowsOf(root, cid)).find(({ username }) => username === 'cleo')?.ac === 1);
    expect(await board(cid)).toEqual(['1 ben', '2 ann', '3 cleo']);
  });
});

test('a board that was read before follows single changes: newcomers, verdicts by hand, cancelled ones, other names', async () => {
  const { cid } = await contests.contest(moments.running);
  const shows = (expected: string[]) => expect.poll(() => board(cid)).toEqual(expected);
  expect(await board(cid)).toEqual([]);
  const wrong = await contests.submit(ann, cid, { status: wrongAnswer, minutesAgo: 90 });
  await shows(['1 ann']);
  const right = await contests.submit(ben, cid, { status: accepted, minutesAgo: 60 });
  await contests.submit(root, cid, { status: accepted, minutesAgo: 80 });
  await shows(['1 ben', '2 ann']);
  await root.judging.manual({ submitId: wrong, status: accepted, score: null });
  await shows(['1 ann', '2 ben']);
  expect(acm(await rowsOf(root, cid)).map(({ submissionInfo }) => submissionInfo.A?.isFirstAC)).toEqual([true, false]);
  await root.judging.cancel({ submitId: right });
  await shows(['1 ann']);
  await product.database().execute(`update users set nickname = 'Swift' where username = 'ann'`);
  expect((await rowsOf(root, cid, { forceRefresh: true }))[0]?.nickname).toBe('Swift');
});

test('the board of any minute of the past, and the tries behind a cell', async () => {
  const { cid } = await contests.contest({ start: -100, end: 120, seal: -20 }, { openRank: true });
  const wrong = await contests.submit(ann, cid, { status: wrongAnswer, minutesAgo: 90 });
  await contests.submit(ann, cid, { status: compileError, minutesAgo: 85 });
  await contests.submit(ben, cid, { status: accepted, minutesAgo: 80 });
  await contests.submit(ann, cid, { status: accepted, minutesAgo: 50 });
  await contests.submit(ann, cid, { status: wrongAnswer, minutesAgo: 40 });
  await contests.submit(cleo, cid, { status: accepted, minutesAgo: 5 });
  await expect.poll(() => board(cid)).toEqual(['1 ben', '2 ann', '3 cleo']);
  const at = (minute: number) => board(cid, { at: minute * 60 + 59 });
  expect(await at(5)).toEqual([]);
  expect(await at(12)).toEqual(['1 ann']);
  expect(await at(30)).toEqual(['1 ben', '2 ann']);
  expect(await at(5_000)).toEqual(['1 ben', '2 ann', '3 cleo']);
  expect(names((await product.as().contest.outsideBoard({ cid, at: 30 * 60 })).records)).toEqual(['1 ben', '2 ann']);

  const uidOf = async (name: string) => (await rowsOf(root, cid)).find(({ username }) => username === name)?.uid ?? '';
  const parts = (tries: { part: string }[]) => tries.map(({ part }) => part);
  const [annId, cleoId] = [await uidOf('ann'), await uidOf('cleo')];
  const cell = await ann.contest.boardCell({ cid, uid: annId, displayId: 'A' });
  expect(parts(cell.tries)).toEqual(['penalised', 'free', 'solved', 'afterSolved']);
  expect(cell).toMatchObject({ penalty: 1200, score: null });
  expect(cell.acceptedAt).toBe(cell.tries[2]?.second);
  expect(cell.tries[0]?.submitId).toBe(wrong);
  const rival = await ben.contest.boardCell({ cid, uid: annId, displayId: 'A' });
  expect(rival.tries.map(({ submitId }) => submitId)).toEqual([null, null, null, null]);
  expect(parts((await ben.contest.boardCell({ cid, uid: annId, displayId: 'A', at: 30 * 60 })).tries)).toEqual(['penalised', 'free']);
  const hidden = await ben.contest.boardCell({ cid, uid: cleoId, displayId: 'A', forceRefresh: true });
  expect(hidden).toMatchObject({ acceptedAt: null, tries: [{ submitId: null, second: null, part: 'hidden', score: null }] });
  const lifted = await root.contest.boardCell({ cid, uid: cleoId, displayId: 'A', forceRefresh: true });
  expect(lifted.tries).toMatchObject([{ part: 'solved' }]);
  expect((await ben.contest.boardCell({ cid, uid: '1', displayId: 'A' })).tries).toEqual([]);

  const ask = (minute: number) => codeOf(cleo.contest.rank({ cid, at: minute * 60 }));
  const codes = await Promise.all(Array.from({ length: 60 }, (_, minute) => ask(minute)));
  expect(new Set(codes)).toEqual(new Set(['done', 'server.tooMany']));
});

test('submissions after the end count where that is asked for, and are marked', async () => {
  const { cid } = await contests.contest(moments.running, { allowEndSubmit: true });
  await contests.submit(ann, cid, { status: accepted, minutesAgo: 90 });
  await contests.submit(ben, cid, { status: accepted, minutesAgo: 1 });
  await contests.move(cid, { start: -120, end: -60 });
  await until(async () => (await board(cid)).length === 1);
  expect(await board(cid)).toEqual(['1 ann']);
  const rows = acm(await rowsOf(root, cid, { containsEnd: true }));
  expect(names(rows)).toEqual(['1 ann', '2 ben']);
  expect(rows.map(({ submissionInfo }) => submissionInfo.A)).toMatchObject([
    { isAfterContest: false, isFirstAC: true },
    { isAfterContest: true, isFirstAC: false },
  ]);
});

test('an OI board counts the latest or the best scores, and nothing of what is sealed', async () => {
  const { cid } = await contests.contest({ start: -100, end: 120, seal: -20 }, { type: 1 });
  await contests.submit(ann, cid, { status: Status.partialAccepted, score: 70, minutesAgo: 90 });
  await contests.submit(ann, cid, { status: Status.partialAccepted, score: 40, minutesAgo: 80 });
  await contests.submit(ben, cid, { status: Status.partialAccepted, score: 60, minutesAgo: 70 });
  await contests.submit(ben, cid, { status: accepted, score: 100, minutesAgo: 10 });
  const scores = async (query: Query = {}) =>
    oi(await rowsOf(root, cid, query)).map(({ username, totalScore, submissionInfo }) => [username, totalScore, submissionInfo.A]);
  await until(async () => (await scores()).length === 2);
  expect(await scores()).toEqual([
    ['ben', 60, 60],
    ['ann', 40, 40],
  ]);
  expect(oi(await rowsOf(root, cid, { forceRefresh: true }))[0]).toMatchObject({ totalScore: 100, totalTime: 10, timeInfo: { A: 10 } });
  await contests.change(cid, { oiRankScoreType: 'Highest' });
  await until(async () => (await scores())[0]?.[0] === 'ann');
  expect(await scores()).toEqual([
    ['ann', 70, 70],
    ['ben', 60, 60],
  ]);
});

test('rows of another contest stand on the board where its rule is the same and one may see its board', async () => {
  const [one, two] = [await contests.contest(moments.running), await contests.contest(moments.running)];
  const scored = await contests.contest(moments.running, { type: 1 });
  const closed = await contests.contest(moments.running, { auth: 1, pwd: 'x' });
  await contests.submit(ann, one.cid, { status: accepted, minutesAgo: 60 });
  await contests.submit(ben, two.cid, { status: accepted, minutesAgo: 90 });
  await until(async () => (await board(one.cid)).length === 1 && (await board(two.cid)).length === 1);
  const merged = (cid: number, externalCidList: number[]) => cleo.contest.rank({ cid, externalCidList });
  expect(names((await merged(one.cid, [two.cid])).records)).toEqual(['1 ben', '2 ann']);
  expect(await codeOf(merged(one.cid, [scored.cid]))).toBe('contest.externalRule');
  expect(await codeOf(merged(one.cid, [closed.cid]))).toBe('contest.registrationRequired');
});

describe('what organisers take out of a contest', () => {
  let cid: number;
  const bytes = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer());
  beforeAll(async () => {
    ({ cid } = await contests.contest({ start: -100, end: 120, seal: -20 }, {}, { problems: 2 }));
    await contests.submit(ann, cid, { pid: 'A', status: wrongAnswer, minutesAgo: 90 });
    await contests.submit(ann, cid, { pid: 'A', status: accepted, minutesAgo: 80 });
    await contests.submit(ben, cid, { pid: 'B', status: accepted, minutesAgo: 10 });
    await contests.submit(root, cid, { pid: 'B', status: accepted, minutesAgo: 95 });
  });

  test('a spreadsheet that equals the board, sealed unless the real one is asked for', async () => {
    const [head, ...sealed] = await readSheet(await bytes(root.contestExport.rank({ cid })));
    expect(head?.slice(0, 2)).toEqual(['Rank', 'Username']);
    expect(head?.slice(-4)).toEqual(['Solved', 'Penalty (min)', 'A', 'B']);
    const shown = (rows: unknown[][]) => rows.map(([rank, name, , , , , solved]) => `${String(rank)} ${String(name)} ${String(solved)}`);
    expect(shown(sealed)).toEqual(['1 ann 1', '2 ben 0']);
    expect(sealed.map(row => row.slice(-2))).toEqual([
      [expect.stringMatching(/^(19|20) \(-1\)$/), null],
      [null, '?1'],
    ]);
    const [, ...real] = await readSheet(await bytes(root.contestExport.rank({ cid, forceRefresh: true })));
    expect(shown(real)).toEqual(acm(await rowsOf(root, cid, { forceRefresh: true })).map(row => `${row.rank} ${row.username} ${row.ac}`));
  });

  test('the same as comma-separated values', async () => {
    const lines = (await bytes(root.contestExport.rank({ cid, format: 'csv' }))).toString('utf8').trimEnd().split('\r\n');
    expect(lines.map(line => line.split(',').slice(0, 2).join(' '))).toEqual(['\ufeffRank Username', '1 ann', '2 ben']);
  });

  test('accepted code, by user or by problem', async () => {
    const named = async (wish: object) => [...(await unzip(await root.contestExport.accepted({ cid, ...wish }))).keys()];
    const withoutNumbers = (names: string[]) => names.map(name => name.replace(/_\d+/, ''));
    expect(withoutNumbers(await named({ excludeAdmin: true }))).toEqual(['ann/A.cpp', 'ben/B.cpp']);
    expect(withoutNumbers(await named({ splitType: 'problem' }))).toEqual(['A/ann.cpp', 'B/ben.cpp', 'B/root.cpp']);
    const [code] = (await unzip(await root.contestExport.accepted({ cid, excludeAdmin: true }))).values();
    expect(code?.toString('utf8')).toBe('int main() {}');
    expect((await root.audit.list({ limit: 1 })).records[0]).toMatchObject({ action: 'contest.downloadAccepted', target: String(cid) });
  });

  test('C18: is for organisers alone', async () => {
    const refusals = [ann.contestExport.rank({ cid }), ann.contestExport.accepted({ cid }), product.as().contestExport.rank({ cid })];
    expect(await Promise.all(refusals.map(codeOf))).toEqual(['access.denied', 'access.denied', 'login.required']);
  });
});
