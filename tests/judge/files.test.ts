import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest, type TryOutRequest } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const { accepted, runtimeError, systemError, wrongAnswer } = Status;
const fileIo = { read: 'sum.in', write: 'sum.out' };

const sum = `#include <stdio.h>
int main(void) {
  long a, b;
  FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
  if (!in || !out || getchar() != EOF || fscanf(in, "%ld%ld", &a, &b) != 2) return 1;
  fprintf(out, "%ld\\n", a + b);
  puts("not looked at");
  return 0;
}`;

describe('reading and writing files', () => {
  const judge = async (request: Partial<JudgeRequest> & { source: string }, answer = '3\n') =>
    fixture.try({ fileIo, cases: await fixture.cases(['1 2\n', answer], ['10 20\n', '30\n']), ...request });

  test('the input lies there, standard input is empty, only the file counts', async () => {
    expect(await judge({ source: sum })).toMatchObject({ status: accepted, cases: [{ status: accepted }, { status: accepted }] });
  });

  test('in Python too', async () => {
    const source = "a, b = map(int, open('sum.in').read().split())\nopen('sum.out', 'w').write(str(a + b))\n";
    expect((await judge({ source, language: 'Python3' })).status).toBe(accepted);
  });

  test('nothing of one case is there in the next', async () => {
    const once =
      '#include <stdio.h>\nint main(void) { int a; scanf("%d", &a); FILE *f = fopen("sum.in", "r"); fscanf(f, "%d", &a);\n' +
      'if (a == 1) fputs("3\\n", fopen("sum.out", "w")); return 0; }';
    expect((await judge({ source: once })).cases.map(({ status }) => status)).toEqual([accepted, wrongAnswer]);
  });

  test('a special judge sees the file', async () => {
    const code = `#include <stdio.h>
      int main(int c, char **v) { int n = 0; FILE *f = fopen(v[2], "r"); return f && fscanf(f, "%d", &n) == 1 && n % 3 == 0 ? 100 : 102; }`;
    const judgement = await judge({ source: sum, judge: { mode: 'spj', code, language: 'C' } }, '');
    expect(judgement.cases.map(({ status }) => status)).toEqual([accepted, accepted]);
  });

  test('a large input and a large output cost the program none of its memory', async () => {
    const long = `${'7'.repeat(20 << 20)}\n`;
    const copy =
      '#include <stdio.h>\n#include <unistd.h>\n#include <fcntl.h>\nstatic char b[1 << 16];\n' +
      'int main(void) { int i = open("sum.in", O_RDONLY), o = open("sum.out", O_WRONLY | O_CREAT, 0600);\n' +
      'for (long n; (n = read(i, b, sizeof b)) > 0;) if (write(o, b, n) != n) return 2; return 0; }';
    const judgement = await fixture.try({
      source: copy,
      fileIo,
      cases: await fixture.cases([long, long]),
      limits: { ...limits, memoryLimitMb: 16 },
    });
    expect(judgement).toMatchObject({ status: accepted });
  });

  const empty = async (statement: string) => {
    const source = `#include <fcntl.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <sys/stat.h>\n#include <unistd.h>
      int main() { ${statement}; return 0; }`;
    return fixture.try({ source, language: 'C++ 17', fileIo, cases: await fixture.cases(['root:x:0:0:root:/root:/bin/bash\n', '']) });
  };

  test.each([
    ['no file', ''],
    ['a link to a file of the host', 'if (symlink("/etc/passwd", "sum.out")) return 1'],
    ['a link to the input', 'if (symlink("sum.in", "sum.out")) return 1'],
    ['a link to a pipe', 'if (mkfifo("p", 0600) || symlink("p", "sum.out")) return 1'],
    ['a pipe that nobody writes to', 'if (mkfifo("sum.out", 0600)) return 1'],
    ['a directory', 'if (mkdir("sum.out", 0700)) return 1'],
    ['an empty file that nobody may read', 'close(open("sum.out", O_CREAT | O_WRONLY, 0))'],
  ])('%s under the name of the output is an empty output, and blocks nobody (J4)', async (_, statement) => {
    expect(await empty(statement)).toMatchObject({ status: accepted });
  });

  test('a device cannot be made (J4)', async () => {
    expect(await empty('if (!mknod("sum.out", S_IFCHR | 0666, 0x105)) return 1')).toMatchObject({ status: accepted });
  });

  test.each([
    [
      'written',
      'int f = open("sum.out", O_CREAT | O_WRONLY, 0600); static char b[1 << 20]; for (;;) if (write(f, b, sizeof b) < 0) return 1',
    ],
    ['with a hole', 'int f = open("sum.out", O_CREAT | O_WRONLY, 0600); if (ftruncate(f, 1LL << 40)) return 1'],
  ])('a file that is too large, %s, is beyond the output limit (J4)', async (_, statement) => {
    expect(await empty(statement)).toMatchObject({
      status: runtimeError,
      cases: [{ message: expect.stringMatching(/output limit|SIGXFSZ/) }],
    });
  });

  test('a program that goes on writing where it can no more is beyond the output limit as well', async () => {
    const stubborn =
      'signal(25, SIG_IGN); int f = open("sum.out", O_CREAT | O_WRONLY, 0600); static char b[1 << 16]; while (write(f, b, sizeof b) > 0)';
    const source = `#include <fcntl.h>\n#include <signal.h>\n#include <unistd.h>\nint main() { ${stubborn}; return 0; }`;
    const judgement = await fixture.try({ source, language: 'C++ 17', fileIo, cases: await fixture.cases(['', '']) });
    expect(judgement).toMatchObject({ status: runtimeError, cases: [{ message: 'output limit exceeded' }] });
  });

  test.each(['', '../sum.in', 'a/b', '.hidden', '-o', 'two words', 'line\nbreak'])('%j is no name for a file', async name => {
    for (const names of [
      { ...fileIo, read: name },
      { ...fileIo, write: name },
    ])
      expect(await judge({ source: sum, fileIo: names })).toMatchObject({
        status: systemError,
        judgeFault: true,
        errorMessage: `The problem reads or writes a file called ${JSON.stringify(name)}.`,
      });
  });

  test('one file for both, and files instead of a conversation, are faults of the problem', async () => {
    expect(await judge({ source: sum, fileIo: { read: 'a', write: 'a' } })).toMatchObject({ status: systemError, judgeFault: true });
    const interactor = { mode: 'interactive', code: 'int main(void) { return 100; }', language: 'C' } as const;
    const judgement = await judge({ source: sum, judge: interactor });
    expect(judgement).toMatchObject({ status: systemError, judgeFault: true });
    expect(judgement.errorMessage).toMatch(/cannot read and write files/);
  });
});

describe('files of the problem beside the program', () => {
  const judge = async (request: Partial<JudgeRequest> & { source: string }) =>
    fixture.try({ cases: await fixture.cases(['20', '42\n'], ['1', '4\n']), ...request });

  const header = '#pragma once\nstatic inline int twice(int n) { return 2 * n + BONUS; }\n';

  test('a header, when it is compiled', async () => {
    const source =
      '#define BONUS 2\n#include "lib.h"\n#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("%d\\n", twice(n)); return 0; }';
    expect((await judge({ source, files: { 'lib.h': header } })).status).toBe(accepted);
    const withoutFile = await judge({ source });
    expect(withoutFile.status).toBe(Status.compileError);
    expect(withoutFile.errorMessage).toContain('lib.h');
  });

  test('a module, when it runs', async () => {
    const source = 'from lib import twice\nprint(twice(int(input())))\n';
    const files = { 'lib.py': 'def twice(n):\n    return 2 * n + 2\n' };
    expect((await judge({ source, language: 'Python3', files })).status).toBe(accepted);
  });

  test.each([
    [
      'PHP',
      '<?php require "lib.php"; echo twice((int) fgets(STDIN)), "\\n";',
      'lib.php',
      '<?php\nfunction twice($n) {\n  return 2 * $n + 2;\n}\n',
    ],
    ['Bash', 'source lib.sh\nread -r n\ntwice "$n"', 'lib.sh', 'twice() {\n  if true; then\n    echo $((2 * $1 + 2))\n  fi\n}\n'],
    ['Python3', 'from lib import twice\nprint(twice(int(input())))', 'lib.py', 'def twice(n):\n  return 2 * n + 2\n'],
  ])('%s: a source as Windows saves it, when it runs', async (language, source, name, text) => {
    const files = { [name]: `\uFEFF${text.replaceAll('\n', '\r\n')}` };
    expect((await judge({ source, language, files })).status).toBe(present.has(language) ? accepted : systemError);
  });

  test('a file that is no source stays as it is', async () => {
    const source = "open('o', 'wb').write(open('table.txt', 'rb').read())";
    const text = '\uFEFF1\r\n2\r\n';
    const cases = await fixture.cases(['', text]);
    const request = { source, language: 'Python3', files: { 'table.txt': text }, fileIo: { read: 'i', write: 'o' }, ignoreEndBlank: false };
    expect((await judge({ ...request, cases })).status).toBe(accepted);
  });

  test('a file to read, the same in every case whatever the program does to it', async () => {
    const source = `#include <stdio.h>
      int main(void) {
        int n, bonus;
        FILE *table = fopen("table.txt", "r+");
        if (!table || fscanf(table, "%d", &bonus) != 1 || scanf("%d", &n) != 1) return 1;
        rewind(table), fputs("9", table);
        printf("%d\\n", 2 * n + bonus);
        return 0;
      }`;
    expect((await judge({ source, files: { 'table.txt': '2' } })).status).toBe(accepted);
  });

  test('together with reading and writing files', async () => {
    const source = "from lib import twice\nopen('o', 'w').write(str(twice(int(open('i').read()))))\n";
    const files = { 'lib.py': 'def twice(n):\n    return 2 * n + 2\n' };
    expect((await judge({ source, language: 'Python3', files, fileIo: { read: 'i', write: 'o' } })).status).toBe(accepted);
  });

  test.each([['main.c'], ['../lib.h'], ['.profile'], ['a/b'], [''], ['i'], ['o']])('none is called %j', async name => {
    const judgement = await judge({ source: sum, files: { [name]: '' }, fileIo: { read: 'i', write: 'o' } });
    expect(judgement).toMatchObject({
      status: systemError,
      judgeFault: true,
      errorMessage: `The problem cannot have a file called ${name}.`,
    });
  });

  test('no more than 20, and no more than 256 KiB', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, '']));
    expect((await judge({ source: sum, files: many })).errorMessage).toBe('The problem has more than 20 files.');
    const large = { a: 'x'.repeat(200 << 10), b: '\u00e9'.repeat(30 << 10) };
    expect((await judge({ source: sum, files: large })).errorMessage).toBe('The files of the problem are larger than 256 KiB.');
  });
});

describe('trying out', () => {
  const echo = '#include <stdio.h>\nint main(void) { int c; fputs("said", stderr); while ((c = getchar()) != EOF) putchar(c); return 0; }';
  const tryOut = (request: Partial<TryOutRequest>) =>
    fixture.judge.tryOut({ source: echo, language: 'C With O2', limits, ignoreEndBlank: true, input: '1 2\n', ...request });

  test('with nothing expected a good end is accepted, and everything is shown', async () => {
    const result = await tryOut({});
    expect(result).toMatchObject({ status: accepted, output: '1 2\n', errors: 'said' });
    expect(result.memoryKb).toBeGreaterThan(0);
    expect(result.compileError).toBeUndefined();
  });

  test('what is expected is compared', async () => {
    expect((await tryOut({ expected: '1 2' })).status).toBe(accepted);
    expect((await tryOut({ expected: '1 3' })).status).toBe(wrongAnswer);
    expect((await tryOut({ expected: '12', ignoreEndBlank: false })).status).toBe(Status.presentationError);
    expect((await tryOut({ expected: '' })).status).toBe(wrongAnswer);
  });

  test('failures, with what was written before them', async () => {
    const crash = await tryOut({ source: echo.replace('return 0', 'fflush(stdout); return 3') });
    expect(crash).toMatchObject({ status: runtimeError, output: '1 2\n', errors: 'said' });
    expect(await tryOut({ source: 'int main(void) { return 7; }' })).toMatchObject({ status: runtimeError, errors: 'exit code 7' });
    expect(await tryOut({ source: 'int main(void) { for (;;); }' })).toMatchObject({
      status: Status.timeLimitExceeded,
      timeMs: limits.timeLimitMs,
      output: '',
    });
    const refused = await tryOut({ source: 'int main(void) { return nothing; }' });
    expect(refused.status).toBe(Status.compileError);
    expect(refused.compileError).toContain('nothing');
    expect((await tryOut({ language: 'Klingon' })).status).toBe(systemError);
  });

  test('the first 1000 characters, and valid text (J24)', async () => {
    const flood = 'import sys\nsys.stdout.buffer.write(b"\\x00\\xff" + "\u{1F600}".encode() * 3000)\nsys.stderr.write("e" * 5000)\n';
    const { output, errors } = await tryOut({ source: flood, language: 'Python3' });
    expect([...output].length).toBe(1000);
    expect(output.startsWith('\u{FFFD}\u{FFFD}\u{1F600}')).toBe(true);
    expect(output.isWellFormed()).toBe(true);
    expect(errors).toBe('e'.repeat(1000));
  });

  test('files, and a special judge that is not asked', async () => {
    const judge = { mode: 'spj', code: 'int main(void) { return 103; }', language: 'C' } as const;
    const result = await tryOut({ source: sum, fileIo, judge, files: { 'lib.h': '' } });
    expect(result).toMatchObject({ status: accepted, output: '3\n' });
  });

  test('an interactor is asked, and what it said is shown', async () => {
    const code = `#include <stdio.h>
      int main(int count, char **names) {
        int secret, guess;
        FILE *input = count == 4 ? fopen(names[1], "r") : NULL, *answer = count == 4 ? fopen(names[3], "r") : NULL;
        if (!input || !answer || fgetc(answer) != EOF || fscanf(input, "%d", &secret) != 1) return 103;
        if (scanf("%d", &guess) != 1) return 101;
        fprintf(stderr, "heard %d", guess);
        return guess == secret ? 100 : 102;
      }`;
    const judge = { mode: 'interactive', code, language: 'C' } as const;
    const source = '#include <stdio.h>\nint main(void) { puts("42"); return 0; }';
    expect(await tryOut({ source, judge, input: '42' })).toMatchObject({ status: accepted, errors: 'heard 42' });
    expect(await tryOut({ source, judge, input: '43' })).toMatchObject({ status: wrongAnswer, errors: 'heard 42' });
  });

  test('aborting rejects', async () => {
    const reason = new Error('enough');
    await expect(
      fixture.judge.tryOut({ source: echo, language: 'C With O2', limits, ignoreEndBlank: true, input: '' }, AbortSignal.abort(reason)),
    ).rejects.toThrow('enough');
  });
});

test('whether a special judge compiles', async () => {
  const source = { mode: 'spj', language: 'C++', code: '#include "testlib.h"\nint main() { quit(_ok, LUCK); }' } as const;
  expect(await fixture.judge.complaintAbout(source)).toMatch(/^The special judge does not compile\.\n[^]*LUCK/);
  expect(
    await fixture.judge.complaintAbout({ ...source, files: { 'testlib.h': '#define LUCK 1\n#define _ok 0\nvoid quit(int, int) {}' } }),
  ).toBeUndefined();
});
