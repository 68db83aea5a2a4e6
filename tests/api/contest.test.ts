import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
let alice: Api;
let bob: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [alice, bob] = [await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

describe('the list', () => {
  const add = async (when: Parameters<typeof contestDraft>[0], facts: Parameters<typeof contestDraft>[1]) =>
    (await root.contestEditor.add(contestDraft(when, facts))).id;

  test('shows scheduled contests, then running ones, then ended ones, and filters them', async () => {
    const late = await add({ start: 90, end: 300 }, { title: 'List late' });
    const ended = await add(moments.ended, { title: 'List ended', type: 1 });
    const running = await add(moments.running, { title: 'List running', auth: 1, pwd: 'x' });
    const soon = await add(moments.scheduled, { title: 'List soon' });
    await add(moments.running, { title: 'List hidden', visible: false });
    const ids = async (filter: object) => (await product.as().contest.list({ keyword: 'list', ...filter })).records.map(({ id }) => id);
    expect(await ids({})).toEqual([late, soon, running, ended]);
    expect(await ids({ status: 0 })).toEqual([running]);
    expect(await ids({ type: 1 })).toEqual([ended]);
    expect(await ids({ status: -1, keyword: 'SOON' })).toEqual([soon]);
    expect(await ids({ keyword: '%' })).toEqual([]);
  });

  test('the home page shows what runs or starts soon', async () => {
    const [soon, far] = [
      await add(moments.scheduled, { title: 'Home soon' }),
      await add({ start: 30_000, end: 30_060 }, { title: 'Home far' }),
    ];
    const ids = (await product.as().home.recentContests()).map(({ id }) => id);
    expect(ids).toContain(soon);
    expect(ids).not.toContain(far);
    expect((await root.dashboard.figures()).recentContestNum).toBe(
      (await product.as().contest.list({ limit: 300 })).records.filter(({ id, status }) => status < 1 && id !== far).length,
    );
  });
});

test('C10: a contest says when it is and what one may do, but not its password', async () => {
  const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret', accountLimitRule: null });
  const info = await alice.contest.info({ cid });
  expect(info).toMatchObject({ id: cid, author: 'root', status: 0, auth: 1, count: 0, duration: 240 * 60, isRegistered: false });
  expect(info.powers).toMatchObject({ read: false, submit: false, manage: false, refusal: 'contest.registrationRequired' });
  expect(JSON.stringify(info)).not.toMatch(/secret|argon|pwd/);
  expect((await root.contest.info({ cid })).powers).toMatchObject({ read: true, submit: true, manage: true, pastSeal: true });
  expect(await codeOf(product.as().contest.info({ cid }))).toBe('login.required');
});

test('C16: a hidden contest is as little there as one that never was', async () => {
  const { cid } = await contests.contest(moments.running, { visible: false, openRank: true });
  const calls = (id: number) => [
    alice.contest.info({ cid: id }),
    alice.contest.register({ cid: id, password: 'x' }),
    alice.contest.problems({ cid: id }),
    alice.contest.rank({ cid: id }),
    alice.contest.submissions({ contestID: id }),
    product.as().contest.outsideInfo({ cid: id }),
    product.as().contest.outsideBoard({ cid: id }),
    alice.submission.submit({ pid: 'A', cid: id, language: 'C++ 17', code: 'x' }),
    alice.problem.fullScreenList({ cid: id }),
  ];
  const answers = async (id: number) => Promise.all(calls(id).map(codeOf));
  expect(new Set(await answers(cid))).toEqual(new Set(['contest.notFound']));
  expect(await answers(cid)).toEqual(await answers(1_000_000));
  expect((await root.contest.info({ cid })).id).toBe(cid);
});

test('an outside board counts down before the start: the contest is told, its problems and rows are not', async () => {
  const { cid } = await contests.contest(moments.scheduled, { openRank: true });
  const visitor = product.as();
  expect(await codeOf(visitor.contest.outsideInfo({ cid }))).toBe('contest.notStarted');
  const { contest, problemList } = await visitor.contest.outsideInfo({ cid, beforeStart: true });
  expect([contest.id, contest.status, problemList]).toEqual([cid, -1, []]);
  expect(await codeOf(visitor.contest.outsideBoard({ cid }))).toBe('contest.notStarted');
  expect(await codeOf(visitor.contest.problems({ cid }))).toBe('login.required');
  await contests.change(cid, { openRank: false });
  expect(await codeOf(visitor.contest.outsideInfo({ cid }))).toBe('contest.outsideClosed');
});

describe('registration', () => {
  test('takes the password, and happens once however often it is asked for', async () => {
    const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret' });
    expect(await codeOf(alice.contest.problems({ cid }))).toBe('contest.registrationRequired');
    expect(await codeOf(alice.contest.register({ cid }))).toBe('contest.passwordRequired');
    expect(await codeOf(alice.contest.register({ cid, password: 'Secret' }))).toBe('contest.passwordWrong');
    expect(await alice.contest.access({ cid })).toEqual({ access: false });
    const tries = await Promise.all([1, 2, 3].map(() => codeOf(alice.contest.register({ cid, password: 'secret' }))));
    expect(tries.toSorted()).toEqual(['contest.registered', 'contest.registered', 'done']);
    expect(await alice.contest.access({ cid })).toEqual({ access: true });
    expect(await alice.contest.info({ cid })).toMatchObject({ count: 1, isRegistered: true });
    expect(await alice.contest.problems({ cid })).toHaveLength(1);
  });

  test('C10: guessing ends after ten passwords, and the right one comes too late', async () => {
    const guesser = await asNewUser(product, 'guesser');
    const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret' });
    for (let guess = 0; guess < 10; guess += 1)
      expect(await codeOf(guesser.contest.register({ cid, password: `guess ${guess}` }))).toBe('contest.passwordWrong');
    expect(await codeOf(guesser.contest.register({ cid, password: 'secret' }))).toBe('contest.tooManyPasswords');
    expect(await codeOf(bob.contest.register({ cid, password: 'secret' }))).toBe('done');
  });

  test('C12: only accounts of the rule come in', async () => {
    const { cid } = await contests.contest(moments.running, {
      auth: 2,
      pwd: 'secret',
      openAccountLimit: true,
      accountLimitRule: '<extra>alice</extra>',
    });
    expect(await codeOf(bob.contest.register({ cid, password: 'secret' }))).toBe('contest.accountRefused');
    expect(await codeOf(alice.contest.register({ cid, password: 'secret' }))).toBe('done');
  });

  test('a public contest can be entered without a password', async () => {
    const { cid } = await contests.contest(moments.scheduled);
    await alice.contest.register({ cid });
    expect(await alice.contest.info({ cid })).toMatchObject({ count: 1, powers: { read: false, refusal: 'contest.notStarted' } });
  });
});

describe('problems', () => {
  test('C8: before the start they are for organisers; afterwards each goes by its name in the contest', async () => {
    const { cid, pids } = await contests.contest(moments.scheduled, {}, { problems: 2 });
    const [pid = 0] = pids;
    const original = (await root.contestEditor.problems({ cid })).problemList.records.find(({ id }) => id === pid)?.problemId ?? '';
    expect(await codeOf(alice.contest.problems({ cid }))).toBe('contest.notStarted');
    expect(await codeOf(alice.contest.problemDetails({ cid, displayId: 'A' }))).toBe('contest.notStarted');
    expect(await codeOf(alice.problem.detail({ problemId: original }))).toBe('problem.notFound');
    expect(await root.contest.problems({ cid })).toHaveLength(2);

    await contests.move(cid, moments.running);
    await root.contestEditor.changeProblem({ cid, pid, displayId: 'A', displayTitle: 'Shorter', color: '#f00' });
    const [first] = await alice.contest.problems({ cid });
    expect(first).toMatchObject({
      pid,
      displayId: 'A',
      displayTitle: 'Shorter',
      color: '#f00',
      myStatus: Status.notSubmitted,
      ac: 0,
      total: 0,
    });
    expect(await codeOf(alice.problem.detail({ problemId: original }))).toBe('problem.notFound');
    expect(await codeOf(alice.contest.problemDetails({ cid, displayId: 'Z' }))).toBe('contest.problemNotFound');
  });

  test('who wrote a problem, its source, difficulty and tags are told after the end', async () => {
    const { cid } = await contests.contest(moments.running);
    const during = await alice.contest.problemDetails({ cid, displayId: 'A' });
    expect(during.problem).toMatchObject({ problemId: 'A', author: '', source: '', difficulty: null });
    expect(during.tags).toEqual([]);
    expect((await root.contest.problemDetails({ cid, displayId: 'A' })).tags).toHaveLength(1);
    await contests.move(cid, moments.ended);
    const after = await alice.contest.problemDetails({ cid, displayId: 'A' });
    expect(after.problem).toMatchObject({ problemId: 'A', author: 'root', source: 'A book', difficulty: 3 });
    expect(after.tags).toHaveLength(1);
  });

  test('counters leave out organisers, what came after the end, and for users what came after the seal', async () => {
    const { cid, pids } = await contests.contest(moments.sealed, { allowEndSubmit: true });
    const [pid = 0] = pids;
    await contests.submit(alice, cid, { status: Status.wrongAnswer, minutesAgo: 90 });
    await contests.submit(bob, cid, { status: Status.accepted, minutesAgo: 30 });
    await contests.submit(root, cid, { status: Status.accepted, minutesAgo: 100 });
    const counts = async (api: Api, containsEnd?: boolean) => {
      const [row] = await api.contest.problems({ cid, containsEnd });
      return [row?.ac, row?.total, row?.myStatus];
    };
    expect(await counts(alice)).toEqual([0, 1, Status.wrongAnswer]);
    expect(await counts(bob)).toEqual([0, 1, Status.accepted]);
    expect(await counts(root)).toEqual([1, 2, Status.accepted]);
    expect((await alice.contest.problemDetails({ cid, displayId: 'A' })).problemCount).toMatchObject({ pid, total: 1, wa: 1, ac: 0 });
    await contests.move(cid, { start: -120, end: -60 });
    expect(await counts(alice)).toEqual([0, 1, Status.wrongAnswer]);
    expect(await counts(alice, true)).toEqual([1, 2, Status.wrongAnswer]);
  });

  test('how one stands with them is told for the contest alone', async () => {
    const { cid, pids } = await contests.contest(moments.running, {}, { problems: 2 });
    const [pid = 0, other = 0] = pids;
    const submitId = await contests.submit(alice, cid, { status: Status.accepted });
    expect(await alice.problem.myStatuses({ pidList: pids, cid })).toEqual({
      [pid]: { status: Status.accepted },
      [other]: { status: Status.notSubmitted },
    });
    expect(await alice.problem.myStatuses({ pidList: [pid] })).toEqual({ [pid]: { status: Status.notSubmitted } });
    expect(await alice.problem.fullScreenList({ cid })).toMatchObject([
      { problemId: 'A', status: Status.accepted },
      { problemId: 'B', status: null },
    ]);
    expect(await alice.submission.lastAccepted({ pid, cid })).toMatchObject({ submitId });
    expect(await alice.submission.lastAccepted({ pid })).toMatchObject({ submitId: null });
  });
});

describe('submitting', () => {
  const submit = (api: Api, cid: number, pid = 'A') =>
    codeOf(api.submission.submit({ pid, cid, language: 'C++ 17', code: 'int main() {}' }));

  test('C11, C13: goes from the start to the end, and afterwards where that is allowed', async () => {
    const { cid } = await contests.contest(moments.scheduled);
    expect(await submit(alice, cid)).toBe('contest.notStarted');
    expect(await submit(root, cid)).toBe('done');
    await contests.move(cid, moments.running);
    expect(await submit(alice, cid)).toBe('done');
    await contests.move(cid, moments.ended);
    expect(await submit(alice, cid)).toBe('contest.ended');
    expect(await submit(root, cid)).toBe('contest.ended');
    await contests.change(cid, { allowEndSubmit: true });
    expect(await submit(alice, cid)).toBe('done');
    await contests.hand.drain();
  });

  test('needs a registration in private and protected contests', async () => {
    const { cid } = await contests.contest(moments.running, { auth: 2, pwd: 'secret' });
    expect(await alice.contest.problems({ cid })).toHaveLength(1);
    expect(await submit(alice, cid)).toBe('contest.registrationRequired');
    await alice.contest.register({ cid, password: 'secret' });
    expect(await submit(alice, cid)).toBe('done');
    await contests.hand.drain();
  });

  test('C13: takes problems of this contest in their languages, while judging is open', async () => {
    const { cid, pids } = await contests.contest(moments.running);
    const other = await contests.contest(moments.running, {}, { problems: 2 });
    const [pid = 0] = pids;
    expect(await submit(alice, cid, 'B')).toBe('contest.problemNotFound');
    expect(await submit(alice, other.cid, 'B')).toBe('done');
    expect(await codeOf(alice.submission.submit({ pid: 'A', cid, language: 'Java', code: 'x' }))).toBe('submission.languageUnknown');
    await root.settings.setSwitches({ openContestJudge: false });
    expect(await submit(alice, cid)).toBe('submission.closed');
    await root.settings.setSwitches({ openContestJudge: true });
    const { problemList } = await root.contestEditor.problems({ cid });
    expect(await codeOf(alice.submission.submit({ pid: problemList.records[0]?.problemId ?? '', language: 'C++ 17', code: 'x' }))).toBe(
      'problem.notFound',
    );
    await contests.hand.drain();
    expect(pid).toBeGreaterThan(0);
  });

  test('a contest goes before practice, and counts in no number of it', async () => {
    const practised = await contests.problem();
    const { cid } = await contests.contest(moments.running);
    const { records } = await root.problemEditor.list({ limit: 300 });
    const name = records.find(({ id }) => id === practised)?.problemId ?? '';
    const first = await alice.submission.submit({ pid: name, language: 'C++ 17', code: 'int main() {}' });
    const second = await bob.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
    expect(second).toMatchObject({ cid, displayId: 'A', status: Status.pending });
    expect(await contests.hand.judgeNext(Status.accepted)).toBe(second.submitId);
    expect(await contests.hand.judgeNext(Status.accepted)).toBe(first.submitId);
    expect((await product.as().submission.list({ username: 'bob' })).records).toEqual([]);
    expect(await product.as().profile.home({ username: 'bob' })).toMatchObject({ total: 0, solvedList: [] });
    expect((await root.submission.list({})).records.map(({ cid }) => cid)).not.toContain(cid);
  });
});

test('announcements reach those who may read, and tell what is new', async () => {
  const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret' });
  const { id: first } = await root.contestEditor.addAnnouncement({ cid, announcement: { title: 'One', content: 'First' } });
  const { id: second } = await root.contestEditor.addAnnouncement({ cid, announcement: { title: 'Two', content: 'Second' } });
  expect(await codeOf(alice.contest.announcements({ cid }))).toBe('contest.registrationRequired');
  await alice.contest.register({ cid, password: 'secret' });
  expect((await alice.contest.announcements({ cid })).records.map(({ id }) => id)).toEqual([second, first]);
  const unread = await alice.contest.unreadAnnouncements({ cid, readAnnouncementList: [first] });
  expect(unread).toMatchObject([{ id: second, title: 'Two', username: 'root' }]);
});
