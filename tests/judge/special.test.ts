import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';
import { expectNothingLeft } from './leftovers';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

afterEach(() => expectNothingLeft(fixture.directory));

/** A checker of the folder `special`. */
const checker = (name: string, files?: Record<string, string>): NonNullable<JudgeRequest['judge']> => ({
  mode: 'spj',
  code: readFileSync(join(import.meta.dirname, 'special', name), 'utf8'),
  language: extname(name) === '.c' ? 'C' : 'C++',
  files,
});

/** Writes its input. */
const source = `#include <unistd.h>
  static char block[1 << 16];
  int main() { for (long n; (n = read(0, block, sizeof block)) > 0;) if (write(1, block, n) != n) return 1; return 0; }`;

const { accepted, partialAccepted, presentationError, systemError, wrongAnswer } = Status;

describe('what the checker decides', () => {
  const withTestlib = checker('obedient.c', { 'testlib.h': '' });
  const obey = async (...scripts: string[]) =>
    fixture.try({ source, cases: await fixture.cases(...scripts.map(script => [script, ''] as const)), judge: withTestlib });

  const verdicts: readonly (readonly [script: string, status: Status, score: number, message?: string])[] = [
    ['100\n', accepted, 100],
    ['101\n', presentationError, 0],
    ['102\nfar off', wrongAnswer, 0, 'far off'],
    ['0\n', accepted, 100],
    ['42\n', accepted, 100],
    ['43\n', wrongAnswer, 0],
    ['99\n29', partialAccepted, 29],
    ['99\n 12.5 \nhalf of a quarter', partialAccepted, 12.5, 'half of a quarter'],
    ['99\n0.5', partialAccepted, 0.5],
    ['99\n100', accepted, 100],
    ['99\n0', wrongAnswer, 0],
    ['1\n', wrongAnswer, 0],
    ['1\n\nwrong answer 2nd number differs', wrongAnswer, 0, 'wrong answer 2nd number differs'],
    ['2\n\nwrong output format a word', wrongAnswer, 0, 'wrong output format a word'],
    ['4\n\nwrong output format extra', wrongAnswer, 0, 'wrong output format extra'],
    ['8\n\nunexpected eof', wrongAnswer, 0, 'unexpected eof'],
    ['7\n\npoints 62.5 well', partialAccepted, 62.5, 'points 62.5 well'],
    ['42\n\npartially correct (42) well', partialAccepted, 42, 'partially correct (42) well'],
    ['0\n\npartially correct (0) badly', wrongAnswer, 0, 'partially correct (0) badly'],
    ['16\n\npartially correct (16)', partialAccepted, 16, 'partially correct (16)'],
    ['80\n\npartially correct (30)', partialAccepted, 30, 'partially correct (30)'],
    ['121\n\npartially correct (1)', partialAccepted, 1, 'partially correct (1)'],
    ['220\n\npartially correct (200)', accepted, 100, 'partially correct (200)'],
    ['102\nignored\nsaid', wrongAnswer, 0, 'said'],
    ['99\n1e9', accepted, 100],
    ['99\n100.5', accepted, 100],
    ['99\n-1', wrongAnswer, 0],
    ['7\n\npoints 1e9', accepted, 100, 'points 1e9'],
    ['7\n\npoints -5', wrongAnswer, 0, 'points -5'],
  ];

  test('every exit code, partial scores (clamped, J26), the words of testlib', async () => {
    const judgement = await obey(...verdicts.map(([script]) => script));
    const score = Math.floor(100 / verdicts.length);
    expect(judgement.cases.map(({ status, score, message }) => [status, score, message])).toEqual(
      verdicts.map(([, status, percent, message]) => [status, expect.closeTo((percent / 100) * score, 6), message]),
    );
    expect(judgement.status).toBe(presentationError);
  });

  for (const [script, status, score, message] of verdicts)
    test(`${JSON.stringify(script)} alone, of 100 points`, async () => {
      const judgement = await obey(script);
      expect(judgement).toMatchObject({ status, cases: [{ status, score }] });
      expect(judgement.cases[0]?.message).toBe(message);
    });

  test.each([
    ['103\n\nno data', 'no data'],
    ['3\n\nFAIL the jury has no answer', 'FAIL the jury has no answer'],
    ['99\n', 'a score that is no number'],
    ['99\nNaN', 'a score that is no number'],
    ['99\nInfinity', 'a score that is no number'],
    ['99\nfull', 'a score that is no number'],
    ['99\n12.5 of 100', 'a score that is no number'],
    ['99\n100 20', 'a score that is no number'],
    ['99\n0x64', 'a score that is no number'],
    [`99\n100${' '.repeat(5000)}20`, 'a score that is no number'],
    ['7\n\npoints NaN', 'exit code 7: points NaN'],
    ['7\n\npoints', 'exit code 7: points'],
    ['7\n\npoints 0x64', 'exit code 7: points 0x64'],
    ['7\n\nok 3 numbers', 'exit code 7: ok 3 numbers'],
    ['5\n\npoints 30', 'exit code 5: points 30'],
    ['66\n\npartially correct (200)', 'exit code 66: partially correct (200)'],
    ['150\n\npartially correct (150)', 'exit code 150: partially correct (150)'],
  ])('%j is a system error, and stops the judging (J26)', async (script, message) => {
    const judgement = await obey('100\n', script, '100\n');
    expect(judgement.cases.map(({ status, score }) => [status, score])).toEqual([
      [accepted, 33],
      [systemError, 0],
    ]);
    expect(judgement.cases[1]?.message).toBe(message);
    expect(judgement).toMatchObject({
      status: systemError,
      judgeFault: true,
      errorMessage: `The special judge failed on case 2: ${message}`,
    });
  });

  const opinions = ['ok', 'ok!', 'points 100', 'partially correct (100)', 'partially correct (43)'];
  const echo = (code: number) => ({
    mode: 'spj' as const,
    language: 'C' as const,
    code: `#include <stdio.h>
      int main(int c, char **v) { char l[99]; fgets(l, 99, fopen(v[2], "r")); fputs(l, stderr); return ${code}; }`,
  });

  test.each([1, 2, 4, 8, 43, 102])(
    'words of the program that a checker repeats make nothing of exit code %i but a wrong answer',
    async code => {
      const cases = await fixture.cases(...opinions.map(words => [words, ''] as const));
      const judgement = await fixture.try({ source, cases, judge: echo(code) });
      expect(judgement.cases.map(({ status, score }) => [status, score])).toEqual(opinions.map(() => [wrongAnswer, 0]));
    },
  );

  test.each([3, 5, 7, 16, 77, 103, 120, 220])('they do not make exit code %i a success either', async code => {
    for (const words of [...opinions, ...[0, 50, 120].map(base => `partially correct (${code - base})`)]) {
      const judgement = await fixture.try({ source, cases: await fixture.cases([words, '']), judge: echo(code) });
      expect([judgement.status, judgement.score], words).toEqual([systemError, 0]);
    }
  });

  test('a message is one line of at most 200 characters, and valid text', async () => {
    const bytes = Buffer.concat([
      Buffer.from('102\n\n\u001b[31mred\t\u0000\u0007x'),
      Buffer.from([0xff]),
      Buffer.from('\u{1F600}'.repeat(300)),
    ]);
    const judgement = await fixture.try({ source, cases: await fixture.cases([bytes, '']), judge: checker('obedient.c') });
    const { message = '' } = judgement.cases[0] ?? {};
    expect(judgement.status).toBe(wrongAnswer);
    expect(message.startsWith('[31mred')).toBe(true);
    expect(message).not.toMatch(/\p{Cc}/u);
    expect([...message].length).toBeLessThanOrEqual(200);
    expect(message.isWellFormed()).toBe(true);
  });
});

describe('what the checker sees', () => {
  const verdict = `#include <cstdio>
    #include <cstdlib>
    enum { right = 100, malformed, wrong, broken };
    [[noreturn]] inline void leave(int code, const char *why) { std::fputs(why, stderr); std::exit(code); }`;
  const judge = checker('divisor.cpp', { 'verdict.h': verdict, 'lucky.txt': '13\n' });

  test('input, output and answer of its case, and its own files when it is compiled and when it runs', async () => {
    const cases = await fixture.cases(['12', '6'], ['13', '6'], ['14', '6'], ['word', '6']);
    const half = '#include <stdio.h>\nint main() { int n; if (scanf("%d", &n) != 1) return 0; printf("%d", n % 2 ? n : n / 2); return 0; }';
    const judgement = await fixture.try({ source: half, cases: cases.slice(0, 3), judge });
    expect(judgement.cases.map(({ status, message }) => [status, message])).toEqual([
      [accepted, 'fine'],
      [accepted, 'lucky'],
      [wrongAnswer, 'no divisor'],
    ]);
    expect(await fixture.try({ source: half, cases: cases.slice(3), judge })).toMatchObject({
      status: systemError,
      errorMessage: 'The special judge failed on case 4: a file is missing',
    });
  });

  test('nothing when the program failed by itself', async () => {
    const judgement = await fixture.try({
      source: 'int main() { return 3; }',
      cases: await fixture.cases(['100\n', '']),
      judge: checker('crash.c'),
    });
    expect(judgement.cases[0]).toMatchObject({ status: Status.runtimeError, message: 'exit code 3' });
  });

  test('no data of another problem, no host, no trace of the last case; and it changes nothing (J27)', async () => {
    const [other, ...cases] = [...(await fixture.cases(['1', '2'])), ...(await fixture.cases(['a', 'b'], ['c', 'd']))];
    const hidden = [other, ...cases].flatMap(each => (each ? [each.inputPath, each.answerPath] : []));
    const targets = [...hidden, '/etc/shadow', '/proc/1/environ', '/proc/self/root', '/dev/mem', join(fixture.directory, 'cache')];
    const judgement = await fixture.try({ source, cases, judge: checker('prying.c', { targets: `${targets.join('\n')}\n` }) });
    expect(judgement.cases.map(({ status, message }) => [status, message])).toEqual([
      [accepted, undefined],
      [accepted, undefined],
    ]);
    expect(cases.map(({ inputPath, answerPath }) => readFileSync(inputPath, 'utf8') + readFileSync(answerPath, 'utf8'))).toEqual([
      'ab',
      'cd',
    ]);
  });

  test('no file that a program names to it (J28)', async () => {
    const [secret] = await fixture.cases(['1', 'the answer']);
    const paths = [secret?.answerPath ?? '', '/etc/shadow', '../../../../etc/shadow', '/proc/self/environ', '/dev/stdin/x'];
    const judgement = await fixture.try({
      source,
      cases: await fixture.cases(...paths.map(path => [path, ''] as const)),
      judge: checker('trusting.c'),
    });
    expect(judgement.cases.map(({ status, message }) => [status, message])).toEqual(paths.map(() => [wrongAnswer, undefined]));
  });

  test('no output beyond the limit (J28)', async () => {
    const flood = '#include <stdio.h>\nint main() { for (long i = 0; i < 1 << 30; i++) putchar(120); return 0; }';
    const judgement = await fixture.try({
      source: flood,
      cases: await fixture.cases(['', '']),
      judge: checker('longToken.cpp'),
      limits: patient,
    });
    expect(judgement.cases[0]).toMatchObject({ status: Status.runtimeError, message: 'output limit exceeded' });
  });

  test('a long output within the limit, which costs it none of its own memory (J28)', async () => {
    const long = Buffer.alloc(30 << 20, 'x');
    const judgement = await fixture.try({ source, cases: await fixture.cases([long, '']), judge: checker('longToken.cpp') });
    expect(judgement.status).toBe(accepted);
  });
});

const patient = { timeLimitMs: 10_000, memoryLimitMb: 64, stackLimitMb: 32 };

describe('a checker that fails', () => {
  test.each([
    ['crash.c', 'signal 11 (SIGSEGV)'],
    ['loop.c', 'time limit exceeded'],
    ['memoryBomb.c', 'memory limit exceeded'],
    ['outputFlood.c', 'output limit exceeded'],
  ])('%s is a system error (J26)', async (name, message) => {
    const judgement = await fixture.try({ source, cases: await fixture.cases(['100\n', '']), judge: checker(name) });
    expect(judgement).toMatchObject({
      status: systemError,
      errorMessage: `The special judge failed on case 1: ${message}`,
      cases: [{ status: systemError, score: 0, message }],
    });
  });

  test('one that does not compile is a system error with the compiler’s words', async () => {
    const judge = { ...checker('crash.c'), code: 'int main(void) { return missing; }' };
    const judgement = await fixture.try({ source, cases: await fixture.cases(['1', '1']), judge });
    expect(judgement).toMatchObject({ status: systemError, cases: [] });
    expect(judgement.errorMessage).toMatch(/^The special judge does not compile\.\n[^]*missing/);
    expect(judgement.errorMessage).not.toContain(fixture.directory);
  });

  test.each(['answer', 'record', '../main.c', '.hidden', 'a/b', ''])('one with a file called %j is a system error (J32)', async name => {
    const judgement = await fixture.try({ source, cases: await fixture.cases(['1', '1']), judge: checker('crash.c', { [name]: '' }) });
    expect(judgement).toMatchObject({ status: systemError, errorMessage: `The special judge cannot have a file called ${name}.` });
  });

  test('a program that does not compile comes first', async () => {
    const judge = { ...checker('crash.c'), code: 'int main(void) { return missing; }' };
    expect((await fixture.try({ source: 'int', cases: await fixture.cases(['1', '1']), judge })).status).toBe(Status.compileError);
  });

  test('aborting while it runs rejects, and nothing is left', async () => {
    const gallows = new AbortController();
    const judging = fixture.judge.judge(
      {
        source,
        language: 'C With O2',
        limits: patient,
        cases: await fixture.cases(['100\n', ''], ['100\n', '']),
        ignoreEndBlank: true,
        type: 'acm',
        caseMode: 'default',
        judge: checker('obedient.c'),
      },
      { onCase: () => gallows.abort(new Error('enough')) },
      gallows.signal,
    );
    await expect(judging).rejects.toThrow('enough');
  });
});

test('it is compiled once for as long as it and its files stay the same', async () => {
  const cases = await fixture.cases(['100\n', '']);
  const programs = () => readdirSync(join(fixture.directory, 'cache', 'programs')).sort();
  await fixture.try({ source, cases, judge: checker('obedient.c') });
  const before = programs();
  await fixture.try({ source, cases, judge: checker('obedient.c') });
  expect(programs()).toEqual(before);
  await fixture.try({ source, cases, judge: checker('obedient.c', { 'note.h': '' }) });
  expect(programs().length).toBe(before.length + 1);
});
