// Lists of discussions that must not slow with age: at 100,000 discussions against themselves at 1,000, and the keyword search against
// the list; comments at 1,000,000 with a thread of 20,000 against a hundredth: `node scripts/oj.mjs exec node bench/discussion.mjs`.
// A number behind it divides the sizes, to try it quickly.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { given, median, note, quantile, report, sized, timed } from './figures.mjs';
import { buildProduct, call, openDatabase, startProduct } from './product.mjs';

const ROUNDS = sized(60, 1);
const part = Number(given[0] ?? sized(1, 1_000));
const LARGE = Math.round(100_000 / part);
const SMALL = LARGE / sized(100, 10);
const COMMENTS = Math.round(1_000_000 / part);
const THREAD = Math.round(20_000 / part);
const USERS = 500;

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_JUDGES: '0' });
const database = openDatabase(folder);

/** A common word in a third, a rare one in each ten-thousandth, and the pairs of a Chinese word in each hundredth. */
async function addDiscussions(from, to) {
  await database.query(
    `insert into discussions (category_id, problem_id, author_id, title, description, content, search)
     select 1 + n % 5, case when n % 4 = 0 then (select min(id) from problems) + (n / 4) % 12 end,
       (select min(id) from users where username = 'bench1') + n % $3, 'Title ' || n, 'Words', repeat('Some words. ', 40),
       array_to_tsvector(array['title', 'words', n::text] || case when n % 3 = 0 then array['common'] else '{}' end
         || case when n % 10000 = 7 then array['rare'] else '{}' end || case when n % 100 = 0 then array['最短', '短路', '路'] else '{}' end)
     from generate_series($1::int, $2::int) as n`,
    [from, to, USERS],
  );
  await database.query('vacuum analyze discussions');
}

await database.query(
  `insert into users (username, username_key, password_hash, role) select 'bench' || n, 'bench' || n, 'none', 1002 from generate_series(1, $1::int) as n`,
  [USERS],
);
await addDiscussions(1, SMALL);

const list = '/get-discussion-list?limit=10';
const lists = { 'page 1': list, 'of a category': `${list}&cid=3`, 'of a problem': `${list}&problemID=P1003` };
const keywords = ['common', 'rare', '最短路', 'common rare', 'titl'];
const timesOf = async address => {
  for (let i = 0; i < 5; i++) await call(product.url, 'GET', address);
  const times = [];
  for (let i = 0; i < ROUNDS; i++) times.push((await timed(() => call(product.url, 'GET', address)))[0]);
  return times;
};

const before = {};
for (const [name, address] of Object.entries(lists)) before[name] = median(await timesOf(address));
await addDiscussions(SMALL + 1, LARGE);
note(`${LARGE.toLocaleString('en')} discussions against ${SMALL.toLocaleString('en')}, medians of ${ROUNDS}`);
for (const [name, address] of Object.entries(lists)) {
  const after = median(await timesOf(address));
  note(`${name}: ${after.toFixed(1)} ms, before ${before[name].toFixed(1)} ms`);
  report(`discussion list, ${name}`, after / before[name], 'most', name === 'page 1' ? 1.2 : 1.5);
}
const listP95 = quantile(await timesOf(list), 0.95);
for (const keyword of keywords) {
  const p95 = quantile(await timesOf(`${list}&keyword=${encodeURIComponent(keyword)}`), 0.95);
  note(`keyword ${keyword}: p95 ${p95.toFixed(1)} ms, list ${listP95.toFixed(1)} ms`);
  report(`keyword ${keyword} against the list, p95`, p95 / listP95, 'most', 5);
}

/** Adds comments up to this number, spread over the discussions; every fiftieth is in one thread. */
async function addComments(from, to) {
  await database.query(
    `insert into comments (discussion_id, user_id, content, like_count, created_at)
     select case when n % $3 = 0 then (select min(id) from discussions) else (select min(id) from discussions) + 1 + n % ($4 - 1) end,
       (select min(id) from users where username = 'bench1') + n % $5, 'Comment ' || n, n % 7, now()
     from generate_series($1::int, $2::int) as n`,
    [from, to, COMMENTS / THREAD, SMALL, USERS],
  );
  await database.query('vacuum analyze comments');
}

await addComments(1, COMMENTS / 100);
const { rows } = await database.query('select min(id) as did from discussions');
const thread = `/comments?did=${rows[0].did}&limit=10`;
const threads = { newest: thread, best: `${thread}&order=best` };
for (const [name, address] of Object.entries(threads)) before[name] = median(await timesOf(address));
await addComments(COMMENTS / 100 + 1, COMMENTS);
note(`${COMMENTS.toLocaleString('en')} comments, ${THREAD.toLocaleString('en')} of them in the thread, against a hundredth`);
for (const [name, address] of Object.entries(threads)) {
  const after = median(await timesOf(address));
  note(`thread, ${name}: ${after.toFixed(1)} ms, before ${before[name].toFixed(1)} ms`);
  report(`thread page 1, ${name}`, after / before[name], 'most', 1.2);
}

await database.end();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
