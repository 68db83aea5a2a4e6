import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median, note, quantile, report, sized, timed } from './figures.mjs';
import { enter, standingOf, startProduct, submit, verdict } from './product.mjs';

const ROUNDS = sized(25, 1);
const SUBMISSIONS = sized(200, 3);
const IDLE_MS = sized(4000, 50);
const source = `#include <bits/stdc++.h>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;

/** The running product over HTTP: what a submission costs, and what judging costs everybody else. */
export async function measureSubmissions(folder) {
  const probe = path.join(folder, 'loop');
  fs.writeFileSync(probe, '');
  const product = await startProduct(folder, {
    OJ_JUDGES: '1',
    OJ_LOOP_PROBE: probe,
    NODE_OPTIONS: `--import=${path.resolve('bench/loopProbe.mjs')}`,
  });
  try {
    const token = await enter(product);
    await measureVerdicts(folder, product, token);
    await measureLoop(product, token, probe);
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

/** How long the API's event loop was held up at the most, while submissions came in and were judged. */
async function measureLoop({ url }, token, probe) {
  await new Promise(resolve => setTimeout(resolve, IDLE_MS));
  const since = Date.now();
  const ids = [];
  for (let i = 0; i < SUBMISSIONS; i++) ids.push(await submit(url, token, source));
  for (const id of ids) await standingOf(url, id);
  const lines = fs.readFileSync(probe, 'utf8').split('\n').filter(Boolean);
  const blocked = lines.map(line => line.split(' ').map(Number)).flatMap(([at, ms]) => (at >= since ? [ms] : []));
  report(`event loop of the API held up while ${SUBMISSIONS} are judged, max`, Math.max(0, ...blocked), 'most', 20, 'ms');
  note(`${blocked.length} stretches of more than 4 ms in ${((Date.now() - since) / 1000).toFixed(0)} s`);
}
