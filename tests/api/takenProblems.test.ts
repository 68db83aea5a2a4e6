import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contestDraft, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { problemDraftIn } from '../support/groupProblems';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { trainingsOf } from '../support/trainings';

/** A contest takes problems from where they were public: what was earned with them stays, and they come back. The group is of olga. */
let product: Product;
let root: Api;
let people: Record<'olga' | 'mina' | 'nora' | 'teacher', Api>;
let gid: number;
const on = groupsOf(() => product);
const { training, submit, contests, categoryOfAll, problemIdOf } = trainingsOf(() => ({ product, root, teacher: people.teacher }));

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  people = { ...(await on.people('olga', 'mina', 'nora')), teacher: await asNewUser(product, 'teacher', 1001) };
  gid = await on.create(people.olga);
  for (const name of ['mina', 'nora']) await on.put(gid, name, 3);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.sql('delete from rate_limits'));

const authOf = async (pid: number) => Number((await on.sql(`select auth from problems where id = ${pid}`))[0]?.auth);
const dueAt = new Date(Date.now() + 86_400_000);

describe('homework keeps what was earned with a problem that a contest takes', () => {
  async function standing(id: number) {
    const { problems, page } = await people.olga.assignment.matrix({ gid, id });
    const of = async (api: Api) => {
      const { problemCount, progress } = await api.assignment.detail({ gid, id });
      return [progress?.solved, problemCount, progress?.next];
    };
    const states = Object.fromEntries(page.records.map(({ username, solved, state }) => [username, [solved, state]]));
    return { columns: problems.map(({ problemId }) => problemId), states, mina: await of(people.mina), nora: await of(people.nora) };
  }

  test('a problem of the group, into a contest of the group', async () => {
    const [first, second] = [
      await people.olga.groupProblem.add(problemDraftIn(gid, { problemId: 'Q1' })),
      await people.olga.groupProblem.add(problemDraftIn(gid, { problemId: 'Q2' })),
    ];
    const { id: tid } = await people.olga.groupTraining.add({
      gid,
      training: { title: 'Homework', description: 'Two problems' },
      trainingCategory: await categoryOfAll(),
    });
    for (const [{ problemId }, displayId] of [
      [first, 'A'],
      [second, 'B'],
    ] as const)
      await people.olga.groupTraining.addOwnProblem({ tid, problemId, displayId });
    const { id } = await people.olga.assignment.add({ gid, tid, terms: { dueAt, toAll: true } });
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    await on.sql("update submissions set submitted_at = submitted_at - interval '1 hour'");
    await submit(people.mina, { tid, pid: 'B' }, Status.accepted);
    await submit(people.nora, { tid, pid: 'B' }, Status.accepted);
    const before = {
      columns: ['A', 'B'],
      states: { mina: [2, 'done'], nora: [1, 'begun'] },
      mina: [2, 2, null],
      nora: [1, 2, 'A'],
    };
    expect(await standing(id)).toEqual(before);

    const { id: cid } = await people.olga.groupContest.add({ gid, ...contestDraft(moments.scheduled) });
    await people.olga.groupContest.addOwnProblem({ cid, problemId: first.problemId, displayId: 'A' });
    // Nobody can solve the problem now: it is asked of nobody, and shown to none of those who have not solved it.
    expect(await standing(id)).toEqual({ ...before, states: { mina: [2, 'done'], nora: [1, 'done'] }, nora: [1, 1, null] });
    expect((await people.nora.assignment.matrix({ gid, id })).problems.map(({ problemId }) => problemId)).toEqual(['B']);
    const list = async (api: Api) =>
      (await api.groupTraining.list({ gid })).records.map(({ acCount, problemCount }) => [acCount, problemCount]);
    expect([await list(people.mina), await list(people.nora)]).toEqual([[[2, 2]], [[1, 1]]]);

    await people.olga.groupContest.removeProblem({ cid, pid: first.pid });
    expect(await authOf(first.pid)).toBe(1);
    expect(await standing(id)).toEqual(before);
  });

  test('a public problem of the site, into a contest of the site', async () => {
    const { tid, first } = await training({}, 2);
    const { id } = await people.olga.assignment.add({ gid, tid, terms: { dueAt, toAll: true } });
    await on.sql("update submissions set submitted_at = submitted_at - interval '1 hour'");
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    const { id: cid } = await root.contestEditor.add(contestDraft(moments.scheduled));
    await root.contestEditor.addProblem({ cid, pid: first, displayId: 'A' });
    expect(await standing(id)).toMatchObject({ columns: ['A', 'B'], mina: [1, 2, 'B'], nora: [0, 1, 'B'] });
  });
});

describe('a problem that leaves its last contest is what it was before', () => {
  const contest = async () => (await root.contestEditor.add(contestDraft(moments.scheduled))).id;

  test('when it is removed, and when the contest is deleted; not before it has left all of them', async () => {
    const pid = await contests.problem();
    const [one, two] = [await contest(), await contest()];
    for (const cid of [one, two]) await root.contestEditor.addProblem({ cid, pid, displayId: 'A' });
    expect(await authOf(pid)).toBe(3);
    await root.contestEditor.removeProblem({ cid: one, pid });
    expect(await authOf(pid)).toBe(3);
    await root.contestEditor.remove({ cid: two });
    expect(await authOf(pid)).toBe(1);
    expect((await product.as().problem.detail({ problemId: await problemIdOf(pid) })).problem.id).toBe(pid);
  });

  test('a hidden one stays hidden, one that was made there too, and what its author has said since holds', async () => {
    const hidden = await contests.problem(0, 2);
    const changed = await contests.problem();
    const cid = await contest();
    for (const [pid, displayId] of [
      [hidden, 'A'],
      [changed, 'B'],
    ] as const)
      await root.contestEditor.addProblem({ cid, pid, displayId });
    const { pid: made } = await root.contestEditor.makeProblem({
      ...contests.draftOfProblem(),
      contestProblem: { cid, displayId: 'C', displayTitle: 'C' },
    });
    await root.problemEditor.changeAuth({ id: changed, auth: 2 });
    for (const pid of [hidden, changed, made]) await root.contestEditor.removeProblem({ cid, pid });
    expect([await authOf(hidden), await authOf(changed), await authOf(made)]).toEqual([2, 2, 3]);
  });
});

test('B48: a public problem of somebody else stays public in a contest of who may not publish, however it comes there; its author and problem admins hide it', async () => {
  const judy = await asNewUser(product, 'judy', 1008);
  const authIn = async (by: Api, pid: number, add: (entry: { cid: number; pid: number; displayId: string }) => Promise<unknown>) => {
    const { id: cid } = await by.contestEditor.add(contestDraft(moments.scheduled));
    await add({ cid, pid, displayId: 'A' });
    const inside = await authOf(pid);
    await by.contestEditor.removeProblem({ cid, pid });
    return [inside, await authOf(pid)];
  };
  const { teacher } = people;
  const of = (by: Api) => (entry: { cid: number; pid: number; displayId: string }) => by.contestEditor.addProblem(entry);
  expect(await authIn(teacher, await contests.problem(), of(teacher))).toEqual([1, 1]);
  const rename = (entry: { cid: number; pid: number; displayId: string }) =>
    teacher.contestEditor.changeProblem({ ...entry, displayTitle: 'Another', color: null });
  expect(await authIn(teacher, await contests.problem(), rename)).toEqual([1, 1]);
  const pid = await contests.problem();
  expect(await authIn(judy, pid, of(judy))).toEqual([3, 1]);
  await on.sql(`update problems set author_id = ${await on.uidOf('teacher')} where id = ${pid}`);
  expect(await authIn(teacher, pid, of(teacher))).toEqual([3, 1]);
});
