import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discussionDraft, discussionsOf } from '../support/discussions';
import { groupWithProblems } from '../support/groupProblems';
import { lastMessage } from '../support/groups';
import { hearing } from '../support/hearing';
import type { Api } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

type World = Awaited<ReturnType<typeof groupWithProblems>>;
let product: World['product'];
let people: World['people'];
let gid: number;
let on: World['on'];
let add: World['add'];
let submit: World['submit'];
let judgeNext: World['judgeNext'];
let drain: World['drain'];
let outcomes: World['outcomes'];
beforeAll(async () => {
  ({ product, people, gid, on, add, submit, judgeNext, drain, outcomes } = await groupWithProblems());
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const talk = discussionsOf(() => product);

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

  test('members test their programs in the group', async () => {
    const { problem } = await people.mina.problem.detail({ problemId: displayId, gid });
    const run = { pid: problem.id, language: 'C++ 17', code: 'int main() {}', userInput: '1' };
    expect(await outcomes(api => api.customTest.start({ ...run, gid }), ['anna', 'stranger', 'warden', 'judy'])).toEqual({
      anna: 'problem.notFound',
      stranger: 'problem.notFound',
      warden: 'problem.notFound',
      judy: 'problem.notFound',
    });
    expect(await codeOf(people.mina.customTest.start(run))).toBe('problem.notFound');
    for (const [name, where] of [
      ['mina', { gid, type: 'group' }],
      ['abel', { type: 'group' }],
    ] as const)
      expect(await people[name].customTest.start({ ...run, ...where })).toMatch(/^TEST_JUDGE_/);
    await drain();
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

  test('whoever knows of one hears how it is judged; the stream of all submissions tells nothing of groups', async () => {
    const waiting = await submit(people.mina, displayId, null);
    const topics = `submission:${waiting},submissions`;
    const [adam, stranger] = [hearing(people.adam, topics), hearing(people.stranger, topics)];
    await Promise.all([adam.isOpen(), stranger.isOpen()]);
    await judgeNext(Status.wrongAnswer);
    await until(() => adam.heard.includes('submission.judged'));
    await people.stranger.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() { return 0; }' });
    for (const { heard } of [adam, stranger]) await until(() => heard.includes('submission.queued'));
    expect(stranger.heard.filter(name => name.startsWith('submission.'))).toEqual(['submission.queued']);
    await judgeNext(Status.accepted);
    await Promise.all([adam.leave(), stranger.leave()]);
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
