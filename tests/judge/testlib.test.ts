import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { testlibHeader } from '../../packages/server/src/judge/testlib/testlib';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const { accepted, partialAccepted, runtimeError, systemError, wrongAnswer } = Status;
const limits = { timeLimitMs: 5000, memoryLimitMb: 256, stackLimitMb: 64 };
const read = (path: string) => readFileSync(join(import.meta.dirname, 'testlib', path), 'utf8');

/** Runs a program with the arguments that its first line of input names, in a box of its own. */
async function run(code: string, commandLine: string, input: string) {
  const main = `#undef main
    int main() {
      static char line[4096];
      static char name[] = "program";
      char *words[64] = {name};
      int count = 1;
      for (ssize_t at = 0; at < 4095 && read(0, line + at, 1) == 1 && line[at] != '\\n'; at++);
      for (char *word = std::strtok(line, " \\n"); word; word = std::strtok(nullptr, " \\n")) words[count++] = word;
      return started(count, words);
    }`;
  const withArguments = /main\(\)/.test(code) ? code.replace('main()', 'main(int, char **)') : code;
  const source = `#define main started\n${withArguments.replace(/\}\s*$/, 'return 0; }')}\n${main}\n`;
  return fixture.judge.tryOut({
    source,
    language: 'C++ 17',
    limits,
    ignoreEndBlank: true,
    input: `${commandLine}\n${input}`,
    files: { 'testlib.h': testlibHeader },
  });
}

test('F14: rnd.wnext takes every kind of integer, and a scorer sums up the results of tests', async () => {
  const draws = `#include "testlib.h"
    int main() {
      static char name[] = "gen", *words[] = {name};
      registerGen(1, words, 1);
      unsigned long long one = rnd.wnext(1ull, 9ull, 2);
      unsigned int two = rnd.wnext(1u, 9u, -2);
      unsigned long three = rnd.wnext(5ul, 2);
      std::cout << (one >= 1 && one <= 9 && two >= 1 && two <= 9 && three < 5);
    }`;
  expect((await run(draws, '', '')).output).toBe('1');
  const scorer = `#include "testlib.h"
    int main(int argc, char *argv[]) {
      registerScorer(argc, argv, [](std::vector<TestResult> results) {
        double sum = 0;
        for (const TestResult &result : results) if (result.verdict == OK) sum += result.points;
        return sum;
      });
    }`;
  const results = '1;tests;a;OK;12.5;10;20;in;out;ans;0;ok\n2;tests;a;WRONG_ANSWER;0;10;20;in;out;ans;1;no\n3;tests;b;OK;7;1;2;;;;0;a;b\n';
  expect((await run(scorer, '', results)).output).toBe('19.500\n');
});

describe('validators', () => {
  const rows: Readonly<Record<string, readonly (readonly [input: string, complaint: string, commandLine?: string])[]>> = {
    numbers: [
      ['3\n1 -2 10\n', ''],
      ['3\n1 2  3\n', 'Unexpected white-space - token expected (stdin, line 2)'],
      ['3\n1 2 3 \n', 'Expected EOLN (stdin, line 2)'],
      ['3\n1 2 3', 'Expected EOLN (stdin, line 2)'],
      ['3\n1 2 3\n\n', 'Expected EOF (stdin, line 3)'],
      ['3\r\n1 2 3\r\n', 'Expected EOLN (stdin, line 1)'],
      [' 3\n1 2 3\n', 'Unexpected white-space - token expected (stdin, line 1)'],
      ['6\n1 2 3 4 5 6\n', 'Integer parameter [name=n] equals to 6, violates the range [1, 5] (stdin, line 1)'],
      ['2\n1 11\n', 'Integer element a[2] equals to 11, violates the range [-10, 10] (stdin, line 2)'],
      ['2\n1 01\n', 'Expected integer, but "01" found (stdin, line 2)'],
      ['2\n1\n', 'Expected SPACE (stdin, line 2)'],
    ],
    graph: [
      ['3 2\n1 2\n3 2\n', ''],
      ['3 1\n2 2\n', 'edge 1 is a loop'],
      ['3 2\n1 2\n2 1\n', 'Condition failed: "edges.insert(minmax(u, v)).second"'],
      ['3 1\n4 1\n', 'Integer parameter [name=u_1] equals to 4, violates the range [1, 3] (stdin, line 2)'],
      ['3 1\n1 4\n', 'Integer 4 violates the range [1, 3] (stdin, line 2)'],
      ['3\t0\n', 'Expected SPACE (stdin, line 1)'],
    ],
    text: [
      ['Anna 0.5\nthis is fine.\n', ''],
      [
        'anna 0.5\nthis is fine.\n',
        'Token parameter [name=name] equals to "anna", doesn\'t correspond to pattern "[A-Z][a-z]{0,8}" (stdin, line 1)',
      ],
      [
        'Anna 0.5000\nfine.\n',
        'Expected strict double with number of digits after point in range [1,3], but "0.5000" found (stdin, line 1)',
      ],
      ['Anna 1.5\nfine.\n', 'Strict double parameter [name=share] equals to 1.5, violates the range [0, 1] (stdin, line 1)'],
    ],
    groups: [
      ['10\n', '', '--group small'],
      ['11\n', 'Integer parameter [name=n] equals to 11, violates the range [1, 10] (stdin, line 1)', '--testset huge --group small'],
      ['1000000\n', '', '--testset huge --testOverviewLogFileName log'],
      ['1000000\n', 'Integer parameter [name=n] equals to 1000000, violates the range [1, 1000] (stdin, line 1)'],
    ],
  };

  for (const [name, group] of Object.entries(rows))
    test(name, async () => {
      for (const [input, complaint, commandLine = ''] of group) {
        const { status, errors } = await run(read(`validators/${name}.cpp`), commandLine, input);
        expect([status, errors.trim()]).toEqual(complaint ? [runtimeError, `FAIL ${complaint}`] : [accepted, '']);
      }
    });

  test('one that does not look for the end', async () => {
    const { errors } = await run('#include "testlib.h"\nint main() { registerValidation(); inf.readInt(); }', '', '1\n');
    expect(errors).toBe('FAIL Validator must end with readEof call.\n');
  });
});

/** The generator's documented sequence, in other words: 48 bits, the seed from the characters of the arguments. */
class Sequence {
  static readonly #multiplier = 0x5deece66dn;
  #state: bigint;

  constructor(commandLine: string) {
    let seed = 3905348978240129619n;
    for (const word of commandLine.split(' ')) {
      for (const byte of Buffer.from(word)) seed = seed * Sequence.#multiplier + BigInt(byte) + 11n;
      seed += Sequence.#multiplier / 11n;
    }
    this.#state = BigInt.asUintN(48, seed);
  }

  #bits(count: bigint): bigint {
    if (count > 48n) return (this.#bits(31n) << 32n) ^ this.#bits(32n);
    this.#state = BigInt.asUintN(48, this.#state * Sequence.#multiplier + 11n);
    return this.#state >> (48n - count);
  }

  #below(bound: bigint, bits: bigint): bigint {
    const limit = ((1n << bits) - 1n) / bound;
    for (;;) {
      const drawn = this.#bits(bits);
      if (drawn < limit * bound) return drawn % bound;
    }
  }

  next(bound: number): number {
    const isPower = (bound & -bound) === bound;
    return Number(isPower ? (BigInt(bound) * this.#bits(31n)) >> 31n : this.#below(BigInt(bound), 31n));
  }

  between(from: number, to: number): number {
    return from + Number(this.#below(BigInt(to - from + 1), 63n));
  }

  shuffled(order: number[]): number[] {
    const shuffled = [...order];
    for (let index = 1; index < order.length; index += 1) {
      const other = this.next(index + 1);
      [shuffled[index], shuffled[other]] = [shuffled[other] ?? 0, shuffled[index] ?? 0];
    }
    return shuffled;
  }
}

describe('generators', () => {
  test.each(['-n 6', '-n6 -most=1000000', '--n=6 --most 3'])('numbers: the sequence of its arguments %j', async commandLine => {
    const most = /most[= ](\d+)/.exec(commandLine)?.[1] ?? '100';
    const sequence = new Sequence(commandLine);
    const numbers = Array.from({ length: 6 }, () => sequence.between(1, Number(most)));
    const last = [sequence.next(1000), sequence.next(64), sequence.next(1000000007)];
    const { output, errors } = await run(read('generators/numbers.cpp'), commandLine, '');
    expect([errors, output]).toEqual(['', `6\n${numbers.join(' ')}\n${last.join('\n')}\n`]);
  });

  test('permutation: drawn and shuffled in the documented way', async () => {
    const sequence = new Sequence('12 a');
    const drawn = sequence.shuffled(Array.from({ length: 12 }, (_, index) => index + 1));
    const { output } = await run(read('generators/permutation.cpp'), '12 a', '');
    expect(output).toBe(`${drawn.join(' ')}\n${sequence.shuffled(drawn).join(' ')}\n`);
  });

  test('shapes: patterns, parts, different numbers, weights', async () => {
    const code = read('generators/shapes.cpp');
    expect(await run(code, '--loud', '')).toMatchObject({ status: accepted, output: 'FINE th a b a||b 1.5\n', errors: '' });
    expect(await run(code, '-words=(yes|no)|x{2,3}[^a-z]|[0-9a-f]{1,4}\\-', '')).toMatchObject({ status: accepted, errors: '' });
    expect((await run(code, '-words=a* -loud', '')).errors).toMatch(/^FAIL The pattern "a\*"/);
  });

  test('an option that nobody asks for, one that is missing, and one that is no number', async () => {
    const code = read('generators/numbers.cpp');
    expect((await run(code, '-n 1 -k 2', '')).errors).toBe("FAIL Opts: unused key 'k'\n");
    expect((await run(code, '-most 1', '')).errors).toBe("FAIL Opts: unknown key 'n'\n");
    expect((await run(code, '-n one', '')).errors).toMatch(/^FAIL Opts: value of key 'n' expected to be a number/);
  });
});

describe('interactors', () => {
  const meet = async (name: string, source: string, input: string, language = 'Python3') => {
    const interactor = { mode: 'interactive', language: 'C++', code: read(`interactors/${name}.cpp`) } as const;
    const judgement = await fixture.try({ source, language, limits, cases: await fixture.cases([input, '']), judge: interactor });
    return [judgement.status, judgement.cases[0]?.message, judgement.cases[0]?.score];
  };

  test('guess', async () => {
    const bisect = `low, high = 1, 1000
while low <= high:
    middle = (low + high) // 2
    print(middle, flush=True)
    sign = input()
    if sign == '=': break
    if sign == '>': low = middle + 1
    else: high = middle - 1
`;
    expect(await meet('guess', bisect, '421')).toEqual([accepted, expect.stringMatching(/^ok found after \d+$/), 100]);
    const stubborn = '#include <stdio.h>\nint main() { for (;;) { puts("1"); fflush(stdout); getchar(); } }';
    expect(await meet('guess', stubborn, '421', 'C With O2')).toEqual([wrongAnswer, 'wrong answer too many guesses', 0]);
    expect(await meet('guess', 'print("one", flush=True)\n', '421')).toEqual([
      wrongAnswer,
      'wrong output format Expected integer, but "one" found',
      0,
    ]);
    expect(await meet('guess', 'print(5, flush=True)\ninput()\n', '421')).toEqual([
      wrongAnswer,
      'wrong output format Unexpected end of file - int32 expected',
      0,
    ]);
    expect((await meet('guess', bisect, '2000'))[0]).toBe(systemError);
  });

  test('sum', async () => {
    const add = 'for _ in range(int(input())): print(sum(map(int, input().split())), flush=True)\n';
    expect(await meet('sum', add, '2\n1 2\n30 4\n')).toEqual([accepted, 'ok all right', 100]);
    expect(await meet('sum', add.replace('sum(', 'max('), '2\n1 0\n3 4\n')).toEqual([partialAccepted, 'points 50.0 1 right', 50]);
  });
});
