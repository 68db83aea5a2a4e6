import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { languages } from '../../packages/server/src/judge/languages/registry';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

/** What a compiler says of a source that it compiles all the same is for its author to read. */
let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const patient = { ...limits, timeLimitMs: 5000, memoryLimitMb: 512 };

const sum = async (language: string, source: string, answer = '42\n') =>
  fixture.try({ source, language, limits: patient, cases: await fixture.cases(['17 25\n', answer]) });

const warned: readonly (readonly [string, string, RegExp])[] = [
  [
    'C',
    '#include <stdio.h>\nint main(void) { int a, b; char *p = 7; scanf("%d%d", &a, &b); printf("%d\\n", p ? a + b : 0); return 0; }',
    /^main\.c: In function .main.:\nmain\.c:2:\d+: warning: initialization of .char \*. from .int. makes pointer/,
  ],
  [
    'C',
    '#include <stdio.h>\nvoid main() { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); }',
    /return type of .main. is not .int./,
  ],
  [
    'C With O2',
    '#include <stdio.h>\nint main() { char s[99]; int a, b; gets(s); sscanf(s, "%d%d", &a, &b); printf("%d\\n", a + b); return 0; }',
    /the .gets. function is dangerous/,
  ],
  [
    'C++ 17 With O2',
    '#include <bits/stdc++.h>\nint f(int x) { if (x) return 7; }\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b + 0 * f(1) << "\\n"; }',
    /^main\.cpp: In function .int f\(int\).:\nmain\.cpp:2:\d+: warning: control reaches end of non-void function/,
  ],
  ['Python3', 'a, b = map(int, input().split())\nif a is 7: a += 1\nprint(a + b)', /^main\.py:2: SyntaxWarning: "is" with a literal/],
];

describe('the warnings of a compiler are kept', () => {
  test.each(warned.filter(([language]) => present.has(language)))('%s: %s', async (language, source, words) => {
    const first = await sum(language, source);
    expect(first.status).toBe(Status.accepted);
    expect(first.compilerWarnings).toMatch(words);
    expect(first.errorMessage).toBeUndefined();
    expect(first.compilerWarnings).not.toContain(fixture.directory);
    const fromCache = await sum(language, source, '43\n');
    expect([fromCache.status, fromCache.compilerWarnings]).toEqual([Status.wrongAnswer, first.compilerWarnings]);
  });

  test('no more of them than of an error', async () => {
    const noise = Array.from({ length: 400 }, (_, index) => `char *p${index} = ${index + 1};`).join('\n');
    const { status, compilerWarnings = '' } = await sum('C', `${noise}\nint main(void) { return 0; }\n`, '');
    expect(status).toBe(Status.accepted);
    expect(Buffer.byteLength(compilerWarnings)).toBeGreaterThan(8 << 10);
    expect(Buffer.byteLength(compilerWarnings)).toBeLessThanOrEqual(16 << 10);
  });

  test('a compile error has no warnings beside it', async () => {
    const { status, compilerWarnings } = await sum('C', 'char *p = 7;\nint main(void) { return missing; }\n');
    expect([status, compilerWarnings]).toEqual([Status.compileError, undefined]);
  });
});

describe('a compiler that has nothing to complain of says nothing', () => {
  test.each(languages.filter(({ name }) => present.has(name)))('$name', async ({ name, template }) => {
    const { status, compilerWarnings } = await sum(name, template);
    expect([status, compilerWarnings]).toEqual([Status.accepted, undefined]);
  });
});
