import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expected, groupWithProblems, names, problemDraftIn } from '../support/groupProblems';
import { pictureWith } from '../support/pictures';
import type { Api } from '../support/product';
import { codeOf } from '../support/refusal';
import { zip } from '../support/zip';

type World = Awaited<ReturnType<typeof groupWithProblems>>;
let product: World['product'];
let people: World['people'];
let gid: number;
let on: World['on'];
let add: World['add'];
let outcomes: World['outcomes'];
beforeAll(async () => {
  ({ product, people, gid, on, add, outcomes } = await groupWithProblems());
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

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

  test('pages learn what their reader may do with it', async () => {
    const powersOf = async (api: Api) => (await api.problem.detail({ problemId: displayId, gid })).powers;
    const all = { know: true, read: true, inspect: true, change: true, review: false };
    for (const name of editors) expect(await powersOf(people[name])).toEqual(all);
    for (const name of ['abel', 'mina'] as const) expect(await powersOf(people[name])).toEqual({ ...all, inspect: false, change: false });
    await people.adam.groupProblem.applyPublic({ pid, isApplied: true });
    expect(await powersOf(people.judy)).toEqual({ ...all, change: false, review: true });
    expect(await powersOf(people.root)).toEqual({ ...all, review: true });
    await people.adam.groupProblem.applyPublic({ pid, isApplied: false });
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
    expect(await outcomes(api => api.attachment.uploadPicture({ gid, file: pictureWith('owl') }))).toEqual(expected(admins, names, ''));
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
    const { pid } = await add(people.adam);
    await on.sql(`update problem_cases set input_bytes = 2147483647, answer_bytes = 0 where problem_id = ${pid}`);
    for (let made = 0; made < 3; made += 1)
      await on.sql(`insert into problem_cases (problem_id, number, input_hash, input_bytes, answer_hash, answer_bytes)
        select problem_id, ${made + 2}, input_hash, input_bytes, answer_hash, ${made} from problem_cases where problem_id = ${pid} and number = 1`);
    expect(await codeOf(add(people.adam))).toBe('testData.groupFull');
    await on.sql(`delete from problem_cases where problem_id = ${pid} and number > 1`);
    expect(await codeOf(add(people.adam))).toBe('done');
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
