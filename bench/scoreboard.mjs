// The scoreboard with 10,000 × 15 cells against a bare TanStack Virtual table, in the same browser, page after page:
// `node scripts/oj.mjs exec node bench/scoreboard.mjs`
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { median, note, quantile, report, sized } from './figures.mjs';
import { mainThreadMs } from './mainThread.mjs';

const ROUNDS = sized(5, 1);
const FRAMES = sized(240, 5);
const here = import.meta.dirname;
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const page = path.join(outDir, 'page.html');
fs.writeFileSync(
  page,
  `<!doctype html><html data-theme="light"><body><script type="module" src="${path.join(here, 'scoreboard.page.tsx')}"></script></body></html>`,
);

const shared = { configFile: false, logLevel: 'warn', root: path.dirname(here) };
const alias = { '@tanstack/react-virtual': path.resolve(here, '../packages/ui/node_modules/@tanstack/react-virtual') };
const dist = path.join(outDir, 'dist');
await build({ ...shared, root: outDir, resolve: { alias }, build: { outDir: dist, rollupOptions: { input: page } } });
const server = await preview({ ...shared, root: outDir, build: { outDir: dist }, preview: { port: 0, host: '127.0.0.1' } });
const address = `http://127.0.0.1:${server.httpServer.address().port}/page.html`;
const browser = await chromium.launch(chromiumOptions);

/** Opens a fresh page with a scoreboard and measures it. */
async function measure(board, rows, columns) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(`${address}?board=${board}&rows=${rows}&columns=${columns}`);
  await tab.waitForFunction('window.bench');
  const [cpuMs, mounted] = await mainThreadMs(browser, tab, () => tab.evaluate('bench.mount()'));
  const scrolled = await tab.evaluate(`bench.scroll(${FRAMES}, 70)`);
  const updateMs = await tab.evaluate('bench.update()');
  await tab.close();
  return { ...mounted, cpuMs, nodes: Math.max(mounted.nodes, scrolled.nodes), gaps: scrolled.gaps, updateMs };
}

const figures = { ours: [], bare: [], page: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const board of ['ours', 'bare']) figures[board].push(await measure(board, sized(10_000, 100), 15));
  figures.page.push(await measure('ours', 300, 15));
}
await browser.close();
await server.close();
fs.rmSync(outDir, { recursive: true, force: true });

const of = (board, pick) => median(figures[board].map(pick));
const readyMs = each => each.readyMs;
const cpuMs = each => each.cpuMs;
const frameP95 = ({ gaps }) => quantile(gaps, 0.95);
const longestFrame = ({ gaps }) => Math.max(...gaps);
const pair = (pick, digits = 1) => `${of('ours', pick).toFixed(digits)} ms, bare ${of('bare', pick).toFixed(digits)} ms`;
report('10,000 × 15: ready, beyond a bare TanStack Virtual table', of('ours', readyMs) - of('bare', readyMs), 'most', 120, 'ms');
report('10,000 × 15: the same in processor time of the page', of('ours', cpuMs) - of('bare', cpuMs), 'most', 120, 'ms');
note(`ready ${pair(readyMs)}; processor ${pair(cpuMs)}`);
report(`10,000 × 15: frame p95 while scrolling ${FRAMES} frames`, of('ours', frameP95), 'most', 17, 'ms');
note(`frame p95 ${pair(frameP95)}; longest frame ${pair(longestFrame)}`);
report('10,000 × 15: nodes in the table', Math.max(...figures.ours.map(({ nodes }) => nodes)), 'most', 1000, '');
note(`one cell changes: ${of('ours', each => each.updateMs).toFixed(1)} ms of script`);
report(
  '300 × 15: first render, as the Profiler of React counts it',
  of('page', ({ scriptMs }) => scriptMs),
  'most',
  120,
  'ms',
);
note(`300 × 15: painted ${of('page', readyMs).toFixed(1)} ms after it was asked for, by software`);
report('300 × 15: the same in processor time of the page', of('page', cpuMs), 'most', 120, 'ms');
