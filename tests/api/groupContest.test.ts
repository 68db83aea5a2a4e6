import { type ContestDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

/** The group is of olga; rita is a root of it, adam an admin and the author, aida an admin, mina a member, rolf refused, anna an applicant. */
let product: Product;
let root: Api;
let people: Record<'olga' | 'rita' | 'adam' | 'aida' | 'mina' | 'rolf' | 'anna' | 'stranger' | 'warden' | 'rival', Api>;
let gid: number;
let otherGid: number;
const on = groupsOf(() => product);
const contests = contestsOf(
  () => product,
  () => root,
);

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  people = {
    ...(await on.people('olga', 'rita', 'adam', 'aida', 'mina', 'rolf', 'anna', 'stranger', 'rival')),
    warden: await on.person('warden', 1001),
  };
  gid = await on.full(people.olga);
  await on.put(gid, 'aida', 4);
  otherGid = await on.create(people.rival);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.sql(`delete from rate_limits`));

type When = keyof typeof moments;
const add = async (api: Api, when: When = 'running', facts: Partial<ContestDraft> = {}) =>
  (await api.groupContest.add({ gid, ...contestDraft(moments[when], facts) })).id;
const displayIdOf = async (pid: number) => String((await on.sql(`select problem_id from problems where id = ${pid}`))[0]?.problem_id);

/** Adds a contest of adam with a public problem A and an announcement. */
async function whole(when: When = 'running', facts: Partial<ContestDraft> = {}) {
  const cid = await add(people.adam, when, facts);
  const pid = await contests.problem();
  await people.adam.groupContest.addProblem({ cid, pid, displayId: 'A' });
  const { id: aid } = await people.adam.groupContest.addAnnouncement({ cid, announcement: { title: 'Hello', content: 'all' } });
  return { cid, pid, aid };
}
type Whole = Awaited<ReturnType<typeof whole>>;

const outsiders = ['rolf', 'anna', 'stranger', 'warden', 'rival'] as const;
const titles = async (list: Promise<{ records: { title: string }[] }>) => (await list).records.map(({ title }) => title);

describe('GRP-139 to GRP-176: by level, authorship and role', () => {
  const calls: Record<string, (api: Api, ids: Whole) => Promise<unknown>> = {
    read: (api, { cid }) => api.groupContest.read({ cid }),
    change: (api, { cid }) => api.groupContest.change({ ...contestDraft(moments.running), id: cid }),
    changeVisible: (api, { cid }) => api.groupContest.changeVisible({ cid, visible: true }),
    move: (api, { cid }) => api.groupContest.move({ cid, part: 'end', minutes: 5 }),
    clone: (api, { cid }) => api.groupContest.clone({ cid }),
    problems: (api, { cid }) => api.groupContest.problems({ cid }),
    pool: (api, { cid }) => api.groupContest.problems({ cid, problemType: 0 }),
    problem: (api, { cid, pid }) => api.groupContest.problem({ cid, pid }),
    changeProblem: (api, { cid, pid }) => api.groupContest.changeProblem({ cid, pid, displayId: 'A', color: '#123' }),
    announcements: (api, { cid }) => api.groupContest.announcements({ cid }),
    addAnnouncement: (api, { cid }) => api.groupContest.addAnnouncement({ cid, announcement: { title: 'a', content: 'b' } }),
    changeAnnouncement: (api, { cid, aid }) =>
      api.groupContest.changeAnnouncement({ cid, announcement: { id: aid, title: 'a', content: 'b' } }),
    exportRank: (api, { cid }) => api.contestExport.rank({ cid, format: 'csv' }),
    exportAccepted: (api, { cid }) => api.contestExport.accepted({ cid }),
    removeAnnouncement: (api, { aid }) => api.groupContest.removeAnnouncement({ aid }),
    removeProblem: (api, { cid, pid }) => api.groupContest.removeProblem({ cid, pid }),
    remove: (api, { cid }) => api.groupContest.remove({ cid }),
  };
  const once = new Set(['remove', 'removeProblem', 'removeAnnouncement']);

  test.each(Object.entries(calls))('%s: its author while an admin of the group, the roots and the super admin', async (name, call) => {
    const ids = await whole();
    const missing = name === 'removeAnnouncement' ? 'announcement.notFound' : 'contest.notFound';
    for (const who of ['mina', 'aida'] as const) expect([who, await codeOf(call(people[who], ids))]).toEqual([who, 'access.denied']);
    for (const who of outsiders) expect([who, await codeOf(call(people[who], ids))]).toEqual([who, missing]);
    expect(await codeOf(call(product.as(), ids))).toBe('login.required');
    await on.put(gid, 'adam', 3);
    expect(await codeOf(call(people.adam, ids))).toBe('access.denied');
    await on.put(gid, 'adam', 4);
    for (const api of [people.adam, people.rita, people.olga, root])
      expect(await codeOf(call(api, once.has(name) ? await whole() : ids))).toBe('done');
  });

  test.each<[string, 3 | 4, (api: Api) => Promise<unknown>]>([
    ['list', 3, api => api.groupContest.list({ gid })],
    ['all', 4, api => api.groupContest.all({ gid })],
    ['add', 4, api => add(api)],
  ])('%s from level %i on', async (_, from, call) => {
    const levels = { anna: 1, rolf: 2, mina: 3, adam: 4, rita: 5, olga: 6, stranger: 0, warden: 0, rival: 0 };
    for (const [who, level] of Object.entries(levels))
      expect([who, await codeOf(call(people[who as keyof typeof people]))]).toEqual([who, level >= from ? 'done' : 'access.denied']);
    expect(await codeOf(call(root))).toBe('done');
    expect(await codeOf(call(product.as()))).toBe('login.required');
  });
});

test('members find the contests of their group there and nowhere else; nobody else finds anything of them', async () => {
  const { cid } = await whole('running', { title: 'Only ours', openRank: true });
  const hidden = await add(people.adam, 'running', { title: 'Not yet', visible: false });
  expect(await titles(people.mina.groupContest.list({ gid, keyword: 'Only' }))).toEqual(['Only ours']);
  expect(await titles(people.mina.groupContest.list({ gid, limit: 300 }))).not.toContain('Not yet');
  expect(await titles(people.aida.groupContest.all({ gid, limit: 300 }))).toContain('Not yet');
  for (const api of [people.mina, people.olga, root, product.as()]) {
    expect(await titles(api.contest.list({ keyword: 'Only ours' }))).toEqual([]);
    expect((await api.home.recentContests()).map(({ title }) => title)).not.toContain('Only ours');
  }
  expect(await titles(root.contestEditor.list({ keyword: 'Only ours' }))).toEqual([]);
  const reads = (api: Api) => [
    api.contest.info({ cid }),
    api.contest.problems({ cid }),
    api.contest.problemDetails({ cid, displayId: 'A' }),
    api.contest.announcements({ cid }),
    api.contest.rank({ cid }),
    api.contest.submissions({ contestID: cid }),
    api.problem.fullScreenList({ cid }),
    api.comment.list({ cid }),
  ];
  for (const api of [people.mina, people.aida, people.rita, root])
    expect(await Promise.all(reads(api).map(codeOf))).toEqual(Array(8).fill('done'));
  for (const who of outsiders) {
    const more = [people[who].contest.register({ cid, password: '' }), people[who].contest.outsideBoard({ cid })];
    const codes = await Promise.all([...reads(people[who]), ...more].map(codeOf));
    expect([who, codes]).toEqual([who, Array(10).fill('contest.notFound')]);
    expect(await codeOf(people[who].submission.submit({ cid, pid: 'A', language: 'C++ 17', code: 'int main() {}' }))).toBe(
      'contest.notFound',
    );
  }
  expect(await codeOf(product.as().contest.outsideBoard({ cid }))).toBe('contest.notFound');
  expect((await product.as().ccs.contests({})).map(({ id }) => id)).not.toContain(String(cid));
  for (const who of ['mina', 'aida'] as const) expect(await codeOf(people[who].contest.info({ cid: hidden }))).toBe('contest.notFound');
  expect(await people.adam.contest.info({ cid: hidden })).toMatchObject({ gid, powers: { manage: true } });
  expect(await people.rita.contest.info({ cid })).toMatchObject({ gid, powers: { manage: true, othersCode: true } });
  expect(await people.mina.contest.info({ cid })).toMatchObject({ gid, powers: { read: true, submit: true, manage: false } });
});

test('submissions: managers of the contest know all, members what the contest tells, others nothing', async () => {
  const { cid } = await whole();
  const submitId = await contests.submit(people.mina, cid, { status: Status.accepted });
  const read = (api: Api) => codeOf(api.submission.detail({ submitId }));
  for (const api of [people.mina, people.adam, people.rita, people.olga, root]) expect(await read(api)).toBe('done');
  for (const who of ['aida', ...outsiders] as const) expect([who, await read(people[who])]).toEqual([who, 'submission.notFound']);
  expect((await people.rita.submission.detail({ submitId })).submission.code).toBe('int main() {}');
  expect((await people.aida.contest.submissions({ contestID: cid })).records.map(({ submitId: id }) => id)).toEqual([submitId]);
  await on.sql(`update contests set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = ${cid}`);
  expect(await read(people.aida)).toBe('done');
  for (const who of outsiders) expect([who, await read(people[who])]).toEqual([who, 'submission.notFound']);
});

test('organisers count nowhere: the author and the roots of the group are on no board', async () => {
  const { cid } = await whole();
  for (const who of ['mina', 'aida', 'adam', 'rita', 'olga'] as const) await contests.submit(people[who], cid, { status: Status.accepted });
  const board = await people.adam.contest.rank({ cid });
  expect(board.records.map(({ username }) => username).toSorted()).toEqual(['aida', 'mina']);
  expect((await people.mina.contest.problems({ cid }))[0]).toMatchObject({ ac: 2, total: 2 });
});

test('a question in a contest of a group is heard by its managers and told to nobody else', async () => {
  const { cid } = await whole();
  const { id } = await people.mina.comment.add({ cid, content: 'Is zero a number?' });
  const seen = async (api: Api) => (await api.comment.list({ cid })).commentList.records.map(comment => comment.id);
  for (const who of ['mina', 'adam', 'rita', 'olga'] as const) expect(await seen(people[who])).toContain(id);
  expect(await seen(people.aida)).not.toContain(id);
});

test('each door opens only what is its own', async () => {
  const { cid: ofSite, pids } = await contests.contest(moments.running);
  const { id: aidOfSite } = await root.contestEditor.addAnnouncement({ cid: ofSite, announcement: { title: 'a', content: 'b' } });
  const { cid, pid, aid } = await whole();
  const { groupContest: calls, contestEditor: desk } = root;
  expect(await codeOf(calls.read({ cid: ofSite }))).toBe('contest.notFound');
  expect(await codeOf(calls.change({ ...contestDraft(moments.running), id: ofSite }))).toBe('contest.notFound');
  expect(await codeOf(calls.removeProblem({ cid: ofSite, pid: pids[0] ?? 0 }))).toBe('contest.notFound');
  expect(await codeOf(calls.remove({ cid: ofSite }))).toBe('contest.notFound');
  expect(await codeOf(calls.removeAnnouncement({ aid: aidOfSite }))).toBe('announcement.notFound');
  expect(await codeOf(desk.read({ cid }))).toBe('contest.notFound');
  expect(await codeOf(desk.change({ ...contestDraft(moments.running), id: cid }))).toBe('contest.notFound');
  expect(await codeOf(desk.removeProblem({ cid, pid }))).toBe('contest.notFound');
  expect(await codeOf(desk.remove({ cid }))).toBe('contest.notFound');
  expect(await codeOf(desk.removeAnnouncement({ aid }))).toBe('announcement.notFound');
  const draft = { ...contests.draftOfProblem(), contestProblem: { cid, displayId: 'B' } };
  expect(await codeOf(desk.makeProblem(draft))).toBe('contest.notFound');
});

test('an announcement of another contest, and what a call says of gid and uid, change nothing', async () => {
  const [first, second] = [await whole(), await whole()];
  const foreign = people.adam.groupContest.changeAnnouncement({
    cid: first.cid,
    announcement: { id: second.aid, title: 'Mine', content: 'now' },
  });
  expect(await codeOf(foreign)).toBe('announcement.notFound');
  const smuggled = { gid: otherGid, uid: 1, author: 'rival', groupId: otherGid };
  const change = { ...contestDraft(moments.running, { title: 'Kept' }), id: first.cid, ...smuggled };
  await people.adam.groupContest.change(change);
  expect(await people.adam.contest.info({ cid: first.cid })).toMatchObject({ title: 'Kept', gid, author: 'adam' });
  expect(await codeOf(people.rival.groupContest.change(change))).toBe('contest.notFound');
  const { id: cloned } = await people.adam.groupContest.clone({ cid: first.cid });
  expect(await people.adam.groupContest.read({ cid: cloned })).toMatchObject({ gid, visible: false });
});

test('GRP-175, GRP-176: public problems stay public, those of the group become ones of a contest, others are not there', async () => {
  const { cid, pid } = await whole();
  expect(await codeOf(people.stranger.problem.detail({ problemId: await displayIdOf(pid) }))).toBe('done');
  const made = async (auth: number, group: number | null) => {
    const made = await contests.problem();
    await on.sql(`update problems set auth = ${auth}, group_id = ${group ?? 'null'} where id = ${made}`);
    return made;
  };
  const [own, hidden, foreign, ofSite, hiddenOfSite] = [
    await made(1, gid),
    await made(2, gid),
    await made(1, otherGid),
    await made(1, null),
    await made(2, null),
  ];
  const join = async (api: Api, problem: number, displayId: string) =>
    codeOf(api.groupContest.addOwnProblem({ cid, problemId: await displayIdOf(problem), displayId }));
  for (const each of [hidden, foreign, ofSite]) expect(await join(people.adam, each, 'B')).toBe('problem.notFound');
  for (const each of [own, hidden, foreign, hiddenOfSite])
    expect(await codeOf(people.adam.groupContest.addProblem({ cid, pid: each, displayId: 'B' }))).toBe('problem.notFound');
  expect(await join(people.adam, own, 'A')).toBe('contest.problemTaken');
  expect(await join(people.adam, own, 'B')).toBe('done');
  expect(await join(people.rita, hidden, 'C')).toBe('done');
  const auths = await on.sql(`select auth from problems where id in (${own}, ${hidden}, ${pid}) order by id`);
  expect(auths.map(({ auth }) => auth).toSorted()).toEqual([1, 3, 3]);
  expect((await people.mina.contest.problems({ cid })).map(({ displayId }) => displayId)).toEqual(['A', 'B', 'C']);
  expect(await codeOf(people.mina.contest.problemDetails({ cid, displayId: 'C' }))).toBe('done');
  const pool = (await people.adam.groupContest.problems({ cid, problemType: 0, limit: 300 })).problemList.records.map(({ id }) => id);
  for (const each of [own, hidden, foreign, hiddenOfSite]) expect(pool).not.toContain(each);
});

test('GRP-146: a problem that is made for a contest of a group is one of the group and of that contest alone', async () => {
  const { cid } = await whole();
  const make = (api: Api, displayId: string) =>
    api.groupContest.makeProblem({ ...contests.draftOfProblem(), contestProblem: { cid, displayId, displayTitle: 'Made here' } });
  for (const who of ['mina', 'aida'] as const) expect(await codeOf(make(people[who], 'B'))).toBe('access.denied');
  for (const who of outsiders) expect(await codeOf(make(people[who], 'B'))).toBe('contest.notFound');
  const { pid } = await make(people.adam, 'B');
  expect(await codeOf(make(people.rita, 'A'))).toBe('contest.problemTaken');
  expect(await on.sql(`select group_id, auth from problems where id = ${pid}`)).toEqual([{ group_id: gid, auth: 3 }]);
  expect(await people.mina.contest.problemDetails({ cid, displayId: 'B' })).toMatchObject({ problem: { title: 'Made here' } });
  expect(await codeOf(people.mina.problem.detail({ problemId: await displayIdOf(pid) }))).toBe('problem.notFound');
});

test('a group that is disabled or disbanded takes its contests with it', async () => {
  const owner = await on.person('owner');
  const where = await on.create(owner);
  const { id: cid } = await owner.groupContest.add({ gid: where, ...contestDraft(moments.running, { title: 'Short cup' }) });
  expect(await owner.group.contents({ gid: where })).toMatchObject({ trainings: 0, contests: 1 });
  await on.sql(`update groups set status = 1 where id = ${where}`);
  expect(await codeOf(owner.contest.info({ cid }))).toBe('contest.notFound');
  expect(await codeOf(owner.groupContest.read({ cid }))).toBe('contest.notFound');
  expect(await codeOf(root.contest.info({ cid }))).toBe('done');
  await on.sql(`update groups set status = 0 where id = ${where}`);
  await owner.group.disband({ gid: where });
  for (const api of [owner, root]) expect(await codeOf(api.contest.info({ cid }))).toBe('contest.notFound');
  const file = JSON.parse(await (await owner.group.exportFile({ gid: where })).text()) as { contests: object[] };
  expect(file.contests).toEqual([expect.objectContaining({ id: cid, title: 'Short cup', author: 'owner', problems: [] })]);
});
