import { afterAll, beforeAll, expect, test } from 'vitest';
import { advisoryLocks } from '../../packages/server/src/database/locks';
import { listen } from '../support/listen';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { freePort } from '../support/freePort';
import { type RedisServer, redisServer } from '../support/redis';
import { until } from '../support/until';

let redis: RedisServer;
let first: Product;
let second: Product;
let metricsAddress: string;
let alice: Api;
let stream: ReturnType<typeof listen>;
beforeAll(async () => {
  redis = await redisServer();
  await redis.start();
  const env = { OJ_JUDGES: '0', OJ_EVENTS: redis.url };
  first = await startProduct({ env, withJudge: false });
  metricsAddress = `127.0.0.1:${await freePort()}`;
  second = await startProduct({ env: { ...env, OJ_METRICS: metricsAddress, DATABASE_URL: first.databaseUrl }, withJudge: false });
  alice = await asNewUser(first, 'alice');
  stream = listen(await asRoot(second), 'submissions');
  await stream.isReady();
});
afterAll(async () => {
  await stream.stop();
  await second.stop();
  await first.stop();
  await redis.kill();
  await Promise.all([first.dispose(), second.dispose()]);
});

const channel = async () => (await redis.ask('pubsub', 'channels', 'oj_events.*'))[0] ?? '';
const metrics = async () => (await fetch(`http://${metricsAddress}/metrics`)).text();
/** Both have subscribed, and the second process, which tells the stream, has changed over to the server. */
const bothHearRedis = () =>
  until(async () => {
    const subscribers = (await redis.ask('pubsub', 'numsub', await channel()))[1];
    return subscribers === '2' && (await metrics()).includes('oj_events_server{server="redis"} 1');
  });
const holder = () =>
  until(async () => {
    const { rows } = await first.database().$client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted
           and database = (select oid from pg_database where datname = current_database())`,
      [advisoryLocks.eventRelay],
    );
    return rows[0]?.pid;
  });
const gaps = () => stream.heard.filter(({ event }) => event === 'ready').length;
/** How many commands of clients the server has taken to publish something. */
async function published() {
  const line = (await redis.ask('info', 'commandstats')).find(one => one.startsWith('cmdstat_publish:'));
  return Number(/calls=(\d+)/.exec(line ?? '')?.[1] ?? 0);
}

/** Submits at the first process, and waits until the stream of the second has told of it. */
async function submitAndHear() {
  const { submitId } = await alice.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
  await until(() => stream.heard.some(event => 'submitId' in event && event.submitId === submitId));
}

test('what one process publishes is heard in the other through the server', async () => {
  await bothHearRedis();
  await holder();
  const before = await published();
  await submitAndHear();
  expect(await published()).toBeGreaterThan(before);
});

test('while the server is away PostgreSQL is heard, and afterwards the server again; readers are told to fetch again', async () => {
  const before = gaps();
  await redis.kill();
  await until(() => gaps() > before);
  await submitAndHear();

  const whileAway = gaps();
  await redis.start();
  await bothHearRedis();
  await until(() => gaps() > whileAway);
  await holder();
  const passed = await published();
  await submitAndHear();
  expect(await published()).toBeGreaterThan(passed);
});

test('a server that stands still is given up, and heard again when it goes on', async () => {
  await bothHearRedis();
  await holder();
  const before = gaps();
  redis.pause();
  await until(() => gaps() > before);
  await submitAndHear();
  redis.goOn();
  await bothHearRedis();
  const passed = await published();
  await submitAndHear();
  expect(await published()).toBeGreaterThan(passed);
});

test('numbers for operators say what brings the events, and how long that takes', async () => {
  const text = await until(async () => {
    const answer = await metrics();
    return answer.includes('oj_events_server{server="redis"} 1') && answer.includes('oj_event_lag_seconds 0.') && answer;
  });
  expect(Number(/^oj_event_gaps_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
});

test('when the process that passes events on loses the database, another goes on', async () => {
  const pid = await holder();
  const before = gaps();
  await first.database().$client.query('select pg_terminate_backend($1)', [pid]);
  await until(async () => (await holder()) !== pid);
  await until(() => gaps() > before);
  await submitAndHear();
});
