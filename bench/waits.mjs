// How long a submission of a contest and one of practice wait for their verdict while three users hold on to the judges, in each way that there
// is, with one judge and with two: `node scripts/oj.mjs exec node bench/waits.mjs`. Words behind it choose the ways.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOjClient } from '../packages/client/dist/index.js';
import { given, median, note, report, sized, timed } from './figures.mjs';
import {
  addManagedGroup,
  addPeople,
  addRunningContest,
  judged,
  pause,
  quick,
  settled,
  slow,
  slowToCompile,
  sumProblem,
} from './judgeLoad.mjs';
import { buildProduct, call, enter, openDatabase, PASSWORD, startProduct } from './product.mjs';

const PROBES = { contest: sized(8, 1), practice: sized(3, 1) };
const HOSTILE_USERS = sized(3, 1);
const CASES = sized(10, 1);
const LIMIT_MS = sized(30_000, 1_000);
/** The worst that the documents promise to a contest, s. */
const BAR_S = 15;
/** So long they are at it before anybody waits. */
const HEAD_START_MS = 8_000;

/** What a hostile user does again and again; each time it ends when it has been judged. */
const ways = {
  nobody: undefined,
  'slow programs in a group': ({ user, group, signal }) =>
    judged(user, { pid: group.problemId, gid: group.gid, language: 'C', code: slow(LIMIT_MS / 1_100) }, signal),
  'custom tests without end': async ({ user, group, signal }) => {
    const test = { pid: group.pid, gid: group.gid, type: 'group', language: 'C', code: slow(1_000), userInput: '1 2' };
    const testJudgeKey = await user.customTest.start(test);
    await settled(async () => (await user.customTest.result({ testJudgeKey })).status, signal);
  },
  'programs that compilers work at': ({ user, signal }) =>
    judged(user, { pid: 'P1000', language: 'C++ 17', code: slowToCompile() }, signal),
  'twenty submissions of each': async ({ user, signal }) => {
    const one = () => judged(user, { pid: 'P1000', language: 'C', code: slow(sized(0.5, 0)) }, signal);
    await Promise.all(Array.from({ length: sized(20, 2) }, one));
  },
  'reference solutions of setters': async ({ user, own, signal }) => {
    await user.referenceSolution.run({ pid: own.pid });
    while (!signal.aborted && (await user.referenceSolution.list({ pid: own.pid })).some(({ isWaiting }) => isWaiting)) await pause();
  },
};

const long = (gid, problemId) => sumProblem(problemId, { gid, cases: CASES, timeLimit: LIMIT_MS });

/** Users, a group with a problem for each of them, and a contest that goes on. */
async function arrange({ url, token }, folder) {
  const root = createOjClient({ url, token });
  const names = ['contestant', 'learner', ...Array.from({ length: HOSTILE_USERS }, (_, place) => `hostile${place + 1}`)];
  const database = openDatabase(folder);
  await addPeople(database, names);
  const [contestant, learner, ...hostile] = await Promise.all(
    names.map(async username => {
      const answer = await call(url, 'POST', '/login', { username, password: PASSWORD });
      return createOjClient({ url, token: answer.token });
    }),
  );
  const gid = await addManagedGroup(root, database, names);
  await database.end();
  const group = { gid, ...(await root.groupProblem.add(long(gid, 'LONG'))) };
  const own = [];
  for (const [place, user] of hostile.entries()) {
    const problem = await user.groupProblem.add(long(gid, `OWN${place}`));
    const solution = { pid: problem.pid, name: 'slow', language: 'C', code: slow(LIMIT_MS / 1_100), expected: 0 };
    await user.referenceSolution.add(solution);
    own.push(problem);
  }
  const cid = await addRunningContest(root);
  return {
    hostile: hostile.map((user, place) => ({ user, group, own: own[place] })),
    probes: {
      contest: () => judged(contestant, { pid: 'A', cid, language: 'C', code: quick() }),
      practice: () => judged(learner, { pid: 'P1000', language: 'C', code: quick() }),
    },
  };
}

async function measure(judges) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
  const product = await startProduct(folder, { OJ_JUDGES: String(judges) });
  const { hostile, probes } = await arrange({ url: product.url, token: await enter(product) }, folder);
  for (const [name, way] of Object.entries(ways)) {
    if (given.length && !given.some(word => name.includes(word))) continue;
    const end = new AbortController();
    const refusals = new Set();
    const held = (way ? hostile : []).map(async one => {
      while (!end.signal.aborted) await way({ ...one, signal: end.signal }).catch(reason => refusals.add(reason.message) && pause());
    });
    await new Promise(resolve => setTimeout(resolve, sized(HEAD_START_MS, 50)));
    const waits = { contest: [], practice: [] };
    for (const kind of ['contest', 'practice'])
      for (let round = 0; round < PROBES[kind]; round += 1) waits[kind].push((await timed(probes[kind]))[0] / 1_000);
    const told = kind => `${kind} p50 ${median(waits[kind]).toFixed(1)} s, worst ${Math.max(...waits[kind]).toFixed(1)} s`;
    note(`${judges} judges, ${name}: ${told('contest')}; ${told('practice')}`);
    for (const message of refusals) note(`  refused: ${message}`);
    report(`${judges} judges, ${name}: the longest that a contest waited`, Math.max(...waits.contest), 'most', BAR_S, 's');
    end.abort();
    await emptyQueue(folder);
    await Promise.all(held);
  }
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** What is still to be judged is taken back, so that the next way begins with nothing. */
async function emptyQueue(folder) {
  const database = openDatabase(folder);
  await database.query('update submissions set status = 4 where status >= 5');
  await database.query('delete from judge_jobs');
  await database.end();
}

buildProduct();
for (const judges of [1, 2]) await measure(judges);
