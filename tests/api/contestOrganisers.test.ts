import { contestRoleNames, type ContestRole, MOST_ORGANISERS, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let author: Api;
let alice: Api;
let bob: Api;
/** A user for each role, and one without any. */
const helpers = {} as Record<ContestRole | 'nobody', Api>;
const contests = contestsOf(
  () => product,
  () => root,
);
const on = groupsOf(() => product);
const { accepted } = Status;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  author = await asNewUser(product, 'author', 1001);
  alice = await asNewUser(product, 'alice');
  bob = await asNewUser(product, 'bob');
  for (const role of [...contestRoleNames, 'nobody'] as const) helpers[role] = await asNewUser(product, `of_${role}`);
}, 180_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const give = (cid: number, username: string, roles: ContestRole[], by = author) => by.contestOrganiser.change({ cid, username, roles });
async function giveAll(cid: number, by = author) {
  for (const role of contestRoleNames) await give(cid, `of_${role}`, [role], by);
}
const shared = async (when: (typeof moments)[keyof typeof moments] = moments.running, facts = {}, problems = 1) => {
  const { cid, pids } = await contests.contest(when, facts, { by: author, problems });
  await giveAll(cid);
  return { cid, pids };
};

test('nobody with a role makes a contest by copying one, and a copy has no organisers', async () => {
  const { cid } = await shared();
  expect(await codeOf(helpers.all.contestEditor.clone({ cid }))).toBe('access.denied');
  const { id } = await author.contestEditor.clone({ cid });
  expect(await author.contestOrganiser.list({ cid: id })).toEqual([]);
});

test('the back office says who may change a contest, and who may delete it', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: author });
  const chief = await asNewUser(product, 'head', 1001);
  const mayIn = async (api: Api) => {
    const row = (await api.contestEditor.list({ limit: 300 })).records.find(({ id }) => id === cid);
    return [row?.mayEdit, row?.mayRemove];
  };
  expect(await mayIn(chief)).toEqual([false, false]);
  await give(cid, 'head', ['jury']);
  expect(await mayIn(chief)).toEqual([false, false]);
  await give(cid, 'head', ['all']);
  expect([await mayIn(chief), await mayIn(author), await mayIn(root)]).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(await codeOf(chief.contestEditor.changeVisible({ cid, visible: false }))).toBe('done');
  expect(await codeOf(chief.contestEditor.remove({ cid }))).toBe('access.denied');
});

test('a hidden contest is known to every organiser; those of a desk read it from its start on', async () => {
  const { cid } = await shared(moments.scheduled, { visible: false, auth: 1, pwd: 'secret' });
  expect(await codeOf(helpers.nobody.contest.info({ cid }))).toBe('contest.notFound');
  const read: Record<string, unknown> = {};
  for (const role of contestRoleNames) read[role] = [await codeOf(helpers[role].contest.problems({ cid })), await powersOf(role)];
  async function powersOf(role: ContestRole) {
    const { powers } = await helpers[role].contest.info({ cid });
    return [powers.submit, powers.pastSeal, powers.othersCode, powers.own];
  }
  expect(read).toEqual({
    all: ['done', [true, true, true, false]],
    jury: ['done', [true, true, true, false]],
    balloons: ['contest.notStarted', [false, false, false, false]],
    prints: ['contest.notStarted', [false, false, false, false]],
    observer: ['done', [false, true, true, false]],
  });
  expect(await codeOf(helpers.balloons.balloon.list({ cid }))).toBe('done');
  await contests.move(cid, moments.running);
  for (const role of contestRoleNames) expect([role, await codeOf(helpers[role].contest.problems({ cid }))]).toEqual([role, 'done']);
  expect(await helpers.prints.contest.access({ cid })).toEqual({ access: true });
  expect(await codeOf(helpers.observer.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' }))).toBe(
    'access.denied',
  );
});

/** Names on the board, without the rows that come first. */
const boardOf = async (api: Api, cid: number) => {
  const { records, pinned } = await api.contest.rank({ cid, limit: 100 });
  return records.slice(pinned.length).map(({ username }) => username);
};

test('whoever organises is on no board, no list of participants and no balloon, and is there again without a role', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: author });
  await contests.submit(alice, cid, { status: accepted, minutesAgo: 30 });
  await contests.submit(bob, cid, { status: accepted, minutesAgo: 20 });
  const seen = async () => ({
    board: await boardOf(root, cid),
    participants: (await root.participant.list({ cid })).records.map(({ username }) => username),
    balloons: (await root.balloon.list({ cid })).records.map(({ username }) => username),
    accepted: (await root.contest.problems({ cid }))[0]?.ac,
  });
  const everybody = { board: ['alice', 'bob'], participants: ['alice', 'bob'], balloons: ['alice', 'bob'], accepted: 2 };
  await expect.poll(seen).toEqual(everybody);
  await give(cid, 'alice', ['jury']);
  await expect.poll(seen).toEqual({ board: ['bob'], participants: ['bob'], balloons: ['bob'], accepted: 1 });
  await give(cid, 'alice', []);
  await expect.poll(seen).toEqual(everybody);
});

describe('behind the freeze', () => {
  let cid: number;
  let early: number;
  let late: number;
  beforeAll(async () => {
    ({ cid } = await shared(moments.sealed, {}, 2));
    early = await contests.submit(alice, cid, { status: accepted, minutesAgo: 90 });
    late = await contests.submit(bob, cid, { pid: 'B', status: accepted, minutesAgo: 30 });
  });

  test.each<[ContestRole, past: boolean]>([
    ['all', true],
    ['jury', true],
    ['observer', true],
    ['balloons', false],
    ['prints', false],
  ])('%s reads what the freeze hides: %s', async (role, past) => {
    const api = helpers[role];
    const { records } = await api.contest.rank({ cid, forceRefresh: true });
    const solved = records.map(row => [row.username, 'ac' in row && row.ac]);
    expect(solved.slice(-2)).toEqual([
      ['alice', 1],
      ['bob', past ? 1 : 0],
    ]);
    const known = (await api.contest.submissions({ contestID: cid })).records.map(({ submitId }) => submitId);
    expect(known).toEqual(past ? [late, early] : [early]);
    const codes = [early, late].map(submitId => codeOf(api.submission.detail({ submitId })));
    expect(await Promise.all(codes)).toEqual(past ? ['done', 'done'] : ['submission.notFound', 'submission.notFound']);
    if (past) expect((await api.submission.detail({ submitId: late })).submission.code).toBe('int main() {}');
    const judgements = await api.ccs.collection({ cid, collection: 'judgements' });
    expect(judgements.map(({ id }) => id).toSorted()).toEqual((past ? [early, late] : [early]).map(String));
  });

  test('the balloon desk gets the balloons from before the freeze alone, and cannot ask about others', async () => {
    const balloonsOf = async (api: Api) => (await api.balloon.list({ cid })).records.map(({ id }) => id);
    expect(await balloonsOf(author)).toEqual([early, late]);
    expect(await balloonsOf(helpers.balloons)).toEqual([early]);
    expect(await codeOf(helpers.balloons.balloon.claim({ cid, id: late, claimed: true }))).toBe('contest.balloonNotFound');
    expect(await codeOf(helpers.balloons.balloon.check({ cid, id: early, checked: true }))).toBe('done');
    expect(await codeOf(helpers.all.balloon.claim({ cid, id: late, claimed: true }))).toBe('done');
  });

  test('a contest that is over is open by its submissions to organisers who have not registered', async () => {
    const { cid: past } = await shared(moments.running, { auth: 1, pwd: 'secret' });
    await alice.contest.register({ cid: past, password: 'secret' });
    const submitId = await contests.submit(alice, past, { status: accepted, minutesAgo: 60 });
    expect(await codeOf(helpers.balloons.submission.detail({ submitId }))).toBe('submission.notFound');
    await contests.move(past, moments.ended);
    expect(await codeOf(helpers.nobody.submission.detail({ submitId }))).toBe('submission.notFound');
    const { records } = await helpers.balloons.contest.submissions({ contestID: past });
    expect(records.map(row => row.submitId)).toEqual([submitId]);
  });
});

test('judging again and by hand is for the super admin, whoever organises the contest', async () => {
  const { cid } = await shared();
  const submitId = await contests.submit(alice, cid, { status: accepted, minutesAgo: 30 });
  for (const api of [author, ...contestRoleNames.map(role => helpers[role])]) {
    expect(await codeOf(api.judging.manual({ submitId, status: Status.wrongAnswer, score: null }))).toBe('access.denied');
    expect(await codeOf(api.judging.rejudge({ submitId }))).toBe('access.denied');
    expect(await codeOf(api.judging.cancel({ submitId }))).toBe('access.denied');
    expect(await codeOf(api.rejudgeProposal.list({ cid }))).toBe('access.denied');
  }
});

test('the jury answers questions and announces; observers read, and those of a desk are told what participants are told', async () => {
  const { cid } = await shared();
  const { id } = await alice.comment.add({ cid, content: 'Is n at most ten?' });
  const reply = { commentId: id, content: 'Yes it is', toUid: '1', toName: 'alice' };
  const readBy = async (api: Api) => (await api.comment.list({ cid })).commentList.records.length;
  expect(await Promise.all(contestRoleNames.map(role => readBy(helpers[role])))).toEqual([1, 1, 0, 0, 1]);
  const answer = (api: Api) => codeOf(api.comment.setAnswered({ id, answered: true }));
  expect(await answer(helpers.observer)).toBe('access.denied');
  expect(await codeOf(helpers.observer.comment.add({ cid, content: 'I look on' }))).toBe('access.denied');
  expect(await codeOf(helpers.observer.comment.reply({ reply }))).toBe('comment.replyDenied');
  expect(await answer(helpers.balloons)).toBe('comment.notFound');
  expect(await answer(helpers.jury)).toBe('done');
  const { id: aid } = await helpers.jury.contestEditor.addAnnouncement({ cid, announcement: { title: 'n', content: 'n is ten' } });
  expect(await codeOf(helpers.observer.contestEditor.removeAnnouncement({ aid }))).toBe('access.denied');
  expect(await codeOf(helpers.jury.contestEditor.removeAnnouncement({ aid }))).toBe('done');
});

test('a balloon helper hears of balloons only, nothing from behind the freeze, and nothing any more without the role', async () => {
  const { cid } = await shared(moments.sealed, { openPrint: true });
  const topics = `contest:${cid},organisers:${cid},balloons:${cid},prints:${cid},proposals:${cid}`;
  const [desk, chief] = [hearing(helpers.balloons, topics), hearing(helpers.all, topics)];
  onTestFinished(async () => {
    await Promise.all([desk.leave(), chief.leave()]);
  });
  await Promise.all([desk.isOpen(), chief.isOpen()]);
  const tell = async (title: string) => {
    const before = desk.heard.filter(name => name === 'contest.announced').length;
    await author.contestEditor.addAnnouncement({ cid, announcement: { title, content: title } });
    await until(() => desk.heard.filter(name => name === 'contest.announced').length > before);
  };
  const sealed = await contests.submit(alice, cid, { status: accepted });
  await helpers.all.balloon.claim({ cid, id: sealed, claimed: true });
  await bob.print.submit({ cid, content: 'int main() { return 0; } // fifty characters are what it takes' });
  await tell('sealed');
  expect(new Set(desk.heard)).toEqual(new Set(['opened', 'ready', 'contest.announced']));
  await until(() => chief.heard.includes('organisers.prints'));
  expect(chief.heard).toEqual(expect.arrayContaining(['submission.judged', 'organisers.balloons']));

  await contests.change(cid, { sealRank: false, sealRankTime: null });
  await until(() => desk.heard.includes('contest.changed'));
  await contests.submit(bob, cid, { status: accepted });
  await until(() => desk.heard.includes('organisers.balloons'));
  expect(desk.heard).not.toContain('submission.judged');

  const before = desk.heard.filter(name => name === 'organisers.balloons').length;
  await give(cid, 'of_balloons', []);
  const last = (await author.balloon.list({ cid })).records.at(-1)?.id ?? 0;
  await author.balloon.claim({ cid, id: last, claimed: true });
  await tell('the role is gone');
  expect(desk.heard.filter(name => name === 'organisers.balloons')).toHaveLength(before);
});

test('only who owns a contest gives roles: to users that there are, who could not do everything before, and who are told', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: author });
  await give(cid, '  OF_balloons ', ['prints', 'balloons', 'prints']);
  await give(cid, 'of_all', ['all'], root);
  expect(await codeOf(give(cid, 'nobody at all', ['jury']))).toBe('users.notFound');
  expect(await codeOf(give(cid, 'author', ['jury']))).toBe('contest.organiserOwns');
  expect(await codeOf(give(cid, 'root', ['jury']))).toBe('contest.organiserOwns');
  expect(await codeOf(give(cid, 'of_jury', ['all'], helpers.all))).toBe('access.denied');
  expect(await codeOf(give(cid, 'of_jury', [], helpers.nobody))).toBe('access.denied');
  expect(await helpers.balloons.contestOrganiser.list({ cid })).toMatchObject([
    { username: 'of_all', roles: ['all'], isEffective: true, addedBy: { username: 'root' } },
    { username: 'of_balloons', roles: ['balloons', 'prints'], isEffective: true, addedBy: { username: 'author' } },
  ]);
  const [told] = (await helpers.balloons.message.mine()).records;
  expect(told?.content).toContain(`/contest/${cid}`);
  const entries = (await root.audit.list({ action: 'contest.changeOrganiser', limit: 2 })).records;
  expect(entries[0]).toMatchObject({ target: String(cid), before: { roles: [] }, after: { roles: ['all'] } });

  await on.sql(`insert into users (username, username_key, password_hash, role)
    select 'many_' || n, 'many_' || n, '', 1002 from generate_series(1, ${MOST_ORGANISERS}) as n`);
  await on.sql(`insert into contest_organisers (contest_id, user_id, role)
    select ${cid}, id, 'observer' from users where username like 'many\\_%' order by id limit ${MOST_ORGANISERS - 2}`);
  expect(await codeOf(give(cid, `many_${MOST_ORGANISERS}`, ['jury']))).toBe('contest.tooManyOrganisers');
  expect(await codeOf(give(cid, 'many_1', ['jury']))).toBe('done');
});

test('a role of somebody whose account is disabled can be taken away, and none can be given', async () => {
  const { cid } = await contests.contest(moments.running, {}, { by: author });
  await asNewUser(product, 'leaver');
  await give(cid, 'leaver', ['jury']);
  await on.sql(`update users set status = 1 where username = 'leaver'`);
  expect(await codeOf(give(cid, 'leaver', ['all']))).toBe('users.notFound');
  expect(await codeOf(give(cid, 'leaver', []))).toBe('done');
  expect(await author.contestOrganiser.list({ cid })).toEqual([]);
});

test('in a group organisers are members, and a role is nothing to who has left', async () => {
  const owner = await on.person('chief');
  const gid = await on.create(owner);
  await on.put(gid, 'alice', 3);
  const { id: cid } = await owner.groupContest.add({ ...contestDraft(moments.running, { visible: false }), gid });
  expect(await codeOf(give(cid, 'bob', ['all'], owner))).toBe('contest.organiserOutside');
  await give(cid, 'alice', ['all'], owner);
  await on.put(gid, 'alice', 4);
  const row = async (api: Api) => (await api.groupContest.all({ gid })).records.map(({ mayEdit, mayRemove }) => [mayEdit, mayRemove]);
  expect([await row(alice), await row(owner)]).toEqual([[[true, false]], [[true, true]]]);
  await on.put(gid, 'alice', 3);
  expect(await codeOf(alice.groupContest.read({ cid }))).toBe('done');
  expect(await codeOf(alice.groupContest.clone({ cid }))).toBe('access.denied');
  expect(await codeOf(alice.groupContest.remove({ cid }))).toBe('access.denied');
  const draft = { ...contests.draftOfProblem(), contestProblem: { cid, displayId: 'A' } };
  expect(await codeOf(alice.groupContest.makeProblem(draft))).toBe('access.denied');
  expect(await codeOf(owner.groupContest.makeProblem(draft))).toBe('done');
  await owner.groupMember.remove({ gid, uid: await on.uidOf('alice') });
  expect(await codeOf(alice.groupContest.read({ cid }))).toBe('contest.notFound');
  expect(await codeOf(alice.contest.info({ cid }))).toBe('contest.notFound');
  expect(await owner.contestOrganiser.list({ cid })).toMatchObject([{ username: 'alice', isEffective: false }]);
  await give(cid, 'alice', [], owner);
  expect(await owner.contestOrganiser.list({ cid })).toEqual([]);
});
