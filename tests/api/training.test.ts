import { type ClientInput, type contract, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupDraft } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { TRAINING_PASSWORD as PASSWORD, trainingsOf } from '../support/trainings';

let product: Product;
let root: Api;
let teacher: Api;
let colleague: Api;
let pupil: Api;
let visitor: Api;
const trainings = trainingsOf(() => ({ product, root, teacher }));
const { training, closed, submit, problemIdOf } = trainings;
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
beforeEach(() => product.database().execute(`delete from rate_limits`));

const rankOf = async (api: Api, tid: number) =>
  (await api.training.rank({ tid })).records.map(({ rank, username, ac, totalRunTime }) => [rank, username, ac, totalRunTime]);

test('trainings are listed in their order, by category, words and auth, with the progress of the reader', async () => {
  const other = await teacher.trainingEditor.addCategory({ name: 'Graphs', color: '#844' });
  const { tid: late } = await training({ title: 'Rivers', rank: 2000 }, 2);
  const { tid: early } = await training({ title: 'Lakes', rank: 1 });
  const { tid: hidden } = await training({ title: 'Lakes below', rank: 0, status: false });
  await teacher.trainingEditor.change({
    training: { id: late, title: 'Rivers', description: 'Long', rank: 2000, auth: 'Private', privatePwd: PASSWORD },
    trainingCategory: other,
  });
  const titles = async (filter: ClientInput<typeof contract.training.list>) =>
    (await pupil.training.list({ ...filter, limit: 300 })).records.map(({ title }) => title);
  const all = await titles({});
  expect(all.indexOf('Lakes')).toBe(0);
  expect(all.at(-1)).toBe('Rivers');
  expect(all).not.toContain('Lakes below');
  expect(await titles({ categoryId: other.id })).toEqual(['Rivers']);
  expect(await titles({ auth: 'Private' })).toContain('Rivers');
  expect(await titles({ auth: 'Public' })).not.toContain('Rivers');
  expect(await titles({ keyword: 'lak' })).toEqual(['Lakes']);
  expect(await titles({ keyword: 'TEACH' })).toContain('Lakes');
  await submit(pupil, { tid: early, pid: 'A' }, Status.accepted);
  const [row] = (await pupil.training.list({ keyword: 'lakes' })).records;
  expect(row).toMatchObject({ id: early, author: 'teacher', categoryName: 'Basics', problemCount: 1, acCount: 1 });
  expect((await visitor.training.list({ keyword: 'lakes' })).records[0]).toMatchObject({ problemCount: 1, acCount: 0 });
  expect((await pupil.training.categories()).map(({ name }) => name).toSorted()).toEqual(['Basics', 'Graphs']);
  expect(await codeOf(pupil.training.detail({ tid: hidden }))).toBe('training.notFound');
});

test('a public training is read by everybody; problems come in order, with texts, own standing and what stays hidden left out', async () => {
  const { tid, pids } = await training({}, 3);
  const [first = 0, second = 0, third = 0] = pids;
  await teacher.trainingEditor.changeProblem({ tid, pid: second, displayId: 'B', rank: 2, text: 'Now **twice**.' });
  await teacher.trainingEditor.orderProblems({ tid, pids: [third, second, first] });
  await submit(pupil, { tid, pid: 'B' }, Status.wrongAnswer);
  await root.problemEditor.changeAuth({ id: first, auth: 2 });
  expect(await visitor.training.problems({ tid })).toMatchObject([
    { pid: third, problemId: 'C', myStatus: null, text: '' },
    { pid: second, problemId: 'B', myStatus: null, text: 'Now **twice**.', publicId: await problemIdOf(second), total: 1, ac: 0 },
  ]);
  expect((await pupil.training.problems({ tid })).map(({ myStatus }) => myStatus)).toEqual([Status.notSubmitted, Status.wrongAnswer]);
  expect(await pupil.problem.fullScreenList({ tid })).toMatchObject([
    { problemId: 'C', status: null },
    { problemId: 'B', status: Status.wrongAnswer },
  ]);
  const { problem, myStatus, publicId } = await pupil.training.problemDetails({ tid, displayId: 'B' });
  expect([problem.problemId, publicId, myStatus]).toEqual(['B', await problemIdOf(second), Status.wrongAnswer]);
  expect(await visitor.training.detail({ tid })).toMatchObject({ problemCount: 2, powers: { read: true, submit: false, manage: false } });
  for (const displayId of ['A', 'Z', await problemIdOf(second)])
    expect(await codeOf(pupil.training.problemDetails({ tid, displayId }))).toBe('training.problemNotFound');
  expect(await codeOf(pupil.submission.submit({ tid, pid: 'A', language: 'C++ 17', code: 'int main() {}' }))).toBe(
    'training.problemNotFound',
  );
});

describe('C16, C17: a private training tells nothing to who has not entered it', () => {
  test.each<[who: string, api: () => Api, code: string]>([
    ['a visitor', () => visitor, 'login.required'],
    ['a user', () => pupil, 'training.registrationRequired'],
    ['another admin', () => colleague, 'training.registrationRequired'],
  ])('%s', async (_, api, code) => {
    const { tid } = await closed();
    const { training: calls, submission, problem } = api();
    const asked = [calls.problems({ tid }), calls.rank({ tid }), calls.problemDetails({ tid, displayId: 'A' })];
    expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set([code]));
    expect(await codeOf(problem.fullScreenList({ tid }))).toBe(code);
    expect(await codeOf(submission.submit({ tid, pid: 'A', language: 'C++ 17', code: 'int main() {}' }))).toBe(code);
    if (api() === visitor) return expect(await codeOf(calls.detail({ tid }))).toBe(code);
    expect(await calls.access({ tid })).toEqual({ access: false });
    expect(await calls.detail({ tid })).toMatchObject({ isRegistered: false, powers: { read: false, refusal: code } });
  });

  test('its author and the super admin read it; who gives the password does, too, once', async () => {
    const { tid } = await closed();
    for (const api of [teacher, root]) expect(await api.training.problems({ tid })).toHaveLength(1);
    expect(await codeOf(pupil.training.register({ tid }))).toBe('training.passwordRequired');
    expect(await codeOf(pupil.training.register({ tid, password: 'oak' }))).toBe('training.passwordWrong');
    const both = await Promise.all([1, 2].map(() => codeOf(pupil.training.register({ tid, password: PASSWORD }))));
    expect(both.toSorted()).toEqual(['done', 'training.registered']);
    expect(await pupil.training.access({ tid })).toEqual({ access: true });
    expect(await pupil.training.problems({ tid })).toHaveLength(1);
    expect(await codeOf(visitor.training.register({ tid, password: PASSWORD }))).toBe('login.required');
  });

  test('guesses at its password are counted', async () => {
    const { tid } = await closed();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push(await codeOf(colleague.training.register({ tid, password: `guess ${guess}` })));
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['training.passwordWrong']));
    expect(codes[10]).toBe('training.tooManyPasswords');
    expect(await codeOf(colleague.training.register({ tid, password: PASSWORD }))).toBe('training.tooManyPasswords');
  });

  test('a hidden one, one of a group and one that is not there are the same', async () => {
    const { tid: hidden } = await training({ status: false });
    const { tid: ofGroup } = await training();
    const { id: gid } = await root.group.add(groupDraft());
    await product.database().execute(`update trainings set group_id = ${gid} where id = ${ofGroup}`);
    for (const api of [pupil, colleague]) {
      for (const tid of [hidden, ofGroup, 999_999]) {
        const { training: calls } = api;
        const asked = [calls.detail({ tid }), calls.problems({ tid }), calls.rank({ tid }), calls.register({ tid, password: PASSWORD })];
        expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['training.notFound']));
      }
    }
    expect((await pupil.training.list({ limit: 300 })).records.map(({ id }) => id)).not.toContain(ofGroup);
    expect((await teacher.trainingEditor.list({ limit: 300 })).records.map(({ id }) => id)).not.toContain(ofGroup);
  });
});

describe('the rank', () => {
  test('counts what was accepted before the registration and outside of the training, and follows every verdict', async () => {
    const { tid, pids } = await closed(2);
    const [first = 0] = pids;
    const [ada, ben] = [await asNewUser(product, 'ada'), await asNewUser(product, 'ben')];
    await submit(ada, { pid: await problemIdOf(first) }, Status.accepted, 70);
    for (const api of [ada, ben]) await api.training.register({ tid, password: PASSWORD });
    expect(await rankOf(ada, tid)).toEqual([
      [1, 'ada', 1, 70],
      [2, 'ben', 0, 0],
    ]);
    await submit(ben, { tid, pid: 'A' }, Status.accepted, 90);
    await submit(ben, { tid, pid: 'A' }, Status.accepted, 40);
    const wrong = await submit(ben, { tid, pid: 'B' }, Status.wrongAnswer, 5);
    await expect
      .poll(() => rankOf(ada, tid))
      .toEqual([
        [1, 'ben', 1, 40],
        [2, 'ada', 1, 70],
      ]);
    const [row] = (await ada.training.rank({ tid, keyword: 'ben' })).records;
    expect(row).toMatchObject({
      rank: 1,
      submissionInfo: {
        A: { isAC: true, status: Status.accepted, runTime: 40 },
        B: { isAC: false, status: Status.wrongAnswer, runTime: null },
      },
    });
    await root.judging.manual({ submitId: wrong, status: Status.accepted });
    await expect.poll(async () => (await rankOf(ada, tid))[0]).toEqual([1, 'ben', 2, 45]);
    await root.problemEditor.changeAuth({ id: first, auth: 2 });
    expect(await rankOf(ada, tid)).toEqual([
      [1, 'ben', 1, 5],
      [2, 'ada', 0, 0],
    ]);
  });

  test('of a public training has whoever submits in it, and never the author or a super admin', async () => {
    const { tid, first } = await training();
    await submit(pupil, { pid: await problemIdOf(first) }, Status.accepted);
    expect(await rankOf(visitor, tid)).toEqual([]);
    for (const api of [pupil, teacher, root, pupil]) await submit(api, { tid, pid: 'A' }, Status.accepted, 30);
    expect(await rankOf(visitor, tid)).toEqual([[1, 'pupil', 1, 10]]);
    expect((await pupil.training.detail({ tid })).isRegistered).toBe(true);
  });

  test('is what a plain recount of the submissions gives', async () => {
    const { tid, pids } = await closed(3);
    const names = [1, 2, 3, 4].map(number => `counted${number}`);
    for (const [index, name] of names.entries()) {
      const api = await asNewUser(product, name);
      await api.training.register({ tid, password: PASSWORD });
      for (let tried = 0; tried <= index + 2; tried += 1) {
        const status = [Status.accepted, Status.wrongAnswer, Status.compileError][(tried * 7 + index) % 3] ?? Status.accepted;
        await submit(api, { tid, pid: 'ABC'[(tried + index) % 3] ?? 'A' }, status, 10 + ((tried * 13) % 5));
      }
      await rankOf(api, tid);
    }
    const { rows } = await product.database().execute<{ username: string; problem: number; ms: number }>(`
      select username, problem_id as problem, time_ms as ms from submissions inner join users on users.id = user_id
      where submissions.status = 0 and problem_id in (${pids.join()}) and username like 'counted%'`);
    const recount = names.map((username, index) => {
      const best = new Map<number, number>();
      for (const { problem, ms } of rows.filter(row => row.username === username)) best.set(problem, Math.min(ms, best.get(problem) ?? ms));
      return { username, index, ac: best.size, time: [...best.values()].reduce((sum, ms) => sum + ms, 0) };
    });
    const ordered = recount.toSorted((a, b) => b.ac - a.ac || a.time - b.time || a.index - b.index);
    const expected = ordered.map(({ username, ac, time }, index) => [index + 1, username, ac, time]);
    await expect.poll(() => rankOf(teacher, tid)).toEqual(expected);
    expect(ordered.map(({ ac }) => ac)).not.toEqual([0, 0, 0, 0]);
  });

  test('tells real names to admins alone', async () => {
    const { tid } = await training();
    await product.database().execute(`update users set realname = 'Real Name' where username = 'pupil'`);
    await submit(pupil, { tid, pid: 'A' }, Status.accepted);
    const seen = async (api: Api) => (await api.training.rank({ tid })).records.map(({ realname }) => realname);
    expect([await seen(visitor), await seen(pupil), await seen(teacher), await seen(colleague)]).toEqual([
      [null],
      [null],
      ['Real Name'],
      ['Real Name'],
    ]);
  });
});
