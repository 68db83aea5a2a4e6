import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestsOf, moments } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let organiser: Api;
let alice: Api;
let bob: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  organiser = await asNewUser(product, 'organiser', 1001);
  [alice, bob] = [await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const accepted = (minutesAgo: number, pid = 'A') => ({ pid, minutesAgo, status: Status.accepted });

describe('balloons', () => {
  test('CON-036: the first accepted submission of each participant and problem, with who was first', async () => {
    const { cid } = await contests.contest(moments.sealed, {}, { problems: 2, by: organiser });
    const first = await contests.submit(alice, cid, accepted(50));
    await contests.submit(alice, cid, accepted(40));
    const second = await contests.submit(bob, cid, accepted(30));
    const other = await contests.submit(bob, cid, accepted(20, 'B'));
    await contests.submit(bob, cid, { minutesAgo: 100, status: Status.wrongAnswer });
    await contests.submit(organiser, cid, accepted(90));
    const { records, total } = await organiser.balloon.list({ cid });
    expect(total).toBe(3);
    expect(records.map(({ submitId, displayId, username, firstBlood }) => [submitId, displayId, username, firstBlood])).toEqual([
      [first, 'A', 'alice', true],
      [second, 'A', 'bob', false],
      [other, 'B', 'bob', true],
    ]);
    expect(records[0]).toMatchObject({ checked: false, helper: null });
    expect(Math.floor((records[0]?.time ?? 0) / 60)).toBe(70);

    await organiser.balloon.check({ cid, id: first, checked: true });
    const after = await root.balloon.list({ cid, limit: 2 });
    expect(after.records.map(({ id }) => id)).toEqual([second, other]);
    expect(after.pages).toBe(2);
    await organiser.balloon.check({ cid, id: first, checked: false });
    expect((await root.balloon.list({ cid })).records[0]).toMatchObject({ id: first, checked: false });
  });

  test('of two helpers one takes the balloon, and only that one delivers it', async () => {
    const { cid } = await contests.contest(moments.running, {}, { by: organiser });
    const id = await contests.submit(alice, cid, accepted(10));
    const claims = await Promise.all([organiser, root].map(api => codeOf(api.balloon.claim({ cid, id, claimed: true }))));
    expect(claims.toSorted()).toEqual(['contest.helperTaken', 'done']);
    const [taker, other] = claims[0] === 'done' ? [organiser, root] : [root, organiser];
    const helper = (await other.balloon.list({ cid })).records[0]?.helper;
    expect(helper?.username).toBe(claims[0] === 'done' ? 'organiser' : 'root');
    expect(await codeOf(other.balloon.check({ cid, id, checked: true }))).toBe('contest.helperTaken');
    await taker.balloon.check({ cid, id, checked: true });
    expect((await other.balloon.list({ cid })).records[0]).toMatchObject({ checked: true, helper: null });
  });

  test('a helper who does not come back loses the balloon; what was delivered stays so after a rejudge', async () => {
    const { cid } = await contests.contest(moments.running, {}, { by: organiser });
    const id = await contests.submit(alice, cid, accepted(10));
    await organiser.balloon.claim({ cid, id, claimed: true });
    await root.balloon.claim({ cid, id, claimed: false });
    await root.balloon.claim({ cid, id, claimed: true });
    await root.balloon.check({ cid, id, checked: true });
    await root.judging.rejudge({ submitId: id });
    expect((await root.balloon.list({ cid })).records).toEqual([]);
    await contests.hand.judgeNext(Status.accepted);
    expect((await root.balloon.list({ cid })).records).toMatchObject([{ id, checked: true }]);
  });

  test('C6: nobody but organisers learns of them, in no way', async () => {
    const { cid } = await contests.contest(moments.sealed, {}, { by: organiser });
    const { cid: another } = await contests.contest(moments.running);
    const id = await contests.submit(alice, cid, accepted(10));
    const wrong = await contests.submit(alice, cid, { status: Status.wrongAnswer });
    for (const api of [alice, bob, await asNewUser(product, 'staff', 1001)]) {
      expect(await codeOf(api.balloon.list({ cid }))).toBe('access.denied');
      expect(await codeOf(api.balloon.check({ cid, id, checked: true }))).toBe('access.denied');
      expect(await codeOf(api.balloon.claim({ cid, id, claimed: true }))).toBe('access.denied');
    }
    expect(await codeOf(root.balloon.check({ cid: another, id, checked: true }))).toBe('contest.balloonNotFound');
    expect(await codeOf(root.balloon.check({ cid, id: wrong, checked: true }))).toBe('contest.balloonNotFound');
  });

  test('C6: organisers hear of them live, participants do not', async () => {
    const { cid } = await contests.contest(moments.sealed, {}, { by: organiser });
    const topics = `contest:${cid},organisers:${cid}`;
    const [desk, rival] = [hearing(organiser, topics), hearing(bob, topics)];
    await Promise.all([desk.isOpen(), rival.isOpen()]);
    const id = await contests.submit(alice, cid, accepted(10));
    await organiser.balloon.claim({ cid, id, claimed: true });
    await organiser.contestEditor.addAnnouncement({ cid, announcement: { title: 'Last', content: 'event' } });
    await until(() => [desk, rival].every(({ heard }) => heard.includes('contest.announced')));
    expect(desk.heard).toEqual(expect.arrayContaining(['submission.judged', 'organisers.balloons']));
    // That the contest was made may still be on its way when the stream opens.
    expect(rival.heard.filter(name => name !== 'contest.changed')).toEqual(['opened', 'ready', 'contest.announced']);
    await Promise.all([desk.leave(), rival.leave()]);
  });
});

const content = 'int main() { return 0; } // fifty characters are what it takes';
const forgetPace = () => product.database().execute(`delete from rate_limits where key like 'print:%'`);

describe('prints', () => {
  const printing = async (facts = {}) => {
    await forgetPace();
    return (await contests.contest(moments.running, { openPrint: true, ...facts }, { by: organiser })).cid;
  };

  test('PRN-004: 50 characters at least, one in 30 seconds, ten that wait', async () => {
    const cid = await printing();
    expect(await codeOf(alice.print.submit({ cid, content: `${'x'.repeat(49)}   ` }))).toBe('input.invalid');
    expect(await codeOf(alice.print.submit({ cid, content: 'x'.repeat(65_536) }))).toBe('input.invalid');
    const both = await Promise.all([1, 2].map(() => codeOf(alice.print.submit({ cid, content }))));
    expect(both.toSorted()).toEqual(['contest.printTooSoon', 'done']);
    expect(await codeOf(bob.print.submit({ cid, content }))).toBe('done');
    for (let more = 1; more < 10; more += 1) {
      await forgetPace();
      await alice.print.submit({ cid, content });
    }
    await forgetPace();
    expect(await codeOf(alice.print.submit({ cid, content }))).toBe('contest.printTooMany');
  });

  test('only where something is printed, for those who may submit', async () => {
    const closed = (await contests.contest(moments.running)).cid;
    expect(await codeOf(alice.print.submit({ cid: closed, content }))).toBe('contest.printClosed');
    const secret = await printing({ auth: 1, pwd: 'secret' });
    expect(await codeOf(alice.print.submit({ cid: secret, content }))).toBe('contest.registrationRequired');
    const over = await contests.contest(moments.ended, { openPrint: true });
    expect(await codeOf(alice.print.submit({ cid: over.cid, content }))).toBe('contest.ended');
    expect(await codeOf(product.as().print.submit({ cid: closed, content }))).toBe('login.required');
  });

  test('PRN-002, C15: organisers see all jobs and texts, everybody else the own ones', async () => {
    const cid = await printing();
    await alice.print.submit({ cid, content: `${content} of alice` });
    await bob.print.submit({ cid, content: `${content} of bob` });
    const desk = (await organiser.print.list({ cid, limit: 15 })).records;
    expect(desk.map(({ username, status }) => [username, status])).toEqual([
      ['bob', 0],
      ['alice', 0],
    ]);
    const [ofBob, ofAlice] = desk.map(({ id }) => id);
    expect((await alice.print.list({ cid })).records.map(({ id, realname }) => [id, realname])).toEqual([[ofAlice, null]]);
    expect((await organiser.print.list({ cid, onlyMine: true })).records).toEqual([]);
    const id = ofBob ?? 0;
    const file = await organiser.print.text({ id });
    expect(await file.text()).toBe(`${content} of bob`);
    expect(await (await bob.print.text({ id })).text()).toBe(`${content} of bob`);
    expect(await codeOf(alice.print.text({ id }))).toBe('contest.printNotFound');
    expect(await codeOf(alice.print.text({ id: 999_999 }))).toBe('contest.printNotFound');
    expect(await codeOf(bob.print.confirm({ cid, id }))).toBe('access.denied');
    expect(await codeOf(bob.print.claim({ cid, id, claimed: true }))).toBe('access.denied');
    const { cid: another } = await contests.contest(moments.running);
    expect(await codeOf(root.print.confirm({ cid: another, id }))).toBe('contest.printNotFound');
  });

  test('PRN-005: one organiser takes a job and confirms it; then it stands behind those that wait', async () => {
    const cid = await printing();
    await alice.print.submit({ cid, content });
    await bob.print.submit({ cid, content });
    const id = (await organiser.print.list({ cid })).records[0]?.id ?? 0;
    await organiser.print.claim({ cid, id, claimed: true });
    expect(await codeOf(root.print.claim({ cid, id, claimed: true }))).toBe('contest.helperTaken');
    expect(await codeOf(root.print.confirm({ cid, id }))).toBe('contest.helperTaken');
    expect((await root.print.list({ cid })).records[0]?.helper?.username).toBe('organiser');
    expect((await bob.print.list({ cid })).records[0]?.helper).toBeNull();
    await organiser.print.confirm({ cid, id });
    expect((await root.print.list({ cid })).records.map(job => [job.username, job.status])).toEqual([
      ['alice', 0],
      ['bob', 1],
    ]);
  });
});

describe('opening the board', () => {
  const solvedOf = async (api: Api, cid: number) => {
    const { records } = await api.contest.rank({ cid });
    return records.map(row => [row.username, 'ac' in row ? row.ac : undefined]);
  };

  test('an organiser opens the board of a contest that is over, once, and everybody sees the results', async () => {
    const { cid } = await contests.contest(moments.sealed, { autoRealRank: false, openRank: true }, { by: organiser });
    await contests.submit(alice, cid, accepted(30));
    expect(await codeOf(organiser.contest.openBoard({ cid }))).toBe('contest.stillRunning');
    await contests.move(cid, moments.ended);
    expect(await solvedOf(bob, cid)).toEqual([['alice', 0]]);
    for (const api of [alice, await asNewUser(product, 'onlooker', 1001)])
      expect(await codeOf(api.contest.openBoard({ cid }))).toBe('access.denied');
    expect(await codeOf(product.as().contest.openBoard({ cid }))).toBe('login.required');
    expect(await solvedOf(bob, cid)).toEqual([['alice', 0]]);

    const both = await Promise.all([organiser, root].map(api => codeOf(api.contest.openBoard({ cid }))));
    expect(both.toSorted()).toEqual(['contest.notFrozen', 'done']);
    expect((await bob.contest.info({ cid })).isSealed).toBe(false);
    await until(async () => (await solvedOf(bob, cid))[0]?.[1] === 1);
    // A form that was read before does not freeze it again.
    await contests.change(cid, { autoRealRank: false, openRank: true });
    expect((await bob.contest.info({ cid })).isSealed).toBe(false);
    // A copy waits for its organisers, as the contest did.
    const { id: copy } = await organiser.contestEditor.clone({ cid });
    expect((await organiser.contestEditor.read({ cid: copy })).autoRealRank).toBe(false);
    // The ceremony stays possible.
    expect((await organiser.contest.ceremony({ cid })).frozen.map(({ ac }) => ac)).toEqual([0]);
  });

  test('a board that opens by itself, or was never frozen, is open already', async () => {
    for (const when of [moments.ended, { start: -240, end: -1 }]) {
      const { cid } = await contests.contest(when);
      expect(await codeOf(root.contest.openBoard({ cid }))).toBe('contest.notFrozen');
    }
  });
});

describe('the closing ceremony', () => {
  test('organisers get the sealed and the true board once the contest is over', async () => {
    const { cid } = await contests.contest(moments.sealed, { starAccount: ['bob'] }, { by: organiser });
    await contests.submit(alice, cid, accepted(100));
    await contests.submit(bob, cid, accepted(30));
    expect(await codeOf(organiser.contest.ceremony({ cid }))).toBe('contest.noCeremony');
    await contests.move(cid, moments.ended);
    const { frozen, final } = await organiser.contest.ceremony({ cid });
    const solved = (rows: typeof final) => rows.map(({ username, ac, submissionInfo }) => [username, ac, submissionInfo.A?.tryNum]);
    expect(solved(frozen)).toEqual([
      ['alice', 1, 0],
      ['bob', 0, 1],
    ]);
    expect(solved(final)).toEqual([
      ['alice', 1, 0],
      ['bob', 1, 0],
    ]);
    const ranked = await organiser.contest.ceremony({ cid, removeStar: true });
    expect([ranked.frozen, ranked.final].map(rows => rows.map(({ username }) => username))).toEqual([['alice'], ['alice']]);
    expect(await codeOf(alice.contest.ceremony({ cid }))).toBe('access.denied');
    expect(await organiser.scrollBoard.info({ cid })).toMatchObject({ id: cid, problemCount: 1, starUserList: ['bob'] });
    const listed = await organiser.scrollBoard.submissions({ cid });
    expect(listed.map(({ username, displayId, status }) => [username, displayId, status])).toEqual([
      ['alice', 'A', Status.accepted],
      ['bob', 'A', Status.accepted],
    ]);
    expect(listed[0]?.submitTime).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    expect((await organiser.scrollBoard.submissions({ cid, removeStar: true })).map(({ username }) => username)).toEqual(['alice']);
  });

  test('there is none without a seal, and none of an OI contest', async () => {
    const plain = await contests.contest({ start: -240, end: -1 });
    const oi = await contests.contest(moments.ended, { type: 1 });
    for (const { cid } of [plain, oi]) {
      const calls = [root.contest.ceremony({ cid }), root.scrollBoard.info({ cid }), root.scrollBoard.submissions({ cid })];
      expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'contest.noCeremony'));
    }
  });
});
