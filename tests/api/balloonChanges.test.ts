import { type BalloonChange, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contestsOf, moments } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/* Ann solves A before ben. What is judged again takes the mark or the balloon from somebody to whom the desk has brought it. */
let product: Product;
let root: Api;
let organiser: Api;
let ann: Api;
let ben: Api;
let eve: Api;
const uids = { ann: 0, ben: 0, eve: 0 };
const contests = contestsOf(
  () => product,
  () => root,
);
const { accepted, wrongAnswer } = Status;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  organiser = await asNewUser(product, 'organiser', 1001);
  [ann, ben, eve] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben'), await asNewUser(product, 'eve')];
  for (const [name, api] of [['ann', ann] as const, ['ben', ben] as const, ['eve', eve] as const]) {
    uids[name] = Number((await api.profile.home({})).uid);
  }
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function contest() {
  const { cid, pids } = await contests.contest(moments.running, {}, { by: organiser });
  const made = {
    ann: await contests.submit(ann, cid, { status: accepted, minutesAgo: 50 }),
    ben: await contests.submit(ben, cid, { status: accepted, minutesAgo: 30 }),
    eve: await contests.submit(eve, cid, { status: accepted, minutesAgo: 10 }),
  };
  return { cid, pid: pids[0] ?? 0, made };
}

/** Rows as `ann first! checked: notFirst`: who, the mark, what the desk did, and the change. */
async function desk(cid: number, options: { withChanges?: boolean } = { withChanges: true }) {
  const { records, total } = await organiser.balloon.list({ cid, ...options });
  expect(total).toBe(records.length);
  return records.map(({ id, username, firstBlood, firstProvisional, checked, helper, change }) => {
    const mark = firstBlood ? (firstProvisional ? 'first?' : 'first!') : '';
    const parts = [username, mark, checked && 'checked', helper && `with ${helper.username}`, id === null && 'without a submission'];
    return parts.filter(Boolean).join(' ') + (change ? `: ${change}` : '');
  });
}
const settle = (api: Api, { cid, pid }: { cid: number; pid: number }, who: keyof typeof uids, change: BalloonChange) =>
  codeOf(api.balloon.settle({ cid, pid, uid: uids[who], change }));

describe('a rejudge', () => {
  test('moves the first mark and takes an accept: both are told on top until somebody settles them', async () => {
    const { cid, pid, made } = await contest();
    await organiser.balloon.claim({ cid, id: made.ann, claimed: true });
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await root.balloon.check({ cid, id: made.eve, checked: true });
    expect(await desk(cid)).toEqual(['ann first! with organiser', 'ben checked', 'eve checked']);

    await root.judging.rejudge({ submitId: made.ann });
    expect(await desk(cid)).toEqual(['ben first? checked', 'eve checked']);
    await contests.hand.judgeNext(wrongAnswer);
    expect(await desk(cid)).toEqual([
      'ann with organiser without a submission: notAccepted',
      'ben first! checked: nowFirst',
      'eve checked',
    ]);
    expect((await organiser.balloon.list({ cid, withChanges: true })).records.find(({ id }) => id === null)).toMatchObject({
      uid: String(uids.ann),
      pid,
      displayId: 'A',
      submitId: null,
      submitTime: null,
      time: null,
      changedBy: 'organiser',
    });

    expect(await settle(root, { cid, pid }, 'ben', 'notFirst')).toBe('contest.balloonChanged');
    expect(await settle(root, { cid, pid }, 'ben', 'nowFirst')).toBe('done');
    expect(await settle(organiser, { cid, pid }, 'ben', 'nowFirst')).toBe('contest.balloonChanged');
    expect(await settle(root, { cid, pid }, 'ann', 'notAccepted')).toBe('done');
    expect(await settle(organiser, { cid, pid }, 'ann', 'notAccepted')).toBe('contest.balloonNotFound');
    expect(await desk(cid)).toEqual(['ben first! checked', 'eve checked']);
    expect((await organiser.balloon.list({ cid, withChanges: true })).records[0]?.changedBy).toBe('root');
  });

  test('gives a first mark to an earlier submission, which takes it from whom the desk has brought it', async () => {
    const { cid, pid, made } = await contest();
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await root.balloon.claim({ cid, id: made.eve, claimed: true });
    await root.judging.manual({ submitId: made.ann, status: accepted });
    expect(await desk(cid)).toEqual(['ben checked: notFirst', 'ann first!', 'eve with root']);
    expect(await settle(root, { cid, pid }, 'ben', 'notFirst')).toBe('done');
    expect(await desk(cid)).toEqual(['ann first!', 'eve with root', 'ben checked']);
  });

  test('tells nothing while an earlier submission of the same participant is judged again', async () => {
    const { cid, made } = await contest();
    await organiser.balloon.check({ cid, id: made.ann, checked: true });
    await contests.submit(ann, cid, { status: accepted, minutesAgo: 20 });
    await root.judging.rejudge({ submitId: made.ann });
    expect(await desk(cid)).toEqual(['ben first?', 'eve', 'ann checked']);
    await contests.hand.judgeNext(accepted);
    expect(await desk(cid)).toEqual(['ben', 'eve', 'ann first! checked']);
  });

  test('changes nothing for who sends no changes: the same rows in the same order', async () => {
    const { cid, made } = await contest();
    await root.balloon.check({ cid, id: made.ann, checked: true });
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    expect(await desk(cid, {})).toEqual(['eve', 'ben first! checked: nowFirst']);
    expect(await desk(cid)).toEqual(['ben first! checked: nowFirst', 'ann checked without a submission: notAccepted', 'eve']);
  });

  test('makes a change that the desk has seen another one: to settle the old one is refused', async () => {
    const { cid, pid, made } = await contest();
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    expect((await desk(cid))[0]).toBe('ben first! checked: nowFirst');
    await root.judging.manual({ submitId: made.ann, status: accepted });
    expect(await settle(root, { cid, pid }, 'ben', 'nowFirst')).toBe('contest.balloonChanged');
    await root.judging.manual({ submitId: made.ben, status: wrongAnswer });
    expect(await settle(root, { cid, pid }, 'ben', 'nowFirst')).toBe('contest.balloonChanged');
    expect((await desk(cid))[0]).toBe('ben checked without a submission: notAccepted');
    await root.judging.manual({ submitId: made.ben, status: accepted });
    expect(await desk(cid)).toEqual(['ann first!', 'eve', 'ben checked']);
  });

  test('of two organisers who settle at once one does', async () => {
    const { cid, pid, made } = await contest();
    await root.balloon.check({ cid, id: made.ann, checked: true });
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    const answers = await Promise.all([root, organiser].map(api => settle(api, { cid, pid }, 'ann', 'notAccepted')));
    expect(answers.toSorted()).toEqual(['contest.balloonNotFound', 'done']);
  });
});

describe('what the desk was shown', () => {
  test('is kept as the desk says it: a mark that was provisional is told once it is sure', async () => {
    const { cid, pid, made } = await contest();
    await root.judging.rejudge({ submitId: made.ann });
    expect(await desk(cid)).toEqual(['ben first?', 'eve']);
    await root.balloon.claim({ cid, id: made.ben, claimed: true, sawFirst: false });
    await root.balloon.check({ cid, id: made.ben, checked: true, sawFirst: true });
    expect(await desk(cid)).toEqual(['eve', 'ben first? checked']);
    await contests.hand.judgeNext(wrongAnswer);
    expect(await desk(cid)).toEqual(['ben first! checked: nowFirst', 'eve']);
    expect(await settle(root, { cid, pid }, 'ben', 'nowFirst')).toBe('done');
  });

  test('of an existing client is what its list says, also while the mark is provisional', async () => {
    const { cid, made } = await contest();
    await root.judging.rejudge({ submitId: made.ann });
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await contests.hand.judgeNext(accepted);
    expect(await desk(cid)).toEqual(['ben checked: notFirst', 'ann first!', 'eve']);
  });

  test('is forgotten when a balloon is given back or was not delivered', async () => {
    const { cid, made } = await contest();
    await root.balloon.claim({ cid, id: made.ann, claimed: true });
    await root.balloon.claim({ cid, id: made.ann, claimed: false });
    await root.balloon.check({ cid, id: made.ben, checked: true });
    await root.balloon.check({ cid, id: made.ben, checked: false });
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    expect(await desk(cid)).toEqual(['ben first!', 'eve']);
    await root.balloon.claim({ cid, id: made.ben, claimed: true });
    await root.judging.manual({ submitId: made.ann, status: accepted });
    expect(await desk(cid)).toEqual(['ben with root: notFirst', 'ann first!', 'eve']);
  });
});

describe('who is left out', () => {
  test('keeps a delivered balloon: to say that it was not delivered would take it from the list with no way back', async () => {
    const { cid, made } = await contest();
    await root.balloon.check({ cid, id: made.ann, checked: true });
    await root.participant.change({ cid, uid: uids.ann, standing: 'disqualified', reason: 'As was decided' });
    expect(await codeOf(root.balloon.check({ cid, id: made.ann, checked: false }))).toBe('contest.balloonLeftOut');
    expect(await desk(cid)).toEqual(['ben first!', 'eve', 'ann checked']);
    await root.participant.change({ cid, uid: uids.ann, standing: 'official', reason: 'Taken back' });
    expect(await codeOf(root.balloon.check({ cid, id: made.ann, checked: false }))).toBe('done');
    expect(await desk(cid)).toEqual(['ann first!', 'ben', 'eve']);
  });

  test('is not visited for a change, and gives the first mark to others', async () => {
    const { cid, made } = await contest();
    for (const id of [made.ann, made.ben]) await root.balloon.check({ cid, id, checked: true });
    await root.participant.change({ cid, uid: uids.ann, standing: 'hidden', reason: 'As was decided' });
    expect(await desk(cid)).toEqual(['ben first! checked: nowFirst', 'eve', 'ann checked']);
    await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
    expect(await desk(cid)).toEqual(['ben first! checked: nowFirst', 'eve']);
  });

  test('does not hold back the mark of others', async () => {
    const { cid, made } = await contest();
    await root.judging.rejudge({ submitId: made.ann });
    expect((await desk(cid))[0]).toBe('ben first?');
    await root.participant.change({ cid, uid: uids.ann, standing: 'hidden', reason: 'As was decided' });
    expect((await desk(cid))[0]).toBe('ben first!');
    await contests.hand.drain();
  });
});

test('organisers alone settle changes, and all of them hear of it', async () => {
  const { cid, pid, made } = await contest();
  await root.balloon.check({ cid, id: made.ann, checked: true });
  await root.judging.manual({ submitId: made.ann, status: wrongAnswer });
  for (const api of [ann, ben]) expect(await settle(api, { cid, pid }, 'ann', 'notAccepted')).toBe('access.denied');
  expect(await settle(root, { cid, pid: pid + 1_000 }, 'ann', 'notAccepted')).toBe('contest.balloonNotFound');
  const other = hearing(organiser, `organisers:${cid}`);
  onTestFinished(() => other.leave());
  await other.isOpen();
  expect(await settle(root, { cid, pid }, 'ann', 'notAccepted')).toBe('done');
  await until(() => other.heard.includes('organisers.balloons'));
});
