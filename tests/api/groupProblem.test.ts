import { type ProblemDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeByHand } from '../support/byHand';
import { asUser } from '../support/contests';
import { discussionDraft, discussionsOf } from '../support/discussions';
import { problemDraftIn } from '../support/groupProblems';
import { groupsOf, lastMessage } from '../support/groups';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { zip } from '../support/zip';

/** The group is of olga; rita is a root of it, adam and abel are admins, mina is a member, anna applies. The others are in no group. */
const names = ['olga', 'rita', 'adam', 'abel', 'mina', 'anna', 'stranger', 'warden', 'judy', 'root'] as const;
type Name = (typeof names)[number];

let product: Product;
let people: Record<Name, Api>;
let gid: number;
const on = groupsOf(
  () => product,
  () => people.root,
);
const hand = judgeByHand(() => product);
const talk = discussionsOf(() => product);
let made = 0;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  const root = await asRoot(product);
  people = { root } as typeof people;
  for (const name of ['olga', 'rita', 'adam', 'abel', 'mina', 'rolf', 'anna', 'stranger'] as const)
    Object.assign(people, { [name]: await on.person(name) });
  people.warden = await asUser(product, root, 'warden', 1001);
  people.judy = await asUser(product, root, 'judy', 1008);
  gid = await on.full(people.olga, { shortName: 'NIGHT' });
  await on.put(gid, 'abel', 4);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function add(api: Api, problem: Partial<ProblemDraft['problem']> = {}, tags: string[] = []) {
  made += 1;
  return api.groupProblem.add(problemDraftIn(gid, { problemId: `Q${made}`, ...problem }, { tags: tags.map(name => ({ name })) }));
}

async function submit(api: Api, displayId: string, status: Status = Status.accepted) {
  await on.sql("update submissions set submitted_at = submitted_at - interval '1 hour'");
  const { submitId } = await api.submission.submit({ pid: displayId, language: 'C++ 17', code: 'int main() { return 0; }', gid });
  expect(await hand.judgeNext(status)).toBe(submitId);
  return submitId;
}

async function outcomes(call: (api: Api) => Promise<unknown>, of: readonly Name[] = names) {
  const found: [Name, string][] = [];
  for (const name of of) found.push([name, (await codeOf(call(people[name]))) ?? '']);
  return Object.fromEntries(found);
}
const expected = (allowed: readonly Name[], denied: readonly Name[], otherwise: string) =>
  Object.fromEntries(names.map(name => [name, allowed.includes(name) ? 'done' : denied.includes(name) ? 'access.denied' : otherwise]));

describe('GRP-140 to GRP-155: who may do what with a problem of a group', () => {
  const editors = ['olga', 'rita', 'adam', 'root'] as const;
  let pid: number;
  let displayId: string;
  beforeAll(async () => {
    ({ pid, problemId: displayId } = await add(people.adam, { problemId: 'Matrix' }));
  });

  test('its display id begins with the short name of the group', async () => {
    expect(displayId).toBe('NIGHTMATRIX');
    const { pid: other, problemId } = await people.adam.groupProblem.add(problemDraftIn(gid));
    expect(problemId).toBe(`NIGHT${other}`);
    const { samples: _, ...rest } = problemDraftIn(gid);
    const renamed = await people.adam.groupProblem.change({
      ...rest,
      isUploadTestCase: true,
      problem: { ...rest.problem, id: other, problemId: 'other' },
    });
    expect(renamed.problemId).toBe('NIGHTOTHER');
    await people.adam.groupProblem.remove({ pid: other });
  });

  test('its members list and read it, in its group alone', async () => {
    const members = ['olga', 'rita', 'adam', 'abel', 'mina', 'root'] as const;
    expect(await outcomes(api => api.groupProblem.list({ gid }))).toEqual(expected(members, names, ''));
    expect(await outcomes(api => api.problem.detail({ problemId: displayId, gid }))).toEqual(expected(members, [], 'problem.notFound'));
    expect(await outcomes(api => api.problem.detail({ problemId: displayId }))).toEqual(expected([], [], 'problem.notFound'));
    expect(await outcomes(api => api.problem.problemLanguages({ pid }))).toEqual(expected(members, [], 'problem.notFound'));
    expect(await outcomes(api => api.problem.codeTemplates({ pid }))).toEqual(expected(members, [], 'problem.notFound'));
    const { records } = await people.mina.groupProblem.list({ gid });
    expect(records.map(({ problemId }) => problemId)).toContain(displayId);
  });

  test('its author and the roots of the group edit it', async () => {
    const admins = [...editors, 'abel'] as const;
    expect(await outcomes(api => api.groupProblem.all({ gid }))).toEqual(expected(admins, names, ''));
    expect(await outcomes(api => api.groupProblem.tags({ gid }))).toEqual(expected(admins, names, ''));
    const members = ['abel', 'mina'] as const;
    const calls = [
      (api: Api) => api.groupProblem.read({ pid }),
      (api: Api) => api.groupProblem.cases({ pid }),
      (api: Api) => api.groupProblem.changeAuth({ pid, auth: 1 }),
      (api: Api) => api.groupProblem.applyPublic({ pid, isApplied: false }),
      (api: Api) =>
        api.groupProblem.change({ ...problemDraftIn(gid), problem: { ...problemDraftIn(gid).problem, id: pid, problemId: displayId } }),
      (api: Api) => api.testData.download({ pid }),
    ];
    for (const call of calls) expect(await outcomes(call)).toEqual(expected(editors, members, 'problem.notFound'));
    const { records } = await people.abel.groupProblem.all({ gid });
    expect(records.find(row => row.id === pid)).toMatchObject({ mayEdit: false, author: 'adam', applyPublicProgress: null });
  });

  test('a private one is there for its editors alone', async () => {
    const hidden = await add(people.adam, { auth: 2 });
    expect(await outcomes(api => api.problem.detail({ problemId: hidden.problemId, gid }))).toEqual(
      expected(editors, [], 'problem.notFound'),
    );
    const listed = (await people.mina.groupProblem.list({ gid })).records.map(({ problemId }) => problemId);
    expect(listed).not.toContain(hidden.problemId);
    expect(await codeOf(people.adam.groupProblem.changeAuth({ pid: hidden.pid, auth: 3 }))).toBe('problem.contestAuth');
  });

  test('who manages the group makes problems and uploads for it', async () => {
    const admins = [...editors, 'abel'] as const;
    expect(await outcomes(api => add(api))).toEqual(expected(admins, names, ''));
    const file = zip([
      { name: '1.in', content: '1 2\n' },
      { name: '1.out', content: '3\n' },
    ]);
    expect(await outcomes(api => api.testData.upload({ gid, file }))).toEqual(expected(admins, names, ''));
    expect(await codeOf(people.stranger.testData.upload({ file }))).toBe('group.notFound');
    const { fileListDir } = await people.adam.testData.upload({ gid, file });
    const draft = problemDraftIn(gid, {}, { isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples: [] });
    const { pid: uploaded } = await people.adam.groupProblem.add(draft);
    expect(await people.adam.groupProblem.cases({ pid: uploaded })).toMatchObject([{ input: '1.in', output: '1.out' }]);
  });

  test('an author who is only a member now reads it, and no more; one who has left does not', async () => {
    await on.put(gid, 'adam', 3);
    expect(await codeOf(people.adam.groupProblem.read({ pid }))).toBe('access.denied');
    await on.sql(`delete from group_members where group_id = ${gid} and user_id = ${await on.uidOf('adam')}`);
    expect(await codeOf(people.adam.groupProblem.read({ pid }))).toBe('problem.notFound');
    expect(await codeOf(people.adam.problem.detail({ problemId: displayId, gid }))).toBe('problem.notFound');
    await on.put(gid, 'adam', 4);
  });

  test('limits of a group are tighter than those of the site', async () => {
    expect(await codeOf(add(people.adam, { timeLimit: 30_001 }))).toBe('input.invalid');
    expect(await codeOf(add(people.adam, { memoryLimit: 1025 }))).toBe('input.invalid');
  });
});

describe('another group, and what belongs to the site', () => {
  test('a group that is named changes nothing and reveals nothing', async () => {
    const other = await on.create(people.stranger);
    const foreign = await people.stranger.groupProblem.add(problemDraftIn(other, { problemId: 'Theirs' }));
    const own = await add(people.adam);
    expect(await codeOf(people.adam.problem.detail({ problemId: foreign.problemId, gid }))).toBe('problem.notFound');
    expect(await codeOf(people.adam.problem.detail({ problemId: own.problemId, gid: other }))).toBe('problem.notFound');
    expect(await codeOf(people.adam.groupProblem.read({ pid: foreign.pid }))).toBe('problem.notFound');
    expect(await codeOf(people.rita.groupProblem.remove({ pid: foreign.pid }))).toBe('problem.notFound');
    const changed = { ...problemDraftIn(gid), problem: { ...problemDraftIn(gid).problem, gid, id: foreign.pid, problemId: 'MINE' } };
    expect(await codeOf(people.adam.groupProblem.change(changed))).toBe('problem.notFound');
    const submit = people.adam.submission.submit({ pid: foreign.problemId, gid, language: 'C++ 17', code: 'int main() {}' });
    expect(await codeOf(submit)).toBe('problem.notFound');
    const [tag] = (await people.stranger.groupProblem.tags({ gid: other })).filter(each => each.gid === other);
    expect(tag).toBeUndefined();
  });

  test('a group uses tags of the site and its own, not those of others', async () => {
    const other = await on.create(people.olga);
    const theirs = await people.olga.groupProblem.add(problemDraftIn(other, {}, { tags: [{ name: 'heaps of ours' }] }));
    const [foreign] = await people.olga.groupProblem.tagsOf({ pid: theirs.pid });
    expect(foreign).toMatchObject({ gid: other, name: 'heaps of ours' });
    const stolen = people.adam.groupProblem.add(problemDraftIn(gid, {}, { tags: [{ id: foreign?.id, name: 'heaps of ours' }] }));
    expect(await codeOf(stolen)).toBe('tag.notFound');
    const { pid } = await add(people.adam, {}, ['heaps of ours']);
    const [own] = await people.mina.groupProblem.tagsOf({ pid });
    expect(own).toMatchObject({ gid });
    expect(own?.id).not.toBe(foreign?.id);
    expect((await people.adam.groupProblem.tags({ gid })).map(({ id }) => id)).toContain(own?.id);
    for (const api of [people.root, people.warden, product.as()]) {
      expect((await api.problem.tags({ oj: 'ALL' })).map(({ name }) => name)).not.toContain('heaps of ours');
    }
    expect(await people.stranger.groupProblem.tagsOf({ pid })).toEqual([]);
    expect(await people.mina.tag.ofProblem({ pid })).toEqual([]);
  });

  test('a problem of the site is not there for the calls of groups, and the other way about', async () => {
    const { pid } = await add(people.adam);
    const [site] = await on.sql(`select id from problems where problem_id = 'P1000'`);
    for (const api of [people.root, people.adam]) {
      expect(await codeOf(api.groupProblem.read({ pid: Number(site?.id) }))).toBe('problem.notFound');
      expect(await codeOf(api.groupProblem.remove({ pid: Number(site?.id) }))).toBe('problem.notFound');
    }
    for (const api of [people.root, people.judy]) {
      expect(await codeOf(api.problemEditor.read({ pid }))).toBe('problem.notFound');
      expect(await codeOf(api.problemEditor.remove({ pid }))).toBe('problem.notFound');
      expect(await codeOf(api.problemEditor.export({ pid: [pid] }))).toBe('problem.notFound');
      expect(await codeOf(api.problemEditor.changeAuth({ id: pid, auth: 1 }))).toBe('problem.notFound');
    }
  });
});

describe('submissions to a problem of a group', () => {
  let displayId: string;
  let submitId: number;
  beforeAll(async () => {
    ({ problemId: displayId } = await add(people.adam));
    submitId = await submit(people.mina, displayId);
  });

  test('members submit to it in the group alone', async () => {
    const draft = { pid: displayId, language: 'C++ 17', code: 'int main() {}' };
    for (const api of [people.mina, people.root]) expect(await codeOf(api.submission.submit(draft))).toBe('problem.notFound');
    for (const name of ['anna', 'stranger', 'warden', 'judy'] as const)
      expect(await codeOf(people[name].submission.submit({ ...draft, gid }))).toBe('problem.notFound');
    await people.root.settings.setSwitches({ openGroupJudge: false });
    expect(await codeOf(people.mina.submission.submit({ ...draft, gid }))).toBe('submission.closed');
    await people.root.settings.setSwitches({ openGroupJudge: true });
  });

  test('members know of them in the status of the group, others nowhere', async () => {
    const idsFor = async (api: Api, filter: object) => (await api.submission.list(filter)).records.map(row => row.submitId);
    for (const name of ['olga', 'rita', 'adam', 'abel', 'mina', 'root'] as const) {
      const api = people[name];
      expect(await idsFor(api, { gid })).toContain(submitId);
      expect(await idsFor(api, { gid, username: 'mina', status: Status.accepted })).toContain(submitId);
      expect(await idsFor(api, { gid, problemID: displayId, completeProblemID: true })).toContain(submitId);
      expect(await idsFor(api, { gid, problemID: 'P1000', completeProblemID: true })).toEqual([]);
      expect(await idsFor(api, {})).not.toContain(submitId);
      expect(await idsFor(api, { onlyMine: true })).not.toContain(submitId);
      expect((await api.submission.detail({ submitId })).submission).toMatchObject({ gid });
    }
    for (const name of ['anna', 'stranger', 'warden', 'judy'] as const) {
      expect(await codeOf(people[name].submission.list({ gid }))).toBe('access.denied');
      expect(await idsFor(people[name], {})).not.toContain(submitId);
      expect(await codeOf(people[name].submission.detail({ submitId }))).toBe('submission.notFound');
      expect(await people[name].submission.statuses({ submitIds: [submitId] })).toEqual({});
      expect(await codeOf(people[name].submission.cases({ submitId }))).toBe('submission.notFound');
    }
  });

  test('its author, the roots of the group and the super admin see the code', async () => {
    for (const name of ['olga', 'rita', 'mina', 'root'] as const)
      expect([name, (await people[name].submission.detail({ submitId })).submission.code !== null]).toEqual([name, true]);
    for (const name of ['adam', 'abel'] as const)
      expect([name, (await people[name].submission.detail({ submitId })).submission.code]).toEqual([name, null]);
  });

  test('they count in the rank of the group, not in that of the site', async () => {
    const { records } = await people.mina.group.rank({ gid, type: 0 });
    expect(records.find(({ username }) => username === 'mina')?.ac).toBeGreaterThan(0);
    const { total, solvedList } = await people.mina.profile.home({ username: 'mina' });
    expect([total, solvedList]).toEqual([0, []]);
  });

  test('of a group that is disabled nothing is there', async () => {
    await on.sql(`update groups set status = 1 where id = ${gid}`);
    expect(await codeOf(people.mina.submission.detail({ submitId }))).toBe('submission.notFound');
    expect(await codeOf(people.mina.submission.list({ gid }))).toBe('group.notFound');
    expect(await codeOf(people.mina.problem.detail({ problemId: displayId, gid }))).toBe('problem.notFound');
    expect((await people.mina.submission.list({ onlyMine: true })).records).toEqual([]);
    await on.sql(`update groups set status = 0 where id = ${gid}`);
  });

  test('a group discusses its problem', async () => {
    await talk.forgetPace();
    const { id: did } = await people.mina.groupDiscussion.add({ ...discussionDraft, gid, pid: displayId });
    expect((await people.adam.groupDiscussion.list({ gid, pid: displayId })).records.map(({ id }) => id)).toEqual([did]);
    expect((await people.adam.problem.detail({ problemId: displayId, gid })).discussionNum).toBe(1);
    expect(await codeOf(people.mina.discussion.list({ pid: displayId }))).toBe('problem.notFound');
    expect(await codeOf(people.stranger.discussion.detail({ did }))).toBe('discussion.notFound');
  });
});

describe('GRP-154, ADM: on the way to everybody', () => {
  test('a group applies, a problem admin looks and decides, and those concerned are told', async () => {
    const { pid, problemId } = await add(people.adam, {}, ['a tag that goes along']);
    const submitId = await submit(people.mina, problemId);
    await people.mina.submission.share({ submitId, share: true });
    expect(await codeOf(people.judy.groupProblemDesk.changeProgress({ pid, progress: 2 }))).toBe('problem.notApplied');
    await people.rita.groupProblem.applyPublic({ pid, isApplied: true });
    expect((await people.judy.groupProblemDesk.list({ gid })).records).toMatchObject([{ id: pid, gid, applyPublicProgress: 1 }]);
    expect(await outcomes(api => api.groupProblemDesk.list({}), ['warden', 'olga', 'judy', 'root'])).toEqual({
      warden: 'access.denied',
      olga: 'access.denied',
      judy: 'done',
      root: 'done',
    });
    expect(await people.judy.problemEditor.read({ pid })).toMatchObject({ problemId, gid });
    expect((await people.judy.problem.detail({ problemId })).problem.id).toBe(pid);
    expect(await codeOf(people.judy.groupProblem.changeAuth({ pid, auth: 2 }))).toBe('problem.notFound');
    expect(await codeOf(people.warden.problem.detail({ problemId }))).toBe('problem.notFound');

    await people.judy.groupProblemDesk.changeProgress({ pid, progress: 3 });
    for (const name of ['adam', 'rita', 'olga'] as const) expect(await lastMessage(people[name])).toContain(problemId);
    expect(await codeOf(people.judy.problem.detail({ problemId }))).toBe('problem.notFound');

    await people.adam.groupProblem.applyPublic({ pid, isApplied: true });
    await people.judy.groupProblemDesk.changeProgress({ pid, progress: 2 });
    expect(await lastMessage(people.adam)).toMatch(/public|公开/);
    const { problem, tags } = await product.as().problem.detail({ problemId });
    expect(problem.title).toBe('Two numbers of a group');
    expect(tags).toMatchObject([{ name: 'a tag that goes along', gid: null }]);
    expect((await people.mina.groupProblem.list({ gid })).records.map(row => row.pid)).not.toContain(pid);
    expect((await people.adam.groupProblem.all({ gid })).records.find(({ id }) => id === pid)).toMatchObject({
      applyPublicProgress: 2,
      mayEdit: false,
    });
    expect(await codeOf(people.adam.groupProblem.read({ pid }))).toBe('problem.notFound');
    expect((await people.mina.profile.home({ username: 'mina' })).solvedList).toEqual([problemId]);
    expect((await people.stranger.submission.detail({ submitId })).submission).toMatchObject({ gid: null, share: false, code: null });

    await people.root.groupProblemDesk.changeProgress({ pid, progress: 3 });
    expect(await codeOf(people.stranger.problem.detail({ problemId }))).toBe('problem.notFound');
    expect((await people.mina.profile.home({ username: 'mina' })).solvedList).toEqual([]);
    expect((await people.mina.problem.detail({ problemId, gid })).problem.id).toBe(pid);
  });

  test('an application is taken back, and a problem that was never applied for is not there', async () => {
    const { pid } = await add(people.adam);
    await people.adam.groupProblem.applyPublic({ pid, isApplied: true });
    await people.adam.groupProblem.applyPublic({ pid, isApplied: false });
    expect((await people.root.groupProblemDesk.list({ gid })).records.map(({ id }) => id)).not.toContain(pid);
    const [site] = await on.sql(`select id from problems where problem_id = 'P1000'`);
    expect(await codeOf(people.root.groupProblemDesk.changeProgress({ pid: Number(site?.id), progress: 2 }))).toBe('problem.notFound');
  });
});
