import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

/** The problem set of a contest, added in one call: all problems or none. */
let product: Product;
let root: Api;
let organiser: Api;
let colleague: Api;
let pupil: Api;
let olga: Api;
let mina: Api;
const on = groupsOf(() => product);
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
  ({ olga, mina } = await on.people('olga', 'mina'));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const letterAt = (place: number) => String.fromCodePoint(65 + place);
const named = (pids: readonly number[]) => pids.map((pid, place) => ({ pid, displayId: letterAt(place) }));
async function problemsOf(count: number, type: 0 | 1 = 0) {
  const pids: number[] = [];
  for (let made = 0; made < count; made += 1) pids.push(await contests.problem(type));
  return pids;
}
const empty = (by: Api, type: 0 | 1 = 0) => contests.contest(moments.scheduled, { type }, { problems: 0, by });
const authsOf = async (pids: readonly number[]) =>
  (await on.sql(`select auth from problems where id in (${pids.join()}) order by id`)).map(({ auth }) => auth);

/** What there is in the contest, and how often the audit log tells of a problem that was added to it. */
async function setOf(cid: number) {
  const { problemList, contestProblemMap } = await root.contestEditor.problems({ cid, limit: 300 });
  const entries = problemList.records.map(({ id }) => contestProblemMap[String(id)]);
  const told = await on.sql(`select from audit_entries where action = 'contest.addProblem' and target = '${cid}'`);
  return { entries: entries.map(entry => entry && [entry.displayId, entry.pid]), told: told.length };
}
const nothing = { entries: [], told: 0 };

test('twelve at once: in the order of their IDs, with titles and colours, each on record, and out of practice', async () => {
  const { cid } = await empty(root);
  const pids = await problemsOf(12);
  const problems = named(pids).map((each, place) =>
    place === 1 ? { ...each, displayTitle: 'Renamed', color: '#e53935' } : { ...each, displayTitle: '', color: null },
  );
  await root.contestEditor.addProblems({ cid, problems: problems.toReversed() });
  expect(await setOf(cid)).toEqual({ entries: pids.map((pid, place) => [letterAt(place), pid]), told: 12 });
  expect(await root.contestEditor.problem({ cid, pid: pids[1] ?? 0 })).toMatchObject({ displayTitle: 'Renamed', color: '#e53935' });
  expect(await root.contestEditor.problem({ cid, pid: pids[2] ?? 0 })).toMatchObject({
    displayTitle: expect.stringMatching(/^Title of CP/),
    color: null,
  });
  expect(await authsOf(pids)).toEqual(pids.map(() => 3));
  for (const pid of pids.slice(0, 2)) await root.contestEditor.removeProblem({ cid, pid });
  expect(await authsOf(pids)).toEqual(pids.map((_, place) => (place < 2 ? 1 : 3)));
});

test('what the organiser may not change stays public', async () => {
  const { cid } = await empty(organiser);
  const pids = await problemsOf(2);
  await organiser.contestEditor.addProblems({ cid, problems: named(pids) });
  expect(await authsOf(pids)).toEqual([1, 1]);
});

test('users who had solved several of them lose each once', async () => {
  const { cid } = await empty(root);
  const pids = await problemsOf(2);
  const names = await on.sql(`select problem_id from problems where id in (${pids.join()})`);
  for (const { problem_id: name } of names) {
    await pupil.submission.submit({ pid: String(name), language: 'C++ 17', code: 'int main() {}' });
    await contests.hand.judgeNext(Status.accepted);
  }
  const accepted = async () => (await on.sql(`select ac from user_counts where user_id = ${await on.uidOf('pupil')}`))[0]?.ac;
  expect(await accepted()).toBe(2);
  await root.contestEditor.addProblems({ cid, problems: named(pids) });
  expect(await accepted()).toBe(0);
});

describe('one that is refused refuses all, and is named', () => {
  test.each<[name: string, wrong: () => Promise<{ pid: number; displayId: string }>, code: string]>([
    ['an ID that is taken', async () => ({ pid: await contests.problem(), displayId: 'TAKEN' }), 'contest.problemTaken'],
    ['a problem that does not exist', async () => ({ pid: 1_000_000, displayId: 'B' }), 'problem.notFound'],
    ['a hidden problem of somebody else', async () => ({ pid: await contests.problem(0, 2), displayId: 'B' }), 'problem.notFound'],
    ['a scored problem', async () => ({ pid: await contests.problem(1), displayId: 'B' }), 'contest.problemType'],
  ])('%s', async (_, wrong, code) => {
    const { cid } = await empty(organiser);
    await organiser.contestEditor.addProblem({ cid, pid: await contests.problem(), displayId: 'TAKEN' });
    const before = await setOf(cid);
    const own = await organiser.problemEditor.add(contests.draftOfProblem(0, 2));
    const adding = organiser.contestEditor.addProblems({ cid, problems: [{ pid: own.pid, displayId: 'A' }, await wrong()] });
    await expect(adding).rejects.toMatchObject({ code, message: expect.stringMatching(/^problems\.1: \w/) });
    expect(await setOf(cid)).toEqual(before);
    expect(await authsOf([own.pid])).toEqual([2]);
  });

  test('one that is in the contest already', async () => {
    const { cid } = await empty(root);
    const [there = 0, other = 0] = await problemsOf(2);
    await root.contestEditor.addProblem({ cid, pid: there, displayId: 'A' });
    const problems = [
      { pid: other, displayId: 'B' },
      { pid: there, displayId: 'C' },
    ];
    expect(await codeOf(root.contestEditor.addProblems({ cid, problems }))).toBe('contest.problemTaken');
    expect(await authsOf([there, other])).toEqual([3, 1]);
  });

  test('an ACM problem in an OI contest', async () => {
    const { cid } = await empty(root, 1);
    const [scored = 0] = await problemsOf(1, 1);
    const [plain = 0] = await problemsOf(1);
    expect(await codeOf(root.contestEditor.addProblems({ cid, problems: named([scored, plain]) }))).toBe('contest.problemType');
    expect(await setOf(cid)).toEqual(nothing);
  });

  test.each<[string, (pids: readonly number[]) => { pid: number; displayId: string }[]]>([
    ['a problem twice', ([pid = 0]) => named([pid, pid])],
    ['an ID twice', pids => pids.map(pid => ({ pid, displayId: 'A' }))],
    ['none', () => []],
    ['too many', () => Array.from({ length: 27 }, (_, place) => ({ pid: place + 1, displayId: `P${place}` }))],
    ['an ID that is none', ([pid = 0]) => [{ pid, displayId: 'A B' }]],
  ])('%s', async (_, problems) => {
    const { cid } = await empty(root);
    expect(await codeOf(root.contestEditor.addProblems({ cid, problems: problems(await problemsOf(2)) }))).toBe('input.invalid');
    expect(await setOf(cid)).toEqual(nothing);
  });
});

test.each<[who: string, api: () => Api, code: string]>([
  ['another admin', () => colleague, 'access.denied'],
  ['a user', () => pupil, 'access.denied'],
  ['a visitor', () => product.as(), 'login.required'],
])('W8: %s may not', async (_, api, code) => {
  const { cid } = await empty(organiser);
  expect(await codeOf(api().contestEditor.addProblems({ cid, problems: named(await problemsOf(1)) }))).toBe(code);
  expect(await setOf(cid)).toEqual(nothing);
});

test('a contest of a group takes public problems, which stay so; its members may not', async () => {
  const gid = await on.create(olga);
  await on.put(gid, 'mina', 3);
  const { id: cid } = await olga.groupContest.add({ gid, ...contestDraft(moments.scheduled) });
  const pids = await problemsOf(2);
  const hidden = await contests.problem(0, 2);
  const add = (api: Api, chosen: readonly number[]) => codeOf(api.groupContest.addProblems({ cid, problems: named(chosen) }));
  expect(await add(mina, pids)).toBe('access.denied');
  expect(await add(pupil, pids)).toBe('contest.notFound');
  expect(await add(olga, [...pids, hidden])).toBe('problem.notFound');
  expect(await codeOf(root.contestEditor.addProblems({ cid, problems: named(pids) }))).toBe('contest.notFound');
  expect(await setOfGroup(cid)).toEqual([]);
  expect(await add(olga, pids)).toBe('done');
  expect(await setOfGroup(cid)).toEqual(named(pids).map(({ pid, displayId }) => [displayId, pid]));
  expect(await authsOf(pids)).toEqual([1, 1]);
});
async function setOfGroup(cid: number) {
  const { contestProblemMap } = await olga.groupContest.problems({ cid, limit: 300 });
  return Object.values(contestProblemMap).map(({ displayId, pid }) => [displayId, pid]);
}

describe('two organisers at once', () => {
  const ROUNDS = 5;

  test('the set of one of them is there, and the other hears that it is taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { cid } = await empty(organiser);
      const pids = await problemsOf(4);
      const sets = [named(pids), named(pids.toReversed())];
      const codes = await Promise.all([
        codeOf(organiser.contestEditor.addProblems({ cid, problems: sets[0] ?? [] })),
        codeOf(root.contestEditor.addProblems({ cid, problems: sets[1] ?? [] })),
      ]);
      expect(codes.toSorted()).toEqual(['contest.problemTaken', 'done']);
      const { entries, told } = await setOf(cid);
      const wanted = sets[codes.indexOf('done')] ?? [];
      expect([entries, told]).toEqual([wanted.map(({ pid, displayId }) => [displayId, pid]), 4]);
    }
  });

  test('the same problems in two contests, in another order, are in both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [await empty(root), await empty(root)];
      const pids = await problemsOf(4);
      const codes = await Promise.all([
        codeOf(root.contestEditor.addProblems({ cid: one.cid, problems: named(pids) })),
        codeOf(root.contestEditor.addProblems({ cid: two.cid, problems: named(pids.toReversed()) })),
      ]);
      expect(codes).toEqual(['done', 'done']);
    }
  });
});

test('a problem to add is found by its title in either language', async () => {
  const { cid } = await empty(organiser);
  const pid = await contests.problem();
  await on.sql(`update problems set title = '潮汐', translations = '{"en-US": {"title": "Tide Marks"}}' where id = ${pid}`);
  const found = async (keyword: string) =>
    (await organiser.contestEditor.problems({ cid, problemType: 0, keyword })).problemList.records.map(({ id }) => id);
  for (const keyword of ['潮汐', 'tide m', 'Marks']) expect(await found(keyword)).toEqual([pid]);
  expect(await found('tide_marks')).toEqual([]);
  expect(await found('translations')).toEqual([]);
});
