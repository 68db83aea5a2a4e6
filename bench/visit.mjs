// What a visitor waits for, against the bare work in the same run: `node scripts/oj.mjs exec node bench/visit.mjs`
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROUNDS = 5;
const PASSWORD = 'only-for-measuring';
const source = `#include <bits/stdc++.h>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const line = (name, numbers, bare) =>
  console.log(
    `${name.padEnd(44)} ${median(numbers).toFixed(0).padStart(6)} ms   ${(median(numbers) / median(bare)).toFixed(2)} × bare (${median(bare).toFixed(0)} ms)`,
  );

async function until(ask) {
  for (;;) {
    const answer = await Promise.resolve(ask()).catch(() => undefined);
    if (answer) return answer;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

async function start() {
  const env = { ...process.env, OJ_DATA: path.join(folder, 'data'), OJ_ROOT_PASSWORD: PASSWORD, OJ_SUBMIT_INTERVAL: '0', PORT: '0' };
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', chunk => (said += chunk));
  const url = await until(() => /ready in .*: (http:\S+)/.exec(said)?.[1]);
  await until(async () => (await fetch(`${url}/api/health`)).ok);
  const stop = () => new Promise(resolve => child.once('exit', resolve) && child.kill('SIGTERM'));
  return { url, stop };
}

async function call(url, method, address, body, token = '') {
  const response = await fetch(`${url}/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    body: body && JSON.stringify(body),
  });
  return { token: response.headers.get('authorization'), data: (await response.json()).data };
}

async function verdict(url, token, code) {
  const { data } = await call(url, 'POST', '/submit-problem-judge', { pid: 'P1000', language: 'C++ 17', code }, token);
  return until(async () => {
    const { data: standings } = await call(url, 'POST', '/check-submissions-status', { submitIds: [data.submitId] });
    return standings[data.submitId].status < 5 && standings[data.submitId];
  });
}

function bareJudging() {
  const program = path.join(folder, 'bare');
  fs.writeFileSync(`${program}.cpp`, source);
  execFileSync('g++', ['-std=c++17', '-o', program, `${program}.cpp`]);
  for (let i = 0; i < 10; i++) execFileSync(program, { input: '1 2\n' });
}

const bareRuns = () => {
  for (let i = 0; i < 10; i++) execFileSync(path.join(folder, 'bare'), { input: '1 2\n' });
};

const figures = { start: [], node: [], first: [], bare: [], again: [], runs: [] };
await (await start()).stop();
for (let round = 0; round < ROUNDS; round++) {
  const [startMs, product] = await timed(start);
  figures.start.push(startMs);
  figures.node.push((await timed(async () => execFileSync(process.execPath, ['-e', '0'])))[0]);
  await until(async () => (await call(product.url, 'GET', '/health')).data.judges > 0);
  const { token } = await call(product.url, 'POST', '/login', { username: 'root', password: PASSWORD });
  const fresh = `${source}// ${round} ${Date.now()}\n`;
  figures.first.push((await timed(() => verdict(product.url, token, fresh)))[0]);
  figures.bare.push((await timed(async () => bareJudging()))[0]);
  figures.again.push((await timed(() => verdict(product.url, token, fresh)))[0]);
  figures.runs.push((await timed(async () => bareRuns()))[0]);
  await product.stop();
}
line('start to first answer (against node -e 0)', figures.start, figures.node);
line('submit to verdict, new source (g++, 10 runs)', figures.first, figures.bare);
line('submit to verdict, same source (10 runs)', figures.again, figures.runs);
fs.rmSync(folder, { recursive: true, force: true });
