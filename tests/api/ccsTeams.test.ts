import { Status } from '@oj/contract';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { type FeedState, followFeed, readFeed } from '../support/ccsFeed';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
let ann: Api;
let reader: Api;
let cid: number;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [ann, reader] = [await asNewUser(product, 'ann'), await asNewUser(product, 'reader')];
  ({ cid } = await contests.contest({ start: -60, end: 120, seal: 60 }, {}));
  await contests.submit(ann, cid, { status: Status.wrongAnswer, minutesAgo: 30 });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Answers what an open feed has come to. */
async function follow(api: Api): Promise<() => Promise<FeedState>> {
  const feed = followFeed(api, cid);
  onTestFinished(() => feed.stop());
  await feed.isCaughtUp();
  return () => readFeed(feed.lines);
}

test('a feed tells of a team that has another school', async () => {
  const read = await follow(reader);
  await ann.ownAccount.changeProfile({ school: 'School of the North' });
  await until(async () => {
    const state = await read();
    const team = state.all('teams').find(({ label }) => label === 'ann');
    return state.all('organizations').some(({ id, name }) => id === team?.organization_id && name === 'School of the North');
  });
});

test('a feed tells of a team that is on the board no longer, of its account and of its awards', async () => {
  const dora = await asNewUser(product, 'dora');
  const { uid } = await dora.profile.home({});
  await contests.submit(dora, cid, { status: Status.accepted, minutesAgo: 20 });
  const feeds = [await follow(reader), await follow(root)];
  const toldOf = async () => {
    const states = await Promise.all(feeds.map(read => read()));
    const isTeam = states.map(state => state.all('teams').some(({ id }) => id === uid));
    const isWinner = states.map(state => state.all('awards').some(({ team_ids }) => team_ids.includes(uid)));
    return [...isTeam, ...isWinner, states[1]?.all('accounts').some(({ id }) => id === uid)];
  };
  await until(async () => (await toldOf()).every(Boolean));
  await root.users.edit({ uid, username: 'dora', type: 1000, status: 0 });
  await until(async () => !(await toldOf()).some(Boolean));
});
