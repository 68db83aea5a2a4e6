// A day of a contest in compressed time: 120 teams, 12 problems, 3,000 runs, really judged. `npm run soak -- --contest --minutes 10 --seed 7`, or
// `node scripts/oj.mjs exec node bench/contestDay.mjs 10 7`. At 50 moments every board, the files and the Contest API are compared with an
// independent ranking, for each audience, while somebody is renamed, a judge is killed, a problem is judged again, the contest is paused (once
// keeping what is handed in, once not), the end moves after the freeze, and teams are made unofficial, hidden or disqualified. Fails at a difference, at a run that is lost, and at a refusal.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOjClient } from '../packages/client/dist/index.js';
import { numbers } from '../tests/support/numbers.ts';
import { compareAll, timesOf } from './contestMoments.mjs';
import { given, isSmoke, note, sized, until } from './figures.mjs';
import { addUsers } from './fleet.mjs';
import { programs } from './honestUser.mjs';
import { pause, sumProblem } from './judgeLoad.mjs';
import { buildProduct, enter, loadSource, openDatabase, processesOf, startProduct } from './product.mjs';

const [minutes = 10, seed = 1] = given.map(Number);
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('Usage: node bench/contestDay.mjs MINUTES SEED');
const LENGTH_MS = sized(minutes * 60_000, 12_000);
const TEAMS = sized(120, 4);
const PROBLEMS = sized(12, 3);
const RUNS = sized(3_000, 16);
const MOMENTS = sized(50, 3);
const EXTENSION_MINUTES = 1;
const FREEZE_AT = 0.8;
const [ACCEPTED, WRONG] = [0, -1];
const [RIGHT, ...others] = programs;
const letters = Array.from({ length: PROBLEMS }, (_, place) => String.fromCodePoint(65 + place));
/** Its only case is wrong until it is mended. */
const MENDED = letters.at(-1);

const { setCase } = await loadSource('tests/support/testData.ts');
const random = numbers(seed);
const upTo = most => random() % most;

/** Lets work pass, or holds it: `hold` waits until nothing is on its way. */
function gate() {
  const passing = new Set();
  let open = Promise.resolve();
  let release;
  return {
    async pass(work) {
      await open;
      const one = work();
      passing.add(one);
      return one.finally(() => passing.delete(one));
    },
    async hold() {
      ({ promise: open, resolve: release } = Promise.withResolvers());
      await Promise.allSettled(passing);
    },
    release: () => release(),
  };
}

async function arrange(product, folder) {
  const token = await enter(product);
  const { url } = product;
  const client = (given, more = {}) => createOjClient({ url, token: given, retries: 0, ...more });
  const root = client(token);
  const database = openDatabase(folder);
  const teams = (await addUsers(database, TEAMS)).map(given => client(given));
  const uids = (await database.query(`select id::text from users where username ~ '^bench\\d+$' order by users.id`)).rows.map(
    ({ id }) => id,
  );
  const startMs = Math.floor(Date.now() / 1_000) * 1_000;
  const at = ms => new Date(startMs + Math.round(ms / 1_000) * 1_000);
  const award = (name, num, priority) => ({ name, num, priority, background: '#888888', color: '#ffffff' });
  const { id: cid } = await root.contestEditor.add({
    title: 'Day',
    description: 'Day',
    startTime: at(0),
    endTime: at(LENGTH_MS),
    sealRank: true,
    sealRankTime: at(LENGTH_MS * FREEZE_AT),
    autoRealRank: false,
    openRank: true,
    rankShowName: 'nickname',
    awardType: 2,
    awardConfigList: [award('Gold', 4, 1), award('Silver', 8, 2), award('Bronze', 12, 3)],
  });
  const pids = new Map();
  for (const letter of letters) {
    const { pid } = await root.problemEditor.add(sumProblem(`DAY${letter}`));
    if (letter === MENDED) await setCase(root, pid, 4);
    await root.contestEditor.addProblem({ cid, pid, displayId: letter });
    pids.set(letter, pid);
  }
  const csvOf = async forceRefresh => {
    const answer = await fetch(`${url}/api/file/download-contest-rank?cid=${cid}&format=csv&forceRefresh=${forceRefresh}`, {
      headers: { authorization: token },
    });
    if (!answer.ok) throw new Error(`csv: ${answer.status}`);
    // No name has a comma or a quotation mark.
    return (await answer.text())
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(','));
  };
  const columns = new Map([...pids].map(([letter, pid]) => [letter, String(pid)]));
  const world = {
    database,
    cid,
    letters,
    columns,
    root,
    team: teams[0],
    stranger: client(undefined),
    csvOf,
    ledger: new Map(),
    nicknames: new Map(),
    standings: new Map(),
  };
  return { world, teams, uids, pids };
}

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder);
const { world, teams, uids, pids } = await arrange(product, folder);
const { root, database, cid, ledger } = world;
console.log(`SEED=${seed}, ${LENGTH_MS / 1_000} s, ${TEAMS} teams, ${RUNS} runs`);

let isMended = false;
const refused = [];
/** Programs that came after the end, because a look at the boards had held them. */
let late = 0;
/** Programs that came in a pause that keeps none. */
let paused = 0;
const faults = [];
const doors = gate();

/** Hands in one program; the verdict that it must get is noted with the number that the server gave it. */
async function handIn(team) {
  const letter = letters[upTo(letters.length)];
  const [status, language, code] = upTo(100) < 40 ? RIGHT : others[upTo(others.length)];
  const order = { cid, pid: letter, language, code: `${code}\n// ${team} ${ledger.size} ${upTo(60_000)}` };
  try {
    const { submitId } = await doors.pass(() => teams[team].submission.submit(order));
    ledger.set(submitId, () => (letter === MENDED && status === ACCEPTED && !isMended ? WRONG : status));
  } catch (reason) {
    if (reason.code === 'contest.ended') late += 1;
    else if (reason.code === 'contest.paused') paused += 1;
    else refused.push(`${reason.code ?? reason.message}`);
  }
}

/** Every team hands in one program after another, as the seed has it. */
async function play(startMs, lengthMs) {
  const turns = teams.map(() => Promise.resolve());
  for (let run = 0; run < RUNS; run += 1) {
    await pause(Math.max(0, startMs + (run * lengthMs) / RUNS - Date.now()));
    const team = upTo(TEAMS);
    turns[team] = turns[team].then(() => handIn(team));
  }
  await Promise.all(turns);
}

/** Judges that are at work; a job of a judge that was killed counts until its lease is over. */
const atWork = async () =>
  (await database.query('select count(*)::int as jobs from judge_jobs where leased_until is not null and leased_until > now()')).rows[0]
    .jobs;

/** Nothing is handed in and nothing judged while this works. */
async function still(work) {
  await doors.hold();
  await root.judgeQueue.pause({ isPaused: true });
  await until(async () => (await atWork()) === 0);
  const result = await work();
  await root.judgeQueue.pause({ isPaused: false });
  doors.release();
  return result;
}

let tables = 0;
async function look(name) {
  const told = await still(() => compareAll(world));
  tables += told.compared;
  faults.push(...told.faults.map(fault => `${name}: ${fault}`));
  return told;
}

const killJudge = () => process.kill(processesOf(product.pid).find(({ program }) => program === 'judge').pid, 'SIGKILL');

async function rename() {
  const place = upTo(TEAMS);
  await teams[place].ownAccount.changeProfile({ nickname: `renamed ${seed}` });
  world.nicknames.set(uids[place], `renamed ${seed}`);
}

/** Decides about one of the best teams, which are those about whom it matters. */
const decide = standing => async () => {
  const { records } = await root.contest.rank({ cid, forceRefresh: true });
  const uid = records.find(row => row.rank > 0)?.uid;
  if (!uid) return;
  await root.participant.change({ cid, uid: Number(uid), standing, reason: `by the seed ${seed}` });
  world.standings.set(uid, standing);
};
/** Takes the last decision back, by another one. */
async function takeBack() {
  const uid = [...world.standings.keys()].at(-1);
  if (!uid) return;
  await root.participant.change({ cid, uid: Number(uid), standing: 'official', reason: 'a mistake' });
  world.standings.delete(uid);
}

/** Medals that the board gives now. */
const medals = async () =>
  new Map((await root.contest.rank({ cid, forceRefresh: true, limit: 300 })).records.map(({ uid, awardName }) => [uid, awardName]));

/** The wrong case is mended, and its problem judged again. */
const judgeAgain = () =>
  still(async () => {
    const before = await medals();
    await setCase(root, pids.get(MENDED), 3);
    isMended = true;
    await root.judging.rejudgeContestProblem({ cid, pid: pids.get(MENDED) });
    return before;
  });

/** Stops the clock of the contest from the next second on, for a fiftieth of the day. */
async function stopClock(keepsSubmissions) {
  const endTime = new Date(Math.ceil((Date.now() + Math.max(2_000, LENGTH_MS / 50)) / 1_000) * 1_000);
  const { pauses } = await root.contestEditor.pause({ cid, endTime, keepsSubmissions });
  return pauses.at(-1);
}
let lastPause;
const resume = () => root.contestEditor.changePause({ cid, startTime: lastPause.startTime, endTime: null });

const extend = () => root.contestEditor.move({ cid, part: 'end', minutes: EXTENSION_MINUTES });

let before;
// The jobs of a judge that was killed wait for half a minute, and the end moves by whole minutes: a smoke does without.
const acts = [
  [0.2, 'a judge is killed', isSmoke ? undefined : killJudge],
  [0.3, 'a pause keeps what is handed in', () => stopClock(true)],
  [0.35, 'a team has another name', rename],
  [0.4, 'the first team is unofficial', decide('unofficial')],
  [0.5, 'the first team is disqualified', decide('disqualified')],
  [0.55, 'a problem is judged again', async () => (before = await judgeAgain())],
  [0.6, 'a pause refuses what is handed in', async () => (lastPause = await stopClock(false))],
  [0.61, 'the contest goes on before that pause is over', isSmoke ? undefined : resume],
  [0.7, 'a judge is killed', isSmoke ? undefined : killJudge],
  [0.75, 'the first team is hidden', decide('hidden')],
  [0.85, 'that is taken back', takeBack],
  [0.9, 'the end moves after the freeze', isSmoke ? undefined : extend],
].filter(([, , act]) => act);

const { start } = await timesOf(database, cid);
const startMs = start * 1_000;
const playing = play(Date.now(), LENGTH_MS * 0.95);
const moments = Array.from({ length: MOMENTS }, (_, place) => [(place + 1) / (MOMENTS + 1), `moment ${place + 1}`, undefined]);
for (const [at, name, act] of [...acts, ...moments].toSorted(([a], [b]) => a - b)) {
  await pause(Math.max(0, startMs + at * LENGTH_MS - Date.now()));
  if (act) {
    note(name);
    await act();
  } else await look(name);
}
await playing;
await until(async () => (await timesOf(database, cid)).isOver);
await look('the contest is over, some wait');
await until(async () => (await database.query('select count(*)::int as jobs from judge_jobs')).rows[0].jobs === 0);
await look('all is judged, the board is frozen');
await root.contest.openBoard({ cid });
await look('the board is open');

const after = await medals();
note(`medals that moved since the problem was judged again: ${[...after].filter(([uid, name]) => before.get(uid) !== name).length}`);
note(
  `${ledger.size} runs, ${late} too late, ${paused} in a pause, ${refused.length} refused, ${tables} tables compared at ${MOMENTS + 3} moments, ${faults.length} differences`,
);
for (const line of [...faults, ...new Set(refused)].slice(0, 40)) note(line);
await database.end();
await product.stop();
if (faults.length || refused.length) process.exit(1);
fs.rmSync(folder, { recursive: true, force: true });
process.exit(0);
