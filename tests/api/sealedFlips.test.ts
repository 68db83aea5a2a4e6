import { ccsCollections, contract, type Endpoint, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '../../packages/server/src/events/events';
import { contestsOf, type Moments } from '../support/contests';
import { answerTo, type Asked, questions } from '../support/everyAnswer';
import { listen } from '../support/listen';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/*
 * A fact that a seal hides changes no answer and no event: the only verdict of a participant is turned over, from wrong to accepted, and
 * every answer to every caller is the same before and after.
 */

let product: Product;
let root: Api;
let author: Api;
const callers = {} as Record<'visitor' | 'stranger' | 'rival' | 'admin', Api>;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  author = await asNewUser(product, 'author');
  Object.assign(callers, {
    visitor: product.as(),
    stranger: await asNewUser(product, 'stranger'),
    rival: await asNewUser(product, 'rival'),
    admin: await asNewUser(product, 'admin', 1001),
  });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const running: Moments = { start: -180, end: 120, seal: -90 };
const over: Moments = { start: -180, end: -10, seal: -90 };

type Question = [name: string, endpoint: Endpoint, input: object];

/** What names the contest, what was submitted to it, or who did; and what names nothing. */
const concerned = new Set(['cid', 'contestID', 'submitId', 'submitIds', 'uid', 'username', 'searchUser']);
const isConcerned = (input: object) => {
  const names = Object.keys(input);
  return !names.length || names.some(name => concerned.has(name));
};

function questionsOf(asked: Asked, cid: number, caller: keyof typeof callers | 'author'): Question[] {
  const { ccs, contest } = contract;
  const {
    submitId,
    author: { uid },
  } = asked;
  const boards = [{}, { forceRefresh: true }, { containsEnd: true }, { forceRefresh: true, containsEnd: true }, { keyword: 'author' }];
  const more: Question[] = [
    ...ccsCollections.map((collection): Question => ['ccs.collection', ccs.collection, { cid, collection }]),
    ...['submissions', 'judgements', 'runs'].map((collection): Question => [
      'ccs.object',
      ccs.object,
      { cid, collection, id: `${submitId}` },
    ]),
    ['ccs.object', ccs.object, { cid, collection: 'teams', id: uid }],
    ...boards.flatMap((given): Question[] => [
      ['contest.rank', contest.rank, { cid, ...given }],
      ['contest.outsideBoard', contest.outsideBoard, { cid, ...given }],
    ]),
    ...[Status.accepted, Status.wrongAnswer, Status.submittedUnknown].map((status): Question => [
      'contest.submissions',
      contest.submissions,
      { contestID: cid, status },
    ]),
  ];
  const reading = questions(asked, caller === 'visitor' ? 'visitor' : 'user').filter(
    ([, { changes }, input]) => !changes && isConcerned(input),
  );
  return [...reading, ...more];
}

/** The clock goes on from one question to the next, and so does the count of events, by which a feed goes on. */
const withoutClock = (answer: string) => answer.replaceAll(/\\"(?:now|time|contest_time|token)\\":\\"[^"]*"/g, '"the clock"');

async function everyAnswer(asked: Asked, cid: number, names: (keyof typeof callers | 'author')[]) {
  const answers = new Map<string, string>();
  for (const name of names) {
    await product.database().execute('delete from rate_limits');
    const token = name === 'author' ? author.token() : callers[name].token();
    for (const [call, endpoint, input] of questionsOf(asked, cid, name))
      answers.set(`${name} ${call} ${JSON.stringify(input)}`, withoutClock(await answerTo(product, endpoint, input, token)));
  }
  return answers;
}

interface Sealed {
  type: 0 | 1;
  isOver: boolean;
}

/** A sealed contest, with the only submission of the author behind the seal, and one of the rival before it. */
async function sealed({ type, isOver }: Sealed) {
  const { cid, pids } = await contests.contest(running, { type, openRank: true, autoRealRank: false });
  await contests.submit(callers.rival, cid, { status: Status.wrongAnswer, score: 0, minutesAgo: 120 });
  const submitId = await contests.submit(author, cid, { status: Status.wrongAnswer, score: 0, minutesAgo: 60 });
  if (isOver) await contests.move(cid, over);
  const { rows } = await product
    .database()
    .execute<{ uid: string; displayId: string; title: string }>(
      `select (select id::text from users where username = 'author') as uid, problem_id as "displayId", title from problems where id = ${pids[0]}`,
    );
  const [{ uid = '', displayId = '', title = '' } = {}] = rows;
  const asked: Asked = {
    pid: pids[0] ?? 0,
    problemId: displayId,
    submitId,
    title,
    tag: 'graphs',
    tagId: 1,
    author: { uid, username: 'author' },
    status: Status.accepted,
    more: { cid: [cid], contestID: [cid], displayId: ['A'], id: [cid], collection: ['submissions'] },
  };
  return { cid, submitId, asked };
}

test.each([
  ['an ACM contest that runs', { type: 0, isOver: false }],
  ['an ACM contest that is over', { type: 0, isOver: true }],
  ['an OI contest that runs', { type: 1, isOver: false }],
  ['an OI contest that is over', { type: 1, isOver: true }],
] as const)('B16: behind the seal of %s a verdict that is turned over changes nothing', { timeout: 180_000 }, async (_, kind) => {
  const { cid, submitId, asked } = await sealed(kind);
  const names = [...(Object.keys(callers) as (keyof typeof callers)[]), ...(kind.type === 1 ? (['author'] as const) : [])];
  const before = await everyAnswer(asked, cid, names);
  expect(before.size).toBeGreaterThan(300);
  const topics = `contest:${cid},board:${cid},submission:${submitId},submissions`;
  const listeners = names.map(name => listen(name === 'author' ? author : callers[name], topics));
  await Promise.all(listeners.map(listener => listener.isReady()));

  await root.judging.manual({ submitId, status: Status.accepted, ...(kind.type === 1 && { score: 100 }) });
  // Callers who may know the verdict do see it.
  expect((await root.submission.detail({ submitId })).submission.status).toBe(Status.accepted);
  // The board follows the verdict by an event, which comes a moment later.
  await until(async () => {
    const { records } = await root.contest.rank({ cid, forceRefresh: true });
    const own = records.find(({ username }) => username === 'author');
    return own && ('ac' in own ? own.ac === 1 : own.totalScore === 100);
  });

  const after = await everyAnswer(asked, cid, names);
  for (const [question, answer] of before) expect([question, after.get(question)]).toEqual([question, answer]);
  await publish(product.database(), { event: 'contest.announced', cid });
  // A visitor may not listen to the contest; events come in their order.
  await Promise.all(listeners.slice(1).map(listener => until(() => listener.heard.some(({ event }) => event === 'contest.announced'))));
  for (const { heard } of listeners)
    expect(
      heard.map(({ event }) => event).filter(event => event !== 'opened' && event !== 'ready' && event !== 'contest.announced'),
    ).toEqual([]);
  await Promise.all(listeners.map(listener => listener.stop()));
});
