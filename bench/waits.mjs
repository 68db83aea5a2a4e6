// How long a submission of a contest and one of practice wait for their verdict while three users hold on to the judges, in each way that there
// is, with one judge and with two: `node scripts/oj.mjs exec node bench/waits.mjs`. Words behind it choose the ways.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOjClient } from '../packages/client/dist/index.js';
import { given, median, note, report, sized, timed } from './figures.mjs';
import { buildProduct, call, enter, openDatabase, PASSWORD, startProduct } from './product.mjs';

const PROBES = { contest: sized(8, 1), practice: sized(3, 1) };
const HOSTILE_USERS = sized(3, 1);
const CASES = sized(10, 1);
const LIMIT_MS = sized(30_000, 1_000);
/** The worst that the documents promise to a contest, s. */
const BAR_S = 15;
const JUDGED_BELOW = 5;
/** So long they are at it before anybody waits. */
const HEAD_START_MS = 8_000;

let made = 0;
/** No two programs are the same. */
const quick = () => `int main(void) { return 0; } // ${++made}`;
/** Computes for so long, and is right. */
const slow = seconds => `#include <stdio.h>
#include <time.h>
int main(void) { while (clock() < ${seconds} * CLOCKS_PER_SEC); int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); } // ${++made}`;
/** Instances of templates without end: the compiler works as long as it may. */
const slowToCompile = () => `template <int n> struct T { enum { v = T<n - 1>::v + T<n - 2>::v * ${++made} % 7 }; };
template <int n, int m> struct U { enum { v = U<n - 1, m>::v + U<n, m - 1>::v }; };
template <int m> struct U<0, m> { enum { v = 1 }; };
template <int n> struct U<n, 0> { enum { v = 1 }; };
int main() { return U<400, 400>::v; }`;

const pause = () => new Promise(resolve => setTimeout(resolve, 50));
/** Until the signal is aborted at the latest. */
async function settled(statusOf, signal) {
  const goesOn = async () => !signal?.aborted && (await statusOf()) >= JUDGED_BELOW;
  while (await goesOn()) await pause();
}

async function submitted(user, order, signal) {
  const { submitId } = await user.submission.submit(order);
  const asked = { submitIds: [submitId] };
  const { cid } = order;
  await settled(
    async () => (await (cid ? user.submission.contestStatuses({ ...asked, cid }) : user.submission.statuses(asked)))[submitId].status,
    signal,
  );
}

/** What a hostile user does again and again; each time it ends when it has been judged. */
const ways = {
  nobody: undefined,
  'slow programs in a group': ({ user, group, signal }) =>
    submitted(user, { pid: group.problemId, gid: group.gid, language: 'C', code: slow(LIMIT_MS / 1_100) }, signal),
  'custom tests without end': async ({ user, group, signal }) => {
    const test = { pid: group.pid, gid: group.gid, type: 'group', language: 'C', code: slow(1_000), userInput: '1 2' };
    const testJudgeKey = await user.customTest.start(test);
    await settled(async () => (await user.customTest.result({ testJudgeKey })).status, signal);
  },
  'programs that compilers work at': ({ user, signal }) =>
    submitted(user, { pid: 'P1000', language: 'C++ 17', code: slowToCompile() }, signal),
  'twenty submissions of each': async ({ user, signal }) => {
    const one = () => submitted(user, { pid: 'P1000', language: 'C', code: slow(sized(0.5, 0)) }, signal);
    await Promise.all(Array.from({ length: sized(20, 2) }, one));
  },
  'reference solutions of setters': async ({ user, own, signal }) => {
    await user.referenceSolution.run({ pid: own.pid });
    while (!signal.aborted && (await user.referenceSolution.list({ pid: own.pid })).some(({ isWaiting }) => isWaiting)) await pause();
  },
};

const problemIn = (gid, problemId) => ({
  problem: { gid, problemId, title: problemId, description: 'a + b', input: 'a, b', output: 'a + b', examples: '', timeLimit: LIMIT_MS },
  samples: Array.from({ length: CASES }, () => ({ input: '1 2\n', output: '3\n' })),
  languages: [{ name: 'C' }],
});

/** Users, a group with a problem for each of them, and a contest that goes on. */
async function arrange({ url, token }, folder) {
  const root = createOjClient({ url, token });
  const names = ['contestant', 'learner', ...Array.from({ length: HOSTILE_USERS }, (_, place) => `hostile${place + 1}`)];
  const database = openDatabase(folder);
  await database.query(
    `insert into users (username, username_key, password_hash, role)
     select name, name, password_hash, 1002 from users, unnest($1::text[]) as name where username = 'root'`,
    [names],
  );
  const [contestant, learner, ...hostile] = await Promise.all(
    names.map(async username => {
      const answer = await call(url, 'POST', '/login', { username, password: PASSWORD });
      return createOjClient({ url, token: answer.token });
    }),
  );
  const { id: gid } = await root.group.add({ name: 'Bench', shortName: 'BENCH', brief: 'Bench', description: 'Bench', auth: 1 });
  await database.query(
    `insert into group_members (group_id, user_id, level) select $1, id, 4 from users where username = any($2) on conflict do nothing`,
    [gid, names],
  );
  await database.end();
  const group = { gid, ...(await root.groupProblem.add(problemIn(gid, 'LONG'))) };
  const own = [];
  for (const [place, user] of hostile.entries()) {
    const problem = await user.groupProblem.add(problemIn(gid, `OWN${place}`));
    const solution = { pid: problem.pid, name: 'slow', language: 'C', code: slow(LIMIT_MS / 1_100), expected: 0 };
    await user.referenceSolution.add(solution);
    own.push(problem);
  }
  const [startTime, endTime] = [-1, 5].map(hours => new Date(Date.now() + hours * 3_600_000));
  const { id: cid } = await root.contestEditor.add({ title: 'Bench', description: 'Bench', startTime, endTime });
  const { pid } = await root.problemEditor.add({
    ...problemIn(null, 'CONTEST'),
    problem: { ...problemIn(null, 'CONTEST').problem, timeLimit: 1_000, auth: 2 },
    samples: [{ input: '1 2', output: '3' }],
  });
  await root.contestEditor.addProblem({ cid, pid, displayId: 'A' });
  return {
    hostile: hostile.map((user, place) => ({ user, group, own: own[place] })),
    probes: {
      contest: () => submitted(contestant, { pid: 'A', cid, language: 'C', code: quick() }),
      practice: () => submitted(learner, { pid: 'P1000', language: 'C', code: quick() }),
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
