import { type ContestDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
let organiser: Api;
let colleague: Api;
let pupil: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  organiser = await asNewUser(product, 'organiser', 1001);
  colleague = await asNewUser(product, 'colleague', 1001);
  pupil = await asNewUser(product, 'pupil');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const newestActions = async (limit: number) => (await root.audit.list({ limit })).records.map(({ action }) => action);

test('a contest is made, read, changed, hidden and deleted; everything is on record, and no password is', async () => {
  const { id: cid } = await organiser.contestEditor.add(
    contestDraft(moments.scheduled, {
      auth: 1,
      pwd: 'first words',
      starAccount: [' star ', ''],
      awardType: 1,
      awardConfigList: [
        { priority: 2, name: 'Silver', background: '#ccc', color: '#000', num: 20 },
        { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 10 },
      ],
    }),
  );
  const read = await organiser.contestEditor.read({ cid });
  expect(read).toMatchObject({
    id: cid,
    author: 'organiser',
    pwd: '',
    hasPassword: true,
    status: -1,
    starAccount: ['star'],
    duration: 240 * 60,
  });
  expect(read.awardConfigList.map(({ name }) => name)).toEqual(['Gold', 'Silver']);
  await organiser.contestEditor.change({ ...read, title: 'Winter Cup', pwd: 'second words' });
  expect((await organiser.contestEditor.read({ cid })).title).toBe('Winter Cup');
  await organiser.contestEditor.changeVisible({ cid, visible: false });
  expect((await pupil.contest.list({ keyword: 'Winter' })).records).toEqual([]);
  expect((await organiser.contestEditor.list({ keyword: 'winter' })).records).toMatchObject([{ id: cid, visible: false, mayEdit: true }]);
  expect((await colleague.contestEditor.list({ keyword: 'winter' })).records).toMatchObject([{ id: cid, mayEdit: false }]);
  expect(await codeOf(organiser.contestEditor.remove({ cid }))).toBe('access.denied');
  await root.contestEditor.remove({ cid });
  expect(await codeOf(organiser.contestEditor.read({ cid }))).toBe('contest.notFound');
  expect(await newestActions(4)).toEqual(['contest.remove', 'contest.changeVisible', 'contest.change', 'contest.add']);
  expect(JSON.stringify(await root.audit.list({ limit: 4 }))).not.toMatch(/words|argon/);
});

describe('W8: only the author and the super admin edit a contest', () => {
  test.each<[who: string, api: () => Api, code: string]>([
    ['another admin', () => colleague, 'access.denied'],
    ['a user', () => pupil, 'access.denied'],
    ['a visitor', () => product.as(), 'login.required'],
  ])('%s may not', async (_, api, code) => {
    const { cid, pids } = await contests.contest(moments.running, {}, { by: organiser });
    const [pid = 0] = pids;
    const announcement = { title: 'x', content: 'x' };
    const { id: aid } = await organiser.contestEditor.addAnnouncement({ cid, announcement });
    const { contestEditor: editor } = api();
    const calls = [
      editor.read({ cid }),
      editor.change({ ...contestDraft(moments.running), id: cid }),
      editor.remove({ cid }),
      editor.clone({ cid }),
      editor.changeVisible({ cid, visible: false }),
      editor.problems({ cid }),
      editor.addProblem({ cid, pid, displayId: 'B' }),
      editor.problem({ cid, pid }),
      editor.changeProblem({ cid, pid, displayId: 'B', displayTitle: 'x' }),
      editor.removeProblem({ cid, pid }),
      editor.announcements({ cid }),
      editor.addAnnouncement({ cid, announcement }),
      editor.changeAnnouncement({ cid, announcement: { ...announcement, id: aid } }),
      editor.removeAnnouncement({ aid }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => code));
  });

  test('C17: an announcement belongs to the contest that it is stored with', async () => {
    const [own, other] = [await contests.contest(moments.running, {}, { by: organiser }), await contests.contest(moments.running)];
    const { id: aid } = await root.contestEditor.addAnnouncement({ cid: other.cid, announcement: { title: 'x', content: 'x' } });
    const forged = { cid: own.cid, announcement: { id: aid, title: 'y', content: 'y' } };
    expect(await codeOf(organiser.contestEditor.changeAnnouncement(forged))).toBe('announcement.notFound');
    expect(await codeOf(organiser.contestEditor.removeAnnouncement({ aid }))).toBe('access.denied');
    await root.contestEditor.removeAnnouncement({ aid });
    expect(await codeOf(root.contestEditor.removeAnnouncement({ aid }))).toBe('announcement.notFound');
  });
});

const wrongDrafts: [name: string, facts: Partial<ContestDraft>, words: string][] = [
  ['no title', { title: ' ' }, 'title is required'],
  ['no description', { description: '' }, 'description is required'],
  ['an end before the start', { endTime: new Date(0) }, 'Contest Time Check'],
  ['no duration', { startTime: new Date(5000), endTime: new Date(5000) }, 'Contest Duration Check'],
  ['no password', { auth: 2 }, 'Enter the contest password'],
  ['a seal without a time', { sealRank: true }, 'seal must begin'],
  ['a seal before the start', { sealRank: true, sealRankTime: new Date(0) }, 'seal must begin'],
  ['an account rule that admits nobody', { openAccountLimit: true, accountLimitRule: 'x' }, 'admits nobody'],
  ['a star twice', { starAccount: ['ann', 'ann '] }, 'there twice'],
  ['awards without any', { awardType: 2 }, 'At least one award'],
  ['more than everything', { awardType: 1, awardConfigList: [award(60), award(50)] }, 'more than 100'],
  ['a rule that is none', { type: 2 as never }, 'type'],
];
function award(num: number) {
  return { priority: num, name: 'Gold', background: '#fd0', color: '#000', num };
}

test.each(wrongDrafts)('%s is refused', async (_, facts, words) => {
  await expect(organiser.contestEditor.add(contestDraft(moments.scheduled, facts))).rejects.toMatchObject({
    code: 'input.invalid',
    message: expect.stringContaining(words),
  });
});

test('a contest is extended, with the seal that has not begun, and moved as a whole while nobody has submitted', async () => {
  const { cid } = await contests.contest({ start: -60, end: 60, seal: 30 }, {}, { by: organiser });
  const before = await organiser.contestEditor.read({ cid });
  const times = ({ startTime, endTime, sealRankTime }: Awaited<ReturnType<Api['contestEditor']['move']>>) =>
    [startTime, sealRankTime, endTime].map(time => time?.getTime());
  const later = (minutes: readonly [number, number, number]) =>
    [before.startTime, before.sealRankTime, before.endTime].map(
      (time, place) => (time?.getTime() ?? NaN) + (minutes[place] ?? NaN) * 60_000,
    );

  const announcement = { title: 'Ten more minutes', content: 'The contest ends later.' };
  expect(times(await organiser.contestEditor.move({ cid, part: 'end', minutes: 10, announcement }))).toEqual(later([0, 10, 10]));
  expect((await pupil.contest.announcements({ cid })).records).toMatchObject([announcement]);
  expect(times(await organiser.contestEditor.move({ cid, part: 'all', minutes: -10 }))).toEqual(later([-10, 0, 0]));
  expect(times(await organiser.contestEditor.read({ cid }))).toEqual(later([-10, 0, 0]));
  expect(await codeOf(organiser.contestEditor.move({ cid, part: 'end', minutes: -60 }))).toBe('contest.wouldBeOver');
  expect(await codeOf(pupil.contestEditor.move({ cid, part: 'end', minutes: 5 }))).toBe('access.denied');
  expect(await codeOf(colleague.contestEditor.move({ cid, part: 'end', minutes: 5 }))).toBe('access.denied');
  expect(await codeOf(organiser.contestEditor.move({ cid, part: 'end', minutes: 0 }))).toBe('input.invalid');

  await contests.submit(pupil, cid, { status: Status.accepted, score: 100, minutesAgo: 1 });
  expect(await codeOf(organiser.contestEditor.move({ cid, part: 'all', minutes: 5 }))).toBe('contest.startFixed');
  await contests.move(cid, { start: -60, end: 60, seal: -1 });
  const sealed = await organiser.contestEditor.read({ cid });
  const moved = await organiser.contestEditor.move({ cid, part: 'end', minutes: 5 });
  expect(moved.sealRankTime).toEqual(sealed.sealRankTime);
  expect((await newestActions(1))[0]).toBe('contest.move');
});

test('another password removes the registrations, the same one or none keeps them', async () => {
  const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'first' }, { by: organiser });
  const isIn = async () => (await pupil.contest.access({ cid })).access;
  await pupil.contest.register({ cid, password: 'first' });
  await contests.change(cid, { pwd: 'first', title: 'Same' });
  expect(await isIn()).toBe(true);
  await contests.change(cid, { title: 'None' });
  expect(await isIn()).toBe(true);
  await contests.change(cid, { pwd: 'second' });
  expect(await isIn()).toBe(false);
  expect(await codeOf(pupil.contest.register({ cid, password: 'first' }))).toBe('contest.passwordWrong');
  await pupil.contest.register({ cid, password: 'second' });
  await contests.change(cid, { auth: 0 });
  expect((await organiser.contestEditor.read({ cid })).hasPassword).toBe(false);
  expect(await codeOf(contests.change(cid, { auth: 2 }))).toBe('contest.passwordRequired');
});

test('the rule of a contest stays', async () => {
  const { cid } = await contests.contest(moments.scheduled);
  expect(await codeOf(contests.change(cid, { type: 1 }))).toBe('contest.typeFixed');
});

test('a clone has the words and times of a contest, none of its problems and people, and another author', async () => {
  const original = { title: 'Original', auth: 1, pwd: 'words' } as const;
  const { cid, pids } = await contests.contest(moments.running, original, { by: organiser, problems: 3 });
  await pupil.contest.register({ cid, password: 'words' });
  const { id } = await root.contestEditor.clone({ cid });
  const clone = await root.contestEditor.read({ cid: id });
  expect(clone).toMatchObject({ title: 'Original [Cloned]', author: 'root', source: cid, visible: false, count: 0, hasPassword: true });
  const problemsOf = async (cid: number) => (await root.contestEditor.problems({ cid })).problemList.records.map(({ id }) => id);
  expect([await problemsOf(cid), await problemsOf(id)], 'as contestants see them').toEqual([pids, []]);
});

describe('problems', () => {
  const entries = async (cid: number) => Object.values((await root.contestEditor.problems({ cid })).contestProblemMap);
  const addable = async (api: Api, cid: number) =>
    (await api.contestEditor.problems({ cid, problemType: 0, limit: 300 })).problemList.records.map(({ id }) => id);

  test('C9: are added once, under a name of their own; what the organiser may not change stays public', async () => {
    const { cid } = await contests.contest(moments.scheduled, {}, { problems: 0, by: organiser });
    const [pid, other, scored] = [await contests.problem(), await contests.problem(), await contests.problem(1)];
    expect(await addable(organiser, cid)).toEqual(expect.arrayContaining([pid, other]));
    expect(await addable(organiser, cid)).not.toContain(scored);
    await organiser.contestEditor.addProblem({ cid, pid, displayId: 'A' });
    expect(await addable(organiser, cid)).not.toContain(pid);
    expect((await root.problemEditor.read({ pid })).auth).toBe(1);
    expect(await codeOf(organiser.contestEditor.addProblem({ cid, pid, displayId: 'B' }))).toBe('contest.problemTaken');
    expect(await codeOf(organiser.contestEditor.addProblem({ cid, pid: other, displayId: 'A' }))).toBe('contest.problemTaken');
    expect((await root.problemEditor.read({ pid: other })).auth).toBe(1);
    expect(await codeOf(organiser.contestEditor.addProblem({ cid, pid: scored, displayId: 'C' }))).toBe('contest.problemType');
    expect(await codeOf(organiser.contestEditor.addProblem({ cid, pid: 1_000_000, displayId: 'C' }))).toBe('problem.notFound');
    expect(await organiser.contestEditor.problem({ cid, pid })).toMatchObject({ cid, pid, displayId: 'A', color: null });
    await organiser.contestEditor.changeProblem({ cid, pid, displayId: 'X', displayTitle: 'Ex', color: '#00f' });
    expect(await entries(cid)).toMatchObject([{ pid, displayId: 'X', displayTitle: 'Ex', color: '#00f' }]);
  });

  test('that are hidden, or in the contest of somebody else, are added by those who may change them alone', async () => {
    const { cid } = await contests.contest(moments.scheduled, {}, { problems: 0, by: organiser });
    const secret = await contests.problem(0, 2);
    const { pids } = await contests.contest(moments.running);
    for (const pid of [secret, ...pids]) {
      expect(await addable(organiser, cid)).not.toContain(pid);
      expect(await codeOf(organiser.contestEditor.addProblem({ cid, pid, displayId: 'A' }))).toBe('problem.notFound');
    }
    await root.contestEditor.addProblem({ cid, pid: secret, displayId: 'A' });
    const again = await contests.contest(moments.scheduled, {}, { problems: 0, by: organiser });
    expect(await addable(organiser, again.cid)).toContain(secret);
  });

  test('are made in a contest, with what they are called there, or not at all', async () => {
    const { cid } = await contests.contest(moments.scheduled, {}, { problems: 0, by: organiser });
    const draft = contests.draftOfProblem();
    const { problem } = draft;
    const made = await organiser.contestEditor.makeProblem({ ...draft, contestProblem: { cid, displayId: 'A', color: '#f00' } });
    expect(await organiser.contestEditor.wholeProblem({ pid: made.pid })).toMatchObject({ ...problem, auth: 3, author: 'organiser' });
    expect(await entries(cid)).toMatchObject([{ pid: made.pid, displayId: 'A', displayTitle: problem.title, color: '#f00' }]);
    expect((await pupil.problem.list({ keyword: problem.problemId ?? '' })).total).toBe(0);

    const second = contests.draftOfProblem();
    const make = (api: Api, displayId: string, into = cid) =>
      codeOf(api.contestEditor.makeProblem({ ...second, contestProblem: { cid: into, displayId } }));
    const scored = await contests.contest(moments.scheduled, { type: 1 }, { problems: 0, by: organiser });
    expect(await make(organiser, 'A')).toBe('contest.problemTaken');
    expect(await make(colleague, 'B')).toBe('access.denied');
    expect(await make(pupil, 'B')).toBe('access.denied');
    expect(await make(organiser, 'B', scored.cid)).toBe('contest.problemType');
    expect(await make(organiser, 'B', 1_000_000)).toBe('contest.notFound');
    expect((await root.problemEditor.list({ keyword: second.problem.problemId ?? '' })).total).toBe(0);

    const change = { ...draft, problem: { ...problem, id: made.pid, problemId: made.problemId, auth: 3, title: 'Renamed' } };
    await organiser.contestEditor.changeWholeProblem({ ...change, contestProblem: { cid, displayId: 'C' } });
    expect(await entries(cid)).toMatchObject([{ pid: made.pid, displayId: 'C', displayTitle: 'Renamed', color: null }]);
    expect(await codeOf(colleague.contestEditor.changeWholeProblem(change))).toBe('access.denied');
    expect(await codeOf(colleague.contestEditor.wholeProblem({ pid: made.pid }))).toBe('access.denied');
  });

  test('are made by existing clients first, and then named in the contest', async () => {
    const { cid } = await contests.contest(moments.scheduled, {}, { problems: 0, by: organiser });
    const { pid } = await organiser.contestEditor.makeProblem(contests.draftOfProblem());
    expect((await root.problemEditor.read({ pid })).auth).toBe(3);
    await organiser.contestEditor.changeProblem({ cid, pid, displayId: 'A', displayTitle: 'First' });
    expect(await entries(cid)).toMatchObject([{ pid, displayId: 'A', displayTitle: 'First' }]);
    const stranger = await contests.contest(moments.scheduled, {}, { problems: 0, by: colleague });
    expect(await codeOf(colleague.contestEditor.changeProblem({ cid: stranger.cid, pid, displayId: 'A' }))).toBe('problem.notFound');
  });

  test('take their submissions with them, and what is being judged is judged in vain', async () => {
    const { cid, pids } = await contests.contest(moments.running, {}, { problems: 2 });
    const [pid = 0] = pids;
    const gone = await contests.submit(pupil, cid, { pid: 'A', status: Status.accepted });
    const stays = await contests.submit(pupil, cid, { pid: 'B', status: Status.accepted });
    await contests.submit(pupil, cid, { pid: 'A' });
    expect(await codeOf(root.contestEditor.remove({ cid }))).toBe('contest.hasSubmissions');
    await root.contestEditor.removeProblem({ cid, pid });
    expect(await contests.hand.tryNext()).toBeUndefined();
    const { records } = await pupil.contest.submissions({ contestID: cid });
    expect(records.map(({ submitId }) => submitId)).toEqual([stays]);
    expect(await codeOf(pupil.submission.detail({ submitId: gone }))).toBe('submission.notFound');
    expect(await codeOf(root.contestEditor.removeProblem({ cid, pid }))).toBe('contest.problemNotFound');
  });
});

test('existing clients read and write with the words of the wire', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: organiser });
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: organiser.token() ?? '', 'content-type': 'application/json' };
    const response = await fetch(`${product.url}/api/${path}`, { ...init, headers });
    return (await response.json()) as { status: number; data: never };
  };
  expect((await call(`admin/contest?cid=${cid}`)).status).toBe(200);
  expect((await call(`admin/contest/get-problem-list?cid=${cid}&problemType=`)).status).toBe(200);
  expect((await call(`admin/contest/change-contest-visible?cid=${cid}&uid=1&visible=true`, { method: 'PUT', body: '{}' })).status).toBe(
    200,
  );
  expect((await call('get-contest-rank', { method: 'POST', body: JSON.stringify({ cid, limit: 50, currentPage: 1 }) })).status).toBe(200);
  expect((await call(`contest-submissions?contestID=${cid}&beforeContestSubmit=false&limit=30`)).status).toBe(200);
  expect((await call('get-contest-info?cid=abc')).status).toBe(400);
  expect((await call('get-contest-info?cid=99999999999')).status).toBe(400);
});
