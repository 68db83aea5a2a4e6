// A problem over a slow network (400 kbit/s, 300 ms), cold and warm: when its statement is there, when a box takes typing, when the editor has
// come, and what was fetched before the statement: `node scripts/oj.mjs exec node bench/slow.mjs`
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { median, note, report, sized } from './figures.mjs';
import { buildProduct, startProduct } from './product.mjs';

const ROUNDS = sized(3, 1);
const ADDRESS = '/problem/P1000';
const BYTES_PER_SECOND = sized(400_000, 400_000_000) / 8;
const SLOW = { offline: false, latency: sized(300, 1), downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
const MOST_MS = 120_000;

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_JUDGES: '0' });
const browser = await chromium.launch(chromiumOptions);

async function visit(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  const started = performance.now();
  const fetched = [];
  const names = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    fetched.push({ at: performance.now() - started, name: names.get(requestId)?.split('/').at(-1), kb: encodedDataLength / 1024 }),
  );
  const shown = locator =>
    locator
      .first()
      .waitFor({ timeout: MOST_MS })
      .then(() => performance.now() - started);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const [statementMs, boxMs, editorMs] = await Promise.all([
    shown(page.getByRole('heading', { level: 1 })),
    shown(page.locator('textarea, .monaco-editor .view-line')),
    shown(page.locator('.monaco-editor .view-line')),
  ]);
  await page.close();
  return { statementMs, boxMs, editorMs, fetched };
}

const cold = [];
const warm = [];
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  cold.push(await visit(context));
  warm.push(await visit(context));
  await context.close();
}
const seconds = (visits, name) => median(visits.map(visit => visit[name])) / 1_000;
report('statement, cold', seconds(cold, 'statementMs'), 'most', 5, 's');
report('a box that takes typing, cold', seconds(cold, 'boxMs'), 'most', 5, 's');
report('statement, warm', seconds(warm, 'statementMs'), 'most', 1.5, 's');
note(`Monaco ${seconds(cold, 'editorMs').toFixed(1)} s cold, ${seconds(warm, 'editorMs').toFixed(1)} s warm`);
const [{ fetched, statementMs }] = cold;
for (const { at, name, kb } of fetched)
  if (at < statementMs + 1_000 || kb > 50) note(`${(at / 1_000).toFixed(2).padStart(6)} s  ${kb.toFixed(1).padStart(7)} KB  ${name}`);
await browser.close();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
