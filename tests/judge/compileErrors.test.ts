import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type TestCase } from '../../packages/server/src/judge/judge';
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

describe('F18: C has the extensions of GNU, and is strict where a source needs that (decision 24)', () => {
  test.for([
    ['a constant of the extensions', '#include <math.h>\n#include <stdio.h>\nint main(void) { puts(M_PI > 3 ? "3" : "0"); return 0; }\n'],
    [
      'a function of its own with a name of the extensions',
      '#include <stdio.h>\nint getline(char line[], int most) { return line[0] ? most : 0; }\nint main(void) { printf("%d\\n", getline("x", 3)); }\n',
    ],
    [
      'a variable with a name of the extensions',
      '#include <math.h>\n#include <stdio.h>\nint y1 = 3;\nint main(void) { printf("%d\\n", y1); }\n',
    ],
  ] as const)('F18: %s', async ([, source]) => {
    expect(await fixture.try({ source, language: 'C', cases })).toMatchObject({ status: Status.accepted });
  });

  test('F18: two declarations of the source that contradict each other are a compile error', async () => {
    const judgement = await fixture.try({
      source: 'int f(int);\nlong f(int n) { return n; }\nint main(void) { return f(0); }\n',
      language: 'C',
      cases,
    });
    expect(judgement).toMatchObject({ status: Status.compileError, errorMessage: expect.stringContaining('conflicting types for') });
  });
});
