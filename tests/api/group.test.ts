import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupCalls, groupDraft, groupsOf, lastMessage } from '../support/groups';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
const on = groupsOf(() => product);

const names = ['olga', 'rita', 'adam', 'mina', 'rolf', 'anna', 'otto'] as const;
type Name = (typeof names)[number];
const people = {} as Record<Name | 'warden' | 'visitor', Api>;
const reason = 'I am in your class';

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  await root.settings.setSwitches({ defaultCreateGroupDailyLimit: 1_000, defaultCreateGroupLimit: 1_000 });
  for (const name of names) people[name] = await on.person(name);
  people.warden = await on.person('warden', 1001);
  people.visitor = product.as();
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.forgetLimits());

const fullGroup = (facts: Parameters<typeof on.create>[1] = {}) => on.full(people.olga, facts);

describe('GRP-109: each call by level and site role', () => {
  const levels = { olga: 6, rita: 5, adam: 4, mina: 3, rolf: 2, anna: 1, otto: 0, warden: 0 } as const;
  const gate = ['group.notFound', 'access.denied', 'login.required'];

  test.each(Object.entries(groupCalls))('%s', async (_, [from, call]) => {
    const gid = await fullGroup();
    for (const [name, level] of Object.entries(levels)) {
      const code = await codeOf(call(people[name as Name], gid));
      expect([name, code === 'access.denied']).toEqual([name, level < from]);
      expect(code).not.toBe('server.failed');
    }
    expect(gate).not.toContain(await codeOf(call(root, gid)));
    expect(await codeOf(call(people.visitor, gid))).toBe('login.required');

    await on.sql(`update groups set visible = false where id = ${gid}`);
    for (const name of ['rolf', 'anna', 'otto', 'warden'] as const)
      expect([name, await codeOf(call(people[name], gid))]).toEqual([name, 'group.notFound']);
    expect(await codeOf(call(people.mina, gid))).not.toBe('group.notFound');

    await on.sql(`update groups set status = 1 where id = ${gid}`);
    for (const name of names) expect([name, await codeOf(call(people[name], gid))]).toEqual([name, 'group.notFound']);
    expect(gate).not.toContain(await codeOf(call(root, gid)));
  });

  test('only the owner and the super admin disband; to nobody is the group there afterwards', async () => {
    const gid = await fullGroup();
    for (const name of ['rita', 'adam', 'mina', 'otto', 'warden'] as const)
      expect(await codeOf(people[name].group.disband({ gid }))).toBe('access.denied');
    expect(await people.olga.group.contents({ gid })).toMatchObject({ members: 4, applications: 2 });
    await people.olga.group.disband({ gid });
    for (const api of [people.olga, people.mina, root]) expect(await codeOf(api.group.detail({ gid }))).toBe('group.notFound');
    expect(await lastMessage(people.mina)).toBe('A group was disbanded');
    const kept: unknown = JSON.parse(await (await people.olga.group.exportFile({ gid })).text());
    expect(kept).toMatchObject({ group: { id: gid }, members: expect.arrayContaining([expect.objectContaining({ username: 'mina' })]) });
    expect(await codeOf(people.rita.group.exportFile({ gid }))).toBe('group.notFound');
  });
});

describe('creating and changing', () => {
  test('what the switches ask, and names that are there', async () => {
    const [newcomer, busy] = [await on.person('newcomer'), await on.person('busy')];
    await on.sql(`update user_counts set ac = 19 where user_id = ${await on.uidOf('newcomer')}`);
    expect(await codeOf(on.create(newcomer))).toBe('group.tooFewAccepted');
    await root.settings.setSwitches({ defaultCreateGroupDailyLimit: 2, defaultCreateGroupLimit: 3 });
    const made = await Promise.all([1, 2, 3, 4].map(() => codeOf(on.create(busy))));
    expect(made.toSorted()).toEqual(['done', 'done', 'group.tooManyToday', 'group.tooManyToday']);
    await on.sql(`update groups set created_at = now() - interval '2 days'`);
    await on.create(busy);
    expect(await codeOf(on.create(busy))).toBe('group.tooMany');
    await root.settings.setSwitches({ defaultCreateGroupDailyLimit: 1_000, defaultCreateGroupLimit: 1_000 });
    await on.create(busy, { name: 'Taken name', shortName: 'TAKEN' });
    expect(await codeOf(on.create(busy, { name: 'TAKEN NAME' }))).toBe('group.nameTaken');
    expect(await codeOf(on.create(busy, { shortName: 'taken' }))).toBe('group.shortNameTaken');
    expect(await codeOf(on.create(busy, { auth: 2 }))).toBe('input.invalid');
    expect(await codeOf(on.create(busy, { name: 'Four' }))).toBe('input.invalid');
  });

  test('GRP-113: the code is for those who configure the group; only the super admin disables it', async () => {
    const gid = await fullGroup({ auth: 3, code: 'abc123' });
    expect((await people.rita.group.detail({ gid })).code).toBe('abc123');
    expect((await people.adam.group.detail({ gid })).code).toBeNull();
    const draft = { ...groupDraft({ name: 'Renamed owls', shortName: 'RENAMED' }), id: gid, status: 1 as const };
    await people.olga.group.change(draft);
    expect(await people.olga.group.detail({ gid })).toMatchObject({ name: 'Renamed owls', status: 0, auth: 1, code: null });
    await root.group.change(draft);
    expect(await codeOf(people.olga.group.detail({ gid }))).toBe('group.notFound');
    expect((await people.olga.group.list({ keyword: 'Renamed owls' })).records).toEqual([]);
    expect((await root.group.list({ keyword: 'Renamed owls' })).records).toMatchObject([{ id: gid, status: 1 }]);
  });

  test('GRP-096: the list shows what one may know of', async () => {
    const hidden = await fullGroup({ name: 'Hidden owls', visible: false });
    const found = async (api: Api, filter = {}) =>
      (await api.group.list({ keyword: 'hidden owls', ...filter })).records.map(({ id }) => id);
    for (const name of ['visitor', 'otto', 'anna', 'warden'] as const) expect(await found(people[name])).toEqual([]);
    for (const api of [people.mina, people.olga, root]) expect(await found(api)).toEqual([hidden]);
    expect(await found(root, { onlyMine: true })).toEqual([]);
    expect(await codeOf(people.visitor.group.list({ onlyMine: true }))).toBe('login.required');
    const [row] = (await people.mina.group.list({ keyword: 'olga', auth: 1, onlyMine: true, limit: 1, currentPage: 1 })).records;
    expect(row).toMatchObject({ owner: 'olga', userAuth: 3 });
  });
});

describe('joining', () => {
  test('GRP-093: three ways in, with the messages of each', async () => {
    const open = await on.create(people.olga);
    await people.otto.groupMember.join({ gid: open });
    expect(await people.otto.group.level({ gid: open })).toBe(3);
    expect(await codeOf(people.otto.groupMember.join({ gid: open }))).toBe('group.joined');
    await people.otto.groupMember.leave({ gid: open });
    expect(await lastMessage(people.olga)).toBe('Somebody has left your group');

    const guarded = await on.create(people.olga, { auth: 2, code: 'abc123' });
    const otto = await on.uidOf('otto');
    expect(await codeOf(people.otto.groupMember.join({ gid: guarded, reason: 'four' }))).toBe('group.reasonRequired');
    await people.otto.groupMember.join({ gid: guarded, reason });
    expect(await lastMessage(people.olga)).toBe('Somebody applies to your group');
    expect(await codeOf(people.otto.groupMember.join({ gid: guarded, reason }))).toBe('group.applied');
    expect((await people.olga.groupMember.applications({ gid: guarded })).records).toMatchObject([{ username: 'otto', auth: 1, reason }]);
    await people.olga.groupMember.change({ gid: guarded, uid: otto, auth: 2 });
    expect(await lastMessage(people.otto)).toBe('Your application was refused');
    await people.otto.groupMember.join({ gid: guarded, reason });
    await people.olga.groupMember.change({ gid: guarded, uid: otto, auth: 3 });
    expect(await lastMessage(people.otto)).toBe('You have joined a group');
    await people.olga.groupMember.change({ gid: guarded, uid: otto, auth: 4 });
    expect(await lastMessage(people.otto)).toBe('You have another level in a group');
    await people.olga.groupMember.remove({ gid: guarded, uid: otto });
    expect(await lastMessage(people.otto)).toBe('You were removed from a group');
    expect(await people.otto.group.level({ gid: guarded })).toBe(0);
  });

  test('by a list of names: all or nobody, told, and never lifted down', async () => {
    const gid = await fullGroup();
    const add = (usernames: string[], dryRun = false) => people.adam.groupMember.addAll({ gid, usernames, dryRun });
    const faults = [
      { row: 2, code: 'unknown' },
      { row: 3, code: 'twice' },
    ];
    expect(await add([' OTTO ', 'nobody at all', 'otto'])).toEqual({ added: 0, present: 0, faults });
    expect(await add(['otto', 'rita', 'anna', 'rolf'], true)).toEqual({ added: 3, present: 1, faults: [] });
    expect(Object.hasOwn(await on.levels(gid), 'otto')).toBe(false);
    expect(await add(['otto', 'rita', 'anna', 'rolf'])).toEqual({ added: 3, present: 1, faults: [] });
    expect(await on.levels(gid)).toMatchObject({ rita: 5, otto: 3, anna: 3, rolf: 3 });
    expect(await lastMessage(people.otto)).toBe('You have joined a group');
    expect(await add(['otto', 'rita'])).toEqual({ added: 0, present: 2, faults: [] });
    const many = (count: number) => codeOf(add(Array.from({ length: count }, (_, at) => `x${at}`)));
    expect(await Promise.all([many(500), many(501), many(0)])).toEqual(['done', 'input.invalid', 'input.invalid']);
    await on.sql(`update users set status = 1 where username = 'otto'`);
    expect((await add(['otto'])).faults).toEqual([{ row: 1, code: 'unknown' }]);
    await on.sql(`update users set status = 0 where username = 'otto'`);
  });

  test('W39: codes cannot be guessed', async () => {
    const gid = await on.create(people.olga, { auth: 3, code: 'abc123' });
    const guess = (code: string) => codeOf(people.otto.groupMember.join({ gid, code, reason }));
    for (let tried = 0; tried < 10; tried += 1) expect(await guess(`guess${tried}`)).toBe('group.codeWrong');
    expect(await guess('abc123')).toBe('group.tooManyCodes');
    await people.mina.groupMember.join({ gid, code: 'abc123', reason });
    expect(await people.mina.group.level({ gid })).toBe(1);
  });
});

describe('levels', () => {
  test('GRP-058, GRP-059: below the own level only; nobody touches the owner', async () => {
    const gid = await fullGroup();
    const uid = Object.fromEntries(await Promise.all(names.map(async name => [name, await on.uidOf(name)] as const)));
    const move = (by: Name, who: Name, auth: 2 | 3 | 4 | 5) => codeOf(people[by].groupMember.change({ gid, uid: uid[who] ?? 0, auth }));
    expect(await move('adam', 'mina', 4)).toBe('group.levelDenied');
    expect(await move('adam', 'adam', 5)).toBe('group.levelDenied');
    expect(await move('adam', 'rita', 3)).toBe('group.levelDenied');
    expect(await move('adam', 'anna', 3)).toBe('done');
    expect(await move('rita', 'mina', 5)).toBe('group.levelDenied');
    expect(await move('rita', 'mina', 4)).toBe('done');
    expect(await move('rita', 'mina', 2)).toBe('group.notApplying');
    expect(await move('rita', 'olga', 4)).toBe('group.ownerStays');
    expect(await move('olga', 'mina', 5)).toBe('done');
    expect(await move('olga', 'rita', 3)).toBe('done');
    const remove = (by: Name, who: Name) => codeOf(people[by].groupMember.remove({ gid, uid: uid[who] ?? 0 }));
    expect(await remove('adam', 'mina')).toBe('group.levelDenied');
    expect(await remove('adam', 'adam')).toBe('group.levelDenied');
    expect(await remove('mina', 'olga')).toBe('group.ownerStays');
    expect(await codeOf(people.olga.groupMember.leave({ gid }))).toBe('group.ownerStays');
    expect(await remove('adam', 'rita')).toBe('done');
    expect((await people.adam.groupMember.list({ gid })).records.map(({ username, auth }) => [username, auth])).toEqual([
      ['olga', 5],
      ['mina', 5],
      ['adam', 4],
      ['anna', 3],
    ]);
  });

  test('C17: who leads another group gets nowhere', async () => {
    const [gid, other] = [await fullGroup(), await on.create(people.otto)];
    const { id } = await people.adam.groupAnnouncement.add({ gid, title: 'Exam', content: 'On Monday' });
    const change = (api: Api) => codeOf(api.groupAnnouncement.change({ id, title: 'Exam', content: 'On Tuesday' }));
    const forged = { gid: other, uid: await on.uidOf('otto'), id, title: 'Exam', content: 'Never' };
    expect(await codeOf(people.otto.groupAnnouncement.change(forged))).toBe('announcement.notFound');
    expect(await change(people.mina)).toBe('access.denied');
    await on.put(gid, 'mina', 4);
    expect(await change(people.mina)).toBe('access.denied');
    expect(await change(people.adam)).toBe('done');
    expect(await change(people.rita)).toBe('done');
    expect(await codeOf(people.otto.groupMember.change({ gid: other, uid: await on.uidOf('mina'), auth: 4 }))).toBe('group.memberNotFound');
    expect((await people.mina.groupAnnouncement.list({ gid })).records).toMatchObject([
      { title: 'Exam', content: 'On Tuesday', username: 'adam' },
    ]);
    await people.rita.groupAnnouncement.change({ id, title: 'Exam', content: 'Off', status: 1 });
    expect((await people.mina.groupAnnouncement.list({ gid })).records).toEqual([]);
    expect((await people.mina.groupAnnouncement.all({ gid })).records).toMatchObject([{ id, status: 1, mayEdit: false }]);
    expect((await people.visitor.announcement.common({})).records.map(({ title }) => title)).not.toContain('Exam');
    expect(await codeOf(root.announcementEditor.remove({ aid: id }))).toBe('announcement.notFound');
    expect(await codeOf(people.adam.groupAnnouncement.remove({ aid: id }))).toBe('done');
  });
});

test('a group is handed over with both sides in agreement, by asking and saying yes', async () => {
  const gid = await fullGroup();
  const uid = await on.uidOf('mina');
  expect(await codeOf(people.mina.group.takeOver({ gid }))).toBe('group.notAsked');
  expect(await codeOf(people.olga.group.offer({ gid, uid: await on.uidOf('anna') }))).toBe('group.memberNotFound');
  await people.olga.group.offer({ gid, uid });
  expect(await lastMessage(people.mina)).toBe('You are asked to take a group over');
  expect((await people.mina.group.detail({ gid })).successor?.username).toBe('mina');
  expect((await people.adam.group.detail({ gid })).successor).toBeNull();
  expect(await codeOf(people.adam.group.takeOver({ gid }))).toBe('group.notAsked');
  expect(await codeOf(people.adam.group.dropOffer({ gid }))).toBe('group.notAsked');
  await people.mina.group.dropOffer({ gid });
  expect(await lastMessage(people.olga)).toBe('Your group was not taken over');
  await people.olga.group.offer({ gid, uid });
  expect(await codeOf(people.mina.group.takeOver({ gid }))).toBe('done');
  expect(await lastMessage(people.olga)).toBe('Your group was handed over');
});

test('GRP-061: without its owner a group is disbanded: removed by the super admin, or with the account', async () => {
  const [owned, other] = [await fullGroup(), await fullGroup()];
  await root.groupMember.remove({ gid: owned, uid: await on.uidOf('olga') });
  expect(await codeOf(people.mina.group.detail({ gid: owned }))).toBe('group.notFound');
  const gone = await on.person('gone');
  const gid = await on.create(gone);
  await on.put(gid, 'mina', 3);
  await on.put(other, 'gone', 4);
  await root.users.remove({ ids: [String(await on.uidOf('gone'))] });
  expect(await codeOf(people.mina.group.detail({ gid }))).toBe('group.notFound');
  expect(await lastMessage(people.mina)).toBe('A group was disbanded');
  expect(Object.keys(await on.levels(other))).toHaveLength(6);
});

test('GRP-070: members are ranked by the problems of their group', async () => {
  const gid = await fullGroup();
  await on.sql(`update problems set group_id = ${gid} where problem_id in ('P1000', 'P1001')`);
  await on.solved('mina', 'P1000', 0, 2, 10);
  await on.solved('adam', 'P1000', 0, 1, 5);
  await on.solved('adam', 'P1001', -1, 4, 90);
  const rank = async (type: 0 | 1, searchUser?: string) =>
    (await people.mina.group.rank({ gid, type, searchUser })).records.map(({ username, ac, total, score }) => [username, ac, total, score]);
  expect((await rank(0)).slice(0, 2)).toEqual([
    ['mina', 1, 2, 10],
    ['adam', 1, 5, 95],
  ]);
  expect((await rank(1)).slice(0, 2)).toEqual([
    ['adam', 1, 5, 95],
    ['mina', 1, 2, 10],
  ]);
  expect((await rank(0, 'rit')).map(([username]) => username)).toEqual(['rita']);
  expect(await rank(0)).toHaveLength(4);
  await on.sql(`update problems set group_id = null where group_id = ${gid}`);
});
