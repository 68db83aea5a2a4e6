// A crowd in one contest: 2,000 readers of a board who are told of a verdict each 100 ms for 30 s, and 1,000 users who register and hand in a
// program each within the first 10 s: `node scripts/oj.mjs exec node bench/contestCrowd.mjs [readers | start]`. Judges are simulated.
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { given, median, note, quantile, report, sized, until } from './figures.mjs';
import { addUsers, noteTakenJobs, startCrowdedProduct, startFleet, startPart, waitingJobs } from './fleet.mjs';
import { buildProduct, call, loginAsRoot, processesOf, pssMb } from './product.mjs';

const READERS = sized(2_000, 20);
const STREAMS_OF_A_PERSON = 20;
const VERDICTS = sized(300, 3);
const VERDICT_EVERY_MS = 100;
const ENTRANTS = sized(1_000, 10);
const START_MS = sized(10_000, 100);
const JUDGES = sized(24, 2);
const CONNECTIONS = 200;
const [only, ...more] = given;

/** Readers with streams of their own, told by those who are in a process of their own what arrived when. */
async function beReaders(url, cid, tokens) {
  const arrivals = [];
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const headers = { authorization: tokens[Math.floor(reader / STREAMS_OF_A_PERSON)], accept: 'text/event-stream' };
      const [response] = await once(http.get(`${url}/api/live?topics=board:${cid}`, { headers, agent: false }), 'response');
      if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
      response.setEncoding('utf8');
      let text = '';
      const ready = Promise.withResolvers();
      response.on('data', chunk => {
        const at = Date.now();
        const whole = (text + chunk).split('\n\n');
        text = whole.pop();
        for (const event of whole) {
          if (event.includes('"ready"')) ready.resolve();
          const [, uid] = /"board\.row".*?"uid":"(\d+)"/.exec(event) ?? [];
          if (uid && /"isAC":true/.test(event)) arrivals.push({ uid, at });
        }
      });
      await ready.promise;
    }),
  );
  process.send('ready');
  process.once('message', () => process.send(arrivals, () => process.exit(0)));
}

async function startSite() {
  buildProduct();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
  const crowded = await startCrowdedProduct(folder, CONNECTIONS);
  const { product, database } = crowded;
  const fleet = await startFleet(crowded, JUDGES);
  await database.query(
    `insert into settings values ('switches', '{"slideOnlyAfterFailures": true}') on conflict (name) do update set value = excluded.value`,
  );
  const tokens = await addUsers(database, ENTRANTS);
  const stop = async () => {
    await fleet.ask();
    await crowded.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: product.url, pid: product.pid, database, tokens, root: await loginAsRoot(product), stop };
}

/** Adds a contest with a problem that is in no other contest. */
async function addContest({ url, root, database }, facts) {
  const draft = {
    title: 'Bench',
    description: 'Bench',
    type: 0,
    auth: 0,
    startTime: new Date(Date.now() - 3_600_000),
    endTime: new Date(Date.now() + 3_600_000),
    ...facts,
  };
  const { data } = await call(url, 'POST', '/admin/contest', draft, root);
  const { rows } = await database.query('select min(id) as id from problems where id not in (select problem_id from contest_problems)');
  await call(url, 'POST', '/admin/contest/add-problem-from-public', { cid: data.id, pid: rows[0].id, displayId: 'A' }, root);
  return data.id;
}

const handIn = ({ url }, cid, token) =>
  call(url, 'POST', '/submit-problem-judge', { pid: 'A', cid, language: 'C++ 17', code: `int main() { return 0; } // ${token}` }, token);

const apiMb = pid =>
  Math.max(
    ...processesOf(pid)
      .filter(({ program }) => program === 'api')
      .map(each => pssMb(each.pid)),
  );

async function toldToReaders(site) {
  const { url, pid, database, tokens } = site;
  const cid = await addContest(site, { openRank: true });
  const readers = await startPart(
    import.meta.filename,
    'reading',
    url,
    cid,
    JSON.stringify(tokens.slice(0, Math.ceil(READERS / STREAMS_OF_A_PERSON))),
  );
  const sizes = [apiMb(pid)];
  const sent = [];
  for (let verdict = 0; verdict < VERDICTS; verdict += 1) {
    sent.push(handIn(site, cid, tokens[verdict]));
    if (verdict % 10 === 0) sizes.push(apiMb(pid));
    await pause(VERDICT_EVERY_MS);
  }
  await Promise.all(sent);
  await until(async () => (await waitingJobs(database)) === 0);
  await pause(sized(3_000, 500));
  const arrivals = await readers.ask();
  const { rows } = await database.query(
    `select user_id, extract(epoch from judged_at) * 1000 as at from submissions where contest_id = $1 and status = 0`,
    [cid],
  );
  const byUser = Map.groupBy(arrivals, ({ uid }) => uid);
  const waits = rows.map(({ user_id: uid, at }) =>
    (byUser.get(String(uid)) ?? []).map(arrival => arrival.at - Number(at)).toSorted((a, b) => a - b),
  );
  const missed = waits.reduce((sum, each) => sum + Math.max(0, READERS - each.length), 0);
  const [first, last] = [0, -1].map(place =>
    quantile(
      waits.map(each => each.at(place) ?? Infinity),
      0.95,
    ),
  );
  note(
    `${rows.length} verdicts to ${READERS.toLocaleString('en')} readers each; told to the first ${median(waits.map(each => each[0])).toFixed(0)} ms after the verdict, to the last ${median(waits.map(each => each.at(-1))).toFixed(0)} ms (medians)`,
  );
  report('verdicts that a reader was not told of', missed, 'most', 0, '');
  report('p95 of the last reader against that of the first', last / first, 'most', 1.5);
  note(`p95 of the first ${first.toFixed(0)} ms, of the last ${last.toFixed(0)} ms`);
  report('memory of the API', Math.max(...sizes), 'most', 300, 'MB');
}

/** Everybody registers, with the password of the contest, and submits as soon as that is answered. */
async function startTogether(site) {
  const { database, tokens } = site;
  const cid = await addContest(site, { auth: 1, pwd: 'osmanthus' });
  const endNotes = await noteTakenJobs(database);
  const refusals = [];
  const started = performance.now();
  const waits = [];
  const one = async token => {
    const since = performance.now();
    await call(site.url, 'POST', '/register-contest', { cid, password: 'osmanthus' }, token);
    await handIn(site, cid, token);
    waits.push(performance.now() - since);
  };
  const all = tokens.map(async (token, place) => {
    await pause((place * START_MS) / ENTRANTS);
    await one(token).catch(reason => refusals.push(reason.message));
  });
  await Promise.all(all);
  const answeredS = (performance.now() - started) / 1_000;
  await until(async () => (await waitingJobs(database)) === 0);
  const judgedS = (performance.now() - started) / 1_000;
  const { rows } = await database.query(
    `select (select count(*) from contest_registrations where contest_id = $1)::int as registered,
            (select count(*) from submissions where contest_id = $1 and status = 0)::int as judged,
            (select max(place - at)::int from (select at, row_number() over (order by submission_id) as place from bench_taken) taken) as passed`,
    [cid],
  );
  await endNotes();
  const [{ registered, judged, passed }] = rows;
  report('refused', refusals.length, 'most', 0, '');
  for (const reason of new Set(refusals)) note(reason);
  report('registered', registered, 'least', ENTRANTS, '');
  report('handed in and judged', judged, 'least', ENTRANTS, '');
  note(`the most places that a program was taken before its turn: ${passed}`);
  note(
    `all answered after ${answeredS.toFixed(1)} s, all judged after ${judgedS.toFixed(1)} s; both answers p50 ${median(waits).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms`,
  );
}

if (only === 'reading') await beReaders(more[0], more[1], JSON.parse(more[2]));
else {
  const site = await startSite();
  try {
    if (only !== 'start') await toldToReaders(site);
    if (only !== 'readers') await startTogether(site);
  } finally {
    await site.stop();
  }
}
