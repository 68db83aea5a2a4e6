import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type TestCase } from '../../packages/server/src/judge/judge';
import { languages } from '../../packages/server/src/judge/languages/registry';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';
import { installedLanguages, readSources } from './sources';

let fixture: JudgeFixture;
let cases: TestCase[];
beforeAll(async () => {
  fixture = await openJudgeFixture();
  cases = await fixture.cases(['1 2\n', '3\n']);
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();

describe('F13: what is compiled to something that is no program is a compile error with a sentence', async () => {
  for (const { name, source, language } of await readSources('libraries'))
    test.runIf(present.has(language))(`F13: ${name} in ${language}`, async () => {
      const judgement = await fixture.try({ source, language, cases });
      expect(judgement, judgement.errorMessage).toMatchObject({ status: Status.compileError, cases: [] });
      expect(judgement.errorMessage).toMatch(/^(The source is compiled to a library |The compiler made no )/);
    });
});

describe('F18: a compiler that a limit stops is explained in a sentence of ours', () => {
  test.for([
    ['C With O2', 'int a[1 << 28] = {1}; int main(void) { return a[0]; }', 'The compiled program is too big.'],
    ['C++ 17', 'int a[1 << 28] = {1}; int main() { return a[0]; }', 'The compiled program is too big.'],
    ['C++ 17', '#include "/dev/zero"\nint main() {}', 'The compiler ran out of memory.'],
  ] as const)('F18: %s: %s', async ([language, source, sentence]) => {
    const judgement = await fixture.try({ source, language, cases });
    expect(judgement).toMatchObject({ status: Status.compileError, errorMessage: sentence });
  });
});

describe('F18: C is strict C11 (decision 24)', () => {
  const usesPi = '#include <math.h>\n#include <stdio.h>\nint main(void) { puts(M_PI > 3 ? "3" : "0"); return 0; }\n';
  const ownName =
    '#include <stdio.h>\nint getline(char line[], int most) { return line[0] ? most : 0; }\nint main(void) { printf("%d\\n", getline("x", 3)); }\n';

  test('F18: names of POSIX and GNU are there after `#define _GNU_SOURCE`', async () => {
    expect((await fixture.try({ source: usesPi, language: 'C', cases })).status).toBe(Status.compileError);
    expect((await fixture.try({ source: `#define _GNU_SOURCE\n${usesPi}`, language: 'C', cases })).status).toBe(Status.accepted);
  });

  test('F18: without it a program may use these names itself', async () => {
    expect((await fixture.try({ source: ownName, language: 'C', cases })).status).toBe(Status.accepted);
    expect(languages.find(({ name }) => name === 'C')?.description).toContain('#define _GNU_SOURCE');
  });
});
