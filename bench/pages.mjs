// What a first visit of each page fetches and waits for, in a browser that has never been here: scripts in KB of gzip, the largest
// contentful paint, long tasks: `node scripts/oj.mjs exec node bench/pages.mjs`
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { firstLoadKb, firstLoads } from '../tests/support/firstLoads.ts';
import { median, note, report, sized } from './figures.mjs';
import { buildProduct, enter, startProduct, verdict } from './product.mjs';

const ROUNDS = sized(3, 1);

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_PCH: '0' });
const token = await enter(product);
await verdict(
  product.url,
  token,
  '#include <cstdio>\nint main() { long long a, b; scanf("%lld %lld", &a, &b); printf("%lld\\n", a + b); }\n',
);

/** Runs in the page before anything else does. */
function watch([token, user]) {
  if (token) {
    localStorage.setItem('token', token);
    localStorage.setItem('userInfo', user);
  }
  const seen = { paintMs: 0, longMs: 0, long: 0 };
  new PerformanceObserver(list => (seen.paintMs = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) [seen.long, seen.longMs] = [seen.long + 1, seen.longMs + duration];
  }).observe({ type: 'longtask', buffered: true });
  globalThis.seen = seen;
}

const user = JSON.stringify({ uid: '1', username: 'root', roleList: ['root'] });
const browser = await chromium.launch(chromiumOptions);
async function visit(address) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watch, address === '/setting' ? [token, user] : []);
  const page = await context.newPage();
  const kb = await firstLoadKb(page, address);
  const seen = await page.evaluate('seen');
  await context.close();
  return { ...seen, kb };
}

for (const { address, barKb } of firstLoads.slice(0, sized(firstLoads.length, 1))) {
  const visits = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(address));
  const of = name => median(visits.map(visit => visit[name]));
  report(address, of('kb'), 'most', barKb, 'KB');
  note(`largest paint ${of('paintMs').toFixed(0)} ms, ${of('long')} long tasks of ${of('longMs').toFixed(0)} ms together`);
}
await browser.close();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
