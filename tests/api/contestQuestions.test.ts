import { MOST_ANSWERS } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentators, commentsOf, words } from '../support/comments';
import { contestsOf, moments } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let organiser: Api;
let admin: Api;
let alice: Api;
let bob: Api;
const { execute, forgetPace, replyTo } = commentsOf(() => product);
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  ({ root, organiser, admin, alice, bob } = await commentators(product));
  await execute(`update users set nickname = 'Al', realname = 'Alice Liddell' where username = 'alice'`);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(forgetPace);

/** A running contest of the organiser with the problems A and B. */
const running = async (facts = {}) => (await contests.contest(moments.running, facts, { problems: 2, by: organiser })).cid;
const ask = async (api: Api, cid: number, given: { content?: string; problem?: string } = {}) =>
  (await api.comment.add({ cid, content: words('Question'), ...given })).id;
const listed = async (api: Api, cid: number, choice = {}) => (await api.question.list({ cid, ...choice })).records;
const idsOf = async (api: Api, cid: number, choice = {}) => (await listed(api, cid, choice)).map(({ id }) => id);
const answerOf = (api: Api, cid: number, id: number, given = {}) =>
  api.question.answer({ cid, id, content: words('Answer'), known: 'open', ...given });

describe('asking', () => {
  test('a question names a problem of the contest, and no other', async () => {
    const cid = await running();
    const asked = await alice.comment.add({ cid, content: words(), problem: 'B' });
    expect(asked).toMatchObject({ displayId: 'B', question: 'open' });
    expect(await alice.comment.add({ cid, content: words() })).toMatchObject({ displayId: null });
    expect(await codeOf(ask(alice, cid, { problem: 'C' }))).toBe('contest.problemNotFound');
    const { discussion } = commentsOf(() => product);
    const did = await discussion('alice');
    expect(await codeOf(alice.comment.add({ did, content: words(), problem: 'A' }))).toBe('input.invalid');
    await root.contestEditor.removeProblem({ cid, pid: await problemOf(cid, 'B') });
    expect((await alice.comment.one({ id: asked.id })).comment.displayId).toBeNull();
  });
});

async function problemOf(cid: number, displayId: string) {
  const { rows } = await product
    .database()
    .execute<{ id: number }>(`select problem_id as id from contest_problems where contest_id = ${cid} and display_id = '${displayId}'`);
  return rows[0]?.id ?? 0;
}

describe('the list', () => {
  test('nobody but organisers has it', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    for (const api of [alice, bob, admin]) {
      expect(await codeOf(api.question.list({ cid }))).toBe('access.denied');
      expect(await codeOf(api.question.count({ cid }))).toBe('access.denied');
      expect(await codeOf(api.question.claim({ cid, id, claimed: true }))).toBe('access.denied');
      expect(await codeOf(answerOf(api, cid, id))).toBe('access.denied');
      expect(await codeOf(api.question.answers({ cid }))).toBe('access.denied');
      expect(await codeOf(api.question.changeAnswers({ cid, answers: [] }))).toBe('access.denied');
    }
    for (const role of ['balloons', 'prints'] as const) {
      await organiser.contestOrganiser.change({ cid, username: 'bob', roles: [role] });
      expect(await codeOf(bob.question.list({ cid }))).toBe('access.denied');
    }
    expect(await codeOf(product.as().question.list({ cid }))).toBe('login.required');
    expect(await idsOf(organiser, cid)).toEqual([id]);
    expect(await idsOf(root, cid)).toEqual([id]);
  });

  test('observers read it and change nothing, the jury answers', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    await organiser.contestOrganiser.change({ cid, username: 'bob', roles: ['observer'] });
    expect(await idsOf(bob, cid)).toEqual([id]);
    expect(await codeOf(bob.question.claim({ cid, id, claimed: true }))).toBe('access.denied');
    expect(await codeOf(answerOf(bob, cid, id))).toBe('access.denied');
    expect(await codeOf(replyTo(bob, id))).toBe('comment.replyDenied');
    expect(await codeOf(bob.comment.setAnswered({ id, answered: true }))).toBe('access.denied');
    await organiser.contestOrganiser.change({ cid, username: 'bob', roles: ['jury'] });
    await answerOf(bob, cid, id, { announcement: { title: 'Clarified', content: words() } });
    expect(await idsOf(organiser, cid, { filter: 'answered' })).toEqual([id]);
  });

  test('who asked, when by the clock of the contest, and about what', async () => {
    const cid = await running({ rankShowName: 'nickname' });
    const id = await ask(alice, cid, { problem: 'A' });
    await execute(`update comments set created_at = now() - interval '20 minutes' where id = ${id}`);
    const [row] = await listed(organiser, cid);
    expect(row).toMatchObject({ id, name: 'Al', fromName: 'alice', realname: 'Alice Liddell', displayId: 'A', helper: null });
    expect(row?.displayTitle).toMatch(/^Title of CP/);
    expect(Math.abs((row?.time ?? 0) - 100 * 60)).toBeLessThan(30);
    const { rows } = await product.database().execute<{ start: Date }>(`select start_at as start from contests where id = ${cid}`);
    const startAt = new Date(rows[0]?.start ?? 0);
    const pauses = [
      {
        startAt: new Date(startAt.getTime() + 600_000).toISOString(),
        endAt: new Date(startAt.getTime() + 1_200_000).toISOString(),
        keepsSubmissions: true,
      },
    ];
    await product.database().$client.query('update contests set pauses = $1 where id = $2', [JSON.stringify(pauses), cid]);
    expect((await listed(organiser, cid))[0]?.time).toBe((row?.time ?? 0) - 600);
  });

  test('filters: state, claimed by the caller, problem, none, a word, a name; the oldest open one first', async () => {
    const cid = await running();
    const first = await ask(alice, cid, { problem: 'A', content: 'Is the graph connected?' });
    const second = await ask(bob, cid, { content: '100% of the points?' });
    const third = await ask(bob, cid, { problem: 'B' });
    const word = (await organiser.comment.add({ cid, content: words('To all') })).id;
    await answerOf(organiser, cid, first);
    await organiser.question.claim({ cid, id: third, claimed: true });
    expect(await idsOf(organiser, cid)).toEqual([second, third]);
    expect(await idsOf(organiser, cid, { filter: 'mine' })).toEqual([third]);
    expect(await idsOf(root, cid, { filter: 'mine' })).toEqual([]);
    expect(await idsOf(organiser, cid, { filter: 'answered' })).toEqual([first]);
    expect(await idsOf(organiser, cid, { filter: 'all' })).toEqual([second, third, first, word]);
    expect(await idsOf(organiser, cid, { filter: 'all', problem: 'A' })).toEqual([first]);
    expect(await idsOf(organiser, cid, { general: true })).toEqual([second]);
    expect(await idsOf(organiser, cid, { filter: 'all', keyword: 'CONNECTED' })).toEqual([first]);
    expect(await idsOf(organiser, cid, { filter: 'all', keyword: '0%' })).toEqual([second]);
    expect(await idsOf(organiser, cid, { filter: 'all', keyword: 'liddell' })).toEqual([first]);
    expect(await codeOf(organiser.question.list({ cid, problem: 'Z' }))).toBe('contest.problemNotFound');
    const page = await organiser.question.list({ cid, limit: 1, currentPage: 2 });
    expect([page.total, page.records.map(({ id }) => id)]).toEqual([2, [third]]);
    const [reply] = (await listed(organiser, cid, { filter: 'answered' }))[0]?.replyList ?? [];
    expect(await idsOf(organiser, cid, { id: reply?.id })).toEqual([first]);
    expect(await idsOf(organiser, await running(), { id: first })).toEqual([]);
    expect(await organiser.question.count({ cid })).toEqual({ open: 2, mine: 1 });
    expect(await root.question.count({ cid })).toEqual({ open: 2, mine: 0 });
  });

  test('the questions of whom an organiser has hidden are listed and answered as all are', async () => {
    const cid = await running();
    await contests.submit(bob, cid, {});
    const { uid } = await bob.profile.home({ username: 'bob' });
    await organiser.participant.change({ cid, uid, standing: 'hidden', reason: 'A test' });
    const id = await ask(bob, cid);
    expect(await idsOf(organiser, cid)).toEqual([id]);
    await answerOf(organiser, cid, id, { content: 'It is' });
    expect((await bob.comment.one({ id })).comment.replyList).toMatchObject([{ content: 'It is' }]);
  });
});

describe('claiming', () => {
  test('of two organisers one gets the question; both may release it', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    const claims = await Promise.all([organiser, root].map(api => codeOf(api.question.claim({ cid, id, claimed: true }))));
    expect(claims.toSorted()).toEqual(['contest.helperTaken', 'done']);
    const winner = claims[0] === 'done' ? 'organiser' : 'root';
    expect((await listed(organiser, cid))[0]?.helper?.username).toBe(winner);
    await (winner === 'root' ? organiser : root).question.claim({ cid, id, claimed: false });
    expect((await listed(organiser, cid))[0]?.helper).toBeNull();
    expect(await codeOf(organiser.question.claim({ cid: await running(), id, claimed: true }))).toBe('comment.notFound');
  });

  test('what is answered is claimed no more', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    await root.question.claim({ cid, id, claimed: true });
    await replyTo(organiser, id);
    expect(await codeOf(root.question.claim({ cid, id, claimed: true }))).toBe('comment.answered');
    expect((await listed(root, cid, { filter: 'answered' }))[0]?.helper).toBeNull();
    await organiser.comment.setAnswered({ id, answered: false });
    expect(await codeOf(organiser.question.claim({ cid, id, claimed: true }))).toBe('done');
    await organiser.comment.setAnswered({ id, answered: true });
    expect((await listed(root, cid, { id }))[0]?.helper).toBeNull();
  });

  test('live: organisers hear of it, the participant who asked does not', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    const topic = `questions:${cid}`;
    const [asker, other] = [hearing(alice, topic), hearing(root, topic)];
    await Promise.all([asker.isOpen(), other.isOpen()]);
    await organiser.question.claim({ cid, id, claimed: true });
    await until(() => other.heard.includes('questions.changed'));
    await answerOf(organiser, cid, id);
    await until(() => asker.heard.includes('questions.changed'));
    await until(() => other.heard.filter(event => event === 'questions.changed').length === 2);
    expect(asker.heard.filter(event => event === 'questions.changed')).toHaveLength(1);
    await Promise.all([asker.leave(), other.leave()]);
  });
});

describe('answering', () => {
  test('to the participant who asked: nobody else sees it', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    await answerOf(organiser, cid, id, { content: 'Read the statement' });
    expect((await alice.comment.one({ id })).comment).toMatchObject({
      question: 'answered',
      replyList: [{ content: 'Read the statement' }],
    });
    expect((await alice.message.replies()).records[0]).toMatchObject({ sourceContent: 'Read the statement' });
    expect(await codeOf(bob.comment.one({ id }))).toBe('comment.notFound');
    expect((await bob.contest.announcements({ cid })).total).toBe(0);
  });

  test('the same answer to many is no repetition; one that is sent again is stored once', async () => {
    const cid = await running();
    const [first, second] = [await ask(alice, cid), await ask(bob, cid)];
    const clientKey = crypto.randomUUID();
    const { replyId } = await answerOf(organiser, cid, first, { content: 'No comment', clientKey });
    expect(await answerOf(organiser, cid, first, { content: 'No comment', clientKey })).toEqual({ replyId });
    await answerOf(organiser, cid, second, { content: 'No comment' });
    expect((await alice.comment.one({ id: first })).comment.totalReplyNum).toBe(1);
  });

  test('to all: reply, announcement and state are stored together, or nothing is', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    const announcement = { title: 'Problem A', content: 'n is at most 10' };
    const far = hearing(bob, `contest:${cid}`);
    await far.isOpen();
    await answerOf(organiser, cid, id, { announcement });
    await until(() => far.heard.includes('contest.announced'));
    await far.leave();
    expect((await bob.contest.announcements({ cid })).records).toMatchObject([announcement]);
    expect((await alice.comment.one({ id })).comment).toMatchObject({ question: 'answered', totalReplyNum: 1 });
    const entries = await root.audit.list({ action: 'contest.addAnnouncement' });
    expect(entries.records[0]).toMatchObject({ username: 'organiser', target: String(cid) });

    const again = await ask(alice, cid);
    await execute(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
    await execute(`create trigger refuse before insert on contest_announcements for each row execute function refuse()`);
    expect(await codeOf(answerOf(organiser, cid, again, { announcement }))).not.toBe('done');
    await execute('drop trigger refuse on contest_announcements');
    await execute('drop function refuse()');
    expect((await alice.comment.one({ id: again })).comment).toMatchObject({ question: 'open', totalReplyNum: 0 });
    expect(await codeOf(answerOf(organiser, cid, again, { announcement: { title: '', content: 'x' } }))).toBe('input.invalid');
    expect(await idsOf(organiser, cid)).toEqual([again]);
  });

  test('what another organiser has claimed is answered by force, what they have answered only by who has seen it', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    await root.question.claim({ cid, id, claimed: true });
    expect(await codeOf(answerOf(organiser, cid, id))).toBe('contest.helperTaken');
    await answerOf(organiser, cid, id, { force: true });
    for (const force of [false, true]) expect(await codeOf(answerOf(root, cid, id, { force }))).toBe('comment.answered');
    expect((await alice.comment.one({ id })).comment.totalReplyNum).toBe(1);
    await answerOf(root, cid, id, { known: 'answered' });
    expect((await alice.comment.one({ id })).comment.totalReplyNum).toBe(2);
    const word = (await organiser.comment.add({ cid, content: words() })).id;
    expect(await codeOf(answerOf(organiser, cid, word))).toBe('comment.notFound');
  });

  test('of two answers at once one is refused', async () => {
    const cid = await running();
    const id = await ask(alice, cid);
    const answers = await Promise.all([organiser, root].map(api => codeOf(answerOf(api, cid, id))));
    expect(answers.toSorted()).toEqual(['comment.answered', 'done']);
  });

  test('while the site has closed questions, there is no desk', async () => {
    const cid = await running();
    const switches = await root.settings.switches();
    await root.settings.setSwitches({ ...switches, openContestComment: false });
    expect(await codeOf(organiser.question.list({ cid }))).toBe('comment.contestClosed');
    await root.settings.setSwitches(switches);
    expect(await codeOf(organiser.question.list({ cid }))).toBe('done');
  });
});

test('prepared answers: at most so many, so long, none twice; a copy of the contest has them', async () => {
  const cid = await running();
  expect(await organiser.question.answers({ cid })).toEqual({ answers: [] });
  await organiser.question.changeAnswers({ cid, answers: [' Yes ', '不是'] });
  expect(await root.question.answers({ cid })).toEqual({ answers: ['Yes', '不是'] });
  const many = Array.from({ length: MOST_ANSWERS + 1 }, (_, index) => `Answer ${index}`);
  for (const answers of [many, ['x'.repeat(201)], ['Yes', 'Yes '], [' ']])
    expect(await codeOf(organiser.question.changeAnswers({ cid, answers }))).toBe('input.invalid');
  await organiser.question.changeAnswers({ cid, answers: many.slice(1) });
  expect((await root.question.answers({ cid })).answers).toHaveLength(MOST_ANSWERS);
  const { id } = await root.contestEditor.clone({ cid });
  expect((await root.question.answers({ cid: id })).answers).toHaveLength(MOST_ANSWERS);
});
