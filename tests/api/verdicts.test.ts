import type { ProblemDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedLanguages } from '../judge/sources';
import { judged, nameOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/*
 * What comes of honest programs, and of a few that are not: each row is handed in by a user, waits in the queue, and is judged. The first
 * case of every problem is 17 and 25, of which the sum is asked for.
 */
let product: Product;
let root: Api;
let ann: Api;
beforeAll(async () => {
  product = await startProduct({ env: { OJ_STARTER: '0' } });
  root = await asRoot(product);
  ann = await asNewUser(product, 'ann');
  for (const name of Object.keys(problems) as ProblemName[]) await add(name);
  // A judge takes a language once it has tried it, and slow ones come later.
  await until(async () => {
    const offered = new Set((await ann.problem.languages({})).map(({ name }) => name));
    return [...present].every(name => offered.has(name));
  });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const present = await installedLanguages();
const sum = { input: '17 25\n', output: '42\n' };
const part = (percent: string) => `#include <stdio.h>\nint main(void) { fputs("${percent}", stdout); return 99; }`;
const spj = (spjCode: string) => ({ judgeMode: 'spj', spjLanguage: 'C', spjCode }) as const;

const problems = {
  sum: {},
  exact: { problem: { isRemoveEndBlank: false } },
  'exact, made on Windows': { problem: { isRemoveEndBlank: false }, samples: [{ input: '17 25\r\n', output: '42\r\n' }] },
  'a checker that repeats a line of the output and exits 1': {
    problem: spj(
      '#include <stdio.h>\nint main(int c, char **v) { char l[99] = ""; fgets(l, 99, fopen(v[2], "r")); fputs(l, stderr); return 1; }',
    ),
  },
  'a checker that writes a number and more, and exits 99': { problem: spj(part('100 20')) },
  'half of each of ten points': {
    problem: { ...spj(part('50')), type: 1 },
    samples: Array.from({ length: 10 }, () => ({ ...sum, score: 1 })),
  },
  'nearly all of each of a hundred points': {
    problem: { ...spj(part('99')), type: 1 },
    samples: Array.from({ length: 100 }, () => ({ ...sum, score: 1 })),
  },
  'a third of a group of a hundred': {
    problem: { ...spj(part('33.4')), type: 1, judgeCaseMode: 'subtask_average' },
    samples: Array.from({ length: 3 }, () => ({ ...sum, score: 100, groupNum: 1 })),
  },
  conversation: {
    problem: {
      judgeMode: 'interactive',
      spjLanguage: 'C',
      spjCode:
        '#include <stdio.h>\nint main(void) { int a; puts("17 25"); fflush(stdout); return scanf("%d", &a) == 1 && a == 42 ? 100 : 102; }',
    },
  },
  'a file beside the program, as Windows saves it': {
    problem: { userExtraFile: { 'lib.php': '\uFEFF<?php\r\nfunction add($a, $b) {\r\n  return $a + $b;\r\n}\r\n' } },
  },
} satisfies Record<string, { problem?: Partial<ProblemDraft['problem']>; samples?: ProblemDraft['samples'] }>;
type ProblemName = keyof typeof problems;

const idOf = (name: ProblemName) => `V${Object.keys(problems).indexOf(name)}`;

async function add(name: ProblemName) {
  const { problem = {}, samples = [sum] }: { problem?: Partial<ProblemDraft['problem']>; samples?: ProblemDraft['samples'] } =
    problems[name];
  const languages = [...present].map(language => ({ name: language }));
  const limits = { timeLimit: 3000, memoryLimit: 256 };
  await root.problemEditor.add({
    problem: { problemId: idOf(name), title: name, input: 'i', output: 'o', ...limits, ...problem },
    samples,
    languages,
  });
}

type Row = readonly [language: string, what: string, source: string, verdict: keyof typeof Status, score?: number];
const prints = 'print(sum(map(int, input().split())))';
const printsC = '#include <stdio.h>\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); return 0; }';
const javaMain =
  'public static void main(String[] w) { java.util.Scanner in = new java.util.Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); }';

const rows: Readonly<Partial<Record<ProblemName, readonly Row[]>>> = {
  sum: [
    ['C', 'a main that returns nothing', printsC.replace('int main', 'void main').replace(' return 0;', ''), 'accepted'],
    ['C', 'a main without a type', printsC.replace('int main(void)', 'main()').replace(' return 0;', ''), 'accepted'],
    ['C', 'a function that nobody declared', '#include <stdio.h>\nint main(void) { puts(itoa(42)); }', 'compileError'],
    ['C', 'typeof', printsC.replace('int a, b;', 'typeof(1) a, b;'), 'accepted'],
    ['C', 'a mark and CR LF', `\uFEFF${printsC.replaceAll('\n', '\r\n')}`, 'accepted'],
    ['C++ 17', 'a program of C', printsC, 'accepted'],
    ['C++ 17', 'an exception', '#include <stdexcept>\nint main() { throw std::out_of_range("x"); }', 'runtimeError'],
    ['Java', 'a class of another name', `public class Sum { ${javaMain} }`, 'accepted'],
    ['Java', 'a package', `package a.b;\npublic class Main { ${javaMain} }`, 'accepted'],
    ['Java', 'an interface', `interface Sum { ${javaMain} }`, 'accepted'],
    ['Java', 'a mark, CR LF and a package', `\uFEFFpackage a;\r\npublic class Sum {\r\n${javaMain}\r\n}\r\n`, 'accepted'],
    ['Java', 'a class name of 80 letters', `public class ${'A'.repeat(80)} { ${javaMain} }`, 'accepted'],
    ['Java', 'two public classes', `public class A { ${javaMain} } public class B {}`, 'compileError'],
    [
      'Java',
      'a recursion without end',
      'class A { static int f(int n) { return f(n + 1) + 1; } public static void main(String[] w) { f(0); } }',
      'runtimeError',
    ],
    [
      'Java',
      'memory without end',
      'class A { public static void main(String[] w) { var l = new java.util.ArrayList<long[]>(); for (;;) l.add(new long[99999]); } }',
      'memoryLimitExceeded',
    ],
    ['Kotlin', 'a package', 'package a.b\nfun main() { println(readLine()!!.split(" ").sumBy { it.toInt() }) }', 'accepted'],
    [
      'Kotlin',
      'an object',
      'object Task { @JvmStatic fun main(w: Array<String>) { println(readLine()!!.split(" ").sumBy { it.toInt() }) } }',
      'accepted',
    ],
    ['Kotlin', 'a recursion without end', 'fun f(n: Int): Int = f(n + 1) + 1\nfun main() { println(f(0)) }', 'runtimeError'],
    ['Python3', 'an integer of 5,000 digits', 'print(len(str(10 ** 4999)) - 4958)', 'accepted'],
    ['PyPy3', 'an integer of 5,000 digits', 'print(len(str(10 ** 4999)) - 4958)', 'accepted'],
    ['Python3', 'input by its name', 'print(sum(map(int, open("/dev/stdin").read().split())), file=open("/dev/stdout", "w"))', 'accepted'],
    ['Python3', 'an exception', 'print(1 // 0)', 'runtimeError'],
    [
      'JavaScript Node',
      'input by its name',
      'console.log(require("fs").readFileSync("/dev/stdin", "utf8").split(" ").reduce((a, b) => +a + +b))',
      'accepted',
    ],
    [
      'TypeScript',
      'require and process declared',
      'declare var require: any;\ndeclare const process: any;\nconst [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nprocess.stdout.write(`${a + b}\\n`);',
      'accepted',
    ],
    [
      'TypeScript',
      'a default import',
      'import fs from "fs";\nconst [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);',
      'accepted',
    ],
    ['TypeScript', 'what is wrong', 'let x: number = "a";', 'compileError'],
    [
      'PHP',
      'a mark, CR LF and strict types',
      '\uFEFF<?php declare(strict_types=1);\r\nfscanf(STDIN, "%d %d", $a, $b);\r\necho $a + $b;\r\n',
      'accepted',
    ],
    ['PHP', 'an exception', '<?php intdiv(1, 0);', 'runtimeError'],
    ['Bash', 'process substitution', 'read -r a b < <(cat)\ncat <(echo $((a + b)))', 'accepted'],
    ['Bash', 'CR LF and a here-document', 'read -r a b\r\ncat << END\r\n$((a + b))\r\nEND\r\n', 'accepted'],
    ['Bash', 'input by its name', 'read -r a b < /dev/stdin\necho $((a + b)) > /dev/stdout', 'accepted'],
    ['Golang', 'a panic', 'package main\nfunc main() { var a []int; a[len(a)] = 1 }', 'runtimeError'],
    [
      'Golang',
      'input by its name',
      'package main\nimport ("fmt"; "os")\nfunc main() { f, _ := os.Open("/dev/stdin"); var a, b int; fmt.Fscan(f, &a, &b); fmt.Println(a + b) }',
      'accepted',
    ],
  ],
  exact: [
    ['Python3', 'every byte', prints, 'accepted'],
    ['Python3', 'a blank more', 'print(42, "")', 'presentationError'],
    ['Python3', 'CR LF', 'print("42\\r")', 'presentationError'],
  ],
  'exact, made on Windows': [
    ['Python3', 'lines as they end here', prints, 'presentationError'],
    ['Python3', 'lines as the answer has them', prints.replace(/\)$/, ', end="\\r\\n")'), 'accepted'],
    ['Python3', 'no line end', 'print(42, end="")', 'presentationError'],
  ],
  'a checker that repeats a line of the output and exits 1': [
    ['Python3', 'ok', 'print("ok")', 'wrongAnswer'],
    ['Python3', 'points 100', 'print("points 100")', 'wrongAnswer'],
    ['Python3', 'partially correct (100)', 'print("partially correct (100)")', 'wrongAnswer'],
  ],
  'a checker that writes a number and more, and exits 99': [
    ['Python3', 'anything', prints, 'systemError'],
    ['C', 'anything', printsC, 'systemError'],
    ['C', 'a crash of its own', 'int main(void) { return 3; }', 'runtimeError'],
  ],
  'half of each of ten points': [['Python3', 'half of it', prints, 'partialAccepted', 5]],
  'nearly all of each of a hundred points': [['Python3', 'nearly all', prints, 'partialAccepted', 99]],
  'a third of a group of a hundred': [['Python3', 'a third', prints, 'partialAccepted', 33]],
  conversation: [
    ['Python3', 'an answer', prints, 'accepted'],
    [
      'Java',
      'streams by their names',
      'import java.io.*;\npublic class Talk { public static void main(String[] w) throws IOException { String[] s = new BufferedReader(new FileReader("/dev/stdin")).readLine().split(" "); System.out.println(Integer.parseInt(s[0]) + Integer.parseInt(s[1])); } }',
      'accepted',
    ],
    ['PHP', 'echo alone', '<?php [$a, $b] = explode(" ", trim(fgets(STDIN))); echo $a + $b, "\\n"; fgets(STDIN);', 'accepted'],
    ['PHP', 'echo and flush', '<?php [$a, $b] = explode(" ", trim(fgets(STDIN))); echo $a + $b, "\\n"; flush(); fgets(STDIN);', 'accepted'],
    ['C', 'silence', '#include <unistd.h>\nint main(void) { pause(); }', 'timeLimitExceeded'],
    ['C', 'work without end', 'int main(void) { for (volatile int i = 0;; i++); }', 'timeLimitExceeded'],
    ['Python3', 'an early end', 'pass', 'wrongAnswer'],
  ],
  'a file beside the program, as Windows saves it': [
    ['PHP', 'one that is included', '<?php require "lib.php"; fscanf(STDIN, "%d %d", $a, $b); echo add($a, $b), "\\n";', 'accepted'],
  ],
};

for (const [problem, programs] of Object.entries(rows) as [ProblemName, readonly Row[]][])
  describe(problem, () => {
    test.for(programs.filter(([language]) => present.has(language)))('%s, %s', async ([language, , code, verdict, score]) => {
      const { status, score: reached } = await judged(ann, { pid: idOf(problem), language, code });
      expect(nameOf(status)).toBe(verdict);
      if (score !== undefined) expect(reached).toBe(score);
    });
  });
