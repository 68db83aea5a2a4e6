import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits as plainLimits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const limits = { ...plainLimits, timeLimitMs: 5000, memoryLimitMb: 512 };
const here = <Row extends readonly [language: string, ...rest: unknown[]]>(rows: readonly Row[]) =>
  rows.filter(([language]) => present.has(language));

async function verdict(language: string, source: string, input: string, answer: string, judge?: JudgeRequest['judge']) {
  const judgement = await fixture.try({ source, language, limits, cases: await fixture.cases([input, answer]), judge });
  return [judgement.status, judgement.errorMessage ?? judgement.cases[0]?.message];
}

const accepted = [Status.accepted, undefined];

describe('protections of interpreters against long work, which limits bound here anyway', () => {
  const long = '7'.repeat(5000);
  const python = [
    ['reads and writes', 'print(int(input()))', long],
    ['holds', `x = ${long}\nprint(x)`, ''],
    ['reads as JSON', 'import json\nprint(json.loads(input()))', long],
  ] as const;
  for (const language of ['Python3', 'PyPy3'].filter(name => present.has(name)))
    test.each(python)(`${language} %s an integer of 5,000 digits`, async (_, source, input) => {
      expect(await verdict(language, source, `${input}\n`, `${long}\n`)).toEqual(accepted);
    });

  test.each(['Python3', 'PyPy3'].filter(name => present.has(name)))('%s does so when it is tried out', async language => {
    const request = { source: `print(int(input()) + ${long} * 0)`, language, limits, ignoreEndBlank: true, input: `${long}\n` };
    expect(await fixture.judge.tryOut(request)).toMatchObject({ status: Status.accepted, output: long.slice(0, 1000), errors: '' });
  });

  test.runIf(present.has('PHP'))('PHP matches an expression that goes on 1,500,000 times', async () => {
    const source = `<?php echo preg_match('/^.*?b$/', str_repeat('a', 1500000) . 'b'), "\\n";`;
    expect(await verdict('PHP', source, '', '1\n')).toEqual(accepted);
  });
});

const cpp = (path: string) =>
  `#include <fstream>\nint main() { std::ifstream in("${path}"); long a, b; in >> a >> b; std::ofstream("/dev/stdout") << a + b << "\\n"; }`;
const readers = [
  [
    'C',
    '#include <stdio.h>\nint main(void) { int a, b; if (!freopen("/dev/stdin", "r", stdin) || scanf("%d %d", &a, &b) != 2) return 1; fprintf(fopen("/dev/stdout", "w"), "%d\\n", a + b); return 0; }',
  ],
  ['C++ 17', cpp('/dev/stdin')],
  ['C++ 20', cpp('/dev/fd/0')],
  ['C++ 23', cpp('/proc/self/fd/0')],
  [
    'Java',
    'import java.nio.file.*;\npublic class Main { public static void main(String[] x) throws Exception { String[] w = Files.readString(Path.of("/dev/stdin")).trim().split("\\\\s+"); System.out.println(Integer.parseInt(w[0]) + Integer.parseInt(w[1])); } }',
  ],
  ['Kotlin', 'import java.io.File\nfun main() { println(File("/dev/stdin").readText().trim().split(" ").map { it.toInt() }.sum()) }'],
  ['Python3', 'print(sum(map(int, open("/dev/stdin").read().split())), file=open("/dev/stdout", "w"))'],
  ['PyPy3', 'print(sum(map(int, open("/dev/stdin").read().split())), file=open("/dev/fd/1", "w"))'],
  [
    'JavaScript Node',
    'const fs = require("fs"); const [a, b] = fs.readFileSync("/dev/stdin", "utf8").split(" ").map(Number); fs.writeFileSync("/dev/stdout", `${a + b}\\n`);',
  ],
  [
    'TypeScript',
    'import * as fs from "fs"; const [a, b] = fs.readFileSync("/dev/stdin", "utf8").split(" ").map(Number); console.log(a + b);',
  ],
  [
    'Golang',
    'package main\nimport ("fmt"; "os")\nfunc main() { f, e := os.Open("/dev/stdin"); if e != nil { panic(e) }; var a, b int; fmt.Fscan(f, &a, &b); fmt.Println(a + b) }',
  ],
  [
    'Rust',
    'fn main() { let s = std::fs::read_to_string("/dev/stdin").unwrap(); println!("{}", s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum::<i64>()); }',
  ],
  [
    'C#',
    'using System; using System.Linq; class P { static void Main() { Console.WriteLine(System.IO.File.ReadAllText("/dev/stdin").Trim().Split(\' \').Select(int.Parse).Sum()); } }',
  ],
  ['PHP', '<?php echo array_sum(explode(" ", trim(file_get_contents("/dev/stdin")))), "\\n";'],
  ['Ruby', 'puts File.read("/dev/stdin").split.map(&:to_i).sum'],
  ['Pascal', "var f: text; a, b: longint; begin assign(f, '/dev/stdin'); reset(f); read(f, a, b); writeln(a + b); end."],
  ['Haskell', 'main = do { s <- readFile "/dev/stdin"; print (sum (map read (words s)) :: Int) }'],
  ['Bash', 'read -r a b < /dev/stdin\nwhile read -r x; do echo "$x"; done < <(echo $((a + b)))'],
] as const;

describe('the names of the standard streams', () => {
  test.each(here(readers))('%s opens its input and output by name', async (language, source) => {
    expect(await verdict(language, source, '17 25\n', '42\n')).toEqual(accepted);
  });

  test('standard error by name comes back when a program is tried out', async () => {
    const source =
      '#include <stdio.h>\nint main(void) { FILE *f = fopen("/dev/stderr", "w"); if (!f) return 1; fputs("told", f); return 0; }';
    expect(await fixture.judge.tryOut({ source, language: 'C', limits, ignoreEndBlank: true, input: '' })).toMatchObject({
      status: Status.accepted,
      errors: 'told',
    });
  });

  test.runIf(present.has('Bash'))('Bash has process substitution', async () => {
    const source = 'mapfile -t lines < <(sort -n)\npaste -d" " <(printf "%s\\n" "${lines[@]}") <(seq 3)\ntee /dev/stderr < /dev/null';
    expect(await verdict('Bash', source, '3\n1\n2\n', '1 1\n2 2\n3 3\n')).toEqual(accepted);
  });

  const question = `#include <stdio.h>
    int main(void) { int answer; puts("17 25"); fflush(stdout); return scanf("%d", &answer) == 1 && answer == 42 ? 100 : 102; }`;
  test.each(here(readers.filter(([language]) => ['C', 'C++ 17', 'C++ 20', 'Python3', 'Bash', 'Golang'].includes(language))))(
    '%s opens them when it talks with an interactor',
    async (language, source) => {
      // The whole of a conversation never comes at once: what reads up to the end would wait for it.
      const talking = source.replace('.read()', '.readline()');
      expect(await verdict(language, talking, '', '', { mode: 'interactive', language: 'C', code: question })).toEqual(accepted);
    },
  );
});

describe('what editors of Windows make of a source', () => {
  const sum = [
    ['C', '#include <stdio.h>\nint main(void) {\n  int a, b;\n  scanf("%d %d", &a, &b);\n  printf("%d\\n", a + b);\n  return 0;\n}\n'],
    [
      'Java',
      'public class Main {\n  public static void main(String[] x) {\n    var in = new java.util.Scanner(System.in);\n    System.out.println(in.nextInt() + in.nextInt());\n  }\n}\n',
    ],
    ['PHP', '<?php\n[$a, $b] = explode(" ", trim(fgets(STDIN)));\necho $a + $b, "\\n";\n'],
    ['Python3', 'a, b = map(int, input().split())\nprint(a + b)\n'],
    ['Bash', 'read -r a b\nif true; then\ncat << END\n$((a + b))\nEND\nfi\n'],
    ['Ruby', 'a, b = gets.split.map(&:to_i)\nputs <<~END\n  #{a + b}\nEND\n'],
  ] as const;

  test.each(here(sum))('%s runs with a byte order mark and lines that end with CR LF', async (language, source) => {
    const [marked, windows] = [`\uFEFF${source}`, source.replaceAll('\n', '\r\n')];
    for (const each of [marked, windows, `\uFEFF${windows}`]) expect(await verdict(language, each, '17 25\n', '42\n')).toEqual(accepted);
  });
});
