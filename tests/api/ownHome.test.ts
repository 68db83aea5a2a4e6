import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moments } from '../support/contests';
import { problemDraftIn } from '../support/groupProblems';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { trainingsOf } from '../support/trainings';

/** What the first page tells whoever is logged in. No judge runs here, and the site has no problems but those of the tests. */
let product: Product;
let root: Api;
let teacher: Api;
const on = groupsOf(() => product);
const { contests, training, closed, submit, problemIdOf } = trainingsOf(() => ({ product, root, teacher }));
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  teacher = await asNewUser(product, 'teacher', 1001);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(() => product.database().execute(`delete from rate_limits`));

let made = 0;
const newcomer = () => asNewUser(product, `newcomer${(made += 1)}`);
const nextOf = async (api: Api) => (await api.practice.own()).next;
const problem = async () => problemIdOf(await contests.problem());
/** Hides all public problems and trainings, so that a test begins with none. */
const hideAll = () =>
  product
    .database()
    .execute(
      `with hidden as (update trainings set visible = false returning id) update problems set auth = 2 where auth = 1 and group_id is null`,
    );

describe('the problem to go on with', () => {
  beforeEach(hideAll);

  test('is nothing on a site without problems', async () => {
    expect(await (await newcomer()).practice.own()).toEqual({ contests: [], next: null, tried: [], streak: 0, isTodayDone: false });
  });

  test('is for whoever has tried nothing the first of the first training that all may read, else the first of the list', async () => {
    const user = await newcomer();
    const first = await problem();
    await problem();
    expect(await nextOf(user)).toMatchObject({ problemId: first, gid: null, title: `Title of ${first}`, training: null, last: null });
    await closed();
    await training({ title: 'Later', rank: 20 });
    const { tid } = await training({ title: 'First steps', rank: 10 }, 2);
    expect(await nextOf(user)).toMatchObject({ problemId: 'A', training: { tid, gid: null, title: 'First steps' }, last: null });
  });

  test('is the one that was tried last and is not solved', async () => {
    const user = await newcomer();
    const [older, open, solved, hidden] = [await problem(), await problem(), await problem(), await contests.problem()];
    await submit(user, { pid: older }, Status.timeLimitExceeded);
    const submitId = await submit(user, { pid: open }, Status.wrongAnswer);
    await submit(user, { pid: solved }, Status.accepted);
    await submit(user, { pid: solved }, Status.wrongAnswer);
    await submit(user, { pid: await problemIdOf(hidden) }, Status.wrongAnswer);
    await root.problemEditor.changeAuth({ id: hidden, auth: 2 });
    expect(await nextOf(user)).toMatchObject({ problemId: open, training: null, last: { submitId, status: Status.wrongAnswer } });
    await submit(user, { pid: open }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: older, last: { status: Status.timeLimitExceeded } });
  });

  test('looks beyond the five that are shown', async () => {
    const user = await newcomer();
    const open = await problem();
    await submit(user, { pid: open }, Status.compileError);
    for (let place = 0; place < 6; place += 1) await submit(user, { pid: await problem() }, Status.accepted);
    const { next, tried } = await user.practice.own();
    expect(tried).toHaveLength(5);
    expect(next).toMatchObject({ problemId: open, last: { status: Status.compileError } });
  });

  test('is, when all is solved, the first unsolved one of the training that was begun last', async () => {
    const user = await newcomer();
    const { tid: older } = await training({ title: 'Lakes' }, 2);
    const { tid } = await training({ title: 'Rivers' }, 3);
    await submit(user, { tid: older, pid: 'A' }, Status.accepted);
    await submit(user, { tid, pid: 'B' }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: 'A', training: { tid, title: 'Rivers' }, last: null });
    await submit(user, { tid, pid: 'A' }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: 'C', training: { tid } });
    await submit(user, { tid, pid: 'C' }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: 'B', training: { tid: older } });
    await on.sql(`update trainings set visible = false where id = ${older}`);
    expect((await nextOf(user))?.training).toBeNull();
  });

  test('is otherwise the one behind what was solved last that was not tried, and behind the last one the first such', async () => {
    const user = await newcomer();
    const [first, second, third, fourth] = [await problem(), await problem(), await problem(), await problem()];
    await submit(user, { pid: second }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: third, training: null, last: null });
    await submit(user, { pid: fourth }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: first });
    await submit(user, { pid: first }, Status.accepted);
    expect(await nextOf(user)).toMatchObject({ problemId: third });
    await submit(user, { pid: third }, Status.accepted);
    expect(await nextOf(user)).toBeNull();
  });

  test('may belong to a group that one is in, or to a training of it', async () => {
    const owner = await on.person(`owner${(made += 1)}`);
    const user = await newcomer();
    const gid = await on.create(owner);
    const member = `newcomer${made}`;
    await on.put(gid, member, 3);
    const { problemId } = await owner.groupProblem.add(problemDraftIn(gid, { problemId: 'OWN', title: 'Our own' }));
    const { submitId } = await user.submission.submit({ pid: problemId, gid, language: 'C++ 17', code: 'int main() {}' });
    await contests.hand.judgeNext(Status.wrongAnswer);
    const { next, tried } = await user.practice.own();
    expect(next).toMatchObject({ problemId, gid, title: 'Our own', last: { submitId } });
    expect(tried).toMatchObject([{ problemId, gid, submitId }]);
    await on.sql(`delete from group_members where group_id = ${gid} and user_id = ${await on.uidOf(member)}`);
    expect(await user.practice.own()).toMatchObject({ next: null, tried: [] });
  });
});

describe('the contests', () => {
  const entered = async (api: Api) => (await api.practice.own()).contests.map(({ id, isVirtual }) => [id, isVirtual]);

  test('are those that one has entered or submitted in, while they run and an hour before', async () => {
    const user = await newcomer();
    const [soon, later] = [
      { start: 50, end: 300 },
      { start: 70, end: 300 },
    ];
    const { cid: other } = await contests.contest(moments.running);
    const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret' });
    expect(await entered(user)).toEqual([]);
    await user.contest.register({ cid, password: 'secret' });
    const [found] = (await user.practice.own()).contests;
    expect(found).toMatchObject({ id: cid, title: 'Autumn Cup', now: expect.any(Date), isVirtual: false });
    await contests.submit(user, other, { status: Status.accepted });
    expect(new Set(await entered(user))).toEqual(
      new Set([
        [other, false],
        [cid, false],
      ]),
    );
    await contests.move(cid, moments.ended);
    await contests.move(other, later);
    expect(await entered(user)).toEqual([]);
    await contests.move(other, soon);
    expect(await entered(user)).toEqual([[other, false]]);
    await on.sql(`update contests set visible = false where id = ${other}`);
    expect(await entered(user)).toEqual([]);
  });

  test('tell their pauses, of which an own virtual participation has none', async () => {
    const user = await newcomer();
    const { cid } = await contests.contest(moments.running);
    await contests.submit(user, cid, { status: Status.accepted });
    const { pauses } = await root.contestEditor.pause({ cid, minutes: 30, keepsSubmissions: true });
    expect(pauses).toHaveLength(1);
    expect((await user.practice.own()).contests).toEqual([expect.objectContaining({ id: cid, pauses })]);
    expect(await product.as().home.recentContests()).toContainEqual(expect.objectContaining({ id: cid, pauses }));
    await on.sql(`update contests set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = ${cid}`);
    await user.contest.startVirtual({ cid });
    expect((await user.practice.own()).contests).toEqual([expect.objectContaining({ id: cid, isVirtual: true, pauses: [] })]);
  });

  test('are also those of own groups, and an own virtual participation', async () => {
    const user = await newcomer();
    const { cid } = await contests.contest({ start: -240, end: -1 });
    await user.contest.startVirtual({ cid });
    const [found] = (await user.practice.own()).contests;
    expect(found).toMatchObject({ id: cid, isVirtual: true });
    expect(found && found.endTime.getTime() - found.startTime.getTime()).toBe(239 * 60_000);
    await user.contest.endVirtual({ cid });
    expect(await entered(user)).toEqual([]);

    const { cid: inGroup } = await contests.contest(moments.running);
    const owner = await on.person(`owner${(made += 1)}`);
    const gid = await on.create(owner);
    await on.sql(`update contests set group_id = ${gid} where id = ${inGroup}`);
    const member = await newcomer();
    await on.put(gid, `newcomer${made}`, 3);
    expect(await entered(member)).toEqual([]);
    await contests.submit(member, inGroup, { status: Status.accepted });
    expect(await entered(member)).toEqual([[inGroup, false]]);
    await on.sql(`delete from group_members where group_id = ${gid} and level = 3`);
    expect(await entered(member)).toEqual([]);
  });
});
