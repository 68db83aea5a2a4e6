import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median, note, quantile, report, timed } from './figures.mjs';
import { call, enter, standingOf, startProduct, submit, verdict } from './product.mjs';

const ROUNDS = 25;
const SUBMISSIONS = 200;
const IDLE_MS = 4000;
const PROBE_PAUSE_MS = 4;
const source = `#include <bits/stdc++.h>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;

/** The running product over HTTP: what a submission costs, and what judging costs everybody else. */
export async function measureSubmissions(folder) {
  const product = await startProduct(folder, { OJ_JUDGES: '1' });
  try {
    const token = await enter(product);
    await measureVerdicts(folder, product, token);
    await measureOthers(product, token);
  } finally {
    await product.stop();
  }
}

function judgeBarely(folder) {
  const program = path.join(folder, 'bare');
  fs.writeFileSync(`${program}.cpp`, source);
  execFileSync('g++', ['-std=c++17', '-o', program, `${program}.cpp`]);
  for (let i = 0; i < 3; i++) execFileSync(program, { input: '1 2\n' });
}

async function measureVerdicts(folder, { url }, token) {
  const [fresh, warm, bare] = [[], [], []];
  await verdict(url, token, source);
  for (let round = 0; round < ROUNDS; round++) {
    const code = `${source}// ${round}\n`;
    bare.push((await timed(() => judgeBarely(folder)))[0]);
    fresh.push((await timed(() => verdict(url, token, code)))[0]);
    warm.push((await timed(() => verdict(url, token, code)))[0]);
  }
  report('submit to verdict, new source, p50, against g++ and three runs', median(fresh) / median(bare), 'most', 1.25);
  note(`p99 ${(quantile(fresh, 0.99) / quantile(bare, 0.99)).toFixed(2)} × the p99 of g++ and three runs; the problem has ten cases`);
  report('submit to verdict, same source, p50, against the same', median(warm) / median(bare), 'most', 0.15);
  note(`p99 ${(quantile(warm, 0.99) / median(bare)).toFixed(2)} ×`);
}

/** Delay of a small answer, probed from outside until `done` resolves. */
async function probe(url, done) {
  const delays = [];
  const over = done.then(() => true);
  const pause = () => new Promise(resolve => setTimeout(resolve, PROBE_PAUSE_MS, false));
  do delays.push((await timed(() => call(url, 'GET', '/health')))[0]);
  while (!(await Promise.race([over, pause()])));
  return delays;
}

async function measureOthers({ url }, token) {
  const idle = await probe(url, new Promise(resolve => setTimeout(resolve, IDLE_MS)));
  const judged = (async () => {
    const ids = [];
    for (let i = 0; i < SUBMISSIONS; i++) ids.push(await submit(url, token, source));
    for (const id of ids) await standingOf(url, id);
  })();
  const busy = await probe(url, judged);
  const most = numbers => quantile(numbers, 1);
  report('delay of a small answer while 200 are judged, max, beyond idle', most(busy) - most(idle), 'most', 20, 'ms');
  note(`idle p50 ${median(idle).toFixed(1)}, p99 ${quantile(idle, 0.99).toFixed(1)}, max ${most(idle).toFixed(1)} ms`);
  note(`busy p50 ${median(busy).toFixed(1)}, p99 ${quantile(busy, 0.99).toFixed(1)}, max ${most(busy).toFixed(1)} ms of ${busy.length}`);
}
