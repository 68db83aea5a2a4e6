// Fifty honest users beside hostile callers of each kind, for so many minutes, chosen by a seed: `npm run soak -- --hostile --minutes 60 --seed 1`,
// or `node scripts/oj.mjs exec node bench/hostile.mjs 60 1`. Nothing that an honest user does may be refused, and every verdict is the right one;
// at the end stand the waits of the honest, how long the main thread of the API was held, and how its memory grew. Fails when one was refused.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createOjClient } from '../packages/client/dist/index.js';
import { numbers } from '../tests/support/numbers.ts';
import { addUsers, startPart } from './fleet.mjs';
import { given, isSmoke, note, quantile, report, sized } from './figures.mjs';
import { beHonest } from './honestUser.mjs';
import { addManagedGroup, addPeople, addRunningContest, pause, slow, sumProblem } from './judgeLoad.mjs';
import { buildProduct, call, enter, openDatabase, PASSWORD, processesOf, pssMb, startProduct } from './product.mjs';

const [minutes = 10, seed = 1] = given.map(Number);
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('Usage: node bench/hostile.mjs MINUTES SEED');
const RUN_MS = sized(minutes * 60_000, 3_000);
const HONEST = sized(50, 3);
const MANAGERS = 6;
const CROWD = sized(3_000, 30);
const BETWEEN_MS = sized([2_000, 8_000], [20, 50]);
const SAMPLE_MS = sized(10_000, 500);
const LIMIT_MS = sized(10_000, 1_000);
/** Seconds for which one caller may hold the main thread of the API, as the documents promise. */
const BUSY_BAR_S = 0.5;
const SLOPE_BAR_MB = 60;

const freePort = () =>
  new Promise(resolve => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A contest with a board, a discussion, a group whose managers mean harm, and rows enough for searches to cost something. */
async function arrange(url, token, folder) {
  const root = createOjClient({ url, token });
  const database = openDatabase(folder);
  const managers = Array.from({ length: MANAGERS }, (_, place) => `manager${place}`);
  await addPeople(database, managers);
  const tokens = await Promise.all(
    managers.map(async username => (await call(url, 'POST', '/login', { username, password: PASSWORD })).token),
  );
  const gid = await addManagedGroup(root, database, managers);
  // The owner of a group exports it.
  await database.query('update groups set owner_id = (select id from users where username = $1) where id = $2', [managers.at(-1), gid]);
  const long = { gid, cases: sized(10, 1), timeLimit: LIMIT_MS };
  const group = { gid, ...(await root.groupProblem.add(sumProblem('LONG', long))) };
  const manager = createOjClient({ url, token: tokens[MANAGERS - 1] });
  const { pid: own } = await manager.groupProblem.add(sumProblem('OWN', long));
  await manager.referenceSolution.add({ pid: own, name: 'slow', language: 'C', code: slow(LIMIT_MS / 1_100), expected: 0 });
  const cid = await addRunningContest(root, { openRank: true });
  const { id: did } = await root.discussion.add({ title: 'Bench', description: 'Bench', content: 'Bench', categoryId: 1 });
  await database.query(
    `insert into users (username, username_key, password_hash) select 'crowd' || n, 'crowd' || n, '' from generate_series(1, $1::int) n`,
    [CROWD],
  );
  await database.query(
    `insert into submissions (user_id, problem_id, contest_id, language, length, status, submitted_at, judged_at)
       select u.id, p.problem_id, p.contest_id, 'C++ 17', 9, -(u.id % 2), now() - make_interval(mins => u.id % 50), now()
       from users u, contest_problems p where u.username like 'crowd%' and p.contest_id = $1`,
    [cid],
  );
  await database.query(
    `insert into submission_codes (submission_id, code) select id, '' from submissions where id not in (select submission_id from submission_codes)`,
  );
  const honest = await addUsers(database, HONEST);
  // Users may comment when they have solved this many problems.
  await database.query(
    `insert into user_counts (user_id, ac) select id, 20 from users where username ~ '^(bench|manager)' on conflict (user_id) do update set ac = 20`,
  );
  await database.end();
  return { world: { url, cid, did, gid, group, own, tokens, seed }, honest };
}

/** Samples the API's own figures: how long its main thread computed in one piece (most of each window, s), how late its loop was, and its memory, MB. */
function watch(metrics, api, signal) {
  const samples = [];
  const sampling = (async () => {
    while (!signal.aborted) {
      await pause(SAMPLE_MS);
      const text = await (await fetch(metrics)).text();
      const figure = name => Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1]);
      samples.push({
        minute: performance.now() / 60_000,
        p99: figure('nodejs_eventloop_lag_p99_seconds'),
        busy: figure('oj_thread_busy_max_seconds'),
        heap: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
        heapInAll: figure('nodejs_heap_size_total_bytes') / 2 ** 20,
        memory: pssMb(api),
      });
    }
  })();
  return { samples, sampling };
}

/** What a value grows by in an hour, by the method of least squares. */
function hourlySlope(samples, key) {
  const mean = of => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ minute }) => minute), mean(sample => sample[key])];
  const over = mean(sample => (sample.minute - x) * (sample[key] - y));
  return (60 * over) / mean(({ minute }) => (minute - x) ** 2);
}

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const metricsAddress = `127.0.0.1:${await freePort()}`;
const product = await startProduct(folder, { OJ_METRICS: metricsAddress, OJ_SUBMIT_INTERVAL: '8' });
const { world, honest } = await arrange(product.url, await enter(product), folder);
const { pid: api } = processesOf(product.pid).find(({ program }) => program === 'api');

console.log(`SEED=${seed}, ${RUN_MS / 60_000} minutes, ${HONEST} honest users`);
const end = new AbortController();
const { samples, sampling } = watch(`http://${metricsAddress}/metrics`, api, end.signal);
const times = new Map();
const failures = [];
const callers = await startPart('bench/hostileCallers.mjs', JSON.stringify(world));
const users = honest.map((token, place) =>
  beHonest({
    ...world,
    token,
    network: `203.0.113.${place + 1}`,
    random: numbers(seed + place),
    between: BETWEEN_MS,
    done: (what, ms) => times.set(what, [...(times.get(what) ?? []), ms]),
    failed: (what, reason) => {
      failures.push(`${what}: ${reason.code ?? ''} ${reason.message}`);
      if (failures.length <= 20) console.log(`  ${new Date().toISOString()} ${failures.at(-1)}`);
    },
    signal: end.signal,
  }),
);
await pause(RUN_MS);
end.abort();
await Promise.all(users);
const told = await callers.ask();
await sampling;

note('hostile callers, answers by status:');
for (const [kind, answers] of Object.entries(told)) note(`  ${kind}: ${JSON.stringify(answers)}`);
note('honest users, ms:');
for (const [what, all] of times)
  note(
    `  ${what}: ${all.length} times, p50 ${quantile(all, 0.5).toFixed(0)}, p99 ${quantile(all, 0.99).toFixed(0)}, worst ${Math.max(...all).toFixed(0)}`,
  );
const half = samples.slice(Math.floor(samples.length / 2));
const [lags, busy] = [samples.map(({ p99 }) => p99), samples.map(each => each.busy)];
const [median, rarely] = [0.5, 0.99].map(share => quantile(lags, share).toFixed(3));
note(`loop late, p99 of ${samples.length} windows: median ${median} s, p99 ${rarely} s`);
note(
  `main thread busy in one piece, longest of a window: median ${quantile(busy, 0.5).toFixed(3)} s, worst ${Math.max(...busy).toFixed(3)} s`,
);
note(
  `memory of the API: ${samples[0].memory.toFixed(0)} MB at first, ${half[0].memory.toFixed(0)} in the middle, ${samples.at(-1).memory.toFixed(0)} at the end`,
);
note(`heap of the API at the end: ${samples.at(-1).heap.toFixed(0)} MB used, ${samples.at(-1).heapInAll.toFixed(0)} MB in all`);
report('main thread busy in one piece, p99 of windows', quantile(busy, 0.99), 'most', BUSY_BAR_S, 's');
report('heap, growth in an hour by the second half', hourlySlope(half, 'heap'), 'most', SLOPE_BAR_MB, 'MB');
report('memory, growth in an hour by the second half', hourlySlope(half, 'memory'), 'most', SLOPE_BAR_MB, 'MB');
note(`honest users: ${[...times.values()].flat().length} done, ${failures.length} failed`);
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
if (failures.length && !isSmoke) process.exit(1);
process.exit(0);
