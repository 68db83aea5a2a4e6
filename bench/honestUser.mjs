// One honest user: reads, submits programs whose verdicts are known, looks at a board, comments. A part of hostile.mjs.
import { createOjClient } from '../packages/client/dist/index.js';
import { timed } from './figures.mjs';
import { judged, pause } from './judgeLoad.mjs';

const [ACCEPTED, WRONG, COMPILE_ERROR, RUNTIME_ERROR] = [0, -1, -2, 3];
const MARGIN_MS = 9_000;
/** A submission without a verdict after this time, in ms, counts as lost. */
const PATIENCE_MS = 600_000;
const C = 'C';
/** Programs for problems that add two numbers, each with the verdict that it should get. */
export const programs = [
  [ACCEPTED, C, '#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }'],
  [WRONG, C, '#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a - b - 1); }'],
  [COMPILE_ERROR, C, 'int main(void) { return nothing; }'],
  [RUNTIME_ERROR, C, '#include <stdlib.h>\nint main(void) { abort(); }'],
];

/** Told by `done(what, ms)` and `failed(what, reason)`; goes on until the signal is aborted. `between` are the shortest and longest pause, ms. */
export async function beHonest({ url, token, network, cid, did, random, between, done, failed, signal }) {
  const client = createOjClient({ url, token, retries: 0, headers: { 'x-forwarded-for': network } });
  const upTo = most => random() % most;
  let lastSubmitMs = 0;
  let made = 0;

  const submit = async order => {
    const [wanted, language, code] = programs[upTo(programs.length)];
    await pause(Math.max(0, lastSubmitMs + MARGIN_MS - Date.now()));
    lastSubmitMs = Date.now();
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const got = await judged(client, { ...order, language, code: `${code}\n// ${network} ${++made}` }, patience, 700);
    if (got !== wanted) throw new Error(got === undefined ? 'no verdict' : `${got} in place of ${wanted}`);
  };
  const acts = [
    [30, 'a list of problems', () => client.problem.list({ currentPage: 1 })],
    [30, 'a problem', () => client.problem.detail({ problemId: 'P1000' })],
    [20, 'a page of the site', () => fetchPage('/problem')],
    [20, 'submissions', () => client.submission.list({ limit: 30 })],
    [10, 'the rank', () => client.rank.list({ type: 0, currentPage: 1 })],
    [10, 'a discussion', () => client.comment.list({ did, currentPage: 1 })],
    [15, 'the board of the contest', () => client.contest.rank({ cid })],
    [10, 'problems of the contest', () => client.contest.problems({ cid })],
    [3, 'a comment', () => client.comment.add({ did, content: `I have a question, number ${++made}.` })],
    [1, 'a program in practice', () => submit({ pid: 'P1000' })],
    [1, 'a program in the contest', () => submit({ cid, pid: 'A' })],
    [10, 'a live stream', listen],
  ];
  const deck = acts.flatMap(act => Array.from({ length: act[0] }, () => act));

  async function fetchPage(path) {
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': network, accept: 'text/html' } });
    await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  async function listen() {
    for await (const event of client.live.open({ topics: `board:${cid}` }, { signal: AbortSignal.timeout(20_000) })) if (event) return;
  }

  while (!signal.aborted) {
    const [, what, act] = deck[upTo(deck.length)];
    try {
      const [ms] = await timed(act);
      done(what, ms);
    } catch (reason) {
      failed(what, reason);
    }
    await pause(between[0] + upTo(between[1] - between[0]));
  }
}
