// Lists that must not slow with age: the submission list at 1,000,000 rows against itself at 10,000, and reads of the API against a bare
// Fastify, all in one run: `node scripts/oj.mjs exec node bench/lists.mjs`
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { median, note, report, sized, timed } from './figures.mjs';
import { buildProduct, call, openDatabase, startProduct } from './product.mjs';

const ROUNDS = sized(40, 1);
const SMALL = sized(10_000, 100);
const LARGE = sized(1_000_000, 1000);
const USERS = sized(2_000, 20);
const require = createRequire(path.resolve('packages/server/package.json'));
const { fastify } = require('fastify');

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_JUDGES: '1', OJ_PCH: '0' });
const database = openDatabase(folder);

/**
 * Adds submissions without checking what each row refers to, and builds the indexes afterwards: otherwise a million rows take half an hour.
 */
async function addSubmissions(from, to) {
  const client = await database.connect();
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'submissions' and indexname not in (select conname from pg_constraint)`,
  );
  await client.query('set session_replication_role = replica');
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await client.query(
    `insert into submissions (user_id, problem_id, language, length, status, time_ms, memory_kb, submitted_at)
     select 1 + (n::bigint * 7919) % $3, (select min(id) from problems) + (n * 31) % 12, 'C++ 17', 100, (array[0,0,0,-1,-1,1,2,3,-2,8])[1 + n % 10], n % 1000, 3500, now()
     from generate_series($1::int, $2::int) as n`,
    [from, to, USERS],
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze submissions');
  await client.query('set session_replication_role = origin');
  client.release();
}

await database.query(
  `insert into users (username, username_key, password_hash, role) select 'bench' || n, 'bench' || n, 'none', 1002 from generate_series(1, $1::int) as n`,
  [USERS],
);
await addSubmissions(1, SMALL);

const lists = {
  'page 1': '/get-submission-list?limit=15',
  'of a user': '/get-submission-list?limit=15&username=bench1234',
  'of a problem': '/get-submission-list?limit=15&problemID=P1003&completeProblemID=true',
  'of a rare verdict': '/get-submission-list?limit=15&status=8',
};
const medianMs = async address => {
  for (let i = 0; i < 5; i++) await call(product.url, 'GET', address);
  const times = [];
  for (let i = 0; i < ROUNDS; i++) times.push((await timed(() => call(product.url, 'GET', address)))[0]);
  return median(times);
};

const before = {};
for (const [name, address] of Object.entries(lists)) before[name] = await medianMs(address);
await addSubmissions(SMALL + 1, LARGE);
note(`${LARGE.toLocaleString('en')} rows against ${SMALL.toLocaleString('en')}, medians of ${ROUNDS}`);
for (const [name, address] of Object.entries(lists)) {
  const after = await medianMs(address);
  note(`${name}: ${after.toFixed(1)} ms, before ${before[name].toFixed(1)} ms`);
  report(`submission list, ${name}`, after / before[name], 'most', name === 'page 1' ? 1.2 : 1.5);
}
const far = await medianMs(`/get-submission-list?limit=15&currentPage=${Math.floor(Math.min(LARGE, 9_990) / 15)}`);
note(`the last page that is given: ${far.toFixed(1)} ms`);

const bare = fastify();
bare.get('/api/hello', async () => ({ status: 200, msg: 'success', data: 'hello' }));
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
const AT_ONCE = 16;
async function perSecond(url, address) {
  const ENOUGH = sized(1_500, 20);
  let left = ENOUGH;
  const [ms] = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while ((left -= 1) >= 0) await (await fetch(url + address)).arrayBuffer();
      }),
    ),
  );
  return (1000 * ENOUGH) / ms;
}
const reads = {
  'problem list': [product.url, '/api/get-problem-list', 0.15],
  'problem detail': [product.url, '/api/get-problem-detail?problemId=P1000', 0.15],
  'problem detail, texts set': [product.url, '/api/get-problem-detail?problemId=P1000&typeset=true', 0.15],
  'site config': [product.url, '/api/get-website-config', 0.4],
  'seven-day rank': [product.url, '/api/get-recent-seven-ac-rank', 0.4],
};
const hello = [];
const shares = Object.fromEntries(Object.keys(reads).map(name => [name, []]));
for (let round = 0; round < 4; round++) {
  hello.push(await perSecond(bareUrl, '/api/hello'));
  for (const [name, [url, address]] of Object.entries(reads)) shares[name].push(await perSecond(url, address));
}
for (const [name, [, , bar]] of Object.entries(reads))
  report(`${name}, reads per second against a bare Fastify`, median(shares[name]) / median(hello), 'least', bar);

await bare.close();
await database.end();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
