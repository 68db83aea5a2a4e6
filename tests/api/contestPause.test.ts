import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { hearing } from '../support/hearing';
import { lockWaits } from '../support/lockWaits';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/** The organiser is the author of every contest of the site; the group is of olga, and adam, an admin there, is the author of its contests. */
let product: Product;
let root: Api;
let organiser: Api;
let colleague: Api;
let pupil: Api;
let people: Record<'olga' | 'rita' | 'adam' | 'mina' | 'rolf' | 'anna', Api>;
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
  pupil = await asNewUser(product, 'pupil');
  people = await on.people('olga', 'rita', 'adam', 'mina', 'rolf', 'anna');
  gid = await on.full(people.olga);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => on.sql('delete from rate_limits'));

const MINUTE_MS = 60_000;
const running = { start: -60, end: 60, seal: 30 };
const contest = async () => (await contests.contest(running, {}, { by: organiser })).cid;
const keeping = { minutes: 30, keepsSubmissions: true };
const refusing = { minutes: 30, keepsSubmissions: false };
const submit = (api: Api, cid: number) => api.submission.submit({ cid, pid: 'A', language: 'C++ 17', code: 'int main() {}' });
const minutesFrom = (from: Date | null, to: Date | null) => ((to?.getTime() ?? NaN) - (from?.getTime() ?? NaN)) / MINUTE_MS;
const newestActions = async (limit: number) => (await root.audit.list({ limit })).records.map(({ action }) => action);
const only = <Row>(rows: readonly Row[]): Row => {
  if (rows.length !== 1) throw new Error(`${rows.length} instead of one`);
  return rows[0] as Row;
};

test('a pause moves the end and the freeze; everybody reads it, and the contest goes on running', async () => {
  const cid = await contest();
  const before = await organiser.contestEditor.read({ cid });
  const announcement = { title: 'Half an hour off', content: 'The power is gone.' };
  const paused = await organiser.contestEditor.pause({ cid, ...keeping, announcement, knownEndTime: before.endTime });
  const pause = only(paused.pauses);
  expect(minutesFrom(pause.startTime, pause.endTime)).toBe(30);
  expect(minutesFrom(before.endTime, paused.endTime)).toBe(30);
  expect(minutesFrom(before.sealRankTime, paused.sealRankTime)).toBe(30);
  const facts = { ...paused, duration: 7_200, status: 0 };
  expect(await organiser.contestEditor.read({ cid })).toMatchObject(facts);
  expect(await pupil.contest.info({ cid })).toMatchObject({ ...facts, powers: { submit: true, refusal: null } });
  expect((await pupil.contest.list({ limit: 100 })).records.find(({ id }) => id === cid)).toMatchObject(facts);
  expect((await pupil.contest.announcements({ cid })).records).toMatchObject([announcement]);
  const entry = only((await root.audit.list({ limit: 1 })).records);
  expect(entry).toMatchObject({ action: 'contest.pause', target: String(cid) });
  const { before: old, after } = entry as { before: unknown; after: unknown };
  expect(old).toMatchObject({ endAt: before.endTime.toISOString(), pauses: [] });
  expect(after).toMatchObject({ endAt: paused.endTime.toISOString(), announcement, pauses: [{ keepsSubmissions: true }] });
});

test('whoever is there hears of it, of a longer pause and of its end', async () => {
  const cid = await contest();
  const { heard, isOpen, leave } = hearing(pupil, `contest:${cid}`);
  await isOpen();
  const told = () => heard.filter(event => event === 'contest.changed').length;
  const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
  await until(() => told() === 1);
  const { startTime, endTime } = only(pauses);
  const later = new Date(endTime.getTime() + 10 * MINUTE_MS);
  const longer = await organiser.contestEditor.changePause({ cid, startTime, endTime: later });
  await until(() => told() === 2);
  expect(longer.pauses).toEqual([{ startTime, endTime: later, keepsSubmissions: true }]);
  const before = await organiser.contestEditor.read({ cid });
  const over = await organiser.contestEditor.changePause({ cid, startTime, endTime: null });
  await until(() => told() === 3);
  await leave();
  const ended = only(over.pauses);
  expect(minutesFrom(ended.startTime, ended.endTime)).toBeLessThan(5);
  for (const [was, is] of [
    [before.endTime, over.endTime],
    [before.sealRankTime, over.sealRankTime],
  ])
    expect(minutesFrom(is ?? null, was ?? null)).toBe(minutesFrom(ended.endTime, later));
  expect(await newestActions(3)).toEqual(['contest.changePause', 'contest.changePause', 'contest.pause']);
});

test('a pause that is over, and one that never was, cannot be changed', async () => {
  const cid = await contest();
  const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
  const { startTime } = only(pauses);
  await contests.passes(cid, 40 * 60);
  const earlier = new Date(startTime.getTime() - 40 * MINUTE_MS);
  const later = new Date(Date.now() + MINUTE_MS);
  for (const endTime of [later, null])
    expect(await codeOf(organiser.contestEditor.changePause({ cid, startTime: earlier, endTime }))).toBe('contest.pauseEnded');
  expect(await codeOf(organiser.contestEditor.changePause({ cid, startTime, endTime: later }))).toBe('contest.objectNotFound');
});

test('a pause begins in the running contest, ends later than now, and meets no other', async () => {
  const code = async (cid: number, pause: object) => codeOf(organiser.contestEditor.pause({ cid, keepsSubmissions: true, ...pause }));
  for (const when of [moments.scheduled, moments.ended]) {
    const { cid } = await contests.contest(when, {}, { by: organiser });
    expect(await code(cid, { minutes: 5 })).toBe('contest.pauseOutside');
  }
  const cid = await contest();
  const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  for (const pause of [
    { startTime: fromNow(5), minutes: 30 },
    { startTime: fromNow(-70), minutes: 30 },
    { startTime: fromNow(-30), endTime: fromNow(-10) },
    { endTime: fromNow(-1) },
  ])
    expect(await code(cid, pause)).toBe('contest.pauseOutside');
  for (const pause of [
    {},
    { minutes: 5, endTime: fromNow(5) },
    { minutes: 0 },
    { minutes: 20_000 },
    { endTime: '+275760-09-13T00:00:00Z' },
  ])
    expect(await code(cid, pause)).toBe('input.invalid');
  expect(await code(cid, { minutes: 30 })).toBe('done');
  expect(await code(cid, { minutes: 30 })).toBe('contest.pauseOverlaps');
  expect(await code(cid, { startTime: fromNow(-30), minutes: 5 })).toBe('contest.pauseOverlaps');
  expect((await organiser.contestEditor.read({ cid })).pauses).toHaveLength(1);
});

test('a contest has twenty pauses at the most', async () => {
  const cid = await contest();
  const { startTime } = await organiser.contestEditor.read({ cid });
  const at = (minute: number) => new Date(startTime.getTime() + minute * MINUTE_MS).toISOString();
  const pauses = Array.from({ length: 20 }, (_, place) => ({ startAt: at(2 * place), endAt: at(2 * place + 1), keepsSubmissions: true }));
  await on.sql(`update contests set pauses = '${JSON.stringify(pauses)}' where id = ${cid}`);
  expect(await codeOf(organiser.contestEditor.pause({ cid, ...keeping }))).toBe('contest.tooManyPauses');
});

test('who knows another end changes nothing', async () => {
  const cid = await contest();
  const before = await organiser.contestEditor.read({ cid });
  const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
  const { startTime } = only(pauses);
  const known = { cid, knownEndTime: before.endTime };
  const calls = (knownEndTime: Date, endTime: Date) => [
    () => organiser.contestEditor.move({ ...known, knownEndTime, part: 'end', minutes: 5 }),
    () => organiser.contestEditor.pause({ ...known, knownEndTime, ...keeping }),
    () => organiser.contestEditor.changePause({ ...known, knownEndTime, startTime, endTime: null }),
    () => organiser.contestEditor.change({ ...before, knownEndTime, id: cid, endTime, sealRank: false }),
  ];
  const present = await organiser.contestEditor.read({ cid });
  for (const call of calls(before.endTime, present.endTime)) expect(await codeOf(call())).toBe('contest.movedMeanwhile');
  expect(await organiser.contestEditor.read({ cid })).toMatchObject({ endTime: present.endTime, pauses });
  expect(await codeOf(calls(present.endTime, present.endTime)[3]?.() ?? Promise.resolve())).toBe('done');
});

test('neither the form nor a move cuts into a pause', async () => {
  const cid = await contest();
  const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
  const { startTime, endTime } = only(pauses);
  const present = await organiser.contestEditor.read({ cid });
  const change = (times: { startTime?: Date; endTime?: Date }) =>
    codeOf(organiser.contestEditor.change({ ...present, ...times, sealRank: false, id: cid }));
  const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1_000);
  expect([await change({ endTime }), await change({ startTime: after(startTime, 1) })]).toEqual(Array(2).fill('contest.endInPause'));
  expect(await codeOf(organiser.contestEditor.move({ cid, part: 'end', minutes: -61 }))).toBe('contest.endInPause');
  expect(await codeOf(organiser.contestEditor.move({ cid, part: 'all', minutes: 5 }))).toBe('contest.endInPause');
  expect([await change({ endTime: after(endTime, 1) }), await change({ endTime: present.endTime })]).toEqual(['done', 'done']);
  const shorter = await organiser.contestEditor.move({ cid, part: 'end', minutes: -20 });
  expect(shorter.pauses).toEqual(pauses);
});

test('a freeze that has not begun is not moved into the pause', async () => {
  const cid = await contest();
  const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
  const { endTime } = only(pauses);
  const moved = await organiser.contestEditor.move({ cid, part: 'end', minutes: -50 });
  expect(moved.sealRankTime).toEqual(endTime);
});

test('a copy of a contest has no pauses', async () => {
  const cid = await contest();
  await organiser.contestEditor.pause({ cid, ...keeping });
  const { id } = await organiser.contestEditor.clone({ cid });
  expect(await organiser.contestEditor.read({ cid: id })).toMatchObject({ pauses: [], duration: 9_000 });
});

describe('who may', () => {
  const calls = (api: Api, noun: 'contestEditor' | 'groupContest', cid: number, startTime: Date) => [
    codeOf(api[noun].pause({ cid, ...keeping })),
    codeOf(api[noun].changePause({ cid, startTime, endTime: null })),
  ];

  test('in a contest of the site its author and the super admin, and by no call of groups', async () => {
    const cid = await contest();
    const { pauses } = await organiser.contestEditor.pause({ cid, ...keeping });
    const { startTime } = only(pauses);
    for (const api of [colleague, pupil])
      expect(await Promise.all(calls(api, 'contestEditor', cid, startTime))).toEqual(Array(2).fill('access.denied'));
    expect(await Promise.all(calls(product.as(), 'contestEditor', cid, startTime))).toEqual(Array(2).fill('login.required'));
    expect(await Promise.all(calls(organiser, 'groupContest', cid, startTime))).toEqual(Array(2).fill('contest.notFound'));
    expect(await calls(root, 'contestEditor', cid, startTime)[1]).toBe('done');
  });

  test('in one of a group its author and the roots, and by no call of the site', async () => {
    const { id: cid } = await people.adam.groupContest.add({ gid, ...contestDraft(running) });
    const { pauses, endTime } = await people.adam.groupContest.pause({ cid, ...keeping });
    const { startTime } = only(pauses);
    for (const api of [people.mina, product.as()])
      expect(await Promise.all(calls(api, 'groupContest', cid, startTime))).toEqual(
        Array(2).fill(api === people.mina ? 'access.denied' : 'login.required'),
      );
    expect(await Promise.all(calls(organiser, 'groupContest', cid, startTime))).toEqual(Array(2).fill('contest.notFound'));
    expect(await Promise.all(calls(root, 'contestEditor', cid, startTime))).toEqual(Array(2).fill('contest.notFound'));
    const known = new Date(endTime.getTime() + 1_000);
    const stale = people.rita.groupContest.change({ ...contestDraft(running), id: cid, knownEndTime: known });
    expect(await codeOf(stale)).toBe('contest.movedMeanwhile');
    expect(await codeOf(people.rita.groupContest.changePause({ cid, startTime, endTime: null }))).toBe('done');
  });
});

describe('submissions of a pause', () => {
  test('are accepted where it keeps them, and refused where it does not until the contest goes on', async () => {
    const [kept, refused] = [await contest(), await contest()];
    await organiser.contestEditor.pause({ cid: kept, ...keeping });
    const { pauses } = await organiser.contestEditor.pause({ cid: refused, ...refusing });
    expect(await codeOf(submit(pupil, kept))).toBe('done');
    expect(await codeOf(submit(pupil, refused))).toBe('contest.paused');
    expect(await codeOf(submit(organiser, refused))).toBe('contest.paused');
    await organiser.contestEditor.changePause({ cid: refused, startTime: only(pauses).startTime, endTime: null });
    await contests.passes(refused, 2);
    expect(await codeOf(submit(pupil, refused))).toBe('done');
  });

  test('whatever waits while a pause is stored is refused by it', async () => {
    const cid = await contest();
    const held = await product.database().$client.connect();
    await held.query('begin');
    await held.query(`select from contests where id = ${cid} for update`);
    const paused = organiser.contestEditor.pause({ cid, ...refusing });
    await until(async () => (await lockWaits(product.database())) === 1);
    const submitted = codeOf(submit(pupil, cid));
    await until(async () => (await lockWaits(product.database())) === 2);
    await held.query('commit');
    held.release();
    expect([(await paused).pauses.length, await submitted]).toEqual([1, 'contest.paused']);
    expect((await organiser.contest.submissions({ contestID: cid })).total).toBe(0);
  });

  test.each([0, 1, 2, 3, 4, 5])('one at the same moment is before the pause, or refused (%i)', async round => {
    const cid = await contest();
    const calls = [() => submit(pupil, cid), () => organiser.contestEditor.pause({ cid, ...refusing })] as const;
    const begun = round % 2 ? [calls[1](), calls[0]()] : [calls[0](), calls[1]()];
    const codes = await Promise.all(begun.map(call => codeOf(call)));
    const [code, paused] = round % 2 ? codes.toReversed() : codes;
    expect(paused).toBe('done');
    const { startTime } = only((await organiser.contestEditor.read({ cid })).pauses);
    const { records } = await organiser.contest.submissions({ contestID: cid });
    expect(records.map(({ submitTime }) => submitTime < startTime)).toEqual(code === 'done' ? [true] : []);
    expect(['done', 'contest.paused']).toContain(code);
  });

  test('a pause that was noticed late leaves out what was accepted in it, unless it keeps it', async () => {
    const [kept, refused] = [await contest(), await contest()];
    const earlier = { startTime: new Date(Date.now() - 20 * MINUTE_MS), minutes: 5 };
    await contests.hand.drain();
    const solved = async (cid: number) => (await organiser.contest.rank({ cid })).records.map(row => 'ac' in row && row.ac);
    for (const [cid, keepsSubmissions] of [
      [kept, true],
      [refused, false],
    ] as const) {
      await contests.submit(pupil, cid, { status: Status.accepted, minutesAgo: 10 });
      expect(await solved(cid)).toEqual([1]);
      await organiser.contestEditor.pause({ cid, ...earlier, keepsSubmissions });
    }
    await until(async () => (await solved(refused)).length === 0);
    expect(await solved(kept)).toEqual([1]);
    expect((await pupil.contest.submissions({ contestID: refused })).total).toBe(1);
  });
});
