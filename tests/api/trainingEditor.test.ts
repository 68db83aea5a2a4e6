import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { trainingsOf } from '../support/trainings';

let product: Product;
let root: Api;
let teacher: Api;
let colleague: Api;
let pupil: Api;
let visitor: Api;
const trainings = trainingsOf(() => ({ product, root, teacher }));
const { categoryOfAll, contests, training, submit } = trainings;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  teacher = await asNewUser(product, 'teacher', 1001);
  colleague = await asNewUser(product, 'colleague', 1008);
  pupil = await asNewUser(product, 'pupil');
  visitor = product.as();
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const newestActions = async (limit: number) => (await root.audit.list({ limit })).records.map(({ action }) => action);

test('a training is made with its category, read, changed, hidden and deleted; everything is on record, and no password is', async () => {
  const draft = { title: 'Autumn term', description: 'x', auth: 'Private', privatePwd: 'first words' } as const;
  const { id: tid } = await teacher.trainingEditor.add({ training: draft, trainingCategory: { name: 'Terms', color: '#123456' } });
  const { training: read, trainingCategory } = await teacher.trainingEditor.read({ tid });
  expect(read).toMatchObject({ author: 'teacher', rank: 1000, status: true, privatePwd: '', hasPassword: true, categoryName: 'Terms' });
  await pupil.training.register({ tid, password: 'first words' });
  await teacher.trainingEditor.change({ training: { ...read, title: 'Winter term' }, trainingCategory });
  expect(await pupil.training.access({ tid })).toEqual({ access: true });
  await teacher.trainingEditor.change({ training: { ...read, privatePwd: 'second words' }, trainingCategory });
  expect(await pupil.training.access({ tid })).toEqual({ access: false });
  await teacher.trainingEditor.changeStatus({ tid, status: false });
  expect((await teacher.trainingEditor.list({ keyword: 'autumn' })).records).toMatchObject([{ id: tid, status: false, mayEdit: true }]);
  expect((await colleague.trainingEditor.list({ keyword: String(tid) })).records).toMatchObject([{ id: tid, mayEdit: false }]);
  expect(await codeOf(teacher.trainingEditor.remove({ tid }))).toBe('access.denied');
  await root.trainingEditor.remove({ tid });
  expect(await codeOf(teacher.trainingEditor.read({ tid }))).toBe('training.notFound');
  expect(await newestActions(6)).toEqual([
    'training.remove',
    'training.changeStatus',
    'training.change',
    'training.change',
    'training.add',
    'training.addCategory',
  ]);
  expect(JSON.stringify(await root.audit.list({ limit: 6 }))).not.toMatch(/words|argon/);
  const bare = { ...draft, privatePwd: '' };
  expect(await codeOf(teacher.trainingEditor.add({ training: bare, trainingCategory: await categoryOfAll() }))).toBe('input.invalid');
  expect(await codeOf(teacher.trainingEditor.add({ training: draft, trainingCategory: { id: 999_999 } }))).toBe(
    'training.categoryNotFound',
  );
});

test.each<[who: string, api: () => Api, code: string]>([
  ['another admin', () => colleague, 'access.denied'],
  ['a user', () => pupil, 'access.denied'],
  ['a visitor', () => visitor, 'login.required'],
])('%s changes nothing of it', async (_, api, code) => {
  const { tid, first: pid } = await training();
  const { trainingEditor: desk } = api();
  const facts = { id: tid, title: 'x', description: 'x' };
  const trainingCategory = await categoryOfAll();
  const calls = [
    desk.read({ tid }),
    desk.change({ training: facts, trainingCategory }),
    desk.changeStatus({ tid, status: false }),
    desk.remove({ tid }),
    desk.problems({ tid, queryExisted: true }),
    desk.addProblem({ tid, pid, displayId: 'Z' }),
    desk.changeProblem({ tid, pid, displayId: 'Z', rank: 1 }),
    desk.orderProblems({ tid, pids: [pid] }),
    desk.removeProblem({ tid, pid }),
  ];
  expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set([code]));
});

test('problems are chosen from the public ones, ordered, renamed and taken out; what was submitted stays', async () => {
  const { tid, pids } = await training({}, 2);
  const [first = 0, second = 0] = pids;
  const other = await training();
  const desk = teacher.trainingEditor;
  const secret = await contests.problem(0, 2);
  const toAdd = async () => (await desk.problems({ tid, limit: 300 })).problemList.records.map(({ id }) => id);
  expect(await toAdd()).toContain(other.first);
  expect(await toAdd()).not.toContain(first);
  expect(await toAdd()).not.toContain(secret);
  expect(await codeOf(desk.addProblem({ tid, pid: secret, displayId: 'S' }))).toBe('problem.notFound');
  expect(await codeOf(desk.addProblem({ tid, pid: first, displayId: 'S' }))).toBe('training.problemTaken');
  expect(await codeOf(desk.addProblem({ tid, pid: other.first, displayId: 'A' }))).toBe('training.problemTaken');
  expect(await codeOf(desk.changeProblem({ tid, pid: other.first, displayId: 'Q', rank: 1 }))).toBe('training.problemNotFound');
  expect(await codeOf(desk.orderProblems({ tid, pids: [first, other.first] }))).toBe('training.orderChanged');
  await desk.orderProblems({ tid, pids: [second, first] });
  await desk.changeProblem({ tid, pid: first, displayId: 'last', rank: 7, text: 'The hard one' });
  const { problemList, trainingProblemMap } = await desk.problems({ tid, queryExisted: true });
  expect(problemList.records.map(({ id }) => id)).toEqual([second, first]);
  expect(trainingProblemMap).toMatchObject({ [first]: { displayId: 'last', rank: 7, text: 'The hard one', tid }, [second]: { rank: 1 } });
  const submitId = await submit(pupil, { tid, pid: 'last' }, Status.accepted);
  await desk.removeProblem({ tid, pid: first });
  expect((await pupil.training.problems({ tid })).map(({ problemId }) => problemId)).toEqual(['B']);
  expect((await pupil.submission.detail({ submitId })).submission.submitId).toBe(submitId);
  expect(await newestActions(1)).toEqual(['training.removeProblem']);
});

test('categories have their own names, and one with trainings stays', async () => {
  const desk = teacher.trainingEditor;
  const { id } = await desk.addCategory({ name: 'Strings', color: '#abc' });
  expect(await codeOf(desk.addCategory({ name: 'Strings', color: '#abc' }))).toBe('training.categoryTaken');
  expect(await codeOf(desk.changeCategory({ id, name: 'Basics', color: '#abc' }))).toBe('training.categoryTaken');
  await desk.changeCategory({ id, name: 'Words', color: '#abcdef' });
  expect(await pupil.training.categories()).toContainEqual({ id, name: 'Words', color: '#abcdef', gid: null });
  await training();
  expect(await codeOf(desk.removeCategory({ cid: (await categoryOfAll()).id }))).toBe('training.categoryUsed');
  await desk.removeCategory({ cid: id });
  expect(await codeOf(desk.removeCategory({ cid: id }))).toBe('training.categoryNotFound');
  expect(await codeOf(pupil.trainingEditor.addCategory({ name: 'Mine', color: '#abc' }))).toBe('access.denied');
});
