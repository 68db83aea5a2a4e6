import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, type Run, type Sandbox } from '../../packages/server/src/judge/sandbox/sandbox';
import { boxed, compileC } from './boxed';

const folder = mkdtempSync(join(tmpdir(), 'oj-accuracy-'));
const cpuToleranceMs = 5;
/** A machine that shares its processors may lose some of its time between the two clocks: what is wrong by itself is wrong in most runs. */
const RUNS = 5;
/** No program can say what its own end costs; without a library of its own it has fewer pages to give back. */
const flags = ['-static', '-I', import.meta.dirname];
const memoryTolerance = 0.02;
const touchedMb = 160;
/** What any program has: its own pages, those of its library, a stack. */
const bareKb = 8 << 10;

let sandbox: Sandbox;
/** What touching so much memory costs: on a slow virtual machine more than half a second. */
let touchMs = 0;
beforeAll(async () => {
  sandbox = await openSandbox({ cacheDir: join(folder, 'cache') });
  touchMs = (await measureOnce('memoryOfItself', `${touchedMb}`)).cpuMs;
});
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

interface Measured extends Run {
  output: string;
}

/** Runs a program of the folder `accuracy` once for each input, in one request. */
async function measure(name: string, inputs: readonly (string | Buffer)[], wallMs = 20_000): Promise<Measured[]> {
  const programDir = compileC(folder, name, readFileSync(join(import.meta.dirname, 'accuracy', `${name}.c`), 'utf8'), flags);
  const command = boxed(programDir, {}, { wallMs });
  const cases = inputs.map((input, index) => {
    const [inputPath, outputPath] = [join(programDir, `${index}.in`), join(programDir, `${index}.out`)];
    writeFileSync(inputPath, input);
    writeFileSync(outputPath, '');
    return { number: index + 1, inputPath, outputPath, outputKb: 256 << 10 };
  });
  const runs: Run[] = [];
  for await (const run of sandbox.run(command, cases)) runs.push(run);
  return runs.map((run, index) => ({ ...run, output: readFileSync(cases[index]?.outputPath ?? '', 'utf8') }));
}

async function measureOnce(name: string, input: string | Buffer, wallMs?: number): Promise<Measured> {
  const [result] = await measure(name, [input], wallMs);
  if (!result) throw new Error('No result');
  return result;
}

test('control groups count here: what follows needs them', () => {
  expect(sandbox.report.cgroup).toBeGreaterThan(0);
});

const differenceMs = ({ cpuMs, output }: Measured) => Math.abs(cpuMs - Number(output) / 1000);
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

describe('CPU time is what the program’s own clock says, within 5 ms (J20)', () => {
  test.each(['cpuOfItself', 'cpuOfThreads', 'cpuOfChild', 'cpuOfOrphan'])('%s', async name => {
    const runs = await measure(
      name,
      Array.from({ length: RUNS }, () => '200'),
    );
    for (const { ending, output } of runs) {
      expect(ending).toBe('exit');
      expect(Number(output)).toBeGreaterThanOrEqual(200_000);
    }
    expect(middle(runs.map(differenceMs))).toBeLessThanOrEqual(cpuToleranceMs);
  });

  test('and nothing is carried over from one run to the next', async () => {
    const inputs = ['300', '0', '50', '0'];
    const runs = await measure('cpuOfOrphan', Array.from({ length: RUNS }, () => inputs).flat());
    for (const [place, input] of inputs.entries()) {
      const alike = runs.filter((_, index) => index % inputs.length === place);
      expect(middle(alike.map(differenceMs)), `input ${input}`).toBeLessThanOrEqual(cpuToleranceMs);
    }
  });
});

describe('memory is what was touched, within 2 % (J21)', () => {
  test.each(['memoryOfItself', 'memoryOfChildren', 'memoryOfPartialArray', 'memoryOfFile', 'memoryOfRemovedFile'])('%s', async name => {
    const { ending, code, memoryKb } = await measureOnce(name, `${touchedMb}`);
    expect([ending, code]).toEqual(['exit', 0]);
    expect(Math.abs(memoryKb / 1024 / touchedMb - 1)).toBeLessThanOrEqual(memoryTolerance);
  });

  test('not what was only reserved', async () => {
    const { ending, code, memoryKb } = await measureOnce('memoryReserved', '1');
    expect([ending, code]).toEqual(['exit', 0]);
    expect(memoryKb).toBeLessThan(bareKb);
  });

  test('not the files that were read and written', async () => {
    const input = Buffer.alloc(48 << 20, 'x');
    const { ending, memoryKb } = await measureOnce('memoryOfInputAndOutput', input);
    expect(ending).toBe('exit');
    expect(memoryKb).toBeLessThan(bareKb);
  });

  /** Each after it has touched so much, and given it back where the input says so. */
  const ends = [
    ['loops', 'cpu', 'for (;;);'],
    ['sleeps', 'wall', 'for (;;) pause();'],
    ['crashes', 'signal', '*(volatile int *)0 = 1;'],
    ['leaves with a code', 'exit', '_exit(3);'],
    ['writes without end', 'output', 'static char block[1 << 20]; signal(SIGXFSZ, SIG_IGN); for (;;) write(1, block, sizeof block);'],
  ] as const;
  test.each(ends)('also of a program that then %s', async (name, ending, statement) => {
    const source = `#include "accuracy/measured.h"
      int main(void) { size_t bytes = (size_t)number() << 20; int back = (int)number(); void *memory = new_memory(bytes); touch(memory, bytes);
        if (back) munmap(memory, bytes);
        ${statement} }`;
    const programDir = compileC(folder, `then ${name}`, source, flags);
    for (const back of [0, 1]) {
      const [inputPath, outputPath] = [join(programDir, 'input'), join(programDir, 'output')];
      writeFileSync(inputPath, `${touchedMb} ${back}`);
      writeFileSync(outputPath, '');
      const only = { number: 1, inputPath, outputPath, outputKb: 48 << 10 };
      const run = await sandbox.runOnce(boxed(programDir, {}, { cpuMs: 500 + 3 * touchMs, wallMs: 1500 + 6 * touchMs }), only);
      expect(run.ending).toBe(ending);
      expect(Math.abs(run.memoryKb / 1024 / touchedMb - 1), `${run.memoryKb} KB`).toBeLessThanOrEqual(memoryTolerance);
    }
  });

  test('a program that takes more than it may is said to have taken what it may', async () => {
    const source = '#include "accuracy/measured.h"\nint main(void) { for (;;) touch(new_memory(1 << 20), 1 << 20); }';
    for (const libraries of [flags, flags.slice(1)]) {
      const programDir = compileC(folder, `greedy ${libraries.length}`, source, libraries);
      const memoryKb = 128 << 10;
      const outputPath = join(programDir, 'output');
      writeFileSync(outputPath, '');
      const only = { number: 1, inputPath: '/dev/null', outputPath, outputKb: 64 };
      const run = await sandbox.runOnce(boxed(programDir, {}, { memoryKb }), only);
      expect(run).toMatchObject({ ending: 'memory', memoryKb });
    }
  });

  test('and nothing is carried over from one run to the next', async () => {
    const [first, second] = await measure('memoryOfFile', [`${touchedMb}`, '0']);
    expect(first?.memoryKb).toBeGreaterThan(touchedMb << 10);
    expect(second?.memoryKb).toBeLessThan(bareKb);
  });
});

describe('the wall clock stops who does not compute (J22)', () => {
  test.each(['wallOfSleep', 'wallOfStop', 'wallOfRead'])('%s', async name => {
    const { ending, wallMs, cpuMs } = await measureOnce(name, '', 300);
    expect(ending).toBe('wall');
    expect(wallMs).toBeGreaterThanOrEqual(300);
    expect(cpuMs).toBeLessThan(150);
  });
});
