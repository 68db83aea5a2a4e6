import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/** The organiser is the author of every contest of the site; colleague makes contests, too. The group is of olga, and mina is a member. */
let product: Product;
let root: Api;
let organiser: Api;
let colleague: Api;
let alice: Api;
let bob: Api;
let olga: Api;
let mina: Api;
let gid: number;
const on = groupsOf(() => product);
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [organiser, colleague] = [await asNewUser(product, 'organiser', 1001), await asNewUser(product, 'colleague', 1001)];
  [alice, bob] = [await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
  olga = await on.person('olga');
  gid = await on.create(olga);
  mina = await on.person('mina');
  await on.put(gid, 'mina', 3);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.sql('delete from rate_limits'));

const MINUTE_MS = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const second = (moment: Date) => Math.floor(moment.getTime() / 1_000);
const accepted = (minutesAgo: number) => ({ minutesAgo, status: Status.accepted });
const read = (cid: number) => organiser.contestEditor.read({ cid });
const isSealed = async (cid: number) => (await bob.contest.info({ cid })).isSealed;

/** How many problems somebody else sees solved, by name. */
const solvedOf = async (cid: number) => {
  const { records } = await bob.contest.rank({ cid });
  return Object.fromEntries(records.map(row => [row.username, 'ac' in row ? row.ac : undefined]));
};
const shows = (cid: number, solved: Record<string, number>) =>
  until(async () => JSON.stringify(Object.entries(await solvedOf(cid)).toSorted()) === JSON.stringify(Object.entries(solved).toSorted()));

/** Two accepted submissions, 50 and 30 minutes ago. */
async function played(when: { start: number; end: number; seal?: number }, facts = {}) {
  const { cid } = await contests.contest(moments.running, facts, { by: organiser });
  await contests.submit(alice, cid, accepted(50));
  await contests.submit(bob, cid, accepted(30));
  await contests.move(cid, when);
  return cid;
}

describe('a contest that runs', () => {
  test('is frozen from a moment that has passed, and everybody hears of it', async () => {
    const cid = await played(moments.running);
    await shows(cid, { alice: 1, bob: 1 });
    const { heard, isOpen, leave } = hearing(bob, `contest:${cid}`);
    await isOpen();
    const startTime = fromNow(-40);
    expect(await organiser.contestEditor.freezeEffect({ cid, startTime })).toEqual({ hidden: 1, shown: 0, participants: 1 });
    const announcement = { title: 'The board is frozen', content: 'Until the end.' };
    const frozen = await organiser.contestEditor.changeFreeze({ cid, startTime, announcement });
    expect(second(frozen.sealRankTime ?? new Date(0))).toBe(second(startTime));
    await shows(cid, { alice: 1, bob: 0 });
    await until(() => heard.includes('contest.changed') && heard.includes('contest.announced'));
    await leave();
    expect(await isSealed(cid)).toBe(true);
    expect((await bob.contest.announcements({ cid })).records).toMatchObject([announcement]);
    const [entry] = (await root.audit.list({ limit: 1 })).records;
    expect(entry).toMatchObject({ action: 'contest.changeFreeze', target: String(cid), before: { sealAt: null } });
    expect(entry?.after).toMatchObject({ announcement });
  });

  test('is frozen from now on, also before the moment that was planned', async () => {
    const cid = await played({ start: -120, end: 120, seal: 60 });
    expect(await organiser.contestEditor.freezeEffect({ cid })).toEqual({ hidden: 0, shown: 0, participants: 0 });
    const before = Date.now();
    const { sealRankTime } = await organiser.contestEditor.changeFreeze({ cid });
    expect(Math.abs((sealRankTime?.getTime() ?? 0) - before)).toBeLessThan(MINUTE_MS);
    expect(await isSealed(cid)).toBe(true);
    await shows(cid, { alice: 1, bob: 1 });
  });

  test('has its freeze moved both ways: the effect says what that hides and shows', async () => {
    const cid = await played({ start: -120, end: 120, seal: -40 });
    await shows(cid, { alice: 1, bob: 0 });
    expect(await organiser.contestEditor.freezeEffect({ cid, startTime: fromNow(-60) })).toEqual({ hidden: 1, shown: 0, participants: 1 });
    await organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(-60) });
    await shows(cid, { alice: 0, bob: 0 });
    expect(await organiser.contestEditor.freezeEffect({ cid, startTime: fromNow(30) })).toEqual({ hidden: 0, shown: 2, participants: 2 });
    const { sealRankTime } = await organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(30) });
    expect(sealRankTime?.getTime()).toBeGreaterThan(Date.now());
    expect(await isSealed(cid)).toBe(false);
    await shows(cid, { alice: 1, bob: 1 });
  });

  test('has its freeze ended, once', async () => {
    const cid = await played({ start: -120, end: 120, seal: -60 });
    expect(await organiser.contestEditor.freezeEffect({ cid, lifts: true })).toEqual({ hidden: 0, shown: 2, participants: 2 });
    const { sealRankTime } = await organiser.contestEditor.changeFreeze({ cid, lifts: true });
    expect(sealRankTime).toBeNull();
    await shows(cid, { alice: 1, bob: 1 });
    expect(await codeOf(organiser.contestEditor.changeFreeze({ cid, lifts: true }))).toBe('contest.notFrozen');
    expect(await codeOf(organiser.contestEditor.freezeEffect({ cid, lifts: true }))).toBe('contest.notFrozen');
  });

  test('in a pause is frozen from its start on: what was submitted in the pause counts there', async () => {
    const cid = await played(moments.running);
    const startTime = fromNow(-45);
    const { pauses } = await organiser.contestEditor.pause({ cid, startTime, minutes: 30, keepsSubmissions: true });
    expect(await organiser.contestEditor.freezeEffect({ cid })).toEqual({ hidden: 1, shown: 0, participants: 1 });
    const { sealRankTime } = await organiser.contestEditor.changeFreeze({ cid });
    expect(sealRankTime).toEqual(pauses[0]?.startTime);
    await shows(cid, { alice: 1, bob: 0 });
    const later = await organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(10) });
    expect(later.sealRankTime).toEqual(pauses[0]?.endTime);
  });
});

test('an OI contest hides all results while it is frozen, from whatever moment on', async () => {
  const cid = await played(moments.running, { type: 1 });
  expect(await organiser.contestEditor.freezeEffect({ cid })).toEqual({ hidden: 2, shown: 0, participants: 2 });
  await organiser.contestEditor.changeFreeze({ cid });
  expect(await organiser.contestEditor.freezeEffect({ cid, startTime: fromNow(-40) })).toEqual({ hidden: 0, shown: 0, participants: 0 });
  expect(await organiser.contestEditor.freezeEffect({ cid, lifts: true })).toEqual({ hidden: 0, shown: 2, participants: 2 });
});

describe('a contest that is over', () => {
  test('whose board was opened by hand is frozen again, and opened again', async () => {
    const cid = await played({ start: -240, end: -1, seal: -40 }, { autoRealRank: false });
    await shows(cid, { alice: 1, bob: 0 });
    await organiser.contest.openBoard({ cid });
    await shows(cid, { alice: 1, bob: 1 });
    const { sealRankTime, endTime } = await read(cid);
    expect(await organiser.contestEditor.freezeEffect({ cid, startTime: sealRankTime ?? endTime })).toMatchObject({ hidden: 1 });
    await organiser.contestEditor.changeFreeze({ cid, startTime: sealRankTime ?? endTime });
    await shows(cid, { alice: 1, bob: 0 });
    expect(await read(cid)).toMatchObject({ sealRankTime, autoRealRank: false });
    expect((await organiser.contest.ceremony({ cid })).frozen.find(({ username }) => username === 'bob')).toMatchObject({ ac: 0 });
    await organiser.contestEditor.changeFreeze({ cid, lifts: true });
    await shows(cid, { alice: 1, bob: 1 });
    // The moment stays for the ceremony.
    expect(await read(cid)).toMatchObject({ sealRankTime, autoRealRank: true });
  });

  test('that never was frozen is frozen from a moment within it, and not from now', async () => {
    const cid = await played({ start: -240, end: -1 });
    for (const startTime of [undefined, fromNow(-300), fromNow(-0.5), fromNow(5)]) {
      expect(await codeOf(organiser.contestEditor.changeFreeze({ cid, startTime }))).toBe('contest.freezeOutside');
      expect(await codeOf(organiser.contestEditor.freezeEffect({ cid, startTime }))).toBe('contest.freezeOutside');
    }
    await organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(-40) });
    await shows(cid, { alice: 1, bob: 0 });
  });
});

test('what does not count on the board is not counted', async () => {
  const cid = await played(moments.running);
  await contests.submit(organiser, cid, accepted(20));
  await root.participant.change({ cid, uid: await on.uidOf('bob'), standing: 'hidden', reason: 'A test account' });
  expect(await organiser.contestEditor.freezeEffect({ cid, startTime: fromNow(-60) })).toEqual({ hidden: 1, shown: 0, participants: 1 });
});

test('who knows another freeze or another end changes nothing, by the act and by the form', async () => {
  const cid = await played({ start: -240, end: -1, seal: -40 }, { autoRealRank: false });
  const before = await read(cid);
  const knownFreeze = { sealRankTime: before.sealRankTime, autoRealRank: before.autoRealRank };
  await organiser.contest.openBoard({ cid });
  const stale = [
    () => organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(-50), knownFreeze }),
    () => organiser.contestEditor.changeFreeze({ cid, startTime: fromNow(-50), knownEndTime: fromNow(-2) }),
    () => organiser.contestEditor.change({ ...before, id: cid, knownFreeze }),
  ];
  for (const call of stale) expect(await codeOf(call())).toBe('contest.movedMeanwhile');
  expect(await isSealed(cid)).toBe(false);
  const opened = await read(cid);
  const known = { sealRankTime: opened.sealRankTime, autoRealRank: opened.autoRealRank };
  const again = { cid, startTime: opened.sealRankTime ?? opened.endTime, knownFreeze: known, knownEndTime: opened.endTime };
  const both = await Promise.all([organiser, root].map(api => codeOf(api.contestEditor.changeFreeze(again))));
  expect(both.toSorted()).toEqual(['contest.movedMeanwhile', 'done']);
  // A form that was read while the board was open does not open it again.
  expect(await codeOf(organiser.contestEditor.change({ ...opened, id: cid, knownFreeze: known }))).toBe('contest.movedMeanwhile');
  expect(await isSealed(cid)).toBe(true);
});

test('a contest that has not started, a moment outside, and a start of a freeze that ends are refused', async () => {
  const { cid } = await contests.contest(moments.scheduled, {}, { by: organiser });
  expect(await codeOf(organiser.contestEditor.changeFreeze({ cid }))).toBe('contest.freezeOutside');
  const { cid: running } = await contests.contest(moments.running, {}, { by: organiser });
  // A board that is open is not frozen in advance: that is what the form is for.
  for (const minutes of [-121, 5, 121])
    expect(await codeOf(organiser.contestEditor.changeFreeze({ cid: running, startTime: fromNow(minutes) }))).toBe('contest.freezeOutside');
  const both = { cid: running, startTime: fromNow(-5), lifts: true };
  expect(await codeOf(organiser.contestEditor.changeFreeze(both))).toBe('input.invalid');
  expect(await codeOf(organiser.contestEditor.freezeEffect(both))).toBe('input.invalid');
});

test('who manages a contest freezes it, and nobody else', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: organiser });
  for (const [api, code] of [
    [colleague, 'access.denied'],
    [alice, 'access.denied'],
    [product.as(), 'login.required'],
  ] as const) {
    expect(await codeOf(api.contestEditor.changeFreeze({ cid }))).toBe(code);
    expect(await codeOf(api.contestEditor.freezeEffect({ cid }))).toBe(code);
  }
  const { id: ofGroup } = await olga.groupContest.add({ gid, ...contestDraft(moments.running) });
  expect(await codeOf(mina.groupContest.changeFreeze({ cid: ofGroup }))).toBe('access.denied');
  expect(await codeOf(organiser.groupContest.changeFreeze({ cid: ofGroup }))).toBe('contest.notFound');
  expect(await codeOf(root.contestEditor.changeFreeze({ cid: ofGroup }))).toBe('contest.notFound');
  expect(await olga.groupContest.freezeEffect({ cid: ofGroup })).toEqual({ hidden: 0, shown: 0, participants: 0 });
  expect(await codeOf(olga.groupContest.changeFreeze({ cid: ofGroup }))).toBe('done');
});
