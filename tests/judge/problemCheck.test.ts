import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPackage } from '../../packages/server/src/commands/problem/check';
import { readConfig } from '../../packages/server/src/config';
import { judgeCache } from '../support/judgeCache';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

const adds = (body: string) => `#include <cstdio>\nint main() { int a, b; if (std::scanf("%d %d", &a, &b) != 2) return 1; ${body} }`;
const good: Record<string, string> = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Sum\nlimits: {time_limit: 1}\n',
  'statement/problem.en.md': 'Add two numbers.\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/1.in': '10 20\n',
  'data/secret/1.ans': '30\n',
  'data/secret/2.in': '7 90\n',
  'data/secret/2.ans': '97\n',
  'input_validators/validate.cpp': adds('return a > 0 && a <= 100 && b > 0 && b <= 100 ? 42 : 43;'),
  'submissions/accepted/quick.cpp': adds('std::printf("%d", a + b);'),
  'submissions/accepted/slow.cpp': adds('int sum = 0; while (a--) sum++; while (b--) sum++; std::printf("%d", sum);'),
};
const generator =
  '#include "testlib.h"\nint main(int n, char *v[]) { registerGen(n, v, 1); std::printf("%d %d\\n", rnd.next(1, 99), rnd.next(1, 99)); }';

async function check(name: string, files: Record<string, string>) {
  const at = path.join(folder, name);
  for (const [file, text] of Object.entries({ ...files, 'generator.cpp': generator })) {
    await mkdir(path.dirname(path.join(at, file)), { recursive: true });
    await writeFile(path.join(at, file), text);
  }
  const told: { text: string; facts: unknown }[] = [];
  const report = {
    stage: () => {},
    step: () => {},
    warn: () => {},
    result: (text: string, facts: object) => void told.push({ text, facts }),
  };
  const options = { run: true, generator: path.join(at, 'generator.cpp'), against: 'slow.cpp', rounds: 40, seed: 1 };
  const config = readConfig({ ...process.env, OJ_DATA: path.join(folder, 'data'), OJ_CACHE: judgeCache() });
  const code = await checkPackage(at, options, config, report);
  const [{ text = '', facts = undefined } = {}] = told;
  return { code, text, checks: (facts as { problems: { checks: unknown }[] }).problems[0]?.checks };
}

test('a package is checked on the command line: validator, samples, stress, with an exit code', async () => {
  expect(await check('good', good)).toEqual({
    code: 0,
    text: expect.stringMatching(/validator: takes 2 cases.*samples: as the model solution.*stress of quick\.cpp: agrees in 40 rounds/s),
    checks: {
      validator: { looked: 2, refusedCount: 0, refused: [] },
      samples: { differing: [], refused: [] },
      stress: [{ solution: 'quick.cpp', rounds: 40, failed: 0 }],
    },
  });
  const bad = await check('bad', {
    ...good,
    'data/sample/1.ans': '4\n',
    'data/secret/2.in': '7 900\n',
    'data/secret/2.ans': '907\n',
    'submissions/accepted/quick.cpp': adds('std::printf("%d", a > 50 && a < 90 ? 0 : a + b);'),
  });
  expect(bad).toMatchObject({
    code: 3,
    text: expect.stringMatching(/refuses 1 of 2 cases\n {4}case 2: exit code 43\n {2}sample 1: the model solution writes something else/),
    checks: {
      validator: { looked: 2, refusedCount: 1 },
      samples: { differing: [{ number: 1, output: '3' }], refused: [] },
      stress: [{ solution: 'quick.cpp', rounds: 40, smallest: { output: '0' } }],
    },
  });
});
