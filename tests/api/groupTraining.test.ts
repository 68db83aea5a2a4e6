import { type ClientInput, type contract, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contestDraft, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { TRAINING_PASSWORD as PASSWORD, trainingsOf } from '../support/trainings';

type Draft = ClientInput<typeof contract.groupTraining.add>['training'];

/** The group is of olga; rita is a root of it, adam an admin and the author, mina a member, rolf refused, anna an applicant. */
let product: Product;
let root: Api;
let people: Record<'olga' | 'rita' | 'adam' | 'aida' | 'mina' | 'rolf' | 'anna' | 'stranger' | 'warden' | 'rival', Api>;
let gid: number;
let otherGid: number;
let category: { id: number };
const on = groupsOf(() => product);
const trainings = trainingsOf(() => ({ product, root, teacher: root }));

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
  category = await trainings.categoryOfAll();
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.sql(`delete from rate_limits`));

let made = 0;
const draftOf = (facts: Partial<Draft> = {}): Draft => {
  made += 1;
  return { title: `Course ${made}`, description: 'Read first', ...facts };
};
const add = async (api: Api, facts: Partial<Draft> = {}, where = gid) =>
  (await api.groupTraining.add({ gid: where, training: draftOf(facts), trainingCategory: category })).id;

/** Adds a training of adam with a public problem. */
async function withProblem(facts: Partial<Draft> = {}) {
  const tid = await add(people.adam, facts);
  const pid = await trainings.contests.problem();
  await people.adam.groupTraining.addProblem({ tid, pid, displayId: 'A' });
  return { tid, pid };
}

const outsiders = ['rolf', 'anna', 'stranger', 'warden', 'rival'] as const;
const titles = async (list: Promise<{ records: { title: string }[] }>) => (await list).records.map(({ title }) => title);

describe('GRP-157 to GRP-168: by level, authorship and role', () => {
  type Call = (api: Api, ids: { tid: number; pid: number }) => Promise<unknown>;
  const calls: Record<string, Call> = {
    read: (api, { tid }) => api.groupTraining.read({ tid }),
    change: (api, { tid }) => api.groupTraining.change({ training: { ...draftOf(), id: tid }, trainingCategory: category }),
    changeStatus: (api, { tid }) => api.groupTraining.changeStatus({ tid, status: true }),
    problems: (api, { tid }) => api.groupTraining.problems({ tid }),
    pool: (api, { tid }) => api.groupTraining.problems({ tid, queryExisted: false }),
    changeProblem: (api, { tid, pid }) => api.groupTraining.changeProblem({ tid, pid, displayId: 'A', rank: 3 }),
    orderProblems: (api, { tid, pid }) => api.groupTraining.orderProblems({ tid, pids: [pid] }),
    removeProblem: (api, { tid, pid }) => api.groupTraining.removeProblem({ tid, pid }),
    addProblem: (api, { tid, pid }) => api.groupTraining.addProblem({ tid, pid, displayId: 'A' }),
    remove: (api, { tid }) => api.groupTraining.remove({ tid }),
  };
  const managers = ['adam', 'rita', 'olga'] as const;

  test.each(Object.entries(calls))('%s: its author while an admin of the group, the roots and the super admin', async (name, call) => {
    const ids = await withProblem();
    for (const who of ['mina', 'aida'] as const) expect([who, await codeOf(call(people[who], ids))]).toEqual([who, 'access.denied']);
    for (const who of outsiders) expect([who, await codeOf(call(people[who], ids))]).toEqual([who, 'training.notFound']);
    expect(await codeOf(call(product.as(), ids))).toBe('login.required');
    await on.put(gid, 'adam', 3);
    expect(await codeOf(call(people.adam, ids))).toBe('access.denied');
    await on.put(gid, 'adam', 4);
    for (const api of [...managers.map(who => people[who]), root]) {
      const own = name === 'addProblem' || name === 'remove' || name === 'removeProblem' ? await withProblem() : ids;
      if (name === 'addProblem') await root.groupTraining.removeProblem(own);
      expect(await codeOf(call(api, own))).toBe('done');
    }
  });

  test.each<[string, 3 | 4, (api: Api) => Promise<unknown>]>([
    ['list', 3, api => api.groupTraining.list({ gid })],
    ['categories', 3, api => api.groupTraining.categories({ gid })],
    ['all', 4, api => api.groupTraining.all({ gid })],
    ['add', 4, api => add(api)],
    ['addCategory', 4, api => api.groupTraining.addCategory({ gid, name: `Trees ${(made += 1)}`, color: '#123' })],
  ])('%s from level %i on', async (_, from, call) => {
    const levels = { anna: 1, rolf: 2, mina: 3, adam: 4, rita: 5, olga: 6, stranger: 0, warden: 0, rival: 0 };
    for (const [who, level] of Object.entries(levels))
      expect([who, await codeOf(call(people[who as keyof typeof people]))]).toEqual([who, level >= from ? 'done' : 'access.denied']);
    expect(await codeOf(call(root))).toBe('done');
    expect(await codeOf(call(product.as()))).toBe('login.required');
  });
});

test('members find the trainings of their group there and nowhere else; nobody else finds anything of them', async () => {
  const { tid } = await withProblem({ title: 'Only ours' });
  const hidden = await add(people.adam, { title: 'Not yet', status: false });
  expect(await titles(people.mina.groupTraining.list({ gid, keyword: 'Only' }))).toEqual(['Only ours']);
  expect(await titles(people.mina.groupTraining.list({ gid, limit: 300 }))).not.toContain('Not yet');
  expect(await titles(people.aida.groupTraining.all({ gid, limit: 300 }))).toContain('Not yet');
  for (const api of [people.mina, people.olga, root, product.as()])
    expect(await titles(api.training.list({ keyword: 'Only ours' }))).toEqual([]);
  expect(await titles(root.trainingEditor.list({ keyword: 'Only ours' }))).toEqual([]);
  const reads = (api: Api) => [
    api.training.detail({ tid }),
    api.training.problems({ tid }),
    api.training.problemDetails({ tid, displayId: 'A' }),
    api.training.rank({ tid }),
    api.problem.fullScreenList({ tid }),
  ];
  for (const api of [people.mina, people.aida, people.rita, root])
    expect(await Promise.all(reads(api).map(codeOf))).toEqual(Array(5).fill('done'));
  for (const who of outsiders) {
    const codes = await Promise.all([...reads(people[who]), people[who].training.register({ tid, password: '' })].map(codeOf));
    expect([who, codes]).toEqual([who, Array(6).fill('training.notFound')]);
    expect(await codeOf(people[who].submission.submit({ tid, pid: 'A', language: 'C++ 17', code: 'int main() {}' }))).toBe(
      'training.notFound',
    );
  }
  expect(await codeOf(product.as().training.detail({ tid }))).toBe('training.notFound');
  for (const who of ['mina', 'aida'] as const) expect(await codeOf(people[who].training.detail({ tid: hidden }))).toBe('training.notFound');
  expect(await people.adam.training.detail({ tid: hidden })).toMatchObject({ gid, powers: { read: true, manage: true } });
  expect(await people.mina.training.detail({ tid })).toMatchObject({ gid, powers: { read: true, submit: true, manage: false } });
});

test('a group that is disabled or disbanded takes its trainings with it', async () => {
  const owner = await on.person('owner');
  const where = await on.create(owner);
  const tid = await add(owner, { title: 'Short course' }, where);
  expect(await owner.group.contents({ gid: where })).toMatchObject({ trainings: 1, contests: 0 });
  await on.sql(`update groups set status = 1 where id = ${where}`);
  expect(await codeOf(owner.training.detail({ tid }))).toBe('training.notFound');
  expect(await codeOf(owner.groupTraining.read({ tid }))).toBe('training.notFound');
  expect(await codeOf(root.training.detail({ tid }))).toBe('done');
  await on.sql(`update groups set status = 0 where id = ${where}`);
  await owner.group.disband({ gid: where });
  for (const api of [owner, root]) {
    expect(await codeOf(api.training.detail({ tid }))).toBe('training.notFound');
    expect(await codeOf(api.groupTraining.remove({ tid }))).toBe('training.notFound');
  }
  const file = JSON.parse(await (await owner.group.exportFile({ gid: where })).text()) as { trainings: object[] };
  expect(file.trainings).toEqual([expect.objectContaining({ id: tid, title: 'Short course', author: 'owner', problems: [] })]);
});

test('each door opens only what is its own', async () => {
  const { tid: ofSite, first } = await trainings.training();
  const { tid, pid } = await withProblem();
  for (const api of [people.olga, root]) {
    const { groupTraining: calls } = api;
    expect(await codeOf(calls.read({ tid: ofSite }))).toBe('training.notFound');
    expect(await codeOf(calls.change({ training: { ...draftOf(), id: ofSite }, trainingCategory: category }))).toBe('training.notFound');
    expect(await codeOf(calls.removeProblem({ tid: ofSite, pid: first }))).toBe('training.notFound');
    expect(await codeOf(calls.remove({ tid: ofSite }))).toBe('training.notFound');
  }
  const { trainingEditor: desk } = root;
  expect(await codeOf(desk.read({ tid }))).toBe('training.notFound');
  expect(await codeOf(desk.change({ training: { ...draftOf(), id: tid }, trainingCategory: category }))).toBe('training.notFound');
  expect(await codeOf(desk.removeProblem({ tid, pid }))).toBe('training.notFound');
  expect(await codeOf(desk.remove({ tid }))).toBe('training.notFound');
});

test('what a call says of gid and author changes nothing: the stored row does', async () => {
  const { tid } = await withProblem({ title: 'Kept' });
  const smuggled = { gid: otherGid, uid: 1, author: 'rival', groupId: otherGid };
  const change = { training: { ...draftOf({ title: 'Kept too' }), id: tid, ...smuggled }, trainingCategory: category, ...smuggled };
  await people.adam.groupTraining.change(change);
  expect(await people.adam.training.detail({ tid })).toMatchObject({ title: 'Kept too', gid, author: 'adam' });
  expect(await codeOf(people.rival.groupTraining.change(change))).toBe('training.notFound');
  expect(await codeOf(people.rival.groupTraining.remove({ tid, ...smuggled } as { tid: number }))).toBe('training.notFound');
  expect(await titles(people.rival.groupTraining.all({ gid: otherGid }))).toEqual([]);
});

test('categories: a group has its own beside those of the site, and never those of another group', async () => {
  const own = await people.adam.groupTraining.addCategory({ gid, name: 'Basics', color: '#abc' });
  const foreign = await people.rival.groupTraining.addCategory({ gid: otherGid, name: 'Secret', color: '#abc' });
  expect(own).toMatchObject({ gid, name: 'Basics' });
  const known = (await people.mina.groupTraining.categories({ gid })).map(({ id }) => id);
  expect([known.includes(own.id), known.includes(category.id), known.includes(foreign.id)]).toEqual([true, true, false]);
  expect((await product.as().training.categories()).map(({ id }) => id)).toEqual([category.id]);
  const withCategory = (id: number) => people.adam.groupTraining.add({ gid, training: draftOf(), trainingCategory: { id } });
  expect(await codeOf(withCategory(foreign.id))).toBe('training.categoryNotFound');
  const { id: tid } = await withCategory(own.id);
  expect((await people.adam.groupTraining.read({ tid })).trainingCategory).toMatchObject({ id: own.id, gid });
  const inSite = root.trainingEditor.add({ training: draftOf(), trainingCategory: { id: own.id } });
  expect(await codeOf(inSite)).toBe('training.categoryNotFound');
  const { trainingCategory } = await people.adam.groupTraining.read({
    tid: (await people.adam.groupTraining.add({ gid, training: draftOf(), trainingCategory: { name: 'Made with it', color: '#fff' } })).id,
  });
  expect(trainingCategory.gid).toBe(gid);
  for (const who of ['rival', 'stranger'] as const) {
    expect(await codeOf(people[who].groupTraining.changeCategory({ id: own.id, name: 'Mine', color: '#000' }))).toBe(
      'training.categoryNotFound',
    );
    expect(await codeOf(people[who].groupTraining.removeCategory({ cid: own.id }))).toBe('training.categoryNotFound');
  }
  expect(await codeOf(people.mina.groupTraining.removeCategory({ cid: own.id }))).toBe('access.denied');
  expect(await codeOf(root.trainingEditor.removeCategory({ cid: own.id }))).toBe('training.categoryNotFound');
  expect(await codeOf(people.adam.groupTraining.removeCategory({ cid: category.id }))).toBe('training.categoryNotFound');
  expect(await codeOf(people.adam.groupTraining.removeCategory({ cid: own.id }))).toBe('training.categoryUsed');
  await people.adam.groupTraining.changeCategory({ id: own.id, name: 'Foundations', color: '#def' });
});

test('GRP-168: problems of the group join by their display id; those of another group, of the site and hidden ones are not there', async () => {
  const { tid } = await withProblem();
  const [own, hidden, foreign, ofSite] = [
    await trainings.contests.problem(),
    await trainings.contests.problem(0, 2),
    await trainings.contests.problem(),
    await trainings.contests.problem(),
  ];
  await on.sql(`update problems set group_id = ${gid} where id in (${own}, ${hidden})`);
  await on.sql(`update problems set group_id = ${otherGid} where id = ${foreign}`);
  const join = async (pid: number, displayId?: string) =>
    codeOf(people.adam.groupTraining.addOwnProblem({ tid, problemId: await trainings.problemIdOf(pid), displayId }));
  for (const pid of [hidden, foreign, ofSite]) expect(await join(pid, 'B')).toBe('problem.notFound');
  expect(await codeOf(people.adam.groupTraining.addProblem({ tid, pid: own, displayId: 'B' }))).toBe('problem.notFound');
  expect(await join(own, 'A')).toBe('training.problemTaken');
  expect(await join(own)).toBe('done');
  const called = await trainings.problemIdOf(own);
  expect((await people.mina.training.problems({ tid })).map(({ problemId }) => problemId)).toEqual(['A', called]);
  expect((await people.mina.training.problems({ tid })).map(problem => problem.gid)).toEqual([null, gid]);
  expect(await people.mina.training.problemDetails({ tid, displayId: called })).toMatchObject({ publicId: called, gid });
  const changeable = async (api: Api) =>
    (await api.groupTraining.problems({ tid })).problemList.records.filter(({ mayEdit }) => mayEdit).map(({ id }) => id);
  expect(await Promise.all([people.adam, people.rita, root].map(changeable))).toEqual([[], [own], [own]]);
  const pool = (await people.adam.groupTraining.problems({ tid, queryExisted: false, limit: 300 })).problemList.records;
  expect(pool.map(({ id }) => id)).not.toContain(foreign);
  await trainings.submit(people.mina, { tid, pid: called }, Status.accepted);
  expect((await people.mina.training.rank({ tid })).records[0]).toMatchObject({ username: 'mina', ac: 1 });
});

test('a group has room for so many', async () => {
  const owner = await on.person('hoarder');
  const where = await on.create(owner);
  await on.sql(`insert into trainings (title, description, author_id, category_id, group_id)
    select 'x', 'x', ${await on.uidOf('hoarder')}, ${category.id}, ${where} from generate_series(1, 999)`);
  await on.sql(`insert into contests (title, description, author_id, group_id, start_at, end_at)
    select 'x', 'x', ${await on.uidOf('hoarder')}, ${where}, now(), now() + interval '1 hour' from generate_series(1, 999)`);
  const cup = () => owner.groupContest.add({ gid: where, ...contestDraft(moments.running) });
  const [{ id: cid }] = [await cup(), await add(owner, {}, where)];
  expect(await codeOf(add(owner, {}, where))).toBe('training.tooManyInGroup');
  expect(await codeOf(cup())).toBe('contest.tooManyInGroup');
  expect(await codeOf(owner.groupContest.clone({ cid }))).toBe('contest.tooManyInGroup');
});

test('what is changed in groups is paced, whatever it is', async () => {
  const { tid } = await withProblem();
  await on.sql(`insert into rate_limits (key, points, expire) values ('group-change:${await on.uidOf('adam')}', 2000, ${Date.now() + 60_000})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`);
  const { groupTraining, groupMember } = people.adam;
  const calls = [() => add(people.adam), () => groupTraining.changeStatus({ tid, status: true }), () => groupMember.leave({ gid })];
  for (const call of calls) expect(await codeOf(call())).toBe('server.tooMany');
  expect(await codeOf(people.adam.groupTraining.read({ tid }))).toBe('done');
});

test('the rank of a training of a group is without its author and the roots of the group', async () => {
  const { tid } = await withProblem({ auth: 'Private', privatePwd: PASSWORD });
  expect(await codeOf(people.mina.training.problems({ tid }))).toBe('training.registrationRequired');
  for (const who of ['mina', 'aida'] as const) await people[who].training.register({ tid, password: PASSWORD });
  for (const who of ['mina', 'aida', 'adam', 'rita', 'olga'] as const)
    await trainings.submit(people[who], { tid, pid: 'A' }, Status.accepted);
  const names = async () => (await people.mina.training.rank({ tid })).records.map(({ username }) => username).toSorted();
  expect(await names()).toEqual(['aida', 'mina']);
  await on.put(gid, 'aida', 5);
  expect(await names()).toEqual(['mina']);
  await on.put(gid, 'aida', 4);
});
