import { ccsCollections, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followFeed } from '../support/ccsFeed';
import { contestsOf, type Moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/*
 * Virtual participation: a contest of 150 minutes is over. `held` took part in it, `late` takes part virtually.
 */
let product: Product;
let root: Api;
let held: Api;
let late: Api;
let other: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [held, late, other] = [await asNewUser(product, 'held'), await asNewUser(product, 'late'), await asNewUser(product, 'other')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const { accepted, wrongAnswer } = Status;
const running: Moments = { start: -180, end: 120 };
const over: Moments = { start: -180, end: -30 };
type Query = Omit<Parameters<Api['contest']['rank']>[0], 'cid'>;

/** `held` solves A after 30 minutes, and B after 100. */
async function heldContest(facts: Parameters<typeof contests.contest>[1] = {}) {
  const { cid, pids } = await contests.contest(running, facts, { problems: 2 });
  if (facts.auth) await held.contest.register({ cid, password: 'secret' });
  await contests.submit(held, cid, { pid: 'A', status: accepted, score: 100, minutesAgo: 150 });
  await contests.submit(held, cid, { pid: 'B', status: accepted, score: 100, minutesAgo: 80 });
  await contests.move(cid, over);
  return { cid, pids };
}

/** Moves the virtual run back in time, as if it had begun this many minutes earlier. */
const passes = (cid: number, minutes: number) =>
  product.database().execute(`update contest_virtual_runs set start_at = start_at - make_interval(mins => ${minutes}),
    end_at = end_at - make_interval(mins => ${minutes}) where contest_id = ${cid} and end_at > now()`);

const words = async (api: Api, cid: number, query: Query = {}) => {
  const { records, pinned } = await api.contest.rank({ ...query, cid });
  return records
    .slice(pinned.length)
    .map(
      ({ rank, username, isVirtual, ...row }) =>
        `${rank} ${username}${isVirtual ? ' (virtual)' : ''} ${'ac' in row ? row.ac : row.totalScore}`,
    );
};

test('begins after the end, for whoever may take part, one at a time', async () => {
  const { cid } = await contests.contest(running, { auth: 2, pwd: 'secret' });
  expect(await codeOf(late.contest.startVirtual({ cid }))).toBe('contest.notOver');
  await contests.move(cid, over);
  expect(await codeOf(product.as().contest.startVirtual({ cid }))).toBe('login.required');
  expect(await codeOf(late.contest.startVirtual({ cid }))).toBe('contest.registrationRequired');
  await late.contest.register({ cid, password: 'secret' });
  expect((await late.contest.info({ cid })).powers).toMatchObject({ virtual: true, submit: false, refusal: 'contest.ended' });
  expect(await codeOf(late.contest.endVirtual({ cid }))).toBe('contest.notVirtual');
  const started = await Promise.all([0, 1, 2].map(() => codeOf(late.contest.startVirtual({ cid }))));
  expect(started.toSorted()).toEqual(['contest.virtualRunning', 'contest.virtualRunning', 'done']);
  await late.contest.endVirtual({ cid });
  expect((await late.contest.info({ cid })).virtual).toMatchObject({ isOpen: false });
  await late.contest.startVirtual({ cid });
  expect((await late.contest.info({ cid })).virtual).toMatchObject({ isOpen: true });
});

test('S5: ten are begun in an hour', async () => {
  const { cid } = await contests.contest(over);
  const begun = [];
  for (let time = 0; time < 11; time += 1) {
    begun.push(await codeOf(held.contest.startVirtual({ cid })));
    await codeOf(held.contest.endVirtual({ cid }));
  }
  expect(begun).toEqual([...Array.from({ length: 10 }, () => 'done'), 'server.tooMany']);
});

test('C12: not for an account that the rule excludes, and not while results are sealed', async () => {
  const ruled = await contests.contest(over, { openAccountLimit: true, accountLimitRule: '<extra>other</extra>' });
  expect(await codeOf(late.contest.startVirtual({ cid: ruled.cid }))).toBe('contest.accountRefused');
  expect(await codeOf(other.contest.startVirtual({ cid: ruled.cid }))).toBe('done');
  const sealed = await contests.contest({ ...over, seal: -60 }, { autoRealRank: false });
  expect(await codeOf(late.contest.startVirtual({ cid: sealed.cid }))).toBe('contest.notOver');
  await contests.change(sealed.cid, { autoRealRank: true });
  expect(await codeOf(late.contest.startVirtual({ cid: sealed.cid }))).toBe('done');
});

test('the contest runs for the virtual participant alone, as long as it was, and ends by itself', async () => {
  const { cid } = await heldContest({ openPrint: true, allowEndSubmit: false });
  await late.contest.startVirtual({ cid });
  await passes(cid, 40);
  const info = await late.contest.info({ cid });
  expect(info).toMatchObject({ status: 0, duration: 9_000, openPrint: false, powers: { submit: true, virtual: false, refusal: null } });
  expect(Math.round((info.endTime.getTime() - info.now.getTime()) / 60_000)).toBe(110);
  expect((await late.contest.problemDetails({ cid, displayId: 'A' })).problem).toMatchObject({ source: '', author: '', difficulty: null });
  expect(await codeOf(late.print.submit({ cid, content: 'x'.repeat(60) }))).toBe('contest.printClosed');
  expect(await held.contest.info({ cid })).toMatchObject({ status: 1, virtual: null });
  expect(await codeOf(held.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'x' }))).toBe('contest.ended');
  await passes(cid, 110);
  expect(await late.contest.info({ cid })).toMatchObject({
    status: 1,
    powers: { submit: false, virtual: true },
    virtual: { isOpen: false },
  });
  expect(await codeOf(late.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'x' }))).toBe('contest.ended');
});

test('B51: in the own window the Contest API tells nothing of the others, and its feed ends', async () => {
  const { cid } = await heldContest();
  const calls = (api: Api) => [
    ...ccsCollections.map(collection => codeOf(api.ccs.collection({ cid, collection }))),
    ...[api.ccs.contest({ cid }), api.ccs.access({ cid }), api.ccs.state({ cid }), api.ccs.scoreboard({ cid })].map(codeOf),
    codeOf(api.ccs.eventFeed({ cid, stream: false })[Symbol.asyncIterator]().next()),
  ];
  const answers = async (api: Api) => [...new Set(await Promise.all(calls(api)))];
  expect(await answers(late)).toEqual(['done']);
  const feeds = [followFeed(late, cid), followFeed(held, cid)] as const;
  await Promise.all(feeds.map(feed => feed.isCaughtUp()));
  await late.contest.startVirtual({ cid });
  await until(() => feeds[0].isOver());
  expect(feeds[1].isOver()).toBe(false);
  await Promise.all(feeds.map(feed => feed.stop()));
  expect(await answers(late)).toEqual(['contest.virtualRunning']);
  expect([await answers(held), await answers(root)]).toEqual([['done'], ['done']]);
  await late.contest.endVirtual({ cid });
  expect(await answers(late)).toEqual(['done']);
});

test('the board is that of the same minute, with the own row in its place; afterwards the final one', async () => {
  const { cid } = await heldContest();
  await late.contest.startVirtual({ cid });
  await passes(cid, 20);
  expect(await words(late, cid)).toEqual([]);
  expect((await late.contest.problems({ cid })).map(({ ac, total }) => [ac, total])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const submitId = await contests.submit(late, cid, { pid: 'A', status: accepted, minutesAgo: 10 });
  expect(await words(late, cid)).toEqual(['1 late (virtual) 1']);
  await passes(cid, 30);
  await product.database().execute(`update submissions set submitted_at = submitted_at - interval '30 minutes' where id = ${submitId}`);
  expect(await words(late, cid)).toEqual(['1 late (virtual) 1', '1 held 1']);
  expect((await late.contest.problems({ cid })).map(({ ac, myStatus }) => [ac, myStatus])).toEqual([
    [1, accepted],
    [0, Status.notSubmitted],
  ]);
  const page = await late.contest.rank({ cid });
  expect(page.pinned).toMatchObject([
    { isVirtual: true, username: 'late', isWinAward: false, submissionInfo: { A: { isAC: true, isFirstAC: false } } },
  ]);
  const uid = page.pinned[0]?.uid ?? '';
  expect((await late.contest.boardCell({ cid, uid, displayId: 'A', virtual: true })).tries).toMatchObject([{ submitId, part: 'solved' }]);
  await late.contest.endVirtual({ cid });
  expect(await words(late, cid)).toEqual(['1 held 2', '2 late (virtual) 1']);
  expect(await words(held, cid)).toEqual(['1 held 2']);
  expect(await words(held, cid, { withVirtual: true })).toEqual(['1 held 2', '2 late (virtual) 1']);
});

test('a virtual participant counts nowhere', async () => {
  const draft = {
    openRank: true,
    awardType: 2,
    awardConfigList: [{ priority: 1, name: 'Gold', background: '#d2ac48', color: '#000000', num: 3 }],
  };
  const { cid, pids } = await heldContest(draft);
  const before = await root.contest.outsideBoard({ cid });
  for (const api of [late, root]) {
    await api.contest.startVirtual({ cid });
    await passes(cid, 20);
    await contests.submit(api, cid, { pid: 'B', status: accepted, minutesAgo: 15 });
    await contests.submit(api, cid, { pid: 'B', status: wrongAnswer, minutesAgo: 14 });
  }
  expect(await root.contest.outsideBoard({ cid })).toEqual(before);
  expect((await root.balloon.list({ cid })).records.map(({ username }) => username)).toEqual(['held', 'held']);
  expect((await held.contest.problems({ cid })).map(({ ac, total }) => [ac, total])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect((await root.judging.contestProgress({ cid })).map(({ total }) => total)).toEqual([1, 1]);
  expect(await root.judging.rejudgeContestProblem({ cid, pid: pids[1] ?? 0 })).toMatchObject({ total: 1 });
  await contests.hand.judgeNext(accepted);
  expect(await root.rejudgeProposal.propose({ cid, pid: pids[1] ?? 0 })).toMatchObject({ total: 1 });
  expect(await root.profile.home({ username: 'late' })).toMatchObject({ total: 0, solvedList: [] });
  const csv = await (await root.contestExport.rank({ cid, format: 'csv' })).text();
  expect(csv).not.toContain('late');
});

test('in the window only the own submissions are there, and nobody else learns of them', async () => {
  const { cid } = await heldContest();
  const known = (await held.contest.submissions({ contestID: cid })).records.map(({ submitId }) => submitId);
  await late.contest.startVirtual({ cid });
  await passes(cid, 20);
  const own = await contests.submit(late, cid, { pid: 'A', status: wrongAnswer, minutesAgo: 5 });
  const seen = async (api: Api) => (await api.contest.submissions({ contestID: cid })).records.map(({ submitId }) => submitId);
  expect(await seen(late)).toEqual([own]);
  expect(await seen(held)).toEqual(known);
  expect(await codeOf(late.submission.detail({ submitId: known[0] ?? 0 }))).toBe('submission.notFound');
  expect(await codeOf(held.submission.detail({ submitId: own }))).toBe('submission.notFound');
  expect(await late.submission.cases({ submitId: own })).toBeNull();
  expect(await late.submission.contestStatuses({ cid, submitIds: [own] })).toMatchObject({ [own]: { status: wrongAnswer } });
  expect((await root.submission.detail({ submitId: own })).submission.username).toBe('late');
  await late.contest.endVirtual({ cid });
  expect(await seen(late)).toEqual([own, ...known]);
  expect(await seen(held)).toEqual(known);
  expect(await codeOf(held.submission.detail({ submitId: own }))).toBe('submission.notFound');
  expect(await late.submission.cases({ submitId: own })).not.toBeNull();
  expect((await late.submission.detail({ submitId: known[0] ?? 0 })).submission.status).toBe(accepted);
});

test('a contest that is held again goes before a window', async () => {
  const { cid } = await heldContest();
  await other.contest.startVirtual({ cid });
  await contests.move(cid, running);
  expect(await other.contest.info({ cid })).toMatchObject({
    duration: 18_000,
    powers: { virtual: false, submit: true },
    virtual: { isOpen: false },
  });
});
