import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { moveIntoContest } from '../support/contests';
import { judgeByHand, verdict } from '../support/byHand';
import { rightAnswer } from '../support/judged';
import { numbers } from '../support/numbers';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

/** No judge runs here: the tests answer themselves, with the verdicts they need. */
let product: Product;
let root: Api;
const people: Api[] = [];
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  for (const name of ['ana', 'ben', 'cai']) people.push(await asNewUser(product, name));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const { nextJob, judgeNext, drain } = judgeByHand(() => product);
const nobody = () => product.as();
const submit = async (api: Api, pid = 'P1000') => (await api.submission.submit({ pid, language: 'C++ 17', code: rightAnswer })).submitId;
async function judgedAs(api: Api | undefined, pid: string, status: Status, score: number | null = null) {
  if (!api) throw new Error('there is nobody to submit');
  const id = await submit(api, pid);
  await storeVerdict(product.database(), await nextJob(), verdict(status, score));
  return id;
}

const rowsOf = async (type: 0 | 1) => {
  const { records } = await nobody().rank.list({ type, limit: 100 });
  return records.map(({ username, ac, total, score }) => [username, ac, total, score]);
};

/** The counters as they follow from the submissions, whatever was counted on the way. */
async function recounted() {
  const { rows } = await product.database().$client.query<{ user_id: number; ac: number; total: number; score: number }>(`
    select user_id, (count(*) filter (where solved))::integer as ac, sum(judged)::integer as total, sum(best)::integer as score from (
      select user_id, problem_id, bool_or(status = 0) as solved, count(*) as judged, coalesce(max(oi_rank_score), 0) as best
      from submissions where contest_id is null and status in (-3, -2, -1, 0, 1, 2, 3, 4, 8, 10) group by user_id, problem_id
    ) as standing group by user_id order by user_id`);
  return rows;
}

async function counted() {
  const { rows } = await product
    .database()
    .$client.query('select user_id, ac, total, score from user_counts where total > 0 order by user_id');
  return rows;
}

describe('the rank', () => {
  test('orders by accepted problems, then by fewest submissions; in OI by points', async () => {
    const [ana, ben, cai] = people;
    await judgedAs(ana, 'P1000', Status.wrongAnswer);
    await judgedAs(ana, 'P1000', Status.accepted);
    await judgedAs(ben, 'P1000', Status.accepted);
    await judgedAs(ben, 'P1000', Status.accepted);
    await judgedAs(ben, 'P1001', Status.partialAccepted, 40);
    await judgedAs(ben, 'P1001', Status.partialAccepted, 70);
    await judgedAs(ben, 'P1001', Status.partialAccepted, 10);
    await judgedAs(cai, 'P1002', Status.compileError);
    expect(await rowsOf(0)).toEqual([
      ['ana', 1, 2, 0],
      ['ben', 1, 5, 70],
      ['root', 0, 0, 0],
      ['cai', 0, 1, 0],
    ]);
    expect((await rowsOf(1)).map(([name]) => name)).toEqual(['ben', 'ana', 'root', 'cai']);
  });

  test('tells its user what they tried last, and for how many days in a row something was accepted', async () => {
    const [ana, ben, cai] = people;
    const own = async (api?: Api) => {
      const { tried, streak, isTodayDone } = (await api?.practice.own()) ?? { tried: [] };
      return { tried: tried.map(({ problemId, status }) => [problemId, status]), streak, isTodayDone };
    };
    expect(await own(ana)).toEqual({ tried: [['P1000', Status.accepted]], streak: 1, isTodayDone: true });
    expect((await own(ben)).tried).toEqual([
      ['P1001', Status.partialAccepted],
      ['P1000', Status.accepted],
    ]);
    expect(await own(cai)).toEqual({ tried: [['P1002', Status.compileError]], streak: 0, isTodayDone: false });
    await root.problemEditor.changeAuth({ id: 3, auth: 2 });
    expect((await own(cai)).tried).toEqual([]);
    await root.problemEditor.changeAuth({ id: 3, auth: 1 });
  });

  test('is exact after every way a verdict can be taken back', async () => {
    const [ana, ben] = people;
    const first = await judgedAs(ana, 'P1003', Status.accepted, 50);
    const second = await judgedAs(ana, 'P1003', Status.wrongAnswer, 20);
    await judgedAs(ben, 'P1003', Status.accepted, 50);
    const pid = (await root.problem.detail({ problemId: 'P1003' })).problem.id;
    for (const change of [
      () => root.judging.rejudge({ submitId: first }),
      () => judgeNext(Status.timeLimitExceeded),
      () => root.judging.manual({ submitId: second, status: Status.accepted }),
      () => root.judging.cancel({ submitId: first }),
      () => root.judging.rejudgeProblem({ pid }),
      () => judgeNext(Status.accepted),
      () => judgeNext(Status.accepted),
    ]) {
      await change();
      expect(await counted()).toEqual(await recounted());
    }
  });

  test('J30: stays exact when verdicts of one user arrive at the same moment', async () => {
    const random = numbers(5);
    const statuses = [Status.accepted, Status.wrongAnswer, Status.partialAccepted];
    for (let i = 0; i < 24; i++) await submit(people[random() % 3] ?? root, `P100${random() % 5}`);
    const jobs = await Promise.all(Array.from({ length: 24 }, () => nextJob()));
    await Promise.all(
      jobs.map(job => storeVerdict(product.database(), job, verdict(statuses[random() % 3] ?? Status.accepted, random() % 100))),
    );
    expect(await counted()).toEqual(await recounted());
  });

  test('leaves contests out', async () => {
    const before = await rowsOf(0);
    const id = await submit(people[0] ?? root, 'P1004');
    await moveIntoContest(product, root, id);
    await judgeNext(Status.accepted);
    expect(await rowsOf(0)).toEqual(before);
  });

  test('W25: finds by a part of a name, taken literally; real names only for admins', async () => {
    await people[0]?.ownAccount.changeProfile({ realname: 'Secret Ana Doe', nickname: 'inkpot_1' });
    const found = async (api: Api, searchUser: string) =>
      (await api.rank.list({ type: 0, searchUser })).records.map(({ username }) => username);
    expect(await found(nobody(), 'AN')).toEqual(['ana']);
    expect(await found(nobody(), 'inkpot_')).toEqual(['ana']);
    expect(await found(nobody(), '%')).toEqual([]);
    expect(await found(nobody(), 'Doe')).toEqual([]);
    expect(await found(people[1] ?? root, 'Doe')).toEqual([]);
    expect(await found(root, 'Doe')).toEqual(['ana']);
    expect(JSON.stringify(await root.rank.list({ type: 0 }))).not.toContain('Secret');
  });

  test('W26: pages behind the end are empty, a wrong type is refused', async () => {
    expect(await nobody().rank.list({ type: 1, currentPage: 10 ** 9, limit: 10 ** 9 })).toMatchObject({ records: [], size: 300 });
    expect((await fetch(`${product.url}/api/get-rank-list?type=2`)).status).toBe(400);
  });
});

describe('the profile', () => {
  test('tells what was solved, what was tried and what it came to, and no real name', async () => {
    const home = await nobody().profile.home({ username: 'BEN' });
    expect(home).toMatchObject({ username: 'ben', rating: null, recentLoginTime: expect.any(Date) });
    expect(home.solvedList).toContain('P1000');
    expect(home.overcomingList).not.toContain('P1000');
    const [row] = (await nobody().rank.list({ type: 0, searchUser: 'ben' })).records;
    expect(home.total).toBe(row?.total);
    expect(home.solvedList).toHaveLength(row?.ac ?? -1);
    expect(home.scoreList.reduce((sum, score) => sum + score, 0)).toBe(row?.score);
    const grouped = Object.values(home.solvedGroupByDifficulty).flat();
    expect(grouped.map(({ problemId }) => problemId).toSorted()).toEqual(home.solvedList.toSorted());
    expect(await nobody().profile.home({ uid: home.uid })).toEqual(home);
    expect(JSON.stringify(await root.profile.home({ username: 'ana' }))).not.toContain('Secret');
  });

  test('is the own one without a name, and nothing for a visitor', async () => {
    expect(await people[2]?.profile.home()).toMatchObject({ username: 'cai' });
    await expect(nobody().profile.home()).rejects.toMatchObject({ code: 'input.invalid' });
  });

  test.each([{ username: 'nobody-here' }, { uid: '999999' }, { uid: '1 or 1=1' }, { uid: '-1' }])('%o is nobody', async asked => {
    await expect(nobody().profile.home(asked)).rejects.toMatchObject({ code: 'profile.notFound' });
    await expect(nobody().profile.calendar(asked)).rejects.toMatchObject({ code: 'profile.notFound' });
  });

  test('C6: the calendar counts practice by day and leaves contests and older years out', async () => {
    const old = await submit(people[2] ?? root, 'P1004');
    const move = `update submissions set submitted_at = now() - interval '3 days' where id = $1`;
    await product.database().$client.query(move, [old]);
    const [ancient, inContest] = [await submit(people[2] ?? root, 'P1004'), await submit(people[2] ?? root, 'P1004')];
    await product.database().$client.query(`update submissions set submitted_at = now() - interval '400 days' where id = $1`, [ancient]);
    await moveIntoContest(product, root, inContest);
    await drain();
    const { rows } = await product.database().$client.query<{ count: number }>(
      `select count(*)::integer from submissions join users on users.id = user_id
       where username = 'cai' and contest_id is null and submitted_at > now() - interval '360 days'`,
    );
    const { endDate, dataList, verdicts } = await nobody().profile.calendar({ username: 'cai' });
    expect(endDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dataList).toHaveLength(2);
    expect(dataList[0]?.count).toBe(1);
    expect(dataList[1]?.date).toBe(endDate);
    expect(dataList.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]?.count);
    const { rows: judged } = await product.database().$client.query(
      `select submissions.status, count(*)::integer as count from submissions join users on users.id = user_id
       where username = 'cai' and contest_id is null and submitted_at > now() - interval '360 days'
         and submissions.status in (-3, -2, -1, 0, 1, 2, 3, 4, 8, 10) group by submissions.status order by count desc, status`,
    );
    expect(verdicts).toEqual(judged);
  });
});

describe('the home page', () => {
  test('C6: names who solved most within seven days, without contests', async () => {
    const solvers = await nobody().home.recentSolvers();
    expect(solvers.map(({ ac }) => ac)).toEqual(solvers.map(({ ac }) => ac).toSorted((a, b) => b - a));
    const { rows } = await product.database().$client.query<{ ac: number }>(
      `select count(distinct problem_id)::integer as ac from submissions join users on users.id = user_id
       where username = 'ana' and submissions.status = 0 and contest_id is null`,
    );
    expect(solvers.find(({ username }) => username === 'ana')?.ac).toBe(rows[0]?.ac);
  });

  test('C7: counts the week; afresh only for the super admin who asks for it', async () => {
    const before = await root.home.week({ forceRefresh: true });
    expect(before.dateStrList).toHaveLength(7);
    await judgedAs(people[0], 'P1000', Status.accepted);
    const last = { ...before, totalCountList: before.totalCountList.with(6, (before.totalCountList[6] ?? 0) + 1) };
    last.acCountList = before.acCountList.with(6, (before.acCountList[6] ?? 0) + 1);
    expect(await people[0]?.home.week({ forceRefresh: true })).toEqual(before);
    expect(await nobody().home.week({ forceRefresh: true })).toEqual(before);
    expect(await root.home.week({ forceRefresh: true })).toEqual(last);
    expect(await nobody().home.week()).toEqual(last);
  });

  test('has no contests yet', async () => {
    expect(await nobody().home.recentContests()).toEqual([]);
    expect(await nobody().home.otherContests()).toEqual([]);
  });
});

test('a banned user is in no rank, no profile and no list of solvers', async () => {
  const uid = (await nobody().profile.home({ username: 'ben' })).uid;
  await root.users.edit({ uid, username: 'ben', type: 1002, status: 1 });
  expect((await rowsOf(0)).map(([name]) => name)).not.toContain('ben');
  await expect(nobody().profile.home({ uid })).rejects.toMatchObject({ code: 'profile.notFound' });
  await expect(people[1]?.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test('a rejudge of a whole problem can be stopped: what still waits has its verdict again, and every number follows', async () => {
  const [ana, ben] = [await asNewUser(product, 'ada'), await asNewUser(product, 'bea')];
  const counts = async () => (await root.problem.detail({ problemId: 'P1005' })).problemCount;
  const ids = [await submit(ana, 'P1005'), await submit(ben, 'P1005'), await submit(ana, 'P1005')];
  for (const status of [Status.accepted, Status.wrongAnswer, Status.accepted]) await judgeNext(status);
  const pid = (await root.problem.detail({ problemId: 'P1005' })).problem.id;
  const seen = () => Promise.all(ids.map(submitId => root.submission.detail({ submitId })));
  const before = [await seen(), await counts()];
  const cases = await root.submission.cases({ submitId: ids[2] ?? 0 });

  expect(await root.judging.problemProgress({ pid })).toEqual({ total: 3, underway: 0, stoppable: 0 });
  await root.judging.rejudgeProblem({ pid });
  await root.judging.rejudgeProblem({ pid });
  expect(await root.judging.problemProgress({ pid })).toEqual({ total: 3, underway: 3, stoppable: 3 });
  const fresh = await submit(ben, 'P1005');
  expect(await root.judging.stopRejudge({ pid })).toEqual({ total: 3 });
  expect([await seen(), await counts()]).toEqual(before);
  expect(await root.submission.cases({ submitId: ids[2] ?? 0 })).toEqual(cases);
  expect(await root.judging.stopRejudge({ pid })).toEqual({ total: 0 });
  expect(await judgeNext(Status.accepted)).toBe(fresh);

  await root.judging.rejudgeProblem({ pid });
  const again = await judgeNext(Status.timeLimitExceeded);
  expect(await root.judging.stopRejudge({ pid })).toEqual({ total: 3 });
  expect((await root.submission.detail({ submitId: again })).submission.status).toBe(Status.timeLimitExceeded);
  await root.judging.rejudge({ submitId: again });
  expect(await root.judging.stopRejudge({ pid })).toEqual({ total: 0 });
  await drain();
});
