// How long an upgrade takes, and whether all is there afterwards: sites of three earlier states, the oldest that of commit 73d7b97f, with
// 20,000 submissions each. Each is upgraded once, and ten times more with a kill -9 of all processes at ten moments, one after the other,
// which the next start makes good. `node scripts/oj.mjs exec node bench/upgrade.mjs`
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSmoke, note, sized, timed } from './figures.mjs';
import { contentsOf, makePastSite, rankOf } from './pastSite.mjs';
import { buildProduct, call, startProduct } from './product.mjs';

/** Numbers of migrations: of 73d7b97f, and of two later days. */
const STATES = sized([2, 10, 19], [2]);
const SUBMISSIONS = sized(20_000, 100);
const KILLS = sized(10, 1);
const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const idle = { OJ_JUDGES: '0', OJ_STARTER: '0' };

buildProduct();
// The sites are these, and no copies of a first start.
delete process.env.OJ_SEEDED;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
try {
  for (const state of STATES) await measure(state);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measure(state) {
  const old = path.join(folder, `old-${state}`);
  await makePastSite(old, state, SUBMISSIONS);
  const before = { ...(await contentsOf(old)), rank: await rankOf(old) };
  const site = copyOf(old, 'once');
  const [ms] = await timed(() => startToTheEnd(site, before));
  await compare(site, before);
  console.log(
    `from ${state} migrations, ${SUBMISSIONS} submissions: rows, files and ranks are equal${isSmoke ? '' : `, in ${seconds(ms)}`}`,
  );
  for (let kill = 0; kill < KILLS; kill++) {
    const killed = copyOf(old, `killed-${kill}`);
    const atMs = (ms * (kill + 0.5)) / KILLS;
    await startAndKill(killed, atMs);
    const left = fs.readdirSync(path.join(killed, 'data')).filter(name => /^postgres./.test(name));
    const [againMs] = await timed(() => startToTheEnd(killed, before));
    await compare(killed, before);
    note(`killed after ${seconds(atMs)}, which left ${left.join(' and ') || 'nothing'}: equal after ${seconds(againMs)} more`);
    fs.rmSync(killed, { recursive: true });
  }
}

function copyOf(old, name) {
  const made = path.join(folder, `${path.basename(old)}-${name}`);
  fs.mkdirSync(made);
  execFileSync('cp', ['-a', old, path.join(made, 'data')]);
  return made;
}

/** A start that goes to its end; the product then shows the rank of before. */
async function startToTheEnd(site, { rank }) {
  const product = await startProduct(site, idle);
  const pages = await Promise.all([1, 2, 3].map(page => call(product.url, 'GET', `/get-rank-list?type=0&limit=30&currentPage=${page}`)));
  const shown = pages.flatMap(({ data }) => data.records.map(({ username }) => username));
  assert.deepEqual(shown, rank.slice(0, shown.length));
  assert.notEqual(shown.length, 0);
  await product.stop();
}

async function startAndKill(site, afterMs) {
  const env = { ...process.env, ...idle, OJ_DATA: path.join(site, 'data'), PORT: '0' };
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], { env, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await pause(afterMs);
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function compare(site, before) {
  const dataDir = path.join(site, 'data');
  assert.deepEqual((await contentsOf(dataDir, before)).sums, before.sums);
  execFileSync(process.execPath, ['packages/server/dist/main.js', 'verify'], { env: { ...process.env, OJ_DATA: dataDir }, stdio: 'pipe' });
}
