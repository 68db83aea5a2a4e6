import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestsOf } from '../support/contests';
import { freePort } from '../support/freePort';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/*
 * Whatever a stranger, or one user, asks four hundred times at once, the thread that answers everybody is not held by it: the process itself
 * measures for how long it computed in one piece, at the worst. Four hundred of the cheapest calls, right before, say what as many take.
 */

const MOST_BUSY_S = 0.5;
const AT_ONCE = 400;

let product: Product;
let metrics: string;
let root: Api;
let user: Api;
let cid = 0;
let pid = 0;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  const address = `127.0.0.1:${await freePort()}`;
  metrics = `http://${address}/metrics`;
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_METRICS: address } });
  root = await asRoot(product);
  user = await asNewUser(product, 'user');
  const made = await contests.contest({ start: -180, end: 120 }, { openRank: true });
  cid = made.cid;
  pid = made.pids[0] ?? 0;
  await contests.submit(user, cid, { status: Status.accepted, minutesAgo: 60 });
  await product.database().execute(`
    insert into users (username, username_key, password_hash) select 'crowd' || n, 'crowd' || n, '' from generate_series(1, 3000) n`);
  await product.database().execute(`
    insert into submissions (user_id, problem_id, contest_id, language, length, status, submitted_at, judged_at)
      select u.id, ${pid}, ${cid}, 'C++ 17', 9, 0, now() - make_interval(mins => u.id % 170), now() from users u where username like 'crowd%'`);
  await product.database().execute(`
    insert into submission_codes (submission_id, code) select id, 'int main() {}' from submissions where id not in (select submission_id from submission_codes)`);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** The longest time for which the thread computed and answered nothing, since this was asked last. */
async function longestBusy() {
  const text = await (await fetch(metrics)).text();
  return Number(/^oj_thread_busy_max_seconds ([\d.e+-]+)$/m.exec(text)?.[1]);
}

const topics = Array.from({ length: 50 }, (_, place) => `board:${place + 1}`).join();
const costly: [what: string, by: () => string | undefined, path: () => string][] = [
  ['captchas', () => undefined, () => '/captcha'],
  ['slides', () => undefined, () => '/slide-verification?action=login'],
  ['topics of a stream', () => undefined, () => `/live?topics=${topics}`],
  ['topics of a stream, by a user', () => user.token(), () => `/live?topics=${topics}`],
  ['far pages', () => undefined, () => '/get-submission-list?currentPage=30&limit=300'],
  ['searches', () => undefined, () => '/get-submission-list?username=crowd1&problemID=CP&limit=300'],
  ['ranks', () => undefined, () => '/get-rank-list?type=0&currentPage=30&limit=100&searchUser=crowd'],
  ['set statements', () => user.token(), () => '/get-problem-detail?problemId=P1000&typeset=true'],
  ['boards in csv', () => root.token(), () => `/file/download-contest-rank?cid=${cid}&format=csv`],
  ['boards in xlsx', () => root.token(), () => `/file/download-contest-rank?cid=${cid}&format=xlsx`],
  ['archives of accepted code', () => root.token(), () => `/file/download-contest-ac-submission?cid=${cid}`],
  ['archives of test data', () => root.token(), () => `/file/download-testcase?pid=${pid}`],
  ['exports of a problem', () => root.token(), () => `/file/export-problem?pid=${pid}`],
  ['code by the Contest API', () => root.token(), () => `/ccs/contests/${cid}/submissions/1/files`],
  ['collections by the Contest API', () => undefined, () => `/ccs/contests/${cid}/teams`],
];

/** Asks so often at once. Answers for how long the thread was held, and what was answered. */
async function hold(path: string, token: string | undefined) {
  await product.database().execute('delete from rate_limits');
  await longestBusy();
  const leave = new AbortController();
  const ask = async () => {
    const answer = await fetch(`${product.url}/api${path}`, {
      signal: leave.signal,
      headers: { 'x-forwarded-for': '192.0.2.1', ...(token !== undefined && { authorization: token }) },
    });
    // A stream has no end of its own.
    if (!path.startsWith('/live')) await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const took = await longestBusy();
  leave.abort();
  return { took, statuses };
}

test.each(costly)(`CC: ${AT_ONCE} %s at once do not hold the others`, { timeout: 120_000 }, async (_, by, path) => {
  const cheap = await hold('/get-website-config', undefined);
  const { took, statuses } = await hold(path(), by());
  expect([...new Set(statuses)].filter(status => status !== 200 && status !== 429 && status !== 503)).toEqual([]);
  expect(statuses).toContain(200);
  expect(took - cheap.took).toBeLessThan(MOST_BUSY_S);
});

test('CC: those who wait to be counted under one key hold up nobody else', async () => {
  const askForCaptcha = async () => (await fetch(`${product.url}/api/captcha`, { headers: { 'x-forwarded-for': '192.0.2.2' } })).status;
  const waiting = async () => {
    const { rows } = await product.database().execute<{ count: number }>(`
      select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%rate_limits%'`);
    return rows[0]?.count ?? 0;
  };
  expect(await askForCaptcha()).toBe(200);
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = product.database().transaction(async tx => {
    await tx.execute('select from rate_limits for update');
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const asked = Array.from({ length: 60 }, askForCaptcha);
  try {
    await until(async () => (await waiting()) >= 4);
    expect((await fetch(`${product.url}/api/get-problem-list`)).status).toBe(200);
  } finally {
    release.resolve();
    await lock;
  }
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});

const objectOf = (fields: number, first = 0) => `{${Array.from({ length: fields }, (_, place) => `"k${first + place}":${place}`).join()}}`;
const passwordOf = (place: number) => JSON.stringify({ username: `nobody${place}`, password: `guess${place}` });

/** Answers the status and the words that the body got at the login, from that network. */
async function logIn(body: string, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const answer = await fetch(`${product.url}/api/login`, { method: 'POST', headers, body });
  return { status: answer.status, words: ((await answer.json()) as { msg: string }).msg };
}

/** Sends all at once from one network, and asks for a page again and again until they are answered. */
async function answeredBeside(bodies: readonly string[], from: string) {
  await product.database().execute('delete from rate_limits');
  const over = new AbortController();
  const sent = Promise.all(bodies.map(async body => (await logIn(body, from)).status)).finally(() => over.abort());
  let answered = 0;
  for (; !over.signal.aborted; answered += 1) expect((await fetch(`${product.url}/api/get-problem-list`)).status).toBe(200);
  return { answered, statuses: await sent };
}

test(`CC: while ${AT_ONCE} bodies of a megabyte are read, others are answered`, async () => {
  const body = `{"lists":[${Array.from({ length: 60 }, (_, place) => objectOf(1000, place * 1000)).join()}]}`;
  const { answered, statuses } = await answeredBeside(
    Array.from({ length: AT_ONCE }, () => body),
    '192.0.2.3',
  );
  expect([...new Set(statuses)].filter(status => status !== 400 && status !== 429)).toEqual([]);
  expect(statuses).toContain(400);
  // Somebody who asks again as soon as there is an answer waits for a body or two each time.
  expect(answered).toBeGreaterThan(statuses.filter(status => status === 400).length / 2);
});

test('CC: bodies of tens of thousands of fields are refused unread', async () => {
  const send = (body: string) => logIn(body, '192.0.2.4');
  const cpuOf = async () => Number(/^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(await (await fetch(metrics)).text())?.[1]);
  expect(await send(objectOf(60_000))).toEqual({ status: 400, words: expect.stringContaining('1000') });
  const plain = `{"list":[${Array.from({ length: 120_000 }, (_, place) => place).join()}]}`;
  const costOf = async (body: string) => {
    const before = await cpuOf();
    for (let sent = 0; sent < 20; sent += 1) await send(body);
    return (await cpuOf()) - before;
  };
  // A list of as many bytes is read, and costs next to nothing.
  const [costOfList, costOfFields] = [await costOf(plain), await costOf(objectOf(60_000))];
  expect(costOfFields).toBeLessThan(costOfList * 2);
});

test('CC: while hundreds of passwords are compared, files are read', async () => {
  const bodies = Array.from({ length: 200 }, (_, place) => passwordOf(place));
  const { answered, statuses } = await answeredBeside(bodies, '192.0.2.5');
  expect(statuses.filter(status => status === 200)).toEqual([]);
  // A guess takes a thread some 30 ms; a page that waits behind all of them is read a few times in all.
  expect(answered).toBeGreaterThan(bodies.length / 4);
});
