// A training of 300 problems with 1,000 who take part and 300,000 submissions: its rank and the matrix of an assignment when they are
// read for the first time, again, and after somebody has submitted; the list of its problems against one of three; the matrix scrolled:
// `node scripts/oj.mjs exec node bench/training.mjs`. A number behind it divides the sizes, to try it quickly.
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { given, median, note, quantile, report, sized, timed } from './figures.mjs';
import { mainThreadMs } from './mainThread.mjs';
import { buildProduct, cpuMsOf, loginAsRoot, openDatabase, startProduct } from './product.mjs';

const ROUNDS = sized(60, 1);
const FRAMES = sized(240, 10);
const SCROLLS = sized(5, 1);
const part = Number(given[0] ?? sized(1, 50));
const USERS = Math.round(1_000 / part);
const PROBLEMS = Math.round(300 / part);

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_JUDGES: '0' });
const database = openDatabase(folder);
const token = await loginAsRoot(product);

async function numberOf(statement, values = []) {
  const { rows } = await database.query(statement, values);
  return rows[0].id;
}

await database.query(
  `insert into users (username, username_key, password_hash, role) select 'bench' || n, 'bench' || n, 'none', 1002 from generate_series(1, $1::int) as n`,
  [USERS],
);
await database.query(
  `insert into problems overriding system value
   select (jsonb_populate_record(null::problems, to_jsonb(problems) || jsonb_build_object('id', 100000 + n, 'problem_id', 'B' || n))).*
   from problems, generate_series(1, $1::int) as n where problems.problem_id = 'P1000'`,
  [PROBLEMS],
);
await database.query(`insert into problem_counts (problem_id) select id from problems where id > 100000 on conflict do nothing`);
await database.query(
  `insert into submissions (user_id, problem_id, language, length, status, time_ms, submitted_at)
   select users.id, 100000 + n, 'C++ 17', 100, case when (users.id + n) % 3 = 0 then -1 else 0 end, 10 + n, now() - make_interval(hours => n)
   from users, generate_series(1, $1::int) as n where username like 'bench%'`,
  [PROBLEMS],
);
const root = await numberOf(`select id from users where username = 'root'`);
const gid = await numberOf(
  `insert into groups (name, short_name, brief, description, owner_id, creator_id, auth) values ('Bench group', 'BENCH', 'Bench', 'Bench', $1, $1, 1) returning id`,
  [root],
);
await database.query(`insert into group_members (group_id, user_id, level) select $1, id, 3 from users where username like 'bench%'`, [
  gid,
]);

/** Adds a public training with this many problems and participants. */
async function training(problems, users) {
  const tid = await numberOf(
    `insert into trainings (title, description, author_id, category_id) select 'Bench', 'Bench', $1, min(id) from training_categories returning id`,
    [root],
  );
  await database.query(
    `insert into training_problems (training_id, problem_id, display_id, rank) select $1, 100000 + n, 'B' || n, n from generate_series(1, $2::int) as n`,
    [tid, problems],
  );
  await database.query(
    `insert into training_registrations (training_id, user_id) select $1, id from users where username like 'bench%' order by id limit $2`,
    [tid, users],
  );
  return tid;
}
const tid = await training(PROBLEMS, USERS);
const small = await training(3, Math.max(1, Math.round(USERS / 100)));
const assignment = await numberOf(
  `insert into assignments (group_id, training_id, author_id, due_at, to_all) values ($1, $2, $3, now() + interval '1 day', true) returning id`,
  [gid, tid, root],
);
await database.query('vacuum analyze');

const agent = new http.Agent({ keepAlive: true });
/** Resolves when the last byte of the answer has arrived, packed as browsers ask for it: reading it, some 500 KB, is their work. */
const arrived = async address => {
  const headers = { authorization: token, 'accept-encoding': 'gzip' };
  const [response] = await once(http.get(`${product.url}/api${address}`, { agent, headers }), 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
};

async function timesOf(address) {
  await arrived(address);
  const before = cpuMsOf(product.pid);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(() => arrived(address)))[0]);
  note(`${((cpuMsOf(product.pid) - before) / ROUNDS).toFixed(1)} ms of processor time for each of these`);
  return times;
}
const rank = `/get-training-rank?tid=${tid}&limit=30`;
const matrix = `/group/get-assignment-matrix?gid=${gid}&id=${assignment}&limit=30`;
note(`${USERS} × ${PROBLEMS}, ${(USERS * PROBLEMS).toLocaleString('en')} submissions, medians of ${ROUNDS}`);
const [firstRank] = await timed(() => arrived(rank));
report('rank of a training, first load', firstRank / 1000, 'most', 1.5, 's');
const laterRank = median(await timesOf(rank));
report('rank of a training, later reads', laterRank, 'most', 10, 'ms');
const laterMatrix = median(await timesOf(matrix));
report('matrix of an assignment, later reads', laterMatrix, 'most', 10, 'ms');
report('matrix filtered by state, later reads', median(await timesOf(`${matrix}&state=begun`)), 'most', 10, 'ms');
report('rank, found by a word', median(await timesOf(`${rank}&keyword=bench77`)), 'most', 10, 'ms');

const problemsOf = id => `/get-training-problem-list?tid=${id}`;
for (let round = 0; round < 5; round += 1) await Promise.all([arrived(problemsOf(small)), arrived(problemsOf(tid))]);
const [few, many] = [median(await timesOf(problemsOf(small))), median(await timesOf(problemsOf(tid)))];
note(`list of problems: ${many.toFixed(1)} ms with ${PROBLEMS}, ${few.toFixed(1)} ms with 3`);
const detail = id => `/get-training-detail?tid=${id}`;
const [detailFew, detailMany] = [median(await timesOf(detail(small))), median(await timesOf(detail(tid)))];
report('training page against one of a hundredth', detailMany / detailFew, 'most', 1.2);

const browser = await chromium.launch(chromiumOptions);
const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', viewport: { width: 1440, height: 900 } });
await context.addInitScript(
  ([given, user]) => {
    localStorage.setItem('token', given);
    localStorage.setItem('userInfo', user);
  },
  [token, JSON.stringify({ uid: String(root), username: 'root', roleList: ['root'] })],
);
const page = await context.newPage();
await page.goto(`/group/${gid}/assignment/${assignment}`);
const table = page.getByRole('table', { name: 'Students and problems' });
await table.getByText('bench1', { exact: true }).first().waitFor();
/** Times of the frames while the matrix is scrolled down and then aside, in ms each. */
const scroll = async (element, frames) => {
  let scroller = element;
  while (scroller && scroller.scrollWidth <= scroller.clientWidth) scroller = scroller.parentElement;
  const found = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame < frames / 2) scroller?.scrollBy(0, 40);
    else scroller?.scrollBy(70, 0);
    const now = await new Promise(resolve => requestAnimationFrame(resolve));
    found.push(now - before);
    before = now;
  }
  return found.slice(1);
};
const scrolled = [];
for (let round = 0; round < SCROLLS; round += 1) {
  await page.reload();
  await table.getByText('bench1', { exact: true }).first().waitFor();
  scrolled.push(await mainThreadMs(browser, page, () => table.evaluate(scroll, FRAMES)));
}
const ofScrolls = pick => median(scrolled.map(pick));
report(
  'matrix: processor time of the page for a frame',
  ofScrolls(([cpuMs]) => cpuMs / FRAMES),
  'most',
  17,
  'ms',
);
report(
  `matrix: frame p95 while scrolling ${FRAMES} frames`,
  ofScrolls(([, gaps]) => quantile(gaps, 0.95)),
  'most',
  17,
  'ms',
);
note(`frames in time: ${ofScrolls(([, gaps]) => (100 * gaps.filter(gap => gap < 20).length) / gaps.length).toFixed(1)} %`);
await browser.close();

await database.end();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
