// Callers who mean harm, each kind from a network of its own: a part of hostile.mjs, in a process of its own.
import net from 'node:net';
import { createOjClient } from '../packages/client/dist/index.js';
import { numbers } from '../tests/support/numbers.ts';
import { isSmoke, sized } from './figures.mjs';
import { judged, pause, settled, slow, slowToCompile } from './judgeLoad.mjs';

const LOOPS_OF_A_KIND = sized(2, 1);
const LONGEST_PAUSE_MS = sized(2_000, 20);
/** One request in this many comes as a burst; of all kinds together that is a burst in half a minute. */
const BURST_EVERY = 1_500;
const BURST = 400;
const { url, cid, did, gid, group, own, tokens, seed } = JSON.parse(process.argv[2]);
const random = numbers(seed);
const upTo = most => random() % most;
const text = length => Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[upTo(36)]).join('');

const end = new AbortController();
const { signal } = end;
const { hostname, port } = new URL(url);
const boards = Array.from({ length: 50 }, (_, place) => `board:${place + 1}`).join();

const clientOf = (token, network) => createOjClient({ url, token, retries: 0, headers: { 'x-forwarded-for': network } });

/** Client of the user who made `own`. */
const setter = clientOf(tokens.at(-1), '198.51.100.254');

/** Opens a connection that ends by itself, at the latest after this many milliseconds. */
async function connected(work, mostMs) {
  const socket = net.connect(Number(port), hostname).on('error', () => undefined);
  const closed = new Promise(resolve => socket.once('close', resolve));
  await work(socket);
  await Promise.race([closed, pause(sized(mostMs, 100))]);
  socket.destroy();
}
const head = (line, network, more = '') => `${line} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${network}\r\n${more}\r\n`;

/**
 * What one of them does, again and again. Those of `visitor` know nobody; those of `user` have accounts and manage a group. `network` is the
 * address that a proxy would forward.
 */
const visitors = {
  'pictures of digits': ({ visitor }) => visitor.verification.captcha(),
  'pictures to slide': ({ visitor }) => visitor.verification.slide({ action: 'login' }),
  'passwords that are guessed': ({ visitor }) => visitor.account.login({ username: `honest${upTo(50)}`, password: text(10) }),
  'codes for mail addresses': ({ visitor }) => visitor.account.sendRegisterCode({ email: `${text(12)}@example.org` }),
  'links to reset passwords': ({ visitor }) =>
    visitor.account.applyResetPassword({ email: `${text(12)}@example.org`, captcha: text(6), captchaKey: text(32) }),
  'far pages': ({ visitor }) => visitor.submission.list({ currentPage: 1 + upTo(40), limit: 300 }),
  searches: ({ visitor }) => visitor.submission.list({ username: 'crowd', problemID: text(1), limit: 300 }),
  ranks: ({ visitor }) => visitor.rank.list({ type: upTo(2), currentPage: 1 + upTo(30), limit: 100, searchUser: 'crowd' }),
  'words that are searched for': ({ visitor }) => visitor.problem.list({ keyword: text(3), limit: 300 }),
  'numbers that are guessed': ({ visitor }) => visitor.submission.detail({ submitId: 1 + upTo(60_000) }),
  'boards from outside': ({ visitor }) => visitor.contest.outsideBoard({ cid, currentPage: 1 + upTo(60), keyword: text(1) }),
  'collections of the Contest API': ({ visitor }) =>
    visitor.ccs.collection({ cid, collection: ['teams', 'submissions', 'judgements'][upTo(3)] }),
  'event feeds that are left open': async ({ network }) => {
    const answer = await fetch(`${url}/api/ccs/contests/${cid}/event-feed`, { headers: { 'x-forwarded-for': network }, signal });
    await pause(sized(upTo(5_000), 10));
    await answer.body?.cancel();
    return answer;
  },
  'streams that are opened and closed': async ({ network }) => {
    const answer = await fetch(`${url}/api/live?topics=${boards}`, { headers: { 'x-forwarded-for': network }, signal });
    await answer.body?.cancel();
    return answer;
  },
  'streams that nobody reads': ({ network }) =>
    connected(socket => {
      socket.pause();
      socket.write(head('GET /api/live?topics=submissions', network));
    }, 20_000),
  'bodies that come byte by byte': ({ network }) =>
    connected(async socket => {
      socket.write(head('POST /api/login', network, 'Content-Type: application/json\r\nContent-Length: 500\r\n'));
      for (let byte = 0; byte < 20 && !signal.aborted && !socket.destroyed; byte += 1) {
        socket.write(' ');
        await pause(sized(1_000, 1));
      }
    }, 10_000),
  'heads without end': ({ network }) => connected(socket => socket.write(head('GET /api/health', network).slice(0, -2)), 20_000),
  'bytes that are no request': () => connected(socket => socket.write(Buffer.from(text(1_000))), 5_000),
  'a megabyte of fields': ({ network }) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: `{${Array.from({ length: 60_000 }, (_, place) => `"k${place}":${place}`).join()}}`,
    }),
  'arrays in arrays': ({ network }) =>
    fetch(`${url}/api/check-submissions-status`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: '['.repeat(400_000),
    }),
};

const users = {
  'statements to set': ({ user }) => user.problem.detail({ problemId: 'P1000', typeset: true }),
  'names that are asked for': ({ user }) => user.profile.names({ keyword: text(1) }),
  'comments without end': ({ user }) => user.comment.add({ did, content: text(2_000) }),
  'members of a group': ({ user }) => user.groupMember.list({ gid, limit: 300 }),
  'exports of a group': () => setter.group.exportFile({ gid }),
  'uploads that are begun': ({ user }) => user.uploadInParts.start({ fileName: `${text(8)}.zip`, bytes: 100_000_000, gid }),
  'boards of the past': ({ user }) => user.contest.rank({ cid, at: 60 * upTo(60) }),
};

/** Programs that occupy a judge; each user has one at a time. */
const judging = {
  'programs that spin': ({ user }) => judged(user, { pid: 'P1000', language: 'C', code: slow(1_000) }, signal, 500),
  'programs that compilers work at': ({ user }) => judged(user, { pid: 'P1000', language: 'C++ 17', code: slowToCompile() }, signal, 500),
  'slow programs in a group': ({ user }) => judged(user, { pid: group.problemId, gid, language: 'C', code: slow(9) }, signal, 500),
  'custom tests without end': async ({ user }) => {
    const testJudgeKey = await user.customTest.start({
      pid: group.pid,
      gid,
      type: 'group',
      language: 'C',
      code: slow(1_000),
      userInput: '1 2',
    });
    await settled(async () => (await user.customTest.result({ testJudgeKey })).status, signal, 500);
  },
  'looks at compilers': ({ user }) => user.groupProblem.compileChecker({ gid, code: slowToCompile(), language: 'C++' }),
  'reference solutions': async () => {
    await setter.referenceSolution.run({ pid: own });
    while (!signal.aborted && (await setter.referenceSolution.list({ pid: own })).some(({ isWaiting }) => isWaiting)) await pause(500);
  },
};

const told = {};
const count = (kind, answer) => {
  const answers = (told[kind] ??= {});
  answers[answer] = (answers[answer] ?? 0) + 1;
};

async function attempt(kind, act, as) {
  try {
    const answer = await act(as);
    count(kind, answer instanceof Response ? String(answer.status) : '200');
    if (answer instanceof Response && !answer.bodyUsed) await answer.body?.cancel();
  } catch (reason) {
    if (!signal.aborted) count(kind, String(reason.status ?? reason.name));
  }
}

async function loop(kind, act, as, mayBurst) {
  while (!signal.aborted) {
    const isBurst = mayBurst && !isSmoke && upTo(BURST_EVERY) === 0;
    await Promise.all(Array.from({ length: isBurst ? BURST : 1 }, () => attempt(kind, act, as)));
    await pause(upTo(LONGEST_PAUSE_MS));
  }
}

const kinds = [
  ...Object.entries(visitors).map(entry => [...entry, LOOPS_OF_A_KIND, true]),
  ...Object.entries(users).map(entry => [...entry, LOOPS_OF_A_KIND, true]),
  ...Object.entries(judging).map(entry => [...entry, 1, false]),
];
const loops = kinds.flatMap(([kind, act, count, mayBurst], place) => {
  const network = `198.51.100.${place + 1}`;
  const as = { network, visitor: clientOf(undefined, network), user: clientOf(tokens[place % tokens.length], network) };
  return Array.from({ length: count }, () => loop(kind, act, as, mayBurst));
});
process.send('ready');
process.once('message', async () => {
  end.abort();
  await Promise.race([Promise.all(loops), pause(sized(20_000, 500))]);
  process.send(told, () => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
