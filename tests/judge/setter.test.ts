import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const language = 'C++ 17';
const validator = {
  language,
  protocol: 'testlib' as const,
  code: `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerValidation(argc, argv);
  inf.readInt(1, 100, "a"), inf.readSpace(), inf.readInt(1, 100, "b"), inf.readEoln(), inf.readEof();
}`,
};
const kattis = {
  language,
  protocol: 'kattis' as const,
  code: '#include <cstdio>\nint main() { int a, b; return std::scanf("%d %d", &a, &b) == 2 && a > 0 && b > 0 ? 42 : 1; }',
};
const generator = {
  language,
  code: `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerGen(argc, argv, 1);
  int most = opt<int>(1);
  std::printf("%d %d\\n", rnd.next(1, most), rnd.next(1, most));
}`,
};
const adds = (body: string) => `#include <cstdio>\nint main() { int a, b; if (std::scanf("%d %d", &a, &b) != 2) return 1; ${body} }`;
const program = (body: string) => ({ source: adds(body), language, limits, ignoreEndBlank: true });
const right = program('std::printf("%d", a + b);');
/** Wrong from 50 on. */
const wrong = program('std::printf("%d", a + b + (a >= 50 ? 1 : 0));');
const wanted = { generator, args: ['100'], firstSeed: 1, rounds: 60, mostMs: 60_000, bruteForce: right };

test('a validator says which inputs it refuses, by the exit codes of testlib and of Kattis', async () => {
  const cases = await fixture.cases(['1 2\n', ''], ['1  2\n', ''], ['0 2\n', '']);
  const inputs = cases.map(({ number, inputPath: path }) => ({ number, path }));
  expect(await fixture.judge.validate({ validator, inputs, mostMs: 60_000 })).toEqual({
    looked: 3,
    refusedCount: 2,
    refused: [
      { number: 2, message: expect.stringMatching(/^exit code 3: FAIL/) },
      { number: 3, message: expect.stringMatching(/^exit code 3: FAIL.*violates the range/) },
    ],
  });
  expect(await fixture.judge.validate({ validator: kattis, inputs, mostMs: 60_000 })).toEqual({
    looked: 3,
    refusedCount: 1,
    refused: [{ number: 3, message: 'exit code 1' }],
  });
  const broken = { ...validator, code: 'int main( {' };
  expect(await fixture.judge.validate({ validator: broken, inputs, mostMs: 60_000 })).toEqual({
    fault: expect.stringMatching(/^The validator does not compile\.\n.*error/s),
  });
});

test('stress finds nothing in a right program, and the smallest failing input in a wrong one', async () => {
  expect(await fixture.judge.stress({ ...wanted, program: right, validator })).toEqual({ rounds: 60, failed: 0 });
  const found = await fixture.judge.stress({ ...wanted, program: wrong, validator });
  if ('fault' in found || !found.smallest) throw new Error(JSON.stringify(found));
  const { failed, smallest } = found;
  expect(failed).toBeGreaterThan(1);
  const [a = 0, b = 0] = smallest.input.split(' ').map(Number);
  expect(smallest).toMatchObject({ answer: String(a + b), output: String(a + b + 1), status: Status.wrongAnswer });
  expect(a).toBeGreaterThanOrEqual(50);
  const again = await fixture.judge.stress({ ...wanted, rounds: 1, kept: '99 1\n', program: wrong });
  expect(again).toMatchObject({ rounds: 1, failed: 1, smallest: { input: '99 1\n', answer: '100', seed: null } });
});

test('stress says which of the programs failed, and on which seed', async () => {
  const strict = { ...validator, code: validator.code.replaceAll('100', '10') };
  const silent = { ...generator, code: 'int main() { return 3; }' };
  const binary = { ...generator, code: '#include <cstdio>\nint main() { std::putchar(0); }' };
  const endless = { ...generator, code: '#include <cstdio>\nint main() { for (;;) std::puts("1234567"); }' };
  const faults: [object, RegExp][] = [
    [{ validator: strict }, /^The validator refuses what the generator made of seed \d+: exit code 3: FAIL/],
    [{ generator: silent }, /^The generator failed on seed 1: exit code 3$/],
    [{ generator: binary }, /^The generator wrote something on seed 1 that is no text\.$/],
    [{ generator: endless }, /^The generator failed on seed 1: output limit exceeded$/],
    [{ bruteForce: program('return 4;') }, /^The brute force failed on seed 1: exit code 4$/],
    [{ generator: { ...generator, language: 'Whitespace' } }, /^Whitespace is not available on this judge\.$/],
  ];
  for (const [change, fault] of faults)
    expect(await fixture.judge.stress({ ...wanted, program: right, ...change })).toEqual({ fault: expect.stringMatching(fault) });
});
