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
