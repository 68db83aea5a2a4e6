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
/** Their usual names are tried in every language by probes.test.ts. */
const otherNames = [
  ['C++ 20', cpp('/dev/fd/0')],
  ['C++ 23', cpp('/proc/self/fd/0')],
  ['PyPy3', 'print(sum(map(int, open("/dev/stdin").read().split())), file=open("/dev/fd/1", "w"))'],
] as const;
const talkers = [
  [
    'C',
    '#include <stdio.h>\nint main(void) { int a, b; if (!freopen("/dev/stdin", "r", stdin) || scanf("%d %d", &a, &b) != 2) return 1; fprintf(fopen("/dev/stdout", "w"), "%d\\n", a + b); return 0; }',
  ],
  ['C++ 17', cpp('/dev/stdin')],
  ['C++ 20', cpp('/dev/fd/0')],
  // The whole of a conversation never comes at once: what reads up to the end would wait for it.
  ['Python3', 'print(sum(map(int, open("/dev/stdin").readline().split())), file=open("/dev/stdout", "w"))'],
  [
    'Golang',
    'package main\nimport ("fmt"; "os")\nfunc main() { f, e := os.Open("/dev/stdin"); if e != nil { panic(e) }; var a, b int; fmt.Fscan(f, &a, &b); fmt.Println(a + b) }',
  ],
  ['Bash', 'read -r a b < /dev/stdin\nwhile read -r x; do echo "$x"; done < <(echo $((a + b)))'],
  ['PyPy3', 'a, b = map(int, open("/dev/stdin").readline().split())\nprint(a + b, file=open("/dev/stdout", "w"))'],
  [
    'JavaScript Node',
    'const fs = require("fs"); const b = Buffer.alloc(64); const n = fs.readSync(fs.openSync("/dev/stdin"), b); const [x, y] = b.toString("utf8", 0, n).split(" ").map(Number); fs.writeFileSync("/dev/stdout", `${x + y}\n`);',
  ],
  [
    'TypeScript',
    'import * as fs from "fs"; const b = Buffer.alloc(64); const n = fs.readSync(fs.openSync("/dev/stdin"), b); const [x, y] = b.toString("utf8", 0, n).split(" ").map(Number); fs.writeFileSync("/dev/stdout", `${x + y}\n`);',
  ],
  [
    'Java',
    'import java.io.*;\npublic class Talk { public static void main(String[] w) throws IOException { String[] s = new BufferedReader(new FileReader("/dev/stdin")).readLine().split(" "); try (PrintWriter out = new PrintWriter("/dev/stdout")) { out.println(Integer.parseInt(s[0]) + Integer.parseInt(s[1])); } } }',
  ],
  [
    'Kotlin',
    'import java.io.File\nfun main() { val (a, b) = File("/dev/stdin").bufferedReader().readLine().split(" ").map { it.toInt() }; File("/dev/stdout").writeText("${a + b}\\n") }',
  ],
  [
    'C#',
    'using System.IO; class P { static void Main() { var s = new StreamReader("/dev/stdin").ReadLine().Split(\' \'); using (var o = new StreamWriter("/dev/stdout")) o.WriteLine(int.Parse(s[0]) + int.Parse(s[1])); } }',
  ],
  // PHP finds no pipe by the names of the system, on no machine.
  ['PHP', '<?php [$a, $b] = explode(" ", trim(fgets(fopen("php://stdin", "r")))); file_put_contents("php://stdout", $a + $b . "\n");'],
  ['Ruby', 'a, b = File.open("/dev/stdin").gets.split.map(&:to_i)\nFile.write("/dev/stdout", "#{a + b}\n")'],
  [
    'Rust',
    'use std::{fs::{File, OpenOptions}, io::{BufRead, BufReader, Write}};\nfn main() { let mut s = String::new(); BufReader::new(File::open("/dev/stdin").unwrap()).read_line(&mut s).unwrap(); let n: i32 = s.split_whitespace().map(|w| w.parse::<i32>().unwrap()).sum(); writeln!(OpenOptions::new().write(true).open("/dev/stdout").unwrap(), "{}", n).unwrap(); }',
  ],
  [
    'Pascal',
    "var i, o: text; a, b: longint;\nbegin assign(i, '/dev/stdin'); reset(i); readln(i, a, b); assign(o, '/dev/stdout'); rewrite(o); writeln(o, a + b); close(o); end.",
  ],
  [
    'Haskell',
    'import System.IO\nmain = do { i <- openFile "/dev/stdin" ReadMode; s <- hGetLine i; writeFile "/dev/stdout" (show (sum (map read (words s) :: [Int])) ++ "\\n") }',
  ],
] as const;

describe('the names of the standard streams', () => {
  test.each(here(otherNames))('%s opens its input and output by another name', async (language, source) => {
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
  test.each(here(talkers))('%s opens them when it talks with an interactor', async (language, source) => {
    expect(await verdict(language, source, '', '', { mode: 'interactive', language: 'C', code: question })).toEqual(accepted);
  });
});

/** A byte order mark, and lines that end with CR LF, are tried in every language by probes.test.ts. */
describe('what editors of Windows make of a text within a source', () => {
  const sum = [
    ['Bash', 'read -r a b\nif true; then\ncat << END\n$((a + b))\nEND\nfi\n'],
    ['Ruby', 'a, b = gets.split.map(&:to_i)\nputs <<~END\n  #{a + b}\nEND\n'],
  ] as const;

  test.each(here(sum))('%s finds its end', async (language, source) => {
    expect(await verdict(language, `\uFEFF${source.replaceAll('\n', '\r\n')}`, '17 25\n', '42\n')).toEqual(accepted);
  });
});
