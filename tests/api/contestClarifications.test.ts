import type { CcsNotification, CcsObjects } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../support/ccsFeed';
import { commentators, commentsOf } from '../support/comments';
import { contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
let organiser: Api;
let alice: Api;
let bob: Api;
const { forgetPace } = commentsOf(() => product);
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  ({ root, organiser, alice, bob } = await commentators(product));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(forgetPace);

/** A running contest of the organiser with the problems A and B. */
const running = async () => (await contests.contest(moments.running, {}, { problems: 2, by: organiser })).cid;
const ask = async (api: Api, cid: number, given: { content: string; problem?: string }) => (await api.comment.add({ cid, ...given })).id;

async function problemOf(cid: number, displayId: string) {
  const { rows } = await product
    .database()
    .execute<{ id: number }>(`select problem_id as id from contest_problems where contest_id = ${cid} and display_id = '${displayId}'`);
  return rows[0]?.id ?? 0;
}

type Clarification = CcsObjects['clarifications'];
const clarifications = async (api: Api, cid: number) =>
  (await api.ccs.collection({ cid, collection: 'clarifications' })) as Clarification[];
const textsOf = async (api: Api, cid: number) => (await clarifications(api, cid)).map(({ text }) => text);

test('organisers get all, a team its own and what goes to all; the feed says the same', async () => {
  const carol = await asNewUser(product, 'carol');
  const cid = await running();
  for (const api of [alice, bob]) await contests.submit(api, cid, { minutesAgo: 5 });
  const id = await ask(alice, cid, { content: 'Is n positive?', problem: 'A' });
  await ask(carol, cid, { content: 'I am no team yet' });
  const token = (await linesOf(root.ccs.eventFeed({ cid, stream: false }))).at(-1)?.token;
  const announcement = { title: 'A', content: 'n is positive' };
  const { replyId } = await organiser.question.answer({ cid, id, content: 'It is', announcement, known: 'open' });
  const ofAlice = await clarifications(alice, cid);
  const { uid } = await alice.profile.home({ username: 'alice' });
  const ask0 = { id: `comment-${id}`, from_team_id: uid, to_team_id: null, reply_to_id: null };
  const problem_id = String(await problemOf(cid, 'A'));
  expect(ofAlice.find(({ text }) => text === 'Is n positive?')).toMatchObject({ ...ask0, problem_id });
  expect(ofAlice.find(({ text }) => text === 'It is')).toMatchObject({
    id: `comment-${replyId}`,
    from_team_id: null,
    to_team_id: uid,
    reply_to_id: `comment-${id}`,
    problem_id,
  });
  expect(await textsOf(bob, cid)).toEqual(['A\n\nn is positive']);
  expect((await textsOf(root, cid)).toSorted()).toEqual(['A\n\nn is positive', 'Is n positive?', 'It is']);
  expect(await root.ccs.object({ cid, collection: 'clarifications', id: `comment-${id}` })).toMatchObject(ask0);

  const since = async (): Promise<CcsNotification[]> => linesOf(root.ccs.eventFeed({ cid, since_token: token, stream: false }));
  await until(async () => (await since()).some(({ type, data }) => type === 'clarifications' && JSON.stringify(data).includes('It is')));
  await contests.submit(carol, cid, { minutesAgo: 1 });
  await until(async () => (await textsOf(root, cid)).includes('I am no team yet'));
});

test('a question wakes the feed of the team that asked, and tells no rival anything', async () => {
  const cid = await running();
  for (const api of [alice, bob]) await contests.submit(api, cid, { minutesAgo: 5 });
  const tokenOf = async (api: Api) => (await linesOf(api.ccs.eventFeed({ cid, stream: false }))).at(-1)?.token;
  const tokens = [await tokenOf(alice), await tokenOf(bob)];
  await ask(alice, cid, { content: 'Is it secret?' });
  const since = (api: Api, since_token: string | undefined) => linesOf(api.ccs.eventFeed({ cid, since_token, stream: false }));
  await until(async () => (await since(alice, tokens[0])).some(({ type }) => type === 'clarifications'));
  expect((await since(bob, tokens[1])).filter(({ type }) => type === 'clarifications')).toEqual([]);
  await contests.move(cid, moments.ended);
  expect(await textsOf(bob, cid)).toEqual(['Is it secret?']);
});
