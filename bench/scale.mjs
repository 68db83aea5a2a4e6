// How many submissions a second one PostgreSQL carries, with 200 judges that speak the judges' protocol and judge nothing: everything on this
// machine. `node bench/scale.mjs` looks for the highest rate that is kept for 60 s; `node bench/scale.mjs RATE SECONDS JUDGES` holds one.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { given, note, quantile, sized, until } from './figures.mjs';
import { addUsers, noteTakenJobs, startCrowdedProduct, startFleet, waitingJobs } from './fleet.mjs';
import { buildProduct, cpuMsOf } from './product.mjs';

const USERS = sized(500, 20);
const CONNECTIONS = 1_500;
const FIRST_RATE = sized(20, 2);
const LADDER_S = 12;
const KEPT_S = sized(60, 1);
/** Number of submissions of one user behind which the others wait. */
const FLOOD = sized(300, 5);
const OTHERS = sized(100, 2);
const AT_ONCE = 10;

async function measure([rate, seconds = KEPT_S, judges = 200]) {
  buildProduct();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
  const ends = [() => fs.rmSync(folder, { recursive: true, force: true })];
  try {
    const crowded = await startCrowdedProduct(folder, CONNECTIONS);
    ends.push(crowded.stop);
    const { product, database, dataDir } = crowded;
    const site = { url: product.url, database, tokens: await addUsers(database, USERS) };
    const fleet = await startFleet(crowded, judges);
    ends.push(fleet.ask);
    const postmaster = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const processes = { API: product.pid, PostgreSQL: postmaster, 'simulated judges': fleet.pid, load: process.pid };
    console.log(`${judges} simulated judges, one API process, one PostgreSQL, on ${os.availableParallelism()} cores`);
    await fairness(site);
    await hold(site, { rate: Math.min(rate || FIRST_RATE, FIRST_RATE), seconds: 5 });
    if (rate) tell(await hold(site, { rate, seconds, processes }), rate, seconds);
    else await search(site, processes);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function search(site, processes) {
  for (let rate = await climb(site); ; rate = Math.floor(rate * 0.9)) {
    const found = await hold(site, { rate, seconds: KEPT_S, processes });
    tell(found, rate, KEPT_S);
    if (found.isKept) return;
  }
}

/** Finds the highest rate of a ladder that is kept for a while. */
async function climb(site) {
  let kept = FIRST_RATE;
  for (let rate = FIRST_RATE; ; rate = Math.ceil(rate * 1.25)) {
    const found = await hold(site, { rate, seconds: LADDER_S });
    note(`${rate}/s for ${LADDER_S} s: ${found.isKept ? 'kept' : `not kept (${found.why})`}`);
    if (!found.isKept) return kept;
    kept = rate;
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
let made = 0;

/** Asks the API, and returns the milliseconds until the answer. */
function submit({ url }, token) {
  const body = JSON.stringify({ pid: 'P1000', language: 'C++ 17', code: `int main() { return 0; } // ${++made}` });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization: token };
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/api/submit-problem-judge`, { method: 'POST', agent, headers }, response => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - since) : reject(new Error(String(response.statusCode))),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Submits at a rate, whatever comes back, and waits until everything is judged. */
async function hold(site, { rate, seconds, processes = {} }) {
  const { rows } = await site.database.query('select coalesce(max(id), 0) as id from submissions');
  const before = Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuMsOf(pid)]));
  const answers = [];
  const failures = new Map();
  const underway = new Set();
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - started) / 1_000) * rate));
    for (; sent < due; sent++) {
      const one = submit(site, site.tokens[sent % USERS]).then(
        ms => answers.push(ms),
        reason => failures.set(reason.message, (failures.get(reason.message) ?? 0) + 1),
      );
      underway.add(one);
      void one.finally(() => underway.delete(one));
    }
    await pause(5);
  }
  const [unanswered, unjudged] = [underway.size, await waitingJobs(site.database)];
  const tookS = (performance.now() - started) / 1_000;
  const cpu = Object.entries(processes).map(([name, pid]) => [name, (cpuMsOf(pid) - before[name]) / tookS / 1_000]);
  // All other processes were started by this process.
  const own = cpu.at(-1);
  if (own) own[1] -= cpu.slice(0, -1).reduce((sum, [, cores]) => sum + cores, 0);
  await Promise.all(underway);
  await until(async () => (await waitingJobs(site.database)) === 0);
  const judged = await site.database.query(
    `select count(*)::int as stored, count(*) filter (where status = 0)::int as accepted,
            percentile_cont(array[0.5, 0.99]) within group (order by extract(epoch from judged_at - submitted_at)) as waits
       from submissions where id > $1`,
    [rows[0].id],
  );
  const { stored, accepted, waits } = judged.rows[0];
  const why = failures.size
    ? `failures: ${[...failures].map(([message, times]) => `${message} ${times} times`).join(', ')}`
    : unanswered > rate
      ? `${unanswered} wait for an answer`
      : unjudged > 2 * rate
        ? `${unjudged} wait for a verdict`
        : undefined;
  return { isKept: why === undefined, why, answers, stored, accepted, waits, cpu, lost: answers.length - stored, unjudged };
}

function tell({ isKept, why, answers, stored, accepted, waits, cpu, lost }, rate, seconds) {
  console.log(`${rate} submissions/s for ${seconds} s: ${isKept ? 'kept' : `NOT KEPT (${why})`}`);
  note(`answer to a submission: p50 ${quantile(answers, 0.5).toFixed(0)} ms, p99 ${quantile(answers, 0.99).toFixed(0)} ms`);
  note(`verdict, of which 200 ms are the simulated judging: p50 ${waits[0].toFixed(2)} s, p99 ${waits[1].toFixed(2)} s`);
  note(`${answers.length} answered, ${stored} stored, ${accepted} with their verdict; lost ${lost}`);
  note(
    `cores in use: ${cpu.map(([name, cores]) => `${name} ${cores.toFixed(2)}`).join(', ')}; load of the machine ${os.loadavg()[0].toFixed(1)}`,
  );
  note(`processor time of a submission: ${cpu.map(([name, cores]) => `${name} ${((cores / rate) * 1_000).toFixed(1)} ms`).join(', ')}`);
}

/**
 * One user hands in a flood, then others one program each; then the queue, which was paused, goes on. Judges store verdicts in another order
 * than they took the jobs in, so what is looked at is what still waits when the last of the others is taken.
 */
async function fairness({ url, database, tokens }) {
  await database.query(`insert into queue_pauses (language, paused_by) values ('', 'bench')`);
  const order = [...Array.from({ length: FLOOD }, () => tokens[USERS - 1]), ...tokens.slice(0, OTHERS)];
  for (let i = 0; i < order.length; i += AT_ONCE) await Promise.all(order.slice(i, i + AT_ONCE).map(token => submit({ url }, token)));
  const endNotes = await noteTakenJobs(database);
  await database.query('delete from queue_pauses');
  await database.query(`select pg_notify('oj_jobs', '')`);
  await until(async () => (await waitingJobs(database)) === 0);
  const { rows } = await database.query(
    `select max(at)::int as last from bench_taken where user_id <> (select user_id from bench_taken group by user_id order by count(*) desc limit 1)`,
  );
  await endNotes();
  note(
    `fairness: ${OTHERS} users, each with one program behind ${FLOOD} of one user: the last of them was taken as number ${rows[0].last} of ${FLOOD + OTHERS}`,
  );
}

await measure(given.length ? given.map(Number) : sized([], [2, 1, 2]));
