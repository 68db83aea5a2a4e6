import { type ClientInput, type contract, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupsOf, lastMessage } from '../support/groups';
import { problemDraftIn } from '../support/groupProblems';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { trainingsOf } from '../support/trainings';

type Terms = ClientInput<typeof contract.assignment.add>['terms'];

/** The group is of olga; adam is an admin of it, mina and nora are members, anna an applicant. */
let product: Product;
let root: Api;
let people: Record<'olga' | 'adam' | 'mina' | 'nora' | 'anna' | 'stranger' | 'teacher', Api>;
let gid: number;
const on = groupsOf(() => product);
const { training, closed, submit } = trainingsOf(() => ({ product, root, teacher: people.teacher }));

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  people = {
    ...(await on.people('olga', 'rita', 'adam', 'mina', 'rolf', 'anna', 'nora', 'stranger')),
    teacher: await asNewUser(product, 'teacher', 1001),
  };
  gid = await on.full(people.olga);
  await on.put(gid, 'nora', 3);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => product.database().execute(`delete from rate_limits`));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const terms = (facts: Partial<Terms> = {}): Terms => ({ dueAt: inDays(7), toAll: true, ...facts });
const uid = (name: string) => on.uidOf(name);

async function handOut(facts: Partial<Terms> = {}, { problems = 2, by = people.adam } = {}) {
  const { tid } = await training({}, problems);
  return { tid, id: (await by.assignment.add({ gid, tid, terms: terms(facts) })).id };
}
const idsFor = async (api: Api) => (await api.assignment.list({ gid, limit: 300 })).records.map(({ id }) => id);
const dueFor = async (api: Api, isOver = false) => (await api.assignment.due({ isOver, limit: 300 })).records.map(({ id }) => id);
/** Changes the times of an assignment that was handed out. */
const move = (id: number, dueAt: Date, lateUntil: Date | null = null) =>
  on.sql(`update assignments set due_at = '${dueAt.toISOString()}',
    late_until = ${lateUntil ? `'${lateUntil.toISOString()}'` : 'null'} where id = ${id}`);

describe('handing out', () => {
  test('members of level 3 have what is handed out to all, and are told; who teaches is not concerned', async () => {
    const { id, tid } = await handOut({ note: 'Read **first**', lateUntil: inDays(9) });
    expect(await people.mina.assignment.detail({ gid, id })).toMatchObject({
      gid,
      tid,
      author: 'adam',
      note: 'Read **first**',
      toAll: true,
      members: 2,
      problemCount: 2,
      progress: { solved: 0, late: 0, next: 'A' },
    });
    expect(await people.olga.assignment.detail({ gid, id })).toMatchObject({ progress: null });
    expect(await lastMessage(people.mina)).toMatch(/assignment|作业/);
    expect((await people.mina.message.mine()).records[0]?.content).toContain(`/group/${gid}/assignment/${id}`);
    expect(await idsFor(people.mina)).toContain(id);
    expect(await dueFor(people.nora)).toContain(id);
    expect(await dueFor(people.adam)).not.toContain(id);
  });

  test('what is handed out to chosen members concerns them alone', async () => {
    const { id } = await handOut({ toAll: false, uids: [await uid('mina'), await uid('stranger')] });
    expect(await people.adam.assignment.chosen({ gid, id })).toEqual([{ uid: String(await uid('mina')), username: 'mina' }]);
    expect(await idsFor(people.mina)).toContain(id);
    expect(await idsFor(people.nora)).not.toContain(id);
    expect(await codeOf(people.nora.assignment.detail({ gid, id }))).toBe('assignment.notFound');
    expect(await codeOf(people.nora.assignment.matrix({ gid, id }))).toBe('assignment.notFound');
    expect(await dueFor(people.stranger)).toEqual([]);
    expect(await codeOf(handOut({ toAll: false, uids: [await uid('stranger')] }))).toBe('group.memberNotFound');
  });

  test('only those who manage the group hand out, change, take back and export', async () => {
    const { id, tid } = await handOut();
    for (const name of ['mina', 'anna', 'stranger', 'teacher'] as const) {
      const { assignment } = people[name];
      expect(await codeOf(assignment.add({ gid, tid, terms: terms() }))).toBe('access.denied');
      expect(await codeOf(assignment.change({ gid, id, terms: terms() }))).toBe('access.denied');
      for (const call of [assignment.remove, assignment.chosen, assignment.exportFile])
        expect(await codeOf(call({ gid, id }))).toBe('access.denied');
    }
    for (const name of ['anna', 'stranger', 'teacher'] as const)
      expect(await codeOf(people[name].assignment.list({ gid }))).toBe('access.denied');
    expect(await codeOf(product.as().assignment.due({}))).toBe('login.required');
    await root.assignment.remove({ gid, id });
    expect(await idsFor(people.adam)).not.toContain(id);
  });

  test('a training that members cannot read is not handed out, nor is one with a deadline that is over', async () => {
    const add = (tid: number, facts: Partial<Terms> = {}) => codeOf(people.adam.assignment.add({ gid, tid, terms: terms(facts) }));
    const { tid } = await training();
    expect(await add(tid, { dueAt: inDays(-1) })).toBe('assignment.overdue');
    expect(await add(tid, { lateUntil: inDays(1) })).toBe('input.invalid');
    expect(await add(tid, { toAll: false, uids: [] })).toBe('input.invalid');
    expect(await add(999_999)).toBe('training.notFound');
    expect(await add((await training({ status: false })).tid)).toBe('training.notFound');
    expect(await add((await closed()).tid)).toBe('assignment.trainingClosed');
  });

  test('a training of the group is handed out with problems of the group, and both are in what is exported of the group', async () => {
    const problem = await people.adam.groupProblem.add(problemDraftIn(gid, { problemId: 'OWN', title: 'Our own' }));
    const ofGroup = { training: { title: 'At home', description: 'x' }, trainingCategory: { name: 'Nests', color: '#3d5a9e' } };
    const { id: tid } = await people.adam.groupTraining.add({ gid, ...ofGroup });
    await people.adam.groupTraining.addOwnProblem({ problemId: problem.problemId, tid, displayId: 'A' });
    const { id } = await people.adam.assignment.add({ gid, tid, terms: terms() });
    const [due] = (await people.mina.assignment.due({ limit: 300 })).records.filter(each => each.id === id);
    expect(due).toMatchObject({ tid, trainingGid: gid, problemCount: 1, progress: { solved: 0, next: 'A' } });

    expect(await people.olga.group.contents({ gid })).toMatchObject({ problems: 1, assignments: expect.any(Number) });
    const file: unknown = JSON.parse(await (await people.olga.group.exportFile({ gid })).text());
    expect(file).toMatchObject({
      problems: [{ problemId: problem.problemId, title: 'Our own', author: 'adam' }],
      assignments: expect.arrayContaining([expect.objectContaining({ id, training: 'At home', author: 'adam' })]),
    });
  });

  test('an assignment of another group is not there, whatever a call says', async () => {
    const { id } = await handOut();
    const other = await on.create(people.olga);
    const { assignment } = people.olga;
    const there = { gid: other, id };
    for (const call of [assignment.detail, assignment.matrix, assignment.chosen, assignment.exportFile, assignment.remove])
      expect(await codeOf(call(there))).toBe('assignment.notFound');
    expect(await codeOf(assignment.change({ ...there, terms: terms() }))).toBe('assignment.notFound');
  });

  test('with another deadline those concerned are told; who is new is told of the assignment', async () => {
    const { id } = await handOut({ toAll: false, uids: [await uid('mina')] });
    const titles = async (api: Api) => (await api.message.mine({ limit: 300 })).records.length;
    const before = [await titles(people.mina), await titles(people.nora)];
    await people.adam.assignment.change({ gid, id, terms: terms({ dueAt: inDays(3), toAll: true }) });
    expect([await titles(people.mina), await titles(people.nora)]).toEqual(before.map(count => count + 1));
    expect(await lastMessage(people.mina)).toMatch(/deadline|截止/);
    const { dueAt, lateUntil } = await people.mina.assignment.detail({ gid, id });
    await people.adam.assignment.change({ gid, id, terms: terms({ dueAt, lateUntil, note: 'Only a word' }) });
    expect(await titles(people.mina)).toBe((before[0] ?? 0) + 1);
  });
});

test('a teacher tells a group so often and no more', async () => {
  const change = () => people.adam.assignment.change({ gid, id: 999_999, terms: terms() });
  const codes = await Promise.all(Array.from({ length: 61 }, () => codeOf(change())));
  expect(Map.groupBy(codes, code => code).get('server.tooMany')).toHaveLength(1);
});

describe('what is due', () => {
  test('until the last date it is to come, then it is over; a member sees their own progress', async () => {
    const { id, tid } = await handOut({}, { problems: 2 });
    await submit(people.mina, { tid, pid: 'A' }, Status.wrongAnswer);
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    expect(await people.mina.assignment.detail({ gid, id })).toMatchObject({ progress: { solved: 1, late: 0, next: 'B' } });
    await move(id, inDays(-1), inDays(1));
    expect(await dueFor(people.mina)).toContain(id);
    await submit(people.mina, { tid, pid: 'B' }, Status.accepted);
    expect(await people.mina.assignment.detail({ gid, id })).toMatchObject({ progress: { solved: 2, late: 2, next: null } });
    await move(id, inDays(-2), inDays(-1));
    expect(await dueFor(people.mina)).not.toContain(id);
    expect(await dueFor(people.mina, true)).toContain(id);
  });

  test('what is solved before the deadline is done: what is left to do and what is done make up all that is not over', async () => {
    const { id, tid } = await handOut({ lateUntil: inDays(9) });
    const { id: empty } = await handOut({}, { problems: 0 });
    const lists = async () => {
      const idsOf = async (isDone: boolean) => (await people.mina.assignment.due({ isDone, limit: 300 })).records.map(each => each.id);
      return { left: await idsOf(false), done: await idsOf(true) };
    };
    expect((await lists()).left).toContain(id);
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    await submit(people.mina, { tid, pid: 'B' }, Status.wrongAnswer);
    expect((await lists()).left).toContain(id);
    await submit(people.mina, { tid, pid: 'B' }, Status.accepted);
    const { left, done } = await lists();
    expect(done).toContain(id);
    expect(done).toContain(empty);
    expect([...left, ...done].toSorted()).toEqual((await dueFor(people.mina)).toSorted());
    for (const each of (await people.mina.assignment.due({ isDone: false, limit: 300 })).records)
      expect(each.progress?.solved).toBeLessThan(each.problemCount);
    expect((await people.nora.assignment.due({ isDone: false, limit: 300 })).records.map(each => each.id)).toContain(id);
    await move(id, inDays(-2), inDays(-1));
    expect((await lists()).done).not.toContain(id);
  });

  test('nothing of a hidden training, a disabled group or a group that one has left is due', async () => {
    const { id, tid } = await handOut();
    const show = (status: boolean) => on.sql(`update trainings set visible = ${status} where id = ${tid}`);
    await show(false);
    expect(await dueFor(people.nora)).not.toContain(id);
    expect(await idsFor(people.nora)).not.toContain(id);
    expect(await codeOf(people.nora.assignment.matrix({ gid, id }))).toBe('assignment.notFound');
    await show(true);
    expect(await dueFor(people.nora)).toContain(id);
    await on.sql(`update groups set status = 1 where id = ${gid}`);
    expect(await dueFor(people.nora)).toEqual([]);
    expect(await codeOf(people.nora.assignment.list({ gid }))).toBe('group.notFound');
    await on.sql(`update groups set status = 0 where id = ${gid}`);
    await people.nora.groupMember.leave({ gid });
    expect(await dueFor(people.nora)).toEqual([]);
    await on.put(gid, 'nora', 3);
  });
});

describe('the matrix', () => {
  test('has the best result, tries, last activity and late marks of each student', async () => {
    const { id, tid } = await handOut({}, { problems: 3 });
    await submit(people.mina, { tid, pid: 'A' }, Status.wrongAnswer);
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    await submit(people.mina, { tid, pid: 'A' }, Status.wrongAnswer);
    await submit(people.mina, { tid, pid: 'B' }, Status.wrongAnswer);
    await move(id, inDays(-1), inDays(1));
    await submit(people.mina, { tid, pid: 'C' }, Status.accepted);
    await on.sql(`update submissions set submitted_at = now() - interval '2 days'
      where id = (select max(id) - 3 from submissions)`);
    const { problems, page } = await people.adam.assignment.matrix({ gid, id });
    expect(problems.map(({ problemId }) => problemId)).toEqual(['A', 'B', 'C']);
    expect(page.records.map(({ username, state, tries }) => [username, state, tries])).toEqual([
      ['mina', 'begun', 5],
      ['nora', 'none', 0],
    ]);
    expect(page.records[0]?.cells).toMatchObject({
      A: { status: Status.accepted, tries: 3, mark: 'onTime' },
      B: { status: Status.wrongAnswer, tries: 1, mark: null },
      C: { status: Status.accepted, tries: 1, mark: 'late' },
    });
    expect(page.records[0]?.lastAt?.getTime()).toBeGreaterThan(Date.now() - DAY_MS);
    expect(page.records[1]?.lastAt).toBeNull();
  });

  test('is filtered by name and by state; a member sees the own line', async () => {
    const { id, tid } = await handOut({}, { problems: 1 });
    await submit(people.nora, { tid, pid: 'A' }, Status.accepted);
    const names = async (filter: object) =>
      (await people.adam.assignment.matrix({ gid, id, ...filter })).page.records.map(row => row.username);
    expect(await names({})).toEqual(['mina', 'nora']);
    expect(await names({ keyword: 'MIN' })).toEqual(['mina']);
    expect(await names({ state: 'done' })).toEqual(['nora']);
    expect(await names({ limit: 1, currentPage: 2 })).toEqual(['nora']);
    const own = await people.nora.assignment.matrix({ gid, id, keyword: 'mina' });
    expect(own.page.records.map(row => [row.username, row.state])).toEqual([['nora', 'done']]);
  });

  test('is exported as comma-separated values and as a spreadsheet', async () => {
    const { id, tid } = await handOut({}, { problems: 1 });
    await submit(people.mina, { tid, pid: 'A' }, Status.accepted);
    const table = await (await people.adam.assignment.exportFile({ gid, id, format: 'csv' })).text();
    const [head, first] = table.replace('\ufeff', '').split('\r\n');
    expect(head).toBe('Username,Nickname,Real name,State,Solved,Late,Tries,Last activity,A,A score,A tries');
    expect(first).toMatch(/^mina,.*,done,1,0,1,\d{4}-.*,AC,,1$/);
    const book = await (await people.adam.assignment.exportFile({ gid, id })).bytes();
    expect(String.fromCodePoint(...book.slice(0, 2))).toBe('PK');
  });
});
