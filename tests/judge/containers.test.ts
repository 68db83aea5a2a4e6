import { Status } from '@oj/contract';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleJudge } from '../../bench/bundle.mjs';

/*
 * Containers of one machine may share its control groups, and number their processes alike: the boxes of one judge are not those of the other.
 */
const ROUNDS = 8;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'oj-containers-'));
  await bundleJudge(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const right = `#include <vector>
#include <cstdio>
int main() { std::vector<char> held(60 << 20, 1); std::puts(held[12345] == 1 ? "3" : "no"); }
`;
const greedy = `#include <vector>
#include <cstdio>
int main() { std::vector<std::vector<char>> held; for (;;) held.emplace_back(8 << 20, 1); }
`;

/** Judges a program again and again, in a namespace where the first process has the number 1. Gives the statuses. */
function judgeInContainer(name: string, source: string): Promise<number[]> {
  const file = path.join(folder, `${name}.mjs`);
  const directories = { cacheDir: path.join(folder, `${name}-cache`), scratchDir: path.join(folder, `${name}-scratch`) };
  writeFileSync(path.join(folder, `${name}.in`), '1 2\n');
  writeFileSync(path.join(folder, `${name}.out`), '3\n');
  const only = { number: 1, inputPath: path.join(folder, `${name}.in`), answerPath: path.join(folder, `${name}.out`), score: 1 };
  const request = {
    language: 'C++ 17',
    limits: { timeLimitMs: 2_000, memoryLimitMb: 128, stackLimitMb: 64 },
    cases: [only],
    ignoreEndBlank: true,
    type: 'acm',
    caseMode: 'default',
  };
  writeFileSync(
    file,
    `import { openJudge } from ${JSON.stringify(path.join(folder, 'bundle/judge.mjs'))};
    const judge = await openJudge(${JSON.stringify({ ...directories, allowWeakSandbox: true })});
    const statuses = [];
    for (let round = 0; round < ${ROUNDS}; round += 1) {
      const source = ${JSON.stringify(source)} + '// ' + round;
      statuses.push((await judge.judge({ ...${JSON.stringify(request)}, source }, { onCase() {} })).status);
    }
    console.log(JSON.stringify(statuses));
    await judge[Symbol.asyncDispose]();`,
  );
  const child = spawn('unshare', ['--pid', '--fork', '--mount-proc', process.execPath, file], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk));
  return new Promise((resolve, reject) =>
    child.once('close', code =>
      code === 0 ? resolve(JSON.parse(said) as number[]) : reject(new Error(`ended with ${code}: ${complained}`)),
    ),
  );
}

test.runIf(process.getuid?.() === 0)('a program that eats memory in one container harms no program in another', async () => {
  const [rightly, greedily] = await Promise.all([judgeInContainer('right', right), judgeInContainer('greedy', greedy)]);
  expect(rightly).toEqual(Array.from({ length: ROUNDS }, () => Status.accepted));
  expect(greedily).toEqual(Array.from({ length: ROUNDS }, () => Status.memoryLimitExceeded));
});
