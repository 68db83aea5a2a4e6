import { type ContestDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { verdict } from '../support/byHand';
import { contestsOf, type Moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { listen } from '../support/listen';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/*
 * In each contest the participant `owner` submits twice: a wrong answer an hour after the start, an accepted one an hour later, in the
 * sealed part where there is one. The table says what each viewer learns of the two by each call. `virtual` is a rival who takes part
 * virtually, where the contest is over and open.
 */
let product: Product;
let root: Api;
const contests = contestsOf(
  () => product,
  () => root,
);

const viewers = ['root', 'organiser', 'owner', 'rival', 'virtual', 'admin', 'visitor'] as const;
type Viewer = (typeof viewers)[number];
const apis = {} as Record<Viewer, Api>;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  Object.assign(apis, {
    root,
    organiser: await asNewUser(product, 'organiser', 1001),
    owner: await asNewUser(product, 'owner'),
    rival: await asNewUser(product, 'rival'),
    virtual: await asNewUser(product, 'virtual'),
    admin: await asNewUser(product, 'admin2', 1001),
    visitor: product.as(),
  } satisfies Record<Viewer, Api>);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const plain: Moments = { start: -180, end: 120 };
const sealed: Moments = { start: -180, end: 120, seal: -90 };
const over: Moments = { start: -180, end: -30 };
const overAndSealed: Moments = { start: -180, end: -30, seal: -90 };

const WA = `${Status.wrongAnswer}`;
const AC = `${Status.accepted}`;
const HIDDEN = `${Status.submittedUnknown}`;
const NONE = '-';

/** What a viewer sees of the early and of the late submission: the status, with `+` if its cost is told; `-` if there is none. */
type InList = [early: string, late: string];
/** The same two submissions, with `code` where the viewer sees the code. */
type Seen = [early: string, late: string];
/** `cases`, `null`, or `-` where there is no such submission. */
type Cases = [early: string, late: string];

interface Expected {
  owner: { list: InList; detail: Seen; cases: Cases };
  rival: { list: InList; detail: Seen; cases: Cases };
  /** Like the rival where no window can be opened. */
  virtual?: { list: InList; detail: Seen; cases: Cases };
}

const everything = {
  list: [`${WA}+`, `${AC}+`],
  detail: [`${WA}+ code`, `${AC}+ code`],
  cases: ['cases', 'cases'],
} as const satisfies Expected['owner'];
const nothing = { detail: [NONE, NONE], cases: [NONE, NONE] } as const satisfies Partial<Expected['rival']>;
const veiled = {
  list: [HIDDEN, HIDDEN],
  detail: [`${HIDDEN} code`, `${HIDDEN} code`],
  cases: ['null', 'null'],
} as const satisfies Expected['owner'];
const afterwards = {
  list: [`${WA}+`, `${AC}+`],
  detail: [`${WA}+`, `${AC}+`],
  cases: ['cases', 'cases'],
} as const satisfies Expected['rival'];

const inWindow = { list: [NONE, NONE], ...nothing } as const satisfies Expected['rival'];

const table: [name: string, when: Moments, facts: Partial<ContestDraft>, Expected][] = [
  ['ACM, running', plain, {}, { owner: { ...everything, cases: ['null', 'null'] }, rival: { list: [WA, AC], ...nothing } }],
  ['ACM, sealed', sealed, {}, { owner: { ...everything, cases: ['null', 'null'] }, rival: { list: [WA, NONE], ...nothing } }],
  ['ACM, over', over, {}, { owner: everything, rival: afterwards, virtual: inWindow }],
  ['ACM, over and sealed', overAndSealed, { autoRealRank: false }, { owner: everything, rival: { list: [`${WA}+`, NONE], ...nothing } }],
  ['ACM, over and opened', overAndSealed, {}, { owner: everything, rival: afterwards, virtual: inWindow }],
  ['OI, running', plain, { type: 1 }, { owner: everything, rival: { list: [WA, AC], ...nothing } }],
  ['OI, sealed', sealed, { type: 1 }, { owner: veiled, rival: { list: [NONE, NONE], ...nothing } }],
  ['OI, over', over, { type: 1 }, { owner: everything, rival: afterwards, virtual: inWindow }],
  ['OI, over and sealed', overAndSealed, { type: 1, autoRealRank: false }, { owner: veiled, rival: { list: [NONE, NONE], ...nothing } }],
];

const shown = (row: { status: number; time: number | null; memory: number | null; length?: number | null } | undefined) => {
  if (!row) return NONE;
  const told = [row.time, row.memory, ...('length' in row ? [row.length] : [])].filter(value => value !== null && value !== undefined);
  const isWhole = told.length === ('length' in row ? 3 : 2);
  return `${row.status}${isWhole ? '+' : ''}`;
};

describe.each(table)('%s', (_, when, facts, expected) => {
  let cid: number;
  let ids: [number, number];
  beforeAll(async () => {
    ({ cid } = await contests.contest(plain, facts, { by: apis.organiser }));
    const early = await contests.submit(apis.owner, cid, { status: Status.wrongAnswer, score: 10, minutesAgo: 120 });
    const late = await contests.submit(apis.owner, cid, { status: Status.accepted, score: 100, minutesAgo: 60 });
    ids = [early, late];
    await contests.move(cid, when);
    expect(await codeOf(apis.virtual.contest.startVirtual({ cid }))).toBe(expected.virtual ? 'done' : 'contest.notOver');
  });

  const expectedFor = (viewer: Viewer) => {
    if (viewer === 'root' || viewer === 'organiser') return everything;
    if (viewer === 'virtual' && expected.virtual) return expected.virtual;
    return viewer === 'owner' ? expected.owner : expected.rival;
  };

  test.each(viewers)('C1, C3: lists, polls, details and cases tell %s what they should', async viewer => {
    const api = apis[viewer];
    const wanted = expectedFor(viewer);
    if (viewer === 'visitor') {
      expect(await codeOf(api.contest.submissions({ contestID: cid }))).toBe('login.required');
      expect(await codeOf(api.submission.contestStatuses({ cid, submitIds: ids }))).toBe('login.required');
      expect(await api.submission.statuses({ submitIds: ids })).toEqual({});
      for (const submitId of ids) {
        expect(await codeOf(api.submission.detail({ submitId }))).toBe('submission.notFound');
        expect(await codeOf(api.submission.cases({ submitId }))).toBe('submission.notFound');
      }
      return;
    }
    const { records, total } = await api.contest.submissions({ contestID: cid });
    expect(ids.map(id => shown(records.find(({ submitId }) => submitId === id)))).toEqual(wanted.list);
    expect(total).toBe(records.length);
    expect(JSON.stringify(records)).not.toContain('"code"');

    const details = await Promise.all(ids.map(submitId => api.submission.detail({ submitId }).catch(() => undefined)));
    expect(details.map(detail => (detail ? `${shown(detail.submission)}${detail.submission.code === null ? '' : ' code'}` : NONE))).toEqual(
      wanted.detail,
    );
    const casesOf = async (submitId: number) => ((await api.submission.cases({ submitId })) ? 'cases' : 'null');
    expect(await Promise.all(ids.map(id => casesOf(id).catch(() => NONE)))).toEqual(wanted.cases);
    const hiddenBy: Record<string, string | null | undefined> = { cases: null, null: 'contest', [NONE]: undefined };
    expect(details.map(detail => detail?.casesHiddenBy)).toEqual(wanted.cases.map(word => hiddenBy[word]));

    // C1, C2: polling tells nothing that the details do not tell, and in a contest only of the own ones.
    const known = wanted.detail.map(word => word.replace(/ code$/, ''));
    const polled = await api.submission.statuses({ submitIds: ids });
    expect(ids.map(id => shown(polled[id]))).toEqual(known);
    const ofContest = await api.submission.contestStatuses({ cid, submitIds: ids });
    const isTold = viewer === 'owner' || viewer === 'root' || viewer === 'organiser';
    expect(ids.map(id => shown(ofContest[id]))).toEqual(isTold ? known : [NONE, NONE]);
  });

  test.each(viewers)('C6: what is for organisers is refused to everybody else, %s', async viewer => {
    const { balloon, print, contest, contestEditor, rejudgeProposal, scrollBoard } = apis[viewer];
    const id = 999_999;
    const ofOrganisers = [
      balloon.list({ cid }),
      balloon.check({ cid, id, checked: true }),
      balloon.claim({ cid, id, claimed: true }),
      print.confirm({ cid, id }),
      print.claim({ cid, id, claimed: true }),
      contest.ceremony({ cid }),
      scrollBoard.info({ cid }),
      scrollBoard.submissions({ cid }),
      contestEditor.read({ cid }),
      contestEditor.problems({ cid }),
      contestEditor.announcements({ cid }),
    ].map(codeOf);
    const ofRoot = [rejudgeProposal.list({ cid }), rejudgeProposal.verdicts({ cid, id }), rejudgeProposal.apply({ cid, id })].map(codeOf);
    const refused = viewer === 'visitor' ? 'login.required' : 'access.denied';
    const refusalsAmong = async (codes: Promise<unknown>[]) => (await Promise.all(codes)).filter(code => code === refused).length;
    expect(await refusalsAmong(ofOrganisers)).toBe(viewer === 'root' || viewer === 'organiser' ? 0 : ofOrganisers.length);
    expect(await refusalsAmong(ofRoot)).toBe(viewer === 'root' ? 0 : ofRoot.length);
  });

  test('a filter by status tells nothing that the rows do not tell', async () => {
    for (const viewer of ['owner', 'rival'] as const) {
      const { records } = await apis[viewer].contest.submissions({ contestID: cid });
      for (const status of [Status.accepted, Status.wrongAnswer, Status.submittedUnknown]) {
        const filtered = (await apis[viewer].contest.submissions({ contestID: cid, status })).records;
        expect(filtered).toEqual(records.filter(row => row.status === status));
      }
    }
  });

  test('neither lists of practice nor scores of hidden results know of it', async () => {
    for (const viewer of viewers) {
      const practice = (await apis[viewer].submission.list({ limit: 300 })).records;
      expect(practice.filter(({ submitId }) => ids.includes(submitId))).toEqual([]);
    }
    const { records } = await apis.owner.contest.submissions({ contestID: cid });
    for (const row of records)
      if (row.status === Status.submittedUnknown) expect([row.score, row.oiRankScore, row.judger]).toEqual([null, null, null]);
    expect(await codeOf(apis.owner.submission.share({ submitId: ids[0], share: true }))).toBe('submission.inContest');
  });
});

test('what is hidden in a sealed OI contest is hidden in every standing of the problem', async () => {
  const { cid, pids } = await contests.contest(sealed, { type: 1 });
  const [pid = 0] = pids;
  await contests.submit(apis.owner, cid, { status: Status.accepted, score: 100, minutesAgo: 60 });
  expect((await apis.owner.problem.myStatuses({ pidList: [pid], cid }))[pid]).toEqual({ status: Status.submittedUnknown });
  expect((await apis.owner.contest.problems({ cid }))[0]).toMatchObject({
    myStatus: Status.submittedUnknown,
    score: null,
    ac: 0,
    total: 0,
  });
  expect((await apis.owner.contest.problemDetails({ cid, displayId: 'A' })).myStatus).toBe(Status.submittedUnknown);
  expect(await apis.owner.submission.lastAccepted({ pid, cid })).toMatchObject({ submitId: null });
  expect((await apis.owner.problem.fullScreenList({ cid }))[0]).toMatchObject({ status: Status.submittedUnknown, score: null });
});

test('the submissions of a private contest stay with those who are in it, after its end too', async () => {
  const { cid } = await contests.contest(plain, { auth: 1, pwd: 'x' });
  await apis.owner.contest.register({ cid, password: 'x' });
  const submitId = await contests.submit(apis.owner, cid, { status: Status.accepted, minutesAgo: 60 });
  await contests.move(cid, over);
  expect(await codeOf(apis.rival.submission.detail({ submitId }))).toBe('submission.notFound');
  expect((await apis.owner.submission.detail({ submitId })).submission.status).toBe(Status.accepted);
  await contests.change(cid, { visible: false });
  expect((await apis.owner.submission.detail({ submitId })).submission.status).toBe(Status.accepted);
});

test('B60: from the beginning on, a sealed OI contest tells the author of a try that it was submitted, and no more', async () => {
  const { cid, pids } = await contests.contest(sealed, { type: 1 });
  const [pid = 0] = pids;
  const { owner } = apis;
  const submit = () => owner.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
  const { submitId, status } = await submit();
  const listener = listen(owner, `submission:${submitId}`);
  await listener.isReady();
  const told = async () => ({
    status,
    polled: await owner.submission.statuses({ submitIds: [submitId] }),
    ofContest: await owner.submission.contestStatuses({ cid, submitIds: [submitId] }),
    listed: (await owner.contest.submissions({ contestID: cid })).records,
    pending: (await owner.contest.submissions({ contestID: cid, status: Status.pending })).records,
    hidden: (await owner.contest.submissions({ contestID: cid, status: Status.submittedUnknown })).records,
    detail: await owner.submission.detail({ submitId }),
    cases: await owner.submission.cases({ submitId }),
    standing: await owner.problem.myStatuses({ pidList: [pid], cid }),
    problems: await owner.contest.problems({ cid }),
  });
  const waiting = await told();
  expect(waiting).toMatchObject({ status: Status.submittedUnknown, pending: [] });
  const job = await contests.hand.nextJob();
  expect(await told()).toEqual(waiting);
  await storeVerdict(product.database(), job, verdict(Status.timeLimitExceeded));
  expect(await told()).toEqual(waiting);
  const { submitId: other } = await submit();
  await root.judging.cancel({ submitId });
  await until(() => listener.heard.some(({ event }) => event === 'submission.judged'));
  expect(listener.heard.filter(event => 'submitId' in event)).toMatchObject([{ submitId, status: Status.cancelled }]);
  await root.judging.cancel({ submitId: other });
  await listener.stop();
});

test('C6: the live stream tells neither the author of a sealed try nor a rival that it was judged', async () => {
  const { cid } = await contests.contest(sealed, { type: 1 });
  const submitId = await contests.submit(apis.owner, cid, {});
  const topics = `submissions,submission:${submitId}`;
  const listeners = { owner: listen(apis.owner, topics), rival: listen(apis.rival, topics), root: listen(root, topics) };
  await Promise.all(Object.values(listeners).map(listener => listener.isReady()));
  await contests.hand.judgeNext(Status.accepted);
  const judgedBy = (who: keyof typeof listeners) => listeners[who].heard.filter(({ event }) => event === 'submission.judged');
  await until(() => judgedBy('root').length > 0);
  await root.judging.cancel({ submitId });
  await until(() => judgedBy('owner').length > 0);
  expect(judgedBy('owner')).toMatchObject([{ status: Status.cancelled, score: null }]);
  expect(judgedBy('root')[0]).toMatchObject({ status: Status.accepted });
  expect(judgedBy('rival')).toEqual([]);
  await Promise.all(Object.values(listeners).map(listener => listener.stop()));
});

test('C16: the topic of a contest is for those who may read there', async () => {
  const { cid } = await contests.contest(plain, { auth: 1, pwd: 'x' });
  await apis.owner.contest.register({ cid, password: 'x' });
  const [inside, outside] = [listen(apis.owner, `contest:${cid}`), listen(apis.rival, `contest:${cid},submissions`)];
  await Promise.all([inside.isReady(), outside.isReady()]);
  await root.contestEditor.addAnnouncement({ cid, announcement: { title: 'New', content: 'Words' } });
  await until(() => inside.heard.some(({ event }) => event === 'contest.announced'));
  expect(inside.heard.at(-1)).toEqual({ event: 'contest.announced', cid });
  await root.contestEditor.changeVisible({ cid, visible: true });
  await until(() => inside.heard.some(({ event }) => event === 'contest.changed'));
  expect(outside.heard.filter(({ event }) => event.startsWith('contest.'))).toEqual([]);
  await Promise.all([inside.stop(), outside.stop()]);
});
