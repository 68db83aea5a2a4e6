import { BoardRowChange, type LiveEvent, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
let ann: Api;
let ben: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [ann, ben] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const { accepted, wrongAnswer } = Status;

describe('the live board', () => {
  /** Collects what is told of a board. */
  async function watch(api: Api, cid: number) {
    const closing = new AbortController();
    const events: LiveEvent[] = [];
    const reading = (async () => {
      for await (const event of api.live.open({ topics: `board:${cid}` }, { signal: closing.signal })) events.push(event);
    })().catch(() => undefined);
    onTestFinished(async () => {
      closing.abort();
      await reading;
    });
    await until(() => events.some(({ event }) => event === 'ready'));
    return {
      told: () => events.flatMap(event => (event.event === 'board.row' ? [{ ...event, row: BoardRowChange.parse(event.row) }] : [])),
    };
  }
  const uidOf = async (username: string) => (await root.users.list({ keyword: username })).records[0]?.uid;

  test('cells come as they change, to everybody who may read the board; behind the seal only that something was tried', async () => {
    const { cid } = await contests.contest({ start: -100, end: 120, seal: 60 }, { openRank: true }, { problems: 2 });
    const seen = await watch(ben, cid);
    await contests.submit(ann, cid, { pid: 'A', status: wrongAnswer, minutesAgo: 30 });
    await contests.submit(ann, cid, { pid: 'B', status: accepted, minutesAgo: 20 });
    const uid = await uidOf('ann');
    const last = await until(() => seen.told().find(({ row }) => 'ac' in row && row.ac === 1));
    expect(last).toMatchObject({ cid, uid, row: { rank: 1, submissionInfo: { B: { isAC: true, tryNum: 0 } } } });
    await contests.move(cid, { start: -100, end: 120, seal: -10 });
    await contests.submit(ann, cid, { pid: 'A', status: accepted });
    const sealed = await until(() =>
      seen.told().find(({ row }) => 'ac' in row && row.ac === 1 && Object.values(row.submissionInfo).some(({ tryNum }) => tryNum > 0)),
    );
    expect(sealed.row).toMatchObject({ rank: 1, ac: 1, submissionInfo: { A: { isAC: false, errorNum: 1, tryNum: 1 } } });
    expect(JSON.stringify(seen.told())).not.toContain('"ac":2');
  });

  test('a first mark that moves to somebody else, is provisional, and is sure', async () => {
    const { cid } = await contests.contest(moments.running);
    const earlier = await contests.submit(ann, cid, { status: accepted, minutesAgo: 30 });
    await contests.submit(ben, cid, { status: accepted, minutesAgo: 20 });
    const seen = await watch(ben, cid);
    const uid = await uidOf('ben');
    const marksOfBen = async () => {
      const { records } = await ben.contest.rank({ cid });
      const cell = records.flatMap(row => (row.uid === uid && 'ac' in row ? [row.submissionInfo.A] : [])).at(-1);
      return [cell?.isFirstAC, cell?.isFirstProvisional ?? false];
    };
    const toldOfBen = () =>
      seen.told().flatMap(({ uid: whose, row }) => (whose === uid && 'ac' in row && row.submissionInfo.A ? [row.submissionInfo.A] : []));
    await expect.poll(marksOfBen).toEqual([false, false]);
    await root.judging.rejudge({ submitId: earlier });
    await until(() => toldOfBen().some(({ isFirstAC, isFirstProvisional }) => !isFirstAC && isFirstProvisional));
    expect(await marksOfBen()).toEqual([false, true]);
    await contests.hand.judgeNext(wrongAnswer);
    await until(() => toldOfBen().at(-1)?.isFirstAC === true);
    expect(toldOfBen().at(-1)).not.toHaveProperty('isFirstProvisional');
    expect(await marksOfBen()).toEqual([true, false]);
  });

  test('who is called otherwise; the real name is untold where the board does not show it', async () => {
    const { cid } = await contests.contest(moments.running);
    const seen = await watch(ben, cid);
    await contests.submit(ann, cid, { status: accepted });
    await until(() => seen.told().some(({ row }) => 'ac' in row && row.ac === 1));
    await ann.ownAccount.changeProfile({ nickname: 'Anna', realname: 'A. Smith' });
    const { row, uid } = await until(() => seen.told().find(({ row }) => row.person?.nickname === 'Anna'));
    expect(uid).toBe(await uidOf('ann'));
    expect(row).toMatchObject({ rank: 1, ac: 1, person: { username: 'ann' } });
    expect(row.submissionInfo).toEqual({});
    expect(row.person).not.toHaveProperty('realname');
  });

  test('who may not read the board hears nothing of it', async () => {
    const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'paper' });
    await ann.contest.register({ cid, password: 'paper' });
    const [stranger, inside] = [await watch(ben, cid), await watch(ann, cid)];
    await contests.submit(ann, cid, { status: accepted });
    await until(() => inside.told().length > 0);
    expect(stranger.told()).toEqual([]);
  });

  test('of an OI board: scores', async () => {
    const { cid } = await contests.contest(moments.running, { type: 1 });
    const seen = await watch(ben, cid);
    await contests.submit(ann, cid, { status: Status.partialAccepted, score: 40 });
    const { row } = await until(() => seen.told().find(({ row }) => 'totalScore' in row && row.totalScore > 0));
    expect(row).toMatchObject({ rank: 1, totalScore: 40, submissionInfo: { A: 40 } });
  });
});
