import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemDraftIn } from '../support/groupProblems';
import { groupsOf } from '../support/groups';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

/** Number of times that each pair of calls is made: either of them may be first. */
const ROUNDS = 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** Full groups are of olga: rita and adam become roots, mina is a member. */
const names = ['olga', 'rita', 'adam', 'mina', 'rolf', 'anna', 'otto'] as const;
let people: Record<(typeof names)[number], Api>;
let uid: Record<string, number>;
let product: Product;
let root: Api;
const on = groupsOf(() => product);

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  await root.settings.setSwitches({ defaultCreateGroupDailyLimit: 1_000, defaultCreateGroupLimit: 1_000 });
  people = await on.people(...names);
  uid = Object.fromEntries(await Promise.all(names.map(async name => [name, await on.uidOf(name)] as const)));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.forgetLimits());

/** Results of calls that are made at once, begun in either order. */
async function atOnce(round: number, ...calls: (() => Promise<unknown>)[]) {
  const begun = round % 2 ? calls.toReversed() : calls;
  const codes = await Promise.all(begun.map(call => codeOf(call())));
  for (const code of codes) expect([undefined, 'server.failed']).not.toContain(code);
  return round % 2 ? codes.toReversed() : codes;
}

/** The owner, who is always there as a root. */
async function ownerOf(gid: number) {
  const [found] = await on.sql(
    `select username, level from groups join users on users.id = owner_id
     left join group_members on group_id = groups.id and user_id = owner_id where groups.id = ${gid}`,
  );
  expect(found?.level).toBe(5);
  return found?.username;
}

const withTwoRoots = async () => {
  const gid = await on.full(people.olga);
  await on.put(gid, 'adam', 5);
  return gid;
};
const demote = (by: Api, gid: number, who: string, auth: 3 | 4 = 3) => by.groupMember.change({ gid, uid: uid[who] ?? 0, auth });

test.each(rounds)('two roots demote each other: neither may, and the owner decides (%i)', async round => {
  const gid = await withTwoRoots();
  const codes = await atOnce(
    round,
    () => demote(people.adam, gid, 'rita'),
    () => demote(people.rita, gid, 'adam'),
    () => demote(people.olga, gid, 'rita', 4),
  );
  // Once rita is an admin, adam may demote her further.
  expect(codes[2]).toBe('done');
  expect(['group.levelDenied', 'done']).toContain(codes[0]);
  // Whom adam has demoted manages nobody.
  expect(codes[0] === 'done' ? ['group.levelDenied', 'access.denied'] : ['group.levelDenied']).toContain(codes[1]);
  expect(await on.levels(gid)).toMatchObject({ olga: 5, adam: 5, rita: codes[0] === 'done' ? 3 : 4 });
  expect(await ownerOf(gid)).toBe('olga');
});

test.each(rounds)('who is demoted removes a member: the owner is heard, the other only if first (%i)', async round => {
  const gid = await withTwoRoots();
  const [demoted, removed] = await atOnce(
    round,
    () => demote(people.olga, gid, 'adam'),
    () => people.adam.groupMember.remove({ gid, uid: uid.mina ?? 0 }),
  );
  expect(demoted).toBe('done');
  expect(['done', 'access.denied']).toContain(removed);
  expect(Object.hasOwn(await on.levels(gid), 'mina')).toBe(removed !== 'done');
});

test.each(rounds)('a group is taken over while its owner leaves, or withdraws the offer, or the successor leaves (%i)', async round => {
  const leaving = await on.full(people.olga);
  await people.olga.group.offer({ gid: leaving, uid: uid.mina ?? 0 });
  const [taken, left] = await atOnce(
    round,
    () => people.mina.group.takeOver({ gid: leaving }),
    () => people.olga.groupMember.leave({ gid: leaving }),
  );
  expect(taken).toBe('done');
  expect(['done', 'group.ownerStays']).toContain(left);
  expect(await ownerOf(leaving)).toBe('mina');
  expect((await on.levels(leaving)).olga).toBe(left === 'done' ? undefined : 5);

  const withdrawn = await on.full(people.olga);
  await people.olga.group.offer({ gid: withdrawn, uid: uid.mina ?? 0 });
  const answers = await atOnce(
    round,
    () => people.mina.group.takeOver({ gid: withdrawn }),
    () => people.olga.group.dropOffer({ gid: withdrawn }),
  );
  expect(answers.toSorted()).toEqual(['done', 'group.notAsked']);
  expect(await ownerOf(withdrawn)).toBe(answers[0] === 'done' ? 'mina' : 'olga');

  const lost = await on.full(people.olga);
  await people.olga.group.offer({ gid: lost, uid: uid.mina ?? 0 });
  const [took, went] = await atOnce(
    round,
    () => people.mina.group.takeOver({ gid: lost }),
    () => people.mina.groupMember.leave({ gid: lost }),
  );
  expect([took, went]).toEqual(
    took === 'done' ? ['done', 'group.ownerStays'] : [expect.stringMatching(/^(group.notAsked|access.denied)$/), 'done'],
  );
  expect(await ownerOf(lost)).toBe(took === 'done' ? 'mina' : 'olga');
});

test.each(rounds)('of several applications one is kept, and one answer is the answer (%i)', async round => {
  const gid = await on.create(people.olga, { auth: 2, code: 'abc123' });
  const apply = () => people.otto.groupMember.join({ gid, reason: 'I am in your class' });
  expect((await atOnce(round, apply, apply, apply)).toSorted()).toEqual(['done', 'group.applied', 'group.applied']);
  await on.put(gid, 'adam', 4);
  const [accepted, refused] = await atOnce(
    round,
    () => people.olga.groupMember.change({ gid, uid: uid.otto ?? 0, auth: 3 }),
    () => people.adam.groupMember.change({ gid, uid: uid.otto ?? 0, auth: 2 }),
  );
  expect(accepted).toBe('done');
  expect(['done', 'group.notApplying']).toContain(refused);
  expect((await on.levels(gid)).otto).toBe(3);
});

test.each(rounds)('who joins a group that is disbanded is in it before, or finds nothing (%i)', async round => {
  const gid = await on.create(people.olga);
  const [joined, disbanded, changed] = await atOnce(
    round,
    () => people.otto.groupMember.join({ gid }),
    () => people.olga.group.disband({ gid }),
    () => root.group.disband({ gid }),
  );
  expect([disbanded, changed].toSorted()).toEqual(['done', 'group.notFound']);
  expect(['done', 'group.notFound']).toContain(joined);
  expect(Object.hasOwn(await on.levels(gid), 'otto')).toBe(joined === 'done');
  expect(await codeOf(people.otto.group.access({ gid }))).toBe('group.notFound');
});

test.each(rounds)('who is removed while submitting has submitted, or finds no problem; afterwards there is none (%i)', async round => {
  const gid = await on.full(people.olga, { shortName: `RACE${round}` });
  const { problemId: pid } = await people.adam.groupProblem.add(problemDraftIn(gid, { problemId: 'Q1' }));
  const submit = () => people.mina.submission.submit({ pid, gid, language: 'C++ 17', code: 'int main() {}' });
  const [submitted, removed] = await atOnce(round, submit, () => people.adam.groupMember.remove({ gid, uid: uid.mina ?? 0 }));
  expect(removed).toBe('done');
  // Stored, but no longer there for its author: removed before the answer was read.
  expect(['done', 'submission.notFound', 'problem.notFound']).toContain(submitted);
  const [stored] = await on.sql(
    `select count(*)::integer from submissions join problems on problems.id = submissions.problem_id where group_id = ${gid}`,
  );
  expect(stored?.count).toBe(submitted === 'problem.notFound' ? 0 : 1);
  expect(await codeOf(submit())).toBe('problem.notFound');
});
