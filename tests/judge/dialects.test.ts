import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest } from '../../packages/server/src/judge/judge';
import { languages } from '../../packages/server/src/judge/languages/registry';
import { type JudgeFixture, limits as plainLimits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

/** What people write who come from Codeforces, AtCoder, Kattis, Luogu or a textbook. */
let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
/** A machine may have PHP alone. */
const hasModules = ['mbstring', 'bcmath', 'gmp'].every(name => globSync(`/etc/php/*/mods-available/${name}.ini`).length > 0);
const limits = { ...plainLimits, timeLimitMs: 5000, memoryLimitMb: 512 };

async function judged(language: string, source: string, input: string, answer: string, judge?: JudgeRequest['judge']) {
  const judgement = await fixture.try({ source, language, limits, cases: await fixture.cases([input, answer]), judge });
  return { status: judgement.status, words: judgement.errorMessage ?? judgement.cases[0]?.message };
}

const accepted = { status: Status.accepted, words: undefined };
const sum = (language: string, source: string) => judged(language, source, '17 25\n', '42\n');
const javaMain = `public static void main(String[] words) {
    java.util.Scanner in = new java.util.Scanner(System.in);
    System.out.println(in.nextInt() + in.nextInt());
  }`;

describe.runIf(present.has('Java'))('a Java class may have any name', () => {
  const right = [
    ['a public class of another name', `import java.util.*;\n\npublic final class Solution {\n  ${javaMain}\n}\n`],
    ['a name of 80 letters', `public class ${'A'.repeat(80)} {\n  ${javaMain}\n}\n`],
    ['a name in Chinese', `public class 求和 {\n  ${javaMain}\n}\n`],
    ['a package', `package com.example.sum;\n\npublic class Main {\n  ${javaMain}\n}\n`],
    [
      'a package, and classes that are found by their whole names',
      `package a.b;\nclass Adder { static class Inner { int add(int x, int y) { return x + y; } } }\npublic class A {\n public static void main(String[] w) { var in = new java.util.Scanner(System.in); System.out.println(new a.b.Adder.Inner().add(in.nextInt(), in.nextInt())); } }`,
    ],
    ['no public class', `class Helper {}\nclass Sum {\n  ${javaMain}\n}\n`],
    ['an interface', `interface Sum {\n  ${javaMain}\n}\n`],
    ['an enum', `public enum Sum {\n  ONE;\n  ${javaMain}\n}\n`],
    ['a record', `record Sum(int a) {\n  ${javaMain}\n}\n`],
    ['another public class in a comment', `/*\npublic class Wrong {}\n*/\npublic class Right {\n  ${javaMain}\n}\n`],
    ['an annotation on the same line', `@SuppressWarnings("all") public class Marked {\n  ${javaMain}\n}\n`],
    ['a main that is inherited', `class Base {\n  ${javaMain}\n}\npublic class Task extends Base {}\n`],
    [
      'several classes with a main, of which one is public',
      `class Main { public static void main(String[] w) { System.out.println("no"); } }\npublic class Task {\n  ${javaMain}\n}\n`,
    ],
    [
      'several classes with a main, of which one is Main',
      `class A { public static void main(String[] w) { System.out.println("no"); } }\nclass Main {\n  ${javaMain}\n}\n`,
    ],
    [
      'several classes with a main: the first',
      `class Z {\n  ${javaMain}\n}\nclass A { public static void main(String[] w) { System.out.println("no"); } }\n`,
    ],
  ] as const;

  test.each(right)('%s', async (_, source) => {
    expect(await sum('Java', source)).toEqual(accepted);
  });

  test('a class without a main is a compile error that says so', async () => {
    const { status, words } = await sum('Java', 'public class Task { static void main() {} }');
    expect([status, words]).toEqual([Status.compileError, 'No class has a method "public static void main(String[])".']);
  });

  test('two public classes are the error that the compiler calls them', async () => {
    const { status, words } = await sum('Java', `public class A {\n  ${javaMain}\n}\npublic class B {}\n`);
    expect(status).toBe(Status.compileError);
    expect(words).toContain('should be declared in a file named');
  });
});

test('a carriage return alone is named beside what the compiler says of it', async () => {
  const { status, words } = await sum('C', '// sums\n// two numbers\rint main(void) {\nreturn missing; }\n');
  expect(status).toBe(Status.compileError);
  expect(words).toMatch(/^Line 2 has a carriage return \(CR\) that no line feed follows[^\n]*\n.*main\.c/s);
});

test('a carriage return alone is named, too, where a program was made of it', async () => {
  const { status, compilerWarnings } = await fixture.try({
    source: 'a, b = map(int, input().split())\rprint(a + b)\n',
    language: 'Python3',
    limits,
    cases: await fixture.cases(['17 25\n', '42\n']),
  });
  expect([status, compilerWarnings]).toEqual([Status.accepted, expect.stringMatching(/^Line 1 has a carriage return \(CR\)/)]);
});

describe('a recursion without end is a runtime error, however large the stack', () => {
  const endless = [
    [
      'Java',
      'public class Main { static int f(int n) { return f(n + 1) + 1; } public static void main(String[] w) { System.out.println(f(0)); } }',
    ],
    ['Kotlin', 'fun f(n: Int): Int = f(n + 1) + 1\nfun main() { println(f(0)) }'],
    ['C', '#include <stdio.h>\nint f(int n) { return f(n + 1) + 1; }\nint main(void) { printf("%d", f(0)); }'],
    ['C++ 17', '#include <iostream>\nint f(int n) { volatile int a[9] = {n}; return f(n + 1) + a[0]; }\nint main() { std::cout << f(0); }'],
    ['Python3', 'def f(n): return f(n + 1) + 1\nf(0)'],
    ['PyPy3', 'def f(n): return f(n + 1) + 1\nf(0)'],
    ['PyPy3', 'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(n): return f(n + 1) + 1\nf(0)'],
    ['JavaScript Node', 'const f = n => f(n + 1) + 1;\nf(0);'],
    ['TypeScript', 'const f = (n: number): number => f(n + 1) + 1;\nf(0);'],
    ['C#', 'class P { static int F(int n) { return F(n + 1) + 1; } static void Main() { System.Console.WriteLine(F(0)); } }'],
    ['Ruby', 'def f(n) = f(n + 1) + 1\nf(0)'],
    ['Pascal', 'function f(n: longint): longint;\nbegin f := f(n + 1) + 1; end;\nbegin writeln(f(0)); end.'],
  ] as const;
  test.each(endless.filter(([language]) => present.has(language)))('%s', async (language, source) => {
    const cases = await fixture.cases(['', '']);
    const judgement = await fixture.try({
      source,
      language,
      limits: { timeLimitMs: 10_000, memoryLimitMb: 256, stackLimitMb: 128 },
      cases,
    });
    expect(judgement.status).toBe(Status.runtimeError);
  });

  /** Their calls are not on the stack of the system. */
  const inMemory = [
    ['Golang', 'package main\nimport "fmt"\nfunc f(n int) int { return f(n+1) + 1 }\nfunc main() { fmt.Println(f(0)) }'],
    ['PHP', '<?php function f($n) { return f($n + 1) + 1; } f(0);'],
    ['Python3', 'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(n): return f(n + 1) + 1\nf(0)'],
  ] as const;
  test.each(inMemory.filter(([language]) => present.has(language)))('%s keeps its calls in memory', async (language, source) => {
    const limits = { timeLimitMs: 10_000, memoryLimitMb: 256, stackLimitMb: 128 };
    const judgement = await fixture.try({ source, language, limits, cases: await fixture.cases(['', '']) });
    expect(judgement.status).toBe(Status.memoryLimitExceeded);
  });
});

describe.runIf(present.has('Kotlin'))('Kotlin', () => {
  const right = [
    ['a package', 'package a.b\nfun main() { println(readLine()!!.split(" ").sumBy { it.toInt() }) }'],
    [
      'a companion',
      'class Task { companion object { @JvmStatic fun main(w: Array<String>) { println(readLine()!!.split(" ").sumBy { it.toInt() }) } } }',
    ],
    ['a file of another name', '@file:JvmName("Sum")\npackage a.b\nfun main() { println(readLine()!!.split(" ").sumBy { it.toInt() }) }'],
    ['an object', 'object Task { @JvmStatic fun main(w: Array<String>) { println(readLine()!!.split(" ").sumBy { it.toInt() }) } }'],
  ] as const;
  test.each(right)('starts %s', async (_, source) => {
    expect(await sum('Kotlin', source)).toEqual(accepted);
  });

  test('a source that nothing starts is a compile error that says so', async () => {
    const { status, words } = await sum('Kotlin', 'class Task { fun main() { println(42) } }');
    expect(status).toBe(Status.compileError);
    expect(words).toBe('There is no function main() outside of classes, and no class has a static one.');
  });

  test.each(['-version', '-cp', 'a b', '@list', '..'])('never hands a class called %s to Java', async name => {
    const { status, words } = await sum('Kotlin', `object \`${name}\` { @JvmStatic fun main(w: Array<String>) { println(42) } }`);
    expect([status, words]).toEqual([Status.compileError, expect.any(String)]);
  });

  test('says what is wrong with the source, and nothing before', async () => {
    const { status, words } = await sum('Kotlin', 'fun main() { println(x) }');
    expect(status).toBe(Status.compileError);
    expect(words).toMatch(/^main\.kt:1:22: error: unresolved reference: x/);
  });
});

describe('a program that is tried out shows its own words, and nothing before', () => {
  const tryOut = (language: string, source: string) =>
    fixture.judge.tryOut({ source, language, limits, ignoreEndBlank: true, input: '17 25\n', expected: '42\n' });

  test.each(languages.filter(({ name }) => present.has(name)))('$name is silent by itself', async ({ name, template }) => {
    expect(await tryOut(name, template)).toMatchObject({ status: Status.accepted, output: '42\n', errors: '' });
  });

  const speaking = [
    ['PyPy3', 'import sys\nprint("debug", file=sys.stderr)\nprint(sum(map(int, input().split())))'],
    ['Python3', 'import sys\nprint("debug", file=sys.stderr)\nprint(sum(map(int, input().split())))'],
    ['Kotlin', 'fun main() { System.err.println("debug"); println(readLine()!!.split(" ").map { it.toInt() }.sum()) }'],
    [
      'Java',
      'public class Main { public static void main(String[] w) { System.err.println("debug"); var in = new java.util.Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }',
    ],
  ] as const;
  test.each(speaking.filter(([language]) => present.has(language)))('%s says what it is made to say', async (language, source) => {
    expect(await tryOut(language, source)).toMatchObject({ status: Status.accepted, errors: 'debug\n' });
  });
});

test.runIf(present.has('PyPy3'))('PyPy says what is wrong with the source, and nothing before', async () => {
  const { status, words } = await sum('PyPy3', 'print(1');
  expect(status).toBe(Status.compileError);
  expect(words).toMatch(/^File "main\.py", line 1/);
});

describe('C and C++ with the extensions of GNU', () => {
  const right = [
    [
      'C',
      'functions of POSIX and GNU, M_PI and typeof',
      '#include <math.h>\n#include <stdio.h>\n#include <string.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); typeof(a) c = a + b; char *s = strdup(M_PI > 3 ? "%d\\n" : ""); printf(s, c); return 0; }',
    ],
    ['C', 'a main that returns nothing', '#include <stdio.h>\nvoid main() { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); }'],
    [
      'C With O2',
      'gets',
      '#include <stdio.h>\nint main() { char s[99]; int a, b; gets(s); sscanf(s, "%d%d", &a, &b); printf("%d\\n", a + b); return 0; }',
    ],
    [
      'C',
      'gets in a main that returns nothing',
      '#include <stdio.h>\nvoid main() { char s[99]; int a, b; gets(s); sscanf(s, "%d%d", &a, &b); printf("%d\\n", a + b); }',
    ],
    [
      'C++ 17',
      'typeof and arrays of any length',
      '#include <iostream>\nint main() { int a, b; std::cin >> a >> b; typeof(a) c = a; int d[a]; d[0] = b; std::cout << c + d[0] << "\\n"; }',
    ],
  ] as const;
  test.each(right)('%s has %s', async (language, _, source) => {
    expect(await sum(language, source)).toEqual(accepted);
  });

  test('a function that nobody declared is a compile error', async () => {
    const { status, words } = await sum('C', '#include <stdio.h>\nint main(void) { puts(itoa(42)); return 0; }');
    expect(status).toBe(Status.compileError);
    expect(words).toMatch(/implicit declaration of function .itoa./);
  });

  const codes = [
    ['int main(void) { return 3; }', 'exit code 3'],
    ['#include <stdlib.h>\nvoid main() { exit(4); }', 'exit code 4'],
    ['void main() { *(volatile int *)0 = 1; }', 'signal 11 (SIGSEGV)'],
  ] as const;
  test.each(codes)('%s ends as it says', async (source, words) => {
    expect(await sum('C', source)).toEqual({ status: Status.runtimeError, words });
  });

  test('an error behind many warnings is what the author reads', async () => {
    const noise = Array.from({ length: 400 }, (_, index) => `char *p${index} = ${index + 1};`).join('\n');
    const { status, words } = await sum('C', `${noise}\nint main(void) { return missing; }\n`);
    expect(status).toBe(Status.compileError);
    expect(words).toMatch(/error: .missing. undeclared/);
  });
});

describe.runIf(present.has('TypeScript'))('TypeScript lets a source declare what the judge has declared', () => {
  const right = [
    'declare var require: any;\ndeclare const process: any;\nconst fs = require("fs");\nconst [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);\nprocess.stdout.write(`${a + b}\\n`);',
    'declare function require(name: string): any;\nlet performance = 1;\nconst [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log((a + b) * performance);',
    'import * as fs from "fs";\ndeclare const process: any;\nconst [a, b] = fs.readFileSync(0).toString().split(" ").map(Number);\nconsole.log(a + b);',
  ];
  test.each(right)('%s', async source => {
    expect(await sum('TypeScript', source)).toEqual(accepted);
  });

  const imports = [
    'import fs from "fs";\nconst [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);',
    'import fs from "node:fs";\nimport assert from "assert";\nconst [a, b] = fs.readFileSync("/dev/stdin", { encoding: "utf8", flag: "r" }).split(" ").map(Number);\nassert(a > 0);\nconsole.log(a + b);',
    'import * as readline from "readline";\nimport * as assert from "assert";\nimport { EOL } from "os";\nconst rl = readline.createInterface({ input: process.stdin, output: process.stdout });\nrl.question("", (line: string) => { const [a, b] = line.split(" ").map(Number); assert(a); process.stdout.write(a + b + EOL); rl.close(); });',
    'import fs from "fs";\ndeclare const process: any;\nconst [a, b] = fs.readFileSync(0).toString().split(" ").map(Number);\nprocess.stdout.write(`${a + b}\\n`);',
    'import readline = require("readline");\nimport { performance } from "perf_hooks";\nlet timer: NodeJS.Timeout;\nconst begun = performance.now();\nreadline.createInterface({ input: process.stdin }).on("line", (line: string) => { const [a, b] = line.split(" ").map(Number); console.log(a + b); });',
    'const buffer = Buffer.allocUnsafe(8);\nbuffer.writeInt32LE(7, 0);\nlet text = "";\nprocess.stdin.setEncoding("utf8");\nprocess.stdin.on("data", (piece: string) => (text += piece));\nprocess.stdin.on("end", () => { const [a, b] = text.split(" ").map(Number); console.log(a + b + buffer.readInt32LE(0) - 7); });',
  ];
  test.each(imports)('imports and modules as people write them: %s', async source => {
    expect(await sum('TypeScript', source)).toEqual(accepted);
  });

  test('what is wrong besides is still told', async () => {
    const { status, words } = await sum('TypeScript', 'declare var require: any;\nlet x: number = "a";\nconsole.log(x);');
    expect(status).toBe(Status.compileError);
    expect(words).toMatch(/^main\.ts\(2,5\): error TS2322/);
  });
});

describe.runIf(present.has('PHP'))('PHP', () => {
  const question = `#include <stdio.h>
    int main(void) { int answer; puts("17 25"); fflush(stdout); return scanf("%d", &answer) == 1 && answer == 42 ? 100 : 102; }`;
  const talks = ['echo $a + $b, "\\n";', 'echo $a + $b, "\\n"; flush();', 'print($a + $b . "\\n"); ob_get_level() && ob_flush(); flush();'];
  test.each(talks)('writes at once: %s', async write => {
    const source = `<?php [$a, $b] = explode(" ", trim(fgets(STDIN))); ${write} fgets(STDIN);`;
    expect(await judged('PHP', source, '', '', { mode: 'interactive', language: 'C', code: question })).toEqual(accepted);
  });

  test.runIf(hasModules)('has texts of more than one byte a character, and numbers of any length', async () => {
    const source =
      '<?php echo mb_strlen("三个字"), " ", bcadd("99999999999999999999", "1"), " ", gmp_strval(gmp_mul("99999999999999999999", "2")), "\\n";';
    expect(await judged('PHP', source, '', '3 100000000000000000000 199999999999999999998\n')).toEqual(accepted);
  });
});
