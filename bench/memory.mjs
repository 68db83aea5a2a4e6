// What each process of the product takes, as its share of the machine's memory (PSS): after a second start, after 1,000 readings and after
// 200 judgings. `node scripts/oj.mjs exec node bench/memory.mjs`; the flags of the processes are in packages/server/src/launch/memory.ts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, note, quantile, report, sized, timed } from './figures.mjs';
import { buildProduct, call, enter, processesOf, pssMb, startOnce, startProduct, verdict } from './product.mjs';

const READINGS = sized(1_000, 8);
const AT_ONCE = 8;
const JUDGINGS = sized(200, 1);
const PAGES = [
  '/get-problem-list?limit=30',
  '/get-problem-detail?problemId=P1000',
  '/get-submission-list?limit=30',
  '/get-rank-list?type=0',
];
const source = `#include <cstdio>
int main() { long long a, b; scanf("%lld %lld", &a, &b); printf("%lld\\n", a + b); }
`;
const GOALS = { main: 60, api: 130, judge: 90 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
buildProduct();
const wishes = { OJ_JUDGES: '2', OJ_PCH: '0' };
await startOnce(folder, wishes);
const product = await startProduct(folder, wishes);
const token = await enter(product);

function measure(when) {
  const processes = processesOf(product.pid);
  for (const program of Object.keys(GOALS)) {
    const sizes = processes.filter(each => each.program === program).map(({ pid }) => pssMb(pid));
    report(
      `${when}: ${program}${sizes.length > 1 ? `, the largest of ${sizes.length}` : ''}`,
      Math.max(...sizes),
      'most',
      GOALS[program],
      'MB',
    );
  }
}

measure('after a second start');

const latencies = [];
const [readMs] = await timed(() =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let n = lane; n < READINGS; n += AT_ONCE)
        latencies.push((await timed(() => call(product.url, 'GET', PAGES[n % PAGES.length], undefined, token)))[0]);
    }),
  ),
);
note(
  `${((READINGS * 1000) / readMs).toFixed(0)} readings a second, p50 ${median(latencies).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`,
);
measure(`after ${READINGS} readings`);

const waits = [];
for (let n = 0; n < JUDGINGS; n++) waits.push((await timed(() => verdict(product.url, token, n % 20 ? source : `${source}// ${n}\n`)))[0]);
note(
  `from submitting to the verdict, mostly of the same source: p50 ${median(waits).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms`,
);
measure(`after ${JUDGINGS} judgings`);
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
