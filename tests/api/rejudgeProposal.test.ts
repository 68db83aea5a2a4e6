import { type AcmRow, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgesOf } from '../judge/leftovers';
import { contestsOf, moments } from '../support/contests';
import { rightAnswer, verdictOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { setCase } from '../support/testData';
import { listen } from '../support/listen';
import { until } from '../support/until';

const PATIENCE_MS = 120_000;

let product: Product;
let root: Api;
let organiser: Api;
let alice: Api;
let bob: Api;
let carol: Api;
let dave: Api;
let cid: number;
let pid: number;
const submitted: Record<string, number> = {};
const contests = contestsOf(
  () => product,
  () => root,
);

const oneOff = rightAnswer.replace('a + b', 'a + b + 1');

async function submit(api: Api, name: string, code: string, minute: number) {
  const { submitId } = await api.submission.submit({ pid: 'A', cid, language: 'C++ 17', code });
  await product.database().execute(`
    update submissions set submitted_at = (select start_at from contests where id = ${cid}) + interval '${minute} minutes' where id = ${submitId}`);
  submitted[name] = submitId;
  return submitId;
}

beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  organiser = await asNewUser(product, 'organiser', 1001);
  [alice, bob, carol, dave] = [
    await asNewUser(product, 'alice'),
    await asNewUser(product, 'bob'),
    await asNewUser(product, 'carol'),
    await asNewUser(product, 'dave'),
  ];
  const gold = { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 };
  const made = await contests.contest(moments.sealed, { awardType: 2, awardConfigList: [gold] }, { by: organiser });
  cid = made.cid;
  pid = made.pids[0] ?? 0;
  await setCase(root, pid, 4);
  await submit(alice, 'alice', rightAnswer, 10);
  await submit(bob, 'bob', rightAnswer, 20);
  await submit(bob, 'bob again', oneOff, 30);
  await submit(carol, 'carol', oneOff, 5);
  // The contest is frozen in its second hour.
  await submit(dave, 'dave', rightAnswer, 70);
  for (const submitId of Object.values(submitted)) await verdictOf(root, submitId);
}, PATIENCE_MS);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const isAcm = (row: object): row is AcmRow => 'ac' in row;
/** Rows of the scoreboard without the reader's own row on top. */
async function boardOf(api: Api) {
  const { records } = await api.contest.rank({ cid, limit: 50 });
  return records
    .filter(isAcm)
    .slice(1)
    .map(({ rank, username, ac, totalTime, submissionInfo: { A }, awardName }) => {
      const marks = [A?.isFirstAC && 'first', A?.tryNum && 'hidden', awardName];
      return [rank, username, ac, totalTime / 60, ...marks.filter(Boolean)].join(' ');
    });
}
const casesOfAlice = async () =>
  (await root.submission.cases({ submitId: submitted.alice ?? 0 }))?.judgeCaseList.map(({ status, message }) => [status, message]);
/** All that the participants can see: the board, the verdicts and their messages. */
const seen = async () => ({
  board: await boardOf(alice),
  verdicts: await root.submission.statuses({ submitIds: Object.values(submitted) }),
  own: await Promise.all([alice, bob, carol, dave].map(api => api.submission.list({ onlyMine: true }))),
  cases: await casesOfAlice(),
  unread: await alice.message.unread({}),
});
const statuses = async () =>
  Object.values(await root.submission.statuses({ submitIds: Object.values(submitted) })).map(({ status }) => status);

const latest = async () => {
  const [proposal] = await root.rejudgeProposal.list({ cid });
  if (!proposal) throw new Error('there is no proposal');
  return proposal;
};
const ready = () =>
  until(async () => {
    const proposal = await latest();
    return proposal.state === 'ready' && proposal;
  }, PATIENCE_MS);
const nameOf = (submitId: number) => Object.keys(submitted).find(name => submitted[name] === submitId);
async function changes(id: number) {
  const [verdicts, rows] = [await root.rejudgeProposal.verdicts({ cid, id }), await root.rejudgeProposal.rows({ cid, id })];
  return {
    verdicts: verdicts.records.map(
      ({ submitId, before, after, isSkipped }) => `${nameOf(submitId)} ${before.status} → ${after.status}${isSkipped ? ' stays' : ''}`,
    ),
    rows: rows.records.map(({ username, before, after }) => `${username}: ${placeText(before)} → ${placeText(after)}`),
  };
}
const placeText = (place: Awaited<ReturnType<Api['rejudgeProposal']['rows']>>['records'][number]['before']) =>
  place && [place.rank, place.total, place.time / 60, ...place.firstSolved, place.award].filter(part => part !== null).join(' ');

const { accepted, wrongAnswer } = Status;
const wrongBoard = ['1 carol 1 5 first Gold', '2 bob 1 50', '3 alice 0 0', '3 dave 0 0 hidden'];
const rightBoard = ['1 alice 1 10 first Gold', '2 bob 1 20', '3 carol 0 0', '3 dave 0 0 hidden'];

describe('a wrong case is mended', () => {
  test('a proposal shows what would change, also when its judge is killed, and nobody sees any of it', async () => {
    const before = await seen();
    expect(before.board).toEqual(wrongBoard);
    await setCase(root, pid, 3);
    const [told, ...untold] = [
      listen(root, `proposals:${cid}`),
      ...[alice, organiser].map(api => listen(api, `proposals:${cid},submissions`)),
    ];
    await Promise.all([told, ...untold].map(each => each.isReady()));
    expect(await root.rejudgeProposal.propose({ cid, pid })).toMatchObject({ total: 5 });
    const judges = judgesOf(product.pid);
    expect(judges).toHaveLength(1);
    for (const judge of judges) process.kill(judge, 'SIGKILL');
    await expect(root.rejudgeProposal.propose({ cid, pid })).rejects.toMatchObject({ code: 'proposal.open' });

    const proposal = await ready();
    const changed = (listener: typeof told) => listener.heard.filter(({ event }) => event === 'proposals.changed').length;
    await until(() => changed(told) >= 6);
    expect(untold.map(changed)).toEqual([0, 0]);
    await Promise.all([told, ...untold].map(each => each.stop()));
    expect(proposal).toMatchObject({ total: 5, judged: 5, changed: 5, skipped: 0, isStale: false, isUndo: false });
    expect(await changes(proposal.id)).toEqual({
      verdicts: [
        `alice ${wrongAnswer} → ${accepted}`,
        `bob ${wrongAnswer} → ${accepted}`,
        `bob again ${accepted} → ${wrongAnswer}`,
        `carol ${accepted} → ${wrongAnswer}`,
        `dave ${wrongAnswer} → ${accepted}`,
      ],
      rows: ['alice: 3 0 0 → 1 1 10 A Gold', 'bob: 2 1 50 → 2 1 20', 'dave: 3 0 0 → 3 1 70', 'carol: 1 1 5 A Gold → 4 0 0'],
    });
    expect(await seen()).toEqual(before);
  });

  test('it cannot be applied when the data has changed since, and is judged anew', async () => {
    await setCase(root, pid, 5);
    const { id, isStale } = await latest();
    expect(isStale).toBe(true);
    await expect(root.rejudgeProposal.apply({ cid, id })).rejects.toMatchObject({ code: 'proposal.stale' });
    expect(await boardOf(alice)).toEqual(wrongBoard);
    await setCase(root, pid, 3);
    await product.database().execute(`update problems set time_limit_ms = time_limit_ms + 1 where id = ${pid}`);
    expect((await latest()).isStale).toBe(true);
    await root.rejudgeProposal.drop({ cid, id });
    await expect(root.rejudgeProposal.apply({ cid, id })).rejects.toMatchObject({ code: 'proposal.notFound' });

    await root.rejudgeProposal.propose({ cid, pid });
    await expect(root.rejudgeProposal.apply({ cid, id: (await latest()).id })).rejects.toMatchObject({ code: 'proposal.judging' });
    expect(await ready()).toMatchObject({ changed: 5, isStale: false });
  });

  test('it is applied in one go, but for a verdict that changed meanwhile, and undone by another proposal', async () => {
    const before = await seen();
    await root.judging.manual({ submitId: submitted.dave ?? 0, status: Status.runtimeError });
    const { id } = await latest();
    expect((await changes(id)).verdicts).toContain(`dave ${wrongAnswer} → ${accepted} stays`);
    expect(await root.rejudgeProposal.apply({ cid, id })).toEqual({ applied: 4, skipped: 1 });
    expect(await statuses()).toEqual([accepted, accepted, wrongAnswer, wrongAnswer, Status.runtimeError]);
    expect(await until(async () => (await boardOf(alice))[0]?.includes('alice') && boardOf(alice))).toEqual(rightBoard);
    expect(await casesOfAlice()).not.toEqual(before.cases);
    expect(await latest()).toMatchObject({ state: 'applied', changed: 4, skipped: 1 });
    await expect(root.rejudgeProposal.apply({ cid, id })).rejects.toMatchObject({ code: 'proposal.applied' });
    await expect(root.rejudgeProposal.drop({ cid, id })).rejects.toMatchObject({ code: 'proposal.applied' });
    expect((await changes(id)).rows).toContain('alice: 3 0 0 → 1 1 10 A Gold');

    await root.rejudgeProposal.undo({ cid, id });
    const undo = await latest();
    expect(undo).toMatchObject({ state: 'ready', isUndo: true, total: 4, changed: 4, isStale: false });
    expect((await changes(undo.id)).rows).toContain('alice: 1 1 10 A Gold → 3 0 0');
    expect(await root.rejudgeProposal.apply({ cid, id: undo.id })).toEqual({ applied: 4, skipped: 0 });
    expect(await until(async () => (await boardOf(alice))[0]?.includes('carol') && boardOf(alice))).toEqual(wrongBoard);
    const after = await seen();
    expect(after.cases).toEqual(before.cases);
    const { dave: daves = 0, ...others } = submitted;
    for (const submitId of Object.values(others)) expect(after.verdicts[submitId]).toEqual(before.verdicts[submitId]);
    expect(after.verdicts[daves]?.status).toBe(Status.runtimeError);
    const { records } = await root.audit.list({ action: 'rejudgeProposal.apply' });
    expect(records.map(entry => entry.after)).toEqual([
      { id: undo.id, applied: 4, skipped: 0 },
      { id, applied: 4, skipped: 1 },
    ]);
  });

  test('it is stopped', async () => {
    const { id } = await root.rejudgeProposal.propose({ cid, pid });
    await root.rejudgeProposal.drop({ cid, id });
    const { rows } = await product.database().execute(`select count(*)::int as jobs from judge_jobs where kind = 'proposal'`);
    expect(rows).toEqual([{ jobs: 0 }]);
    await until(async () => (await latest()).state === 'applied');
  });
});

test('proposals are for the super admin', async () => {
  const { id } = await latest();
  for (const api of [organiser, alice]) {
    const calls = [
      () => api.rejudgeProposal.list({ cid }),
      () => api.rejudgeProposal.propose({ cid, pid }),
      () => api.rejudgeProposal.verdicts({ cid, id }),
      () => api.rejudgeProposal.rows({ cid, id }),
      () => api.rejudgeProposal.apply({ cid, id }),
      () => api.rejudgeProposal.undo({ cid, id }),
      () => api.rejudgeProposal.drop({ cid, id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'access.denied' });
  }
  const other = await contests.contest(moments.running);
  await expect(root.rejudgeProposal.rows({ cid: other.cid, id })).rejects.toMatchObject({ code: 'proposal.notFound' });
  await expect(root.rejudgeProposal.propose({ cid: other.cid, pid })).rejects.toMatchObject({ code: 'contest.problemNotFound' });
  await expect(root.rejudgeProposal.propose({ cid: other.cid, pid: other.pids[0] ?? 0 })).rejects.toMatchObject({
    code: 'proposal.nothingToJudge',
  });
});

test('a proposal takes at most ten thousand submissions', async () => {
  const { cid: large, pids } = await contests.contest(moments.running);
  const [other = 0] = pids;
  const add = (count: number) =>
    product.database().execute(`
      insert into submissions (user_id, problem_id, contest_id, language, length, status)
      select (select id from users where username = 'alice'), ${other}, ${large}, 'C++ 17', 1, 0 from generate_series(1, ${count})`);
  await add(10_001);
  await expect(root.rejudgeProposal.propose({ cid: large, pid: other })).rejects.toMatchObject({ code: 'proposal.tooMany' });
  expect(await root.rejudgeProposal.list({ cid: large })).toEqual([]);
  await product.database().execute(`delete from submissions where id = (select max(id) from submissions)`);
  const { id, total } = await root.rejudgeProposal.propose({ cid: large, pid: other });
  expect(total).toBe(10_000);
  await root.rejudgeProposal.drop({ cid: large, id });
});
