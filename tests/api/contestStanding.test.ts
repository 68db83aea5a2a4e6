import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '../../packages/server/src/commands/user/personalData';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
let organiser: Api;
let ann: Api;
let ben: Api;
let ids: Record<'ann' | 'ben', number>;
const on = groupsOf(() => product);
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  organiser = await asNewUser(product, 'organiser', 1001);
  [ann, ben] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben')];
  ids = { ann: await on.uidOf('ann'), ben: await on.uidOf('ben') };
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const accepted = { status: Status.accepted, minutesAgo: 10 };
const terms = { standing: 'hidden', reason: 'Tested the machines' } as const;

/** A public contest of the organiser, in which ann has submitted. */
async function contest() {
  const { cid } = await contests.contest(moments.running, {}, { by: organiser });
  await contests.submit(ann, cid, accepted);
  return { cid, uid: ids.ann };
}

const standings = async (cid: number, filter: Omit<Parameters<Api['participant']['list']>[0], 'cid'> = {}) =>
  (await organiser.participant.list({ ...filter, cid })).records.map(({ username, standing }) => `${username} ${standing}`);

test('participants of a public contest, and of one that is over, are those on its board', async () => {
  const { cid: open } = await contests.contest(moments.running);
  const { cid: entered } = await contests.contest(moments.running, { auth: 1, pwd: 'secret' });
  for (const api of [ann, ben]) await api.contest.register({ cid: entered, password: 'secret' });
  for (const cid of [open, entered]) {
    await contests.submit(ann, cid, { status: Status.accepted, minutesAgo: 20 });
    await contests.submit(root, cid, { status: Status.accepted, minutesAgo: 10 });
    await contests.submit(ben, cid, { status: Status.cancelled, minutesAgo: 15 });
    await contests.submit(ben, cid, { status: Status.accepted, minutesAgo: 60 * 24 });
  }
  const countOf = async (cid: number) => (await ben.contest.info({ cid })).count;
  expect([await countOf(open), await countOf(entered)]).toEqual([1, 2]);
  await contests.move(entered, moments.ended);
  expect([await countOf(entered), (await ben.contest.rank({ cid: entered })).total]).toEqual([1, 1]);
  const listed = (await ben.contest.list({ limit: 100 })).records.filter(({ id }) => id === open || id === entered);
  expect(listed.map(({ count }) => count)).toEqual([1, 1]);
});

describe('the list of participants', () => {
  test('has who registered or submitted, each once, without organisers, by name', async () => {
    const { cid } = await contests.contest(moments.running, { auth: 2, pwd: 'secret' }, { by: organiser });
    for (const api of [ben, ann]) await api.contest.register({ cid, password: 'secret' });
    await contests.submit(ann, cid, accepted);
    await contests.submit(organiser, cid, accepted);
    await contests.submit(root, cid, accepted);
    expect(await standings(cid)).toEqual(['ann official', 'ben official']);
    const { records, ...page } = await organiser.participant.list({ cid, limit: 1, currentPage: 2 });
    expect(page).toEqual({ total: 2, size: 1, current: 2, pages: 2 });
    expect(records).toEqual([
      {
        uid: String(ids.ben),
        username: 'ben',
        nickname: null,
        realname: null,
        school: null,
        avatar: null,
        room: null,
        seat: null,
        standing: 'official',
        isStarred: false,
        decision: null,
      },
    ]);
  });

  test('tells decisions from the list of stars, and is searched by names and standings', async () => {
    const { cid, uid } = await contest();
    await contests.submit(ben, cid, accepted);
    await ben.ownAccount.changeProfile({ school: 'School of 100% North' });
    await contests.change(cid, { starAccount: ['ann', 'ben'] });
    expect(await standings(cid)).toEqual(['ann unofficial', 'ben unofficial']);
    await organiser.participant.change({ cid, uid, standing: 'official', reason: 'Registered in time' });
    const { records } = await organiser.participant.list({ cid });
    expect(records.map(({ isStarred, decision }) => [isStarred, decision?.reason])).toEqual([
      [true, 'Registered in time'],
      [true, undefined],
    ]);
    expect(await standings(cid, { standing: 'official' })).toEqual(['ann official']);
    expect(await standings(cid, { standing: 'unofficial' })).toEqual(['ben unofficial']);
    expect(await standings(cid, { standing: 'hidden' })).toEqual([]);
    expect(await standings(cid, { keyword: ' 100% n ' })).toEqual(['ben unofficial']);
    expect(await standings(cid, { keyword: 'AN' })).toEqual(['ann official']);
    expect(await standings(cid, { keyword: '_' })).toEqual([]);
  });

  test('a virtual participation alone is none', async () => {
    const { cid } = await contests.contest(moments.ended, {}, { by: organiser });
    await ben.contest.startVirtual({ cid });
    await contests.submit(ben, cid, { status: Status.accepted });
    await ben.contest.endVirtual({ cid });
    expect(await standings(cid)).toEqual([]);
    expect(await codeOf(organiser.participant.change({ cid, uid: ids.ben, ...terms }))).toBe('contest.participantNotFound');
  });
});

test('decisions are added one to another; the last one counts, and all are kept with who made them', async () => {
  const { cid, uid } = await contest();
  await organiser.participant.change({ cid, uid, ...terms });
  await root.participant.change({ cid, uid, standing: 'disqualified', reason: '  Copied B\n' });
  await organiser.participant.change({ cid, uid, standing: 'official', reason: '允' });
  const { records, total } = await organiser.participant.decisions({ cid, uid });
  expect(total).toBe(3);
  expect(records.map(({ standing, reason, decider }) => [standing, reason, decider?.username])).toEqual([
    ['official', '允', 'organiser'],
    ['disqualified', 'Copied B', 'root'],
    ['hidden', 'Tested the machines', 'organiser'],
  ]);
  expect(records.every(({ decidedAt }) => decidedAt instanceof Date)).toBe(true);
  const [row] = (await organiser.participant.list({ cid })).records;
  expect(row).toMatchObject({ standing: 'official', decision: records[0] });
  const page = await organiser.participant.decisions({ cid, uid, limit: 2, currentPage: 2 });
  expect(page.records).toEqual(records.slice(2));
  expect((await organiser.participant.decisions({ cid, uid: ids.ben })).records).toEqual([]);

  const entries = (await root.audit.list({ action: 'contest.changeStanding', limit: 3 })).records;
  expect(entries.map(({ username, target, before, after }) => [username, target, before, after])).toEqual([
    ['organiser', String(cid), { uid, standing: 'disqualified' }, { uid, standing: 'official' }],
    ['root', String(cid), { uid, standing: 'hidden' }, { uid, standing: 'disqualified' }],
    ['organiser', String(cid), { uid, standing: 'official' }, { uid, standing: 'hidden' }],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Copied|Tested|ann/);
});

test('a reason is asked for, of at most 500 characters, and the standing must be another one', async () => {
  const { cid, uid } = await contest();
  const change = (more: object) => codeOf(organiser.participant.change({ cid, uid, ...terms, ...more }));
  for (const reason of ['', ' \n\t', 'x'.repeat(501), undefined, 'a\0b']) expect(await change({ reason })).toBe('input.invalid');
  for (const standing of ['', 'banned', undefined]) expect(await change({ standing })).toBe('input.invalid');
  for (const wrong of ['ann', 0, -1, 2 ** 31, undefined]) expect(await change({ uid: wrong })).toBe('input.invalid');
  expect(await change({ uid: ids.ben })).toBe('contest.participantNotFound');
  expect(await change({ uid: 999_999 })).toBe('contest.participantNotFound');
  expect(await change({ uid: await on.uidOf('organiser') })).toBe('contest.participantNotFound');
  expect(await change({ cid: 999_999 })).toBe('contest.notFound');
  expect(await change({ standing: 'official' })).toBe('contest.standingSame');
  expect(await change({ reason: ` ${'x'.repeat(500)}\n` })).toBe('done');
  expect(await change({ reason: 'Another reason' })).toBe('contest.standingSame');
  expect((await organiser.participant.decisions({ cid, uid })).total).toBe(1);
});

test('of two organisers who decide the same at one moment, one does', async () => {
  const { cid, uid } = await contest();
  const decided = await Promise.all([organiser, root].map(api => codeOf(api.participant.change({ cid, uid, ...terms }))));
  expect(decided.toSorted()).toEqual(['contest.standingSame', 'done']);
  const others = [
    organiser.participant.change({ cid, uid, standing: 'disqualified', reason: 'One' }),
    root.participant.change({ cid, uid, standing: 'unofficial', reason: 'Two' }),
  ];
  await Promise.all(others);
  const { records } = await organiser.participant.decisions({ cid, uid });
  expect(records.map(({ standing }) => standing).toSorted()).toEqual(['disqualified', 'hidden', 'unofficial']);
  expect(await standings(cid)).toEqual([`ann ${records[0]?.standing}`]);
});

test('nobody but organisers of the contest reads or decides', async () => {
  const { cid, uid } = await contest();
  await organiser.participant.change({ cid, uid, ...terms });
  const codesOf = async (api: Api) => [
    await codeOf(api.participant.list({ cid })),
    await codeOf(api.participant.decisions({ cid, uid })),
    await codeOf(api.participant.change({ cid, uid, standing: 'official', reason: 'Please' })),
  ];
  expect(await codesOf(product.as())).toEqual(Array(3).fill('login.required'));
  for (const api of [ann, ben, await asNewUser(product, 'staff', 1001)]) expect(await codesOf(api)).toEqual(Array(3).fill('access.denied'));
  expect(await standings(cid)).toEqual(['ann hidden']);
});

test('in a contest of a group its author and the roots of the group decide', async () => {
  const people = await on.people('olga', 'rita', 'adam', 'mina', 'rolf', 'anna', 'stranger');
  const gid = await on.full(people.olga);
  const { id: cid } = await people.adam.groupContest.add({ gid, ...contestDraft(moments.running) });
  await people.adam.groupContest.addProblem({ cid, pid: await contests.problem(), displayId: 'A' });
  for (const api of [people.mina, people.rita]) await contests.submit(api, cid, accepted);
  const uid = await on.uidOf('mina');
  expect((await people.adam.participant.list({ cid })).records.map(({ username }) => username)).toEqual(['mina']);
  await people.adam.participant.change({ cid, uid, ...terms });
  await people.rita.participant.change({ cid, uid, standing: 'official', reason: 'No test' });
  expect((await people.olga.participant.decisions({ cid, uid })).total).toBe(2);
  const change = (api: Api) => codeOf(api.participant.change({ cid, uid, ...terms }));
  expect([await change(people.mina), await change(people.stranger)]).toEqual(['access.denied', 'contest.notFound']);
});

test('reasons go with the account, and no export of personal data has a decision', async () => {
  const { cid } = await contest();
  const carol = await asNewUser(product, 'carol');
  const uid = await on.uidOf('carol');
  await contests.submit(carol, cid, accepted);
  await organiser.participant.change({ cid, uid, ...terms });
  await organiser.participant.change({ cid, uid: ids.ann, ...terms });
  for (const name of ['carol', 'organiser']) {
    const id = await on.uidOf(name);
    const data = await product.database().transaction(tx => personalData(tx, id));
    expect(Object.keys(data)).toContain('users');
    expect(JSON.stringify(data)).not.toMatch(/contest_standings|Tested/);
  }
  await root.users.remove({ ids: [String(uid)] });
  const { records } = await organiser.participant.list({ cid });
  expect(records.map(({ username, standing, decision }) => [username, standing, decision?.reason])).toEqual([
    ['ann', 'hidden', 'Tested the machines'],
    [`deleted ${uid}`, 'hidden', ''],
  ]);
});
