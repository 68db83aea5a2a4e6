import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_EXCEPTION, Status } from '@oj/contract';
import { type JudgeRequest } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits as plainLimits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

/** The class of the exception that ended a program stands in its result, and none of its text. */
let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
/** A deep recursion touches much memory, which takes seconds on a slow virtual machine. */
const limits = { ...plainLimits, timeLimitMs: 15_000, memoryLimitMb: 512 };

async function ended(language: string, source: string, request: Partial<JudgeRequest> = {}) {
  const { status, cases, errorMessage } = await fixture.try({
    source,
    language,
    limits,
    cases: await fixture.cases(['7 secret\n', '\n']),
    ...request,
  });
  return { status, words: errorMessage ?? cases[0]?.message, exception: cases[0]?.exception };
}

const runtimeError = (words: string, exception?: string) => ({ status: Status.runtimeError, words, exception });
const inJava = (body: string) => `public class Main { static class Own extends RuntimeException { Own(String s) { super(s); } }
  static int f(int n) { return f(n + 1) + f(n + 2); }
  public static void main(String[] w) throws Exception { String s = new java.util.Scanner(System.in).nextLine(); int[] a = new int[3];
  ${body} } }`;
const inCpp = (body: string) =>
  `#include <bits/stdc++.h>\nusing namespace std;\nstruct Own : runtime_error { using runtime_error::runtime_error; };\nint main() { string s; getline(cin, s); ${body} }`;
const inCsharp = (body: string) =>
  `using System; using System.Collections.Generic;\nclass Own : Exception { public Own(string s) : base(s) {} }\nclass P { static void Main() { var s = Console.ReadLine(); ${body} } }`;
const inPascal = (body: string) =>
  `{$mode objfpc}\nuses sysutils;\ntype Own = class(Exception) end;\nvar s: string; a, b: longint;\nbegin readln(s); b := length(s) - 8; ${body} end.`;

const python = [
  ['print(1 // 0)', 'ZeroDivisionError'],
  ['raise ValueError(input() + "\\nIndexError: no")', 'ValueError'],
  ['def f(n): return f(n + 1)\nf(0)', 'RecursionError'],
  ['def f(n): return g(n + 1)\ndef g(n): return f(n + 1)\nf(0)', 'RecursionError'],
  ['try: 1 // 0\nexcept Exception as e: raise KeyError(input()) from e', 'KeyError'],
  ['import json\njson.loads("{")', 'json.decoder.JSONDecodeError'],
  ['input(); input()', 'EOFError'],
  ['raise StopIteration', 'StopIteration'],
  ['class Secret7(Exception): pass\nraise Secret7(input())', OWN_EXCEPTION],
  ['raise type(input().replace(" ", "_"), (Exception,), {})', OWN_EXCEPTION],
  ['import sys\nsys.exit("secret 7")', undefined],
  ['import sys\nprint("ValueError: x", file=sys.stderr)\nsys.exit(1)', undefined],
  ['import sys\nfor i in range(200000): print("debug " * 9, file=sys.stderr)\nraise IndexError("x")', 'IndexError'],
  ['import sys\nopen("/dev/stderr", "w").write("debug")\n[][0]', 'IndexError'],
] as const;

const programs: readonly (readonly [language: string, words: string, source: string, exception: string | undefined])[] = [
  ...['Python3', 'PyPy3', 'Python2'].flatMap(language =>
    python
      .filter(([source]) => language !== 'Python2' || !/json|input|from e|file=|RecursionError|\bf\(0\)/.test(source))
      .map(([source, exception]) => [language, 'exit code 1', source, exception] as const),
  ),
  ['Java', 'exit code 1', inJava('a[s.length()]++;'), 'java.lang.ArrayIndexOutOfBoundsException'],
  ['Java', 'exit code 1', inJava('System.out.println(f(0));'), 'java.lang.StackOverflowError'],
  ['Java', 'exit code 1', inJava('Integer.parseInt(s);'), 'java.lang.NumberFormatException'],
  ['Java', 'exit code 1', inJava('new java.util.Scanner("").next();'), 'java.util.NoSuchElementException'],
  [
    'Java',
    'exit code 1',
    inJava('try { a[9]++; } catch (Exception e) { throw new IllegalStateException(s, e); }'),
    'java.lang.IllegalStateException',
  ],
  ['Java', 'exit code 1', inJava('throw new Own(s + "\\nException in thread \\"main\\" secret");'), OWN_EXCEPTION],
  ['Java', 'exit code 1', inJava('System.err.print(s); Object o = s; Integer i = (Integer) o;'), 'java.lang.ClassCastException'],
  ['Java', 'exit code 1', inJava('System.exit(1);'), undefined],
  ['Java', 'exit code 2', inJava('System.err.println("Exception in thread \\"main\\" java.lang.Error"); System.exit(2);'), undefined],
  ['Kotlin', 'exit code 1', 'fun main() { readLine()!!.toInt() }', 'java.lang.NumberFormatException'],
  ['Kotlin', 'exit code 1', 'fun main() { readLine(); listOf<Int>().first() }', 'java.util.NoSuchElementException'],
  ['Kotlin', 'exit code 1', 'class Own(s: String) : Exception(s)\nfun main() { throw Own(readLine()!!) }', OWN_EXCEPTION],
  ['C++ 17', 'signal 6 (SIGABRT)', inCpp('vector<int> a(3); a.at(s.size())++;'), 'std::out_of_range'],
  ['C++ 17 With O2', 'signal 6 (SIGABRT)', inCpp('stoi("x" + s);'), 'std::invalid_argument'],
  ['C++', 'signal 6 (SIGABRT)', inCpp('throw Own(s);'), OWN_EXCEPTION],
  ['C++', 'signal 6 (SIGABRT)', inCpp('cerr << s; bitset<3> t(s);'), 'std::invalid_argument'],
  ['C++', 'signal 6 (SIGABRT)', inCpp('throw 7;'), OWN_EXCEPTION],
  ['C++', 'signal 6 (SIGABRT)', inCpp('assert(s.empty());'), undefined],
  [
    'C++',
    'signal 11 (SIGSEGV)',
    inCpp('cerr << "terminate called after throwing an instance of \'std::bad_cast\'\\n"; raise(11);'),
    undefined,
  ],
  ['JavaScript Node', 'exit code 1', 'null.x', 'TypeError'],
  ['JavaScript Node', 'exit code 1', 'const f = n => f(n + 1) + 1; f(0)', 'RangeError'],
  ['JavaScript Node', 'exit code 1', 'Promise.reject(new SyntaxError("secret\\nURIError: x"))', 'SyntaxError'],
  ['JavaScript Node', 'exit code 1', 'require("assert")(false)', 'AssertionError'],
  ['JavaScript Node', 'exit code 1', 'class Own extends Error { name = "Secret7" } throw new Own("secret")', OWN_EXCEPTION],
  ['JavaScript Node', 'exit code 1', 'process.exit(1)', undefined],
  ['TypeScript', 'exit code 1', 'const a: number[][] = []; a[7][0] = 1;', 'TypeError'],
  ['C#', 'exit code 1', inCsharp('var a = new int[3]; a[s.Length] = 1;'), 'System.IndexOutOfRangeException'],
  ['C#', 'exit code 1', inCsharp('new Dictionary<string, int>()[s]++;'), 'System.Collections.Generic.KeyNotFoundException'],
  ['C#', 'exit code 1', inCsharp('throw new Own(s);'), OWN_EXCEPTION],
  ['Ruby', 'exit code 1', 'x = gets.size - 9; 1 / x', 'ZeroDivisionError'],
  ['Ruby', 'exit code 1', 'gets.frobnicate', 'NoMethodError'],
  ['Ruby', 'exit code 1', 'def f(n) = f(n + 1) + 1\nf(0)', 'SystemStackError'],
  ['Ruby', 'exit code 1', 'raise ArgumentError, "two\\nlines (IndexError)"', 'ArgumentError'],
  ['Ruby', 'exit code 1', 'raise "plain"', 'RuntimeError'],
  ['Ruby', 'exit code 1', '$stderr.print gets; Integer("x")', 'ArgumentError'],
  ['Ruby', 'exit code 1', 'begin; 1 / 0; rescue => e; raise KeyError, gets; end', 'KeyError'],
  ['Ruby', 'exit code 1', 'class Secret7 < StandardError; end\nraise Secret7, gets', OWN_EXCEPTION],
  ['Ruby', 'exit code 1', 'abort "secret"', undefined],
  ['PHP', 'exit code 255', '<?php echo intdiv(1, strlen(fgets(STDIN)) - 9);', 'DivisionByZeroError'],
  ['PHP', 'exit code 255', '<?php fwrite(STDERR, "debug"); strlen();', 'ArgumentCountError'],
  ['PHP', 'exit code 255', '<?php try { intdiv(1, 0); } catch (Error $e) { throw new RuntimeException("", 0, $e); }', 'RuntimeException'],
  ['PHP', 'exit code 255', '<?php class Own extends Exception {} throw new Own(fgets(STDIN));', OWN_EXCEPTION],
  ['PHP', 'exit code 255', '<?php exit(255);', undefined],
  ['Pascal', 'exit code 217', inPascal('a := strtoint(s);'), 'EConvertError'],
  ['Pascal', 'exit code 217', inPascal('raise Own.create(s);'), OWN_EXCEPTION],
  ['Java', 'exit code 3', inJava('System.exit(3);'), undefined],
  ['Kotlin', 'exit code 3', 'fun main() { kotlin.system.exitProcess(3) }', undefined],
  ['JavaScript Node', 'signal 6 (SIGABRT)', 'process.abort();', undefined],
  ['TypeScript', 'signal 6 (SIGABRT)', 'process.abort();', undefined],
  ['Haskell', 'exit code 251', 'import System.Exit\nmain = exitWith (ExitFailure 251)', undefined],
  ['C', 'signal 11 (SIGSEGV)', 'int main(void) { *(volatile int *)0 = 1; }', undefined],
];

describe('an exception that nobody catches', () => {
  test.each(programs.filter(([language]) => present.has(language)))('%s, %s: %s', async (language, words, source, exception) => {
    expect(await ended(language, source)).toEqual(runtimeError(words, exception));
  });
});

const divides = 'print(1 // 0)';

test('a program that reads and writes files is told it, too', async () => {
  expect(await ended('Python3', divides, { fileIo: { read: 'a.in', write: 'a.out' } })).toEqual(
    runtimeError('exit code 1', 'ZeroDivisionError'),
  );
});

test('a program that talks with an interactor is told it, too', async () => {
  const code = '#include <stdio.h>\nint main(void) { puts("1"); fflush(stdout); return getchar() == EOF ? 101 : 100; }';
  expect(await ended('Python3', `input()\n${divides}`, { judge: { mode: 'interactive', language: 'C', code } })).toEqual(
    runtimeError('exit code 1', 'ZeroDivisionError'),
  );
});

test('each case has its own', async () => {
  const source = 'n = int(input())\nif n == 1: 1 // 0\nif n == 2: [][n]\nif n == 3: print(n)\nif n == 4: exit(1)';
  const cases = await fixture.cases(['1', ''], ['2', ''], ['3', '3'], ['4', ''], ['', ''], ['1', '']);
  const { cases: results } = await fixture.try({ source, language: 'Python3', limits, cases, type: 'oi' });
  expect(results.map(({ exception }) => exception)).toEqual([
    'ZeroDivisionError',
    'IndexError',
    undefined,
    undefined,
    'EOFError',
    'ZeroDivisionError',
  ]);
});

describe('what a program says besides costs it nothing', () => {
  const talkative = [
    [
      'C++ 17 With O2',
      '#include <iostream>\nint main() { for (int i = 0; i < 1000000; i++) std::cerr << "debug" << i << std::endl; std::cout << 42; }',
    ],
    [
      'C++ 17 With O2',
      '#include <cstdio>\nint main() { static char s[1 << 20]; for (int i = 0; i < 400; i++) if (fwrite(s, 1, sizeof s, stderr) != sizeof s) return 1; puts("42"); }',
    ],
    ['Python3', 'import sys\nfor i in range(300000): print("debug", i, file=sys.stderr)\nprint(42)'],
    ['Python3', 'import os, subprocess\nsubprocess.Popen(["sh", "-c", "while echo debug >&2; do :; done"])\nprint(42)'],
    ['Python3', 'import os\nos.close(2)\nprint(42)'],
  ] as const;
  test.each(talkative.filter(([language]) => present.has(language)))('%s: %s', async (language, source) => {
    const cases = await fixture.cases(['', '42\n']);
    const judgement = await fixture.try({ source, language, cases, limits: { ...plainLimits, timeLimitMs: 3000 } });
    expect(judgement).toMatchObject({ status: Status.accepted });
    expect(judgement.memoryKb).toBeLessThan(plainLimits.memoryLimitMb << 10);
  });
});

describe('whatever a program does with its standard error, its verdict is that of its output', () => {
  const hostile = [
    ['import os\nwhile True: os.write(2, b"x" * 65536)', Status.timeLimitExceeded],
    ['import os\nos.set_blocking(2, False)\nos.write(2, b"x" * 1000000)\nprint(42)', Status.accepted],
    [
      'import os\nr = os.open("/dev/stderr", os.O_RDONLY | os.O_NONBLOCK)\nos.write(2, b"x" * 4096)\ntry: os.read(r, 100)\nexcept BlockingIOError: pass\nprint(42)',
      Status.accepted,
    ],
    ['import fcntl\nfcntl.fcntl(2, 1031, 1 << 20)\nprint(42)', Status.accepted],
    ['import os, time\nfor i in range(20):\n  if not os.fork():\n    while True: os.write(2, b"x")\nprint(42)', Status.accepted],
  ] as const;
  test.each(hostile)('%s', async (source, status) => {
    const cases = await fixture.cases(['', '42\n']);
    const judgement = await fixture.try({ source, language: 'Python3', cases, limits: { ...plainLimits, timeLimitMs: 1000 } });
    expect(judgement.status, judgement.errorMessage ?? JSON.stringify(judgement.cases)).toBe(status);
  });
});
