import { type ParticipantStanding, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { followFeed, readFeed } from '../support/ccsFeed';
import { contestsOf } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { rowNames, shownTo, shownToOrganisers, unique } from '../support/shownParticipants';
import { until } from '../support/until';

/*
 * Agatha solves A first and B behind the freeze; boris and carol solve A after her. Whoever is hidden or disqualified is shown to nobody but
 * organisers, and counts nowhere; another decision brings everything back.
 */
let product: Product;
let root: Api;
let agatha: Api;
let boris: Api;
let carol: Api;
let reader: Api;
let uid: number;
let beside: number;
const contests = contestsOf(
  () => product,
  () => root,
);
const { accepted, wrongAnswer } = Status;
const gold = { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 };
const facts = { auth: 2 as const, pwd: 'secret', openRank: true, awardType: 2 as const, awardConfigList: [gold] };
const leavingOut = ['hidden', 'disqualified'] as const;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [agatha, boris] = [await asNewUser(product, 'agatha'), await asNewUser(product, 'boris')];
  [carol, reader] = [await asNewUser(product, 'carol'), await asNewUser(product, 'reader')];
  uid = Number((await agatha.profile.home({})).uid);
  ({ cid: beside } = await contests.contest({ start: -240, end: 60 }, { openRank: true }));
  await contests.submit(await asNewUser(product, 'daphne'), beside, { status: accepted, minutesAgo: 200 });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
/** Every look at a board of the past counts. */
beforeEach(() => product.database().execute('delete from rate_limits'));

/** A contest of four hours whose last 100 minutes are frozen. */
async function contest() {
  const { cid } = await contests.contest({ start: -240, end: 60, seal: -100 }, facts, { problems: 2 });
  for (const api of [agatha, boris, carol]) await api.contest.register({ cid, password: 'secret' });
  const made = {
    first: await contests.submit(agatha, cid, { status: accepted, minutesAgo: 200 }),
    second: await contests.submit(boris, cid, { status: accepted, minutesAgo: 180 }),
    third: await contests.submit(carol, cid, { status: accepted, minutesAgo: 150 }),
    sealed: await contests.submit(agatha, cid, { pid: 'B', status: accepted, minutesAgo: 50 }),
    wrong: await contests.submit(boris, cid, { pid: 'B', status: wrongAnswer, minutesAgo: 40 }),
  };
  return { cid, made };
}

const decide = (cid: number, standing: ParticipantStanding) => root.participant.change({ cid, uid, standing, reason: 'As was decided' });
const end = (cid: number) => contests.move(cid, { start: -240, end: -1, seal: -100 });
const shown = (cid: number) => shownTo(reader, { cid, beside, at: 100 * 60 });

const whole = {
  board: ['1 agatha Gold', '2 boris', '3 carol'],
  past: ['agatha', 'boris', 'carol'],
  outside: ['1 agatha Gold', '2 boris', '3 carol'],
  merged: ['agatha', 'boris', 'carol', 'daphne'],
  accepted: [3, 0],
  tried: [3, 0],
  submissions: ['agatha', 'boris', 'carol'],
  submissionTotal: 3,
  registered: 3,
  teams: ['agatha', 'boris', 'carol'],
  attempts: ['agatha', 'boris', 'carol'],
  judgements: 3,
  scoreboard: ['agatha', 'boris', 'carol'],
  winner: ['agatha'],
  first: ['agatha'],
};
const withoutAgatha = {
  board: ['1 boris Gold', '2 carol'],
  past: ['boris', 'carol'],
  outside: ['1 boris Gold', '2 carol'],
  merged: ['boris', 'carol', 'daphne'],
  accepted: [2, 0],
  tried: [2, 0],
  submissions: ['boris', 'carol'],
  submissionTotal: 2,
  registered: 2,
  teams: ['boris', 'carol'],
  attempts: ['boris', 'carol'],
  judgements: 2,
  scoreboard: ['boris', 'carol'],
  winner: ['boris'],
  first: ['boris'],
};
const withGuest = {
  ...whole,
  board: ['-1 agatha', '1 boris Gold', '2 carol'],
  outside: ['-1 agatha', '1 boris Gold', '2 carol'],
  teams: ['agatha (hidden)', 'boris', 'carol'],
  scoreboard: ['boris', 'carol'],
  winner: ['boris'],
};

const balloons = ['agatha A first', 'boris A', 'carol A', 'agatha B first'];

describe('while the contest runs', () => {
  test.each(leavingOut)('who is %s is shown to nobody and counts nowhere, until that is taken back', async standing => {
    const { cid, made } = await contest();
    await expect.poll(() => shown(cid)).toEqual(whole);
    expect(await shownToOrganisers(root, cid)).toEqual({ balloons, balloonTotal: 4, exported: ['agatha', 'boris', 'carol'] });
    const code = () => codeOf(root.ccs.files({ cid, id: made.first }));
    expect(await code()).toBe('done');
    await decide(cid, standing);
    await expect.poll(() => shown(cid)).toEqual(withoutAgatha);
    expect(await code()).toBe('contest.objectNotFound');
    expect((await reader.contest.boardCell({ cid, uid: String(uid), displayId: 'A' })).tries).toEqual([]);
    expect(await shownToOrganisers(root, cid)).toEqual({
      balloons: ['boris A first', 'carol A'],
      balloonTotal: 2,
      exported: ['boris', 'carol'],
    });
    await decide(cid, 'official');
    await expect.poll(() => shown(cid)).toEqual(whole);
    expect(await shownToOrganisers(root, cid)).toMatchObject({ balloons, balloonTotal: 4 });
  });

  test('who is unofficial has a row without rank and award, as a star has; a decision outweighs the list', async () => {
    const { cid } = await contest();
    await decide(cid, 'unofficial');
    await expect.poll(() => shown(cid)).toEqual(withGuest);
    expect((await shownToOrganisers(root, cid)).balloons).toEqual(balloons);
    await contests.change(cid, { starAccount: ['agatha'] });
    await decide(cid, 'official');
    await expect.poll(() => shown(cid)).toEqual(whole);
    await decide(cid, 'hidden');
    await expect.poll(() => shown(cid)).toEqual(withoutAgatha);
  });

  test('an OI contest leaves out alike', async () => {
    const { cid } = await contests.contest({ start: -240, end: 60 }, { type: 1 });
    await contests.submit(agatha, cid, { status: accepted, score: 100, minutesAgo: 50 });
    await contests.submit(boris, cid, { status: wrongAnswer, score: 40, minutesAgo: 40 });
    const board = async () => rowNames((await reader.contest.rank({ cid })).records);
    await expect.poll(board).toEqual(['1 agatha', '2 boris']);
    await decide(cid, 'disqualified');
    await expect.poll(board).toEqual(['1 boris']);
    expect((await reader.contest.submissions({ contestID: cid })).total).toBe(1);
  });

  test('a delivered balloon stays delivered, and there is no new one', async () => {
    const { cid, made } = await contest();
    await root.balloon.check({ cid, id: made.first, checked: true });
    await root.balloon.claim({ cid, id: made.sealed, claimed: true });
    await decide(cid, 'disqualified');
    expect((await root.balloon.list({ cid })).records.map(({ id, checked, firstBlood }) => [id, checked, firstBlood])).toEqual([
      [made.second, false, true],
      [made.third, false, false],
      [made.first, true, false],
    ]);
    expect(await codeOf(root.balloon.check({ cid, id: made.sealed, checked: true }))).toBe('contest.balloonNotFound');
    expect(await codeOf(root.balloon.claim({ cid, id: made.sealed, claimed: true }))).toBe('contest.balloonNotFound');
    await decide(cid, 'official');
    expect((await root.balloon.list({ cid })).records.find(({ id }) => id === made.sealed)?.helper?.username).toBe('root');
  });

  test('the participant goes on as before and is told nothing; both ways of leaving out look alike', async () => {
    const { cid, made } = await contest();
    const own = async () => {
      const { records, pinned } = await agatha.contest.rank({ cid });
      return {
        board: rowNames(records),
        pinned: pinned.length,
        mine: (await agatha.contest.submissions({ contestID: cid, onlyMine: true })).total,
        status: (await agatha.contest.problems({ cid })).map(({ myStatus }) => myStatus),
        detail: (await agatha.submission.detail({ submitId: made.sealed })).submission.status,
        cell: (await agatha.contest.boardCell({ cid, uid: String(uid), displayId: 'A' })).tries.length,
        access: await agatha.contest.access({ cid }),
        messages: await agatha.message.unread(),
      };
    };
    const before = await own();
    expect(before).toMatchObject({ pinned: 1, mine: 2, cell: 1 });
    const views = [];
    for (const standing of leavingOut) {
      await decide(cid, standing);
      await until(async () => (await agatha.contest.rank({ cid })).pinned.length === 0);
      views.push(await own());
    }
    expect(views[0]).toEqual({ ...before, board: ['1 boris Gold', '2 carol'], pinned: 0, cell: 0 });
    expect(views[1]).toEqual(views[0]);
    const later = await contests.submit(agatha, cid, { pid: 'B', status: wrongAnswer });
    expect((await agatha.contest.submissions({ contestID: cid, onlyMine: true })).records[0]?.submitId).toBe(later);
    expect((await shown(cid)).submissions).toEqual(['boris', 'carol']);
  });

  test('open feeds of the Contest API send everything anew, and organisers hear of it', async () => {
    const { cid } = await contest();
    const feeds = [followFeed(reader, cid), followFeed(root, cid)];
    const desk = hearing(root, `contest:${cid},organisers:${cid}`);
    onTestFinished(async () => {
      await Promise.all([...feeds.map(feed => feed.stop()), desk.leave()]);
    });
    await Promise.all([desk.isOpen(), ...feeds.map(feed => feed.isCaughtUp())]);
    const told = async () => {
      const states = await Promise.all(feeds.map(({ lines }) => readFeed(lines)));
      return states.map(state => [
        state.all('teams').some(({ label }) => label === 'agatha'),
        state.all('submissions').some(({ team_id }) => team_id === String(uid)),
        state.all('awards').some(({ team_ids }) => team_ids.includes(String(uid))),
      ]);
    };
    await expect.poll(told).toEqual(feeds.map(() => [true, true, true]));
    await decide(cid, 'disqualified');
    await expect.poll(told).toEqual(feeds.map(() => [false, false, false]));
    await until(() => desk.heard.includes('contest.changed') && desk.heard.includes('organisers.balloons'));
    await decide(cid, 'official');
    await expect.poll(told).toEqual(feeds.map(() => [true, true, true]));
  });
});

describe('when the contest is over', () => {
  test.each(leavingOut)('the ceremony is without who is %s, and the submissions are known to organisers and the author', async standing => {
    const { cid, made } = await contest();
    await end(cid);
    const ceremony = async () => {
      const { frozen, final } = await root.contest.ceremony({ cid });
      const scrolled = await root.scrollBoard.submissions({ cid });
      return [frozen, final, scrolled].map(rows => unique(rows.map(({ username }) => username)));
    };
    const known = async () => [
      await codeOf(reader.submission.detail({ submitId: made.first })),
      await codeOf(agatha.submission.detail({ submitId: made.first })),
      await codeOf(root.submission.detail({ submitId: made.first })),
    ];
    const everybody = ['agatha', 'boris', 'carol'];
    await expect.poll(ceremony).toEqual([everybody, everybody, everybody]);
    expect(await known()).toEqual(['done', 'done', 'done']);
    await decide(cid, standing);
    await expect.poll(ceremony).toEqual([
      ['boris', 'carol'],
      ['boris', 'carol'],
      ['boris', 'carol'],
    ]);
    expect(await known()).toEqual(['submission.notFound', 'done', 'done']);
    expect(await shown(cid)).toMatchObject({ accepted: [2, 0], tried: [2, 1], submissions: ['boris', 'carol'], submissionTotal: 3 });
    expect((await root.contest.submissions({ contestID: cid })).total).toBe(5);
    await decide(cid, 'official');
    await expect.poll(ceremony).toEqual([everybody, everybody, everybody]);
    expect(await known()).toEqual(['done', 'done', 'done']);
  });

  test('the ceremony of existing clients goes by decisions as by the list', async () => {
    const { cid } = await contest();
    await contests.change(cid, { starAccount: ['agatha', 'boris', 'nobody-yet'] });
    await end(cid);
    await root.participant.change({ cid, uid, standing: 'official', reason: 'Registered in time' });
    const carolId = Number((await carol.profile.home({})).uid);
    await root.participant.change({ cid, uid: carolId, standing: 'unofficial', reason: 'Coach' });
    expect((await root.scrollBoard.info({ cid })).starUserList).toEqual(['boris', 'nobody-yet', 'carol']);
    const ranked = async () => unique((await root.scrollBoard.submissions({ cid, removeStar: true })).map(({ username }) => username));
    expect(await ranked()).toEqual(['agatha']);
    await expect
      .poll(async () => (await root.contest.ceremony({ cid, removeStar: true })).final.map(({ username }) => username))
      .toEqual(['agatha']);
  });

  test.each(leavingOut)('virtual participants meet no row of who is %s, whose own virtual one stays to them', async standing => {
    const { cid } = await contest();
    await end(cid);
    await agatha.contest.startVirtual({ cid });
    await contests.submit(agatha, cid, { pid: 'A', status: accepted });
    await agatha.contest.endVirtual({ cid });
    const rows = async (api: Api) => {
      const { records, pinned } = await api.contest.rank({ cid, withVirtual: true });
      return unique(records.slice(pinned.length).map(({ username, isVirtual }) => `${username}${isVirtual ? ' (virtual)' : ''}`));
    };
    await expect.poll(() => rows(reader)).toEqual(['agatha', 'agatha (virtual)', 'boris', 'carol']);
    await decide(cid, standing);
    await expect.poll(() => rows(reader)).toEqual(['boris', 'carol']);
    await expect.poll(() => rows(agatha)).toEqual(['agatha (virtual)', 'boris', 'carol']);
    await carol.contest.startVirtual({ cid });
    await product
      .database()
      .execute(`update contest_virtual_runs set start_at = start_at - interval '210 minutes' where contest_id = ${cid} and end_at > now()`);
    expect((await carol.contest.problems({ cid })).map(({ ac, total }) => [ac, total])).toEqual([
      [2, 2],
      [0, 1],
    ]);
    expect(await rows(carol)).toEqual(['boris', 'carol']);
    await carol.contest.endVirtual({ cid });
    await decide(cid, 'official');
    await expect.poll(() => rows(reader)).toEqual(['agatha', 'agatha (virtual)', 'boris', 'carol']);
  });
});
