// What a visitor waits for, against the bare work in the same run: `node scripts/oj.mjs exec node bench/visit.mjs`
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, sized, timed } from './figures.mjs';
import { enter, startOnce, startProduct, verdict } from './product.mjs';

const ROUNDS = sized(5, 1);
const source = `#include <bits/stdc++.h>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const line = (name, numbers, bare) =>
  console.log(
    `${name.padEnd(44)} ${median(numbers).toFixed(0).padStart(6)} ms   ${(median(numbers) / median(bare)).toFixed(2)} × bare (${median(bare).toFixed(0)} ms)`,
  );

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
const start = () => startProduct(folder);
await startOnce(folder);
for (let round = 0; round < ROUNDS; round++) {
  const [startMs, product] = await timed(start);
  figures.start.push(startMs);
  figures.node.push((await timed(async () => execFileSync(process.execPath, ['-e', '0'])))[0]);
  const token = await enter(product);
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
