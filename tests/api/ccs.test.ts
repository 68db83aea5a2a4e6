import { type CcsCollection, ccsCollections, type CcsNotification, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sealedContest } from '../support/ccsContests';
import { followFeed, linesOf, readFeed } from '../support/ccsFeed';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';
import { unzip } from '../support/zip';

let product: Product;
let root: Api;
let visitor: Api;
let ann: Api;
let ben: Api;
let cleo: Api;
let cid: number;
const contests = contestsOf(
  () => product,
  () => root,
);
const { accepted, wrongAnswer } = Status;
let made: Awaited<ReturnType<typeof sealedContest>>['made'];

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  visitor = product.as();
  [ann, ben, cleo] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben'), await asNewUser(product, 'cleo')];
  await product
    .database()
    .execute(`update users set realname = 'Real ' || username, school = 'North High' where username in ('ann', 'ben')`);
  ({ cid, made } = await sealedContest(contests, { root, ann, ben, cleo }));
}, 120_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const read = (api: Api, collection: CcsCollection, of = cid) => api.ccs.collection({ cid: of, collection });
const idsOf = async (api: Api, collection: CcsCollection, of = cid) => (await read(api, collection, of)).map(({ id }) => Number(id));
const feedOf = (api: Api, of = cid, since_token?: string) => api.ccs.eventFeed({ cid: of, since_token, stream: false });

describe('answers', () => {
  test('are in the shapes of the specification, without the envelope', async () => {
    const response = await fetch(`${product.url}/api/ccs`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ version: '2023-06' });
    const listed = await (await fetch(`${product.url}/api/ccs/contests`)).json();
    expect(listed).toEqual([
      expect.objectContaining({
        id: String(cid),
        duration: expect.stringMatching(/^5:00:00\.0/),
        scoreboard_freeze_duration: expect.stringMatching(/^(2:59:59\.9|3:00:00\.0)/),
        penalty_time: 20,
      }),
    ]);
    const one = await (await fetch(`${product.url}/api/ccs/contests/${cid}`)).json();
    expect([one]).toEqual(listed);
    expect(await visitor.ccs.state({ cid })).toMatchObject({ started: one.start_time, ended: null, thawed: null });
    const feed = await fetch(`${product.url}/api/ccs/contests/${cid}/event-feed?stream=false`);
    expect(feed.headers.get('content-type')).toBe('application/x-ndjson');
    expect((await feed.text()).split('\n').filter(Boolean).length).toBeGreaterThan(5);
  });

  test('say of each collection which objects it has, one by one too', async () => {
    for (const collection of ccsCollections) {
      const objects = await read(root, collection);
      for (const object of objects.slice(0, 3)) expect(await root.ccs.object({ cid, collection, id: object.id })).toEqual(object);
      expect(await codeOf(root.ccs.object({ cid, collection, id: 'none' }))).toBe('contest.objectNotFound');
    }
    const named = Object.fromEntries((await root.ccs.access({ cid })).endpoints.map(({ type, properties }) => [type, properties]));
    expect(Object.keys(named)).toEqual(expect.arrayContaining(['contest', 'state', ...ccsCollections]));
    expect(named.teams).toContain('organization_id');
  });

  test('refuse what is not there: hidden contests, and contests of another rule', async () => {
    const { cid: oi } = await contests.contest({ start: -60, end: 60 }, { type: 1, openRank: true });
    expect(await codeOf(visitor.ccs.scoreboard({ cid: oi }))).toBe('contest.notAcm');
    expect(await codeOf(visitor.ccs.eventFeed({ cid: oi })[Symbol.asyncIterator]().next())).toBe('contest.notAcm');
    const { cid: hidden } = await contests.contest({ start: -60, end: 60 }, { visible: false });
    await root.contestEditor.changeVisible({ cid: hidden, visible: false });
    expect(await codeOf(ann.ccs.contest({ cid: hidden }))).toBe('contest.notFound');
    const listed = (await visitor.ccs.contests()).map(({ id }) => Number(id));
    expect(listed).toContain(cid);
    expect(listed).not.toContain(oi);
    expect(listed).not.toContain(hidden);
    expect((await fetch(`${product.url}/api/ccs/contests/${cid}/stars`)).status).toBe(400);
  });
});

describe('during the seal', () => {
  test('nobody learns of a sealed submission but its author and the organisers', async () => {
    const early = [made.star, made.wrong, made.unbuilt, made.solved, made.second];
    expect(await idsOf(root, 'submissions')).toEqual([...early, made.sealed]);
    expect(await idsOf(root, 'judgements')).toEqual([...early, made.sealed]);
    expect(await idsOf(ann, 'submissions')).toEqual(early);
    expect(await idsOf(ann, 'judgements')).toEqual(early);
    expect(await idsOf(ben, 'judgements')).toEqual([...early, made.sealed]);
    expect(await codeOf(ann.ccs.object({ cid, collection: 'judgements', id: `${made.sealed}` }))).toBe('contest.objectNotFound');
    for (const collection of ['submissions', 'judgements', 'runs', 'clarifications'] as const)
      expect(await codeOf(read(visitor, collection))).toBe('login.required');
  });

  test('the board shows that something was tried; organisers see the result', async () => {
    const rowsOf = async (api: Api) => (await api.ccs.scoreboard({ cid })).rows;
    const solvedAndPending = async (api: Api) =>
      (await rowsOf(api)).map(({ rank, score, problems }) => `${rank}: ${score.num_solved} + ${problems[1]?.num_pending}`);
    expect(await solvedAndPending(ann)).toEqual(['1: 1 + 0', '2: 1 + 1']);
    expect(await solvedAndPending(visitor)).toEqual(['1: 1 + 0', '2: 1 + 1']);
    expect(await solvedAndPending(root)).toEqual(['1: 2 + 0', '2: 1 + 0']);
    const [gold, frozenGold] = await Promise.all(
      [root, visitor].map(api => api.ccs.object({ cid, collection: 'awards', id: 'gold-medal' })),
    );
    expect(gold).not.toEqual(frozenGold);
  });

  test('the feed tells each reader no more than the collections do', async () => {
    for (const api of [visitor, ann, root]) {
      const mayRead = api !== visitor;
      const feed = await readFeed(feedOf(api));
      for (const collection of ccsCollections) {
        if (collection === 'runs' || (!mayRead && ['submissions', 'judgements', 'clarifications'].includes(collection))) {
          expect(feed.all(collection)).toEqual([]);
        } else expect([collection, feed.all(collection)]).toEqual([collection, await read(api, collection)]);
      }
      const teams = new Set(feed.all('teams').map(({ id }) => id));
      expect(feed.all('submissions').every(({ team_id }) => teams.has(team_id))).toBe(true);
    }
  });

  test('a feed that goes on tells of a sealed submission only to whom it concerns', async () => {
    const tokens = await Promise.all([ann, ben, root].map(async api => (await linesOf(feedOf(api))).at(-1)?.token));
    const submitId = await contests.submit(ben, cid, { pid: 'B', status: wrongAnswer, minutesAgo: 20 });
    const since = async (api: Api, token?: string) => (await linesOf(feedOf(api, cid, token))).map(({ type }) => type);
    await until(async () => (await since(root, tokens[2])).includes('judgements'));
    expect(await since(ben, tokens[1])).toContain('judgements');
    expect(await since(ann, tokens[0])).not.toEqual(expect.arrayContaining(['submissions']));
    expect(JSON.stringify(await linesOf(feedOf(ann)))).not.toContain(`"submission_id":"${submitId}"`);
    await root.judging.cancel({ submitId });
  });

  test('names, costs and code stay with those who may know them', async () => {
    for (const api of [visitor, ann]) {
      const told = JSON.stringify([await linesOf(feedOf(api)), await api.ccs.scoreboard({ cid })]);
      expect(told).not.toContain('Real ');
      expect(told).not.toContain('root');
    }
    const costs = (await readFeed(feedOf(ann))).all('judgements').filter(({ max_run_time }) => max_run_time !== undefined);
    expect(costs.map(({ id }) => Number(id))).toEqual([made.wrong, made.unbuilt, made.solved]);
    expect((await readFeed(feedOf(ann))).all('accounts').map(({ username }) => username)).toEqual(['ann']);
    expect((await readFeed(feedOf(visitor))).all('problems').every(problem => problem.time_limit === undefined)).toBe(true);
    expect(await codeOf(ann.ccs.files({ cid, id: made.solved }))).toBe('access.denied');
    const files = await unzip(await root.ccs.files({ cid, id: made.solved }));
    expect([...files.values()].map(String)).toEqual(['int main() {}']);
  });

  test('stars are hidden teams, schools organizations', async () => {
    const feed = await readFeed(feedOf(ann));
    const teams = new Map(feed.all('teams').map(team => [team.label, team]));
    expect(teams.get('cleo')).toMatchObject({ hidden: true, group_ids: ['unofficial'] });
    expect(teams.get('ann')).toMatchObject({
      hidden: false,
      group_ids: ['participants'],
      organization_id: teams.get('ben')?.organization_id,
    });
    expect(feed.all('organizations').map(({ name }) => name)).toEqual(['North High']);
    const first = feed.all('awards').find(({ citation }) => citation === 'First to solve problem A');
    expect(first?.team_ids).toEqual([teams.get('cleo')?.id]);
  });
});

describe('the feed', () => {
  let live: number;
  beforeAll(async () => {
    ({ cid: live } = await contests.contest({ start: -60, end: 120, seal: 60 }, {}));
    await contests.submit(ann, live, { status: wrongAnswer, minutesAgo: 30 });
  });

  test('goes on with what happens: a new team, its verdict, a rejudge and a cancelled submission', async () => {
    const feeds = [followFeed(cleo, live), followFeed(root, live)];
    onTestFinished(async () => void (await Promise.all(feeds.map(feed => feed.stop()))));
    await Promise.all(feeds.map(feed => feed.isCaughtUp()));
    const seen = feeds.map(({ lines }) => lines.length);
    const submitId = await contests.submit(ben, live, {});
    const told = (type: string, isThere: boolean) => {
      const isIt = (line: CcsNotification) => line.type === type && line.id === String(submitId) && (line.data !== null) === isThere;
      return until(() =>
        feeds.every(({ lines }) =>
          lines
            .filter(line => line.type === type)
            .slice(-1)
            .some(isIt),
        ),
      );
    };
    await told('submissions', true);
    await contests.hand.judgeNext(accepted);
    await told('judgements', true);
    await root.judging.rejudge({ submitId });
    await told('judgements', false);
    await contests.hand.judgeNext(wrongAnswer);
    await told('judgements', true);
    await root.judging.cancel({ submitId });
    await told('submissions', false);
    for (const [index, { lines }] of feeds.entries()) {
      const fresh = lines.slice(seen[index]);
      // What was submitted before the feed began may still be told of.
      const submitted = fresh.findIndex(({ type, id, data }) => type === 'submissions' && id === String(submitId) && data);
      const team = fresh.findIndex(({ type, data }) => type === 'teams' && data && 'name' in data && data.name === 'ben');
      expect(team).toBeGreaterThanOrEqual(0);
      expect(team).toBeLessThan(submitted);
      expect((await readFeed(lines)).all('judgements')).toEqual(await read(index === 0 ? cleo : root, 'judgements', live));
    }
  });

  test('goes on behind a token, and says so when it cannot', async () => {
    const before = await linesOf(feedOf(cleo, live));
    expect(before.slice(0, -1).every(({ token }) => token === undefined)).toBe(true);
    const token = before.at(-1)?.token;
    const submitId = await contests.submit(ben, live, { status: accepted, minutesAgo: 10 });
    const behind = await until(async () => {
      const lines = await linesOf(feedOf(cleo, live, token));
      return lines.some(({ type }) => type === 'judgements') && lines;
    });
    expect(behind.filter(({ type }) => /^(submissions|judgements)$/.test(type)).map(({ type, id }) => [type, Number(id)])).toEqual([
      ['submissions', submitId],
      ['judgements', submitId],
    ]);
    const state = await readFeed([...before, ...behind]);
    expect(state.all('submissions')).toEqual(await read(cleo, 'submissions', live));
    await contests.change(live, { title: 'Renamed' });
    const anew = await until(async () => {
      const lines = await linesOf(feedOf(cleo, live, token));
      return lines.some(({ type, id }) => type === 'teams' && id === null) && lines;
    });
    expect((await readFeed([...before, ...anew])).all('judgements')).toEqual(await read(cleo, 'judgements', live));
    expect(await codeOf(linesOf(feedOf(cleo, live, 'unknown.0_._running-open-all')))).toBe('input.invalid');
  });

  test('S2: a person has at most five at once, and hears no more of a contest that was hidden', async () => {
    const feeds = Array.from({ length: 5 }, () => followFeed(cleo, live));
    await Promise.all(feeds.map(feed => feed.isCaughtUp()));
    expect(await codeOf(linesOf(feedOf(cleo, live)))).toBe('stream.tooMany');
    await Promise.all(feeds.slice(1).map(feed => feed.stop()));
    const [feed] = feeds;
    const count = feed?.lines.length;
    await root.contestEditor.changeVisible({ cid: live, visible: false });
    await until(() => feed?.isOver());
    expect(feed?.lines.length).toBe(count);
    expect(await codeOf(linesOf(feedOf(cleo, live)))).toBe('contest.notFound');
  });
});

test('cases are told when the contest is over, to whoever may see them', async () => {
  const { cid: over } = await contests.contest({ start: -180, end: 60 });
  const submitId = await contests.submit(ann, over, { status: wrongAnswer, minutesAgo: 120 });
  const cases = [
    { number: 1, status: accepted, timeMs: 15, memoryKb: 1, score: 0 },
    { number: 2, status: wrongAnswer, timeMs: 20, memoryKb: 1, score: 0, output: 'secret' },
  ];
  await product.database().execute(`update submission_cases set cases = '${JSON.stringify(cases)}' where submission_id = ${submitId}`);
  expect(await read(ann, 'runs', over)).toEqual([]);
  expect(await read(root, 'runs', over)).toHaveLength(2);
  await contests.move(over, { start: -180, end: -30 });
  const runs = await until(async () => {
    const found = await ben.ccs.collection({ cid: over, collection: 'runs', judgement_id: submitId });
    return found.length > 0 && found;
  });
  expect(runs).toMatchObject([
    { ordinal: 1, judgement_type_id: 'AC', run_time: 0.015 },
    { ordinal: 2, judgement_type_id: 'WA', run_time: 0.02 },
  ]);
  expect(JSON.stringify(runs)).not.toContain('secret');
});
