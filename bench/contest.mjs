// Boards of contests: one verdict into a board that is kept, against a fold from scratch, and the first load from PostgreSQL against the
// bare query, in one run: `node scripts/oj.mjs exec node --expose-gc bench/contest.mjs [memory | server]`
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { given, median, note, report, sized, timed } from './figures.mjs';
import { buildProduct, call, enter, openDatabase, startProduct } from './product.mjs';

const VERDICTS = sized(2_000, 10);
const DURATION_S = 18_000;
const SEAL_S = 14_400;
const [only] = given;

/** Numbers 0…1 that are the same in each run. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function inMemory() {
  const { runnerImport } = await import('vite');
  const { module: ranking } = await runnerImport('./packages/ui/src/ranking/ranking.ts');
  const { acm, boardOf, LiveBoard, TryLog } = ranking;

  async function measure(people, problems, count, { most, foldShare, loadMs, megabytes }) {
    const random = seeded(7);
    const below = number => Math.floor(random() * number);
    const labels = Array.from({ length: problems }, (_, place) => String.fromCodePoint(65 + place));
    const tryOf = id => {
      const accepted = random() < 0.3;
      return {
        id,
        entrantId: `u${below(people)}`,
        problem: labels[below(problems)],
        accepted,
        penalised: !accepted,
        atSeconds: below(DURATION_S),
      };
    };
    const entrants = Array.from({ length: people }, (_, place) => ({ id: `u${place}`, username: `u${place}` }));
    const tries = Array.from({ length: count }, (_, id) => tryOf(id));
    const view = { durationSeconds: DURATION_S, onlyWithTries: true };
    const views = [view, { ...view, freezeAtSeconds: SEAL_S }];
    const size = `${people.toLocaleString('en')} × ${problems}, ${count.toLocaleString('en')} tries`;
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const log = new TryLog();
    const [ms, boards] = await timed(() => {
      for (const tried of tries) log.put({ ...tried });
      return views.map(each => new LiveBoard(acm, log, entrants, each));
    });
    globalThis.gc?.();
    const heldMb = (process.memoryUsage().heapUsed - before) / 2 ** 20;
    const times = [];
    for (let verdict = 0; verdict < VERDICTS; verdict++) {
      const tried = verdict % 2 ? { ...tries[below(count)], accepted: random() < 0.5 } : tryOf(count + verdict);
      const started = performance.now();
      log.put(tried);
      for (const board of boards) board.changed(tried.entrantId, tried.problem);
      times.push((performance.now() - started) * 1_000);
    }
    const pages = [];
    for (let page = 0; page < 200; page++) {
      const tried = tryOf(2 * count + page);
      log.put(tried);
      boards[0].changed(tried.entrantId, tried.problem);
      const started = performance.now();
      for (let position = 0; position < 50; position++) boards[0].rowAt(position + page);
      pages.push((performance.now() - started) * 1_000);
    }
    const folds = [];
    for (let round = 0; round < 3; round++) folds.push((await timed(() => views.map(each => boardOf(acm, entrants, tries, each))))[0]);
    report(`one verdict into both views, ${size}`, median(times), 'most', most, 'µs');
    if (foldShare) report('  against a fold from scratch of both', median(times) / 1_000 / median(folds), 'most', foldShare);
    note(
      `the slowest of 100: ${times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)].toFixed(0)} µs; a fold from scratch of both: ${median(folds).toFixed(0)} ms`,
    );
    note(`50 rows with rank and first solutions right after a verdict: ${median(pages).toFixed(0)} µs`);
    report(`  both views from loaded tries`, ms / 1_000, 'most', loadMs / 1_000, 's');
    if (megabytes && globalThis.gc) report('  memory for tries and both views', heldMb, 'most', megabytes, 'MB');
  }

  await measure(sized(5_000, 50), 12, sized(200_000, 500), { most: 50, foldShare: 0.02, loadMs: 1_000 });
  await measure(sized(50_000, 50), 10, sized(1_000_000, 500), { most: 80, loadMs: 6_000, megabytes: 400 });
}

const PEOPLE = sized(5_000, 50);
const PROBLEMS = 12;
const TRIES = sized(200_000, 500);

/** Adds a contest that runs for two more hours. @returns its id. */
async function addContest(database) {
  const client = await database.connect();
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query(
    `insert into contests (title, description, author_id, start_at, end_at, seal_at, stars)
     select 'Bench', '', min(id), now() - interval '3 hours', now() + interval '2 hours', now() - interval '1 hour', '["bench7", "bench77"]' from users
     returning id`,
  );
  const cid = rows[0].id;
  await client.query(
    `insert into contest_problems (contest_id, problem_id, display_id, display_title)
     select $1, id, chr(64 + n::int), 'Bench' from (select id, row_number() over (order by id) as n from problems) as numbered where n <= $2`,
    [cid, PROBLEMS],
  );
  await client.query(
    `insert into users (username, username_key, password_hash, role, school)
     select 'bench' || n, 'bench' || n, 'none', 1002, 'School ' || n % 300 from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
  await client.query(
    `insert into submissions (user_id, problem_id, contest_id, language, length, status, time_ms, submitted_at)
     select (select min(id) from users) + 1 + (n::bigint * 7919) % $3, (select min(id) from problems) + (n * 31) % $4, $1, 'C++ 17', 100,
            (array[-1,-1,0,-1,1,-2,3,0,2,-1])[1 + n % 10], n % 1000, now() - interval '3 hours' + n * interval '10000 seconds' / $2
     from generate_series(1, $2::int) as n`,
    [cid, TRIES, PEOPLE, PROBLEMS],
  );
  await client.query('vacuum analyze submissions');
  await client.query('vacuum analyze users');
  client.release();
  return cid;
}

async function overHttp() {
  buildProduct();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
  const product = await startProduct(folder, { OJ_JUDGES: '1', OJ_PCH: '0' });
  const database = openDatabase(folder);
  const cid = await addContest(database);
  const token = await enter(product);
  const bareQuery = () =>
    database.query(
      `select id, user_id, problem_id, status, score, time_ms, floor(extract(epoch from submitted_at - now()))::int from submissions
       where contest_id = $1 and status <> -4 order by id`,
      [cid],
    );
  await bareQuery();
  const queries = [];
  for (let round = 0; round < 5; round++) queries.push((await timed(bareQuery))[0]);
  const [firstMs] = await timed(() => call(product.url, 'POST', '/get-contest-rank', { cid }, token));
  report('first load of a board from PostgreSQL', firstMs / 1_000, 'most', 1, 's');
  report('  against the bare query', firstMs / median(queries), 'most', 3);

  const { fastify } = createRequire(path.resolve('packages/server/package.json'))('fastify');
  // Answers the same pages from its memory, so that their size costs both servers the same.
  const bare = fastify();
  const answers = {};
  bare.post('/api/:name', ({ params }, reply) => reply.send({ status: 200, msg: 'success', data: answers[params.name] }));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const ENOUGH = sized(600, 5);
  const AT_ONCE = 16;
  async function perSecond(address, body) {
    let left = ENOUGH;
    const headers = { 'content-type': 'application/json', authorization: token, 'accept-encoding': 'identity' };
    const ask = async () => {
      while ((left -= 1) >= 0) await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).arrayBuffer();
    };
    const [ms] = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, ask)));
    return (1_000 * ENOUGH) / ms;
  }
  const pages = {
    'page 1': { cid },
    'page 50': { cid, currentPage: sized(50, 2) },
    keyword: { cid, keyword: 'school 17' },
    concerned: { cid, concernedList: ['9', '99', '999'] },
    'without stars': { cid, removeStar: true },
  };
  const shares = Object.fromEntries(Object.keys(pages).map(name => [name, []]));
  for (const [name, body] of Object.entries(pages))
    answers[name] = (await call(product.url, 'POST', '/get-contest-rank', body, token)).data;
  for (let round = 0; round < 3; round++) {
    for (const [name, body] of Object.entries(pages)) {
      const bareRate = await perSecond(`${bareUrl}/api/${encodeURIComponent(name)}`, body);
      shares[name].push((await perSecond(`${product.url}/api/get-contest-rank`, body)) / bareRate);
    }
  }
  for (const [name, found] of Object.entries(shares))
    report(`board, ${name}, against a bare Fastify that has the answer`, median(found), 'least', 0.25);
  await bare.close();
  await database.end();
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

if (only !== 'server') await inMemory();
if (only !== 'memory') await overHttp();
