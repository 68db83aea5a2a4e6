import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundleJudge } from './bundle.mjs';
import { median, note, quantile, report, sized, timed } from './figures.mjs';

const ROUNDS = sized(5, 1);
const CASES = sized(150, 3);
const CASES_OF_5_MS = sized(100, 2);
const SPREAD_RUNS = sized(60, 2);
const sum = `#include <iostream>
int main() { long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }
`;
/** Does the same work each time, about a tenth of a second; always prints the same. */
const steady = `#include <cstdio>
int main() { unsigned x = 1; for (long i = 0; i < 40000000; i++) x = x * 1664525u + 1013904223u; std::puts(x ? "3" : ""); }
`;
const fiveMs = `#include <time.h>
#include <stdio.h>
int main() {
  struct timespec t;
  do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec == 0 && t.tv_nsec < 5000000);
  puts("3");
}
`;
const limits = { timeLimitMs: 1000, memoryLimitMb: 256, stackLimitMb: 64 };

/** The judge against fork and exec: cases per second, what a case costs, how steady the measured time is. */
export async function measureBox(folder) {
  const { openJudge, openSandbox } = await bundleJudge(folder);
  const directories = { cacheDir: process.env.OJ_CACHE ?? path.join(folder, 'cache'), scratchDir: path.join(folder, 'work') };
  await using judge = await openJudge({ ...directories, allowWeakSandbox: true });
  await using sandbox = await openSandbox({ cacheDir: directories.cacheDir, allowWeak: true });
  note(`sandbox level ${judge.sandbox.level}`);
  const input = path.join(folder, 'input');
  const answer = path.join(folder, 'answer');
  fs.writeFileSync(input, '1 2\n');
  fs.writeFileSync(answer, '3\n');
  const bench = { folder, judge, sandbox, input, answer };
  await measureThroughput(bench);
  await measureOverhead(bench);
  await measureSpread(bench);
}

function casesOf({ input, answer }, count) {
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, inputPath: input, answerPath: answer, score: 1 }));
}

async function judgeOnce(bench, source, count) {
  const request = { source, language: 'C++ 17 With O2', limits, cases: casesOf(bench, count), ignoreEndBlank: true };
  const judgement = await bench.judge.judge({ ...request, type: 'acm', caseMode: 'default' }, { onCase() {} });
  if (judgement.status !== 0) throw new Error(`The judge says ${JSON.stringify({ ...judgement, cases: judgement.cases.slice(0, 2) })}`);
  return judgement;
}

function build(folder, name, source, compiler = 'g++') {
  const program = path.join(folder, name, 'main');
  fs.mkdirSync(path.dirname(program), { recursive: true });
  fs.writeFileSync(`${program}.cpp`, source);
  execFileSync(compiler, ['-O2', '-o', program, `${program}.cpp`]);
  return program;
}

async function measureThroughput(bench) {
  const bare = path.join(bench.folder, 'bareRuns');
  execFileSync('gcc', ['-O2', '-o', bare, path.join(import.meta.dirname, 'bareRuns.c')]);
  const program = build(bench.folder, 'sum', sum);
  await judgeOnce(bench, sum, 1);
  const rates = { ours: { 1: [], 2: [] }, bare: { 1: [], 2: [] } };
  for (let round = 0; round < ROUNDS; round++)
    for (const workers of [1, 2]) {
      rates.bare[workers].push(Number(execFileSync(bare, [`${workers}`, `${CASES}`, program, bench.input], { encoding: 'utf8' })));
      const [ms] = await timed(() => Promise.all(Array.from({ length: workers }, () => judgeOnce(bench, sum, CASES))));
      rates.ours[workers].push((workers * CASES * 1000) / ms);
    }
  for (const workers of [1, 2]) {
    const ratio = median(rates.ours[workers]) / median(rates.bare[workers]);
    report(`cases per second, ${workers} at a time, against fork and exec`, ratio, 'least', 0.12);
    note(`${median(rates.ours[workers]).toFixed(0)} against ${median(rates.bare[workers]).toFixed(0)} per second; stretch 0.20`);
  }
}

const runSteadily = async ({ folder, sandbox, input }, name, program, count) => {
  const outputs = [0, 1].map(index => path.join(folder, `${name}-${index}.output`));
  for (const output of outputs) fs.writeFileSync(output, '');
  const command = {
    argv: ['/app/main'],
    env: {},
    limits: { cpuMs: 2000, wallMs: 6000, memoryKb: 256 << 10, stackKb: 64 << 10, processes: 16, scratchKb: 1 << 10, scratchFiles: 16 },
    needsProc: false,
    reservesMemory: false,
    programDir: path.dirname(program),
  };
  const cases = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    inputPath: input,
    outputPath: outputs[index % 2],
    outputKb: 1024,
  }));
  return (await Array.fromAsync(sandbox.run(command, cases))).map(({ cpuMs }) => cpuMs);
};

async function measureOverhead(bench) {
  const program = build(bench.folder, 'fiveMs', fiveMs);
  await judgeOnce(bench, fiveMs, 1);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [ms] = await timed(() => judgeOnce(bench, fiveMs, CASES_OF_5_MS));
    const cpuMs = (await runSteadily(bench, 'fiveMs', program, CASES_OF_5_MS)).reduce((total, each) => total + each, 0);
    ratios.push(ms / cpuMs);
  }
  report('100 cases of 5 ms, against the sum of their own CPU time', median(ratios), 'most', 1.35);
}

async function measureSpread(bench) {
  const program = build(bench.folder, 'steady', steady);
  const all = await Promise.all([0, 1].map(worker => runSteadily(bench, `steady-${worker}`, program, SPREAD_RUNS)));
  const times = all.flat();
  const spread = (quantile(times, 0.95) - quantile(times, 0.05)) / median(times);
  report('CPU time of the same work, p5 to p95, two workers busy', spread, 'most', 0.1);
  note(`median ${median(times).toFixed(1)} ms`);
}
