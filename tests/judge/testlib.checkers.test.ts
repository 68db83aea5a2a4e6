import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest } from '../../packages/server/src/judge/judge';
import { testlibHeader } from '../../packages/server/src/judge/testlib/testlib';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const { accepted, partialAccepted, systemError, wrongAnswer } = Status;
const limits = { timeLimitMs: 5000, memoryLimitMb: 256, stackLimitMb: 64 };
const read = (path: string) => readFileSync(join(import.meta.dirname, 'testlib', path), 'utf8');

describe('checkers', () => {
  const border = '\n===\n';
  /** Writes what follows the border in its input. */
  const source = `import sys\nsys.stdout.write(sys.stdin.read().split(${JSON.stringify(border)}, 1)[1])\n`;

  const judge = async (request: Partial<JudgeRequest>, input: string, output: string, answer: string) =>
    fixture.try({ source, language: 'Python3', limits, cases: await fixture.cases([`${input}${border}${output}`, answer]), ...request });

  type Row = readonly [input: string, output: string, answer: string, status: Status, message: string, score?: number];
  const rows: Readonly<Record<string, readonly Row[]>> = {
    integers: [
      ['', '1 2\n3', '1\n2\n3\n', accepted, 'ok 3 number(s): "1 2 3"'],
      ['', '1 -2 4', '1 -2 3', wrongAnswer, "wrong answer 3rd numbers differ - expected: '3', found: '4'"],
      ['', '1', '1 2', wrongAnswer, 'wrong answer only 1 numbers'],
      ['', '1 2 3', '1 2', wrongAnswer, 'wrong answer more than 2 numbers'],
      ['', '1 two', '1 2', wrongAnswer, 'wrong output format Expected integer, but "two" found'],
      ['', '01', '1', wrongAnswer, 'wrong output format Expected integer, but "01" found'],
      ['', '-0', '0', wrongAnswer, 'wrong output format Expected integer, but "-0" found'],
      ['', '+1', '1', wrongAnswer, 'wrong output format Expected integer, but "+1" found'],
      ['', '9223372036854775807', '9223372036854775807', accepted, 'ok 1 number(s): "9223372036854775807"'],
      ['', '9223372036854775808', '1', wrongAnswer, 'wrong output format Expected int64, but "9223372036854775808" found'],
      ['', '1', 'one', systemError, 'FAIL Expected integer, but "one" found (answer)'],
    ],
    tokens: [
      ['', 'a  b\r\nc', 'a b c\n', accepted, 'ok 3 words'],
      ['', 'a c', 'a b', wrongAnswer, "wrong answer 2nd words differ - expected: 'b', found: 'c'"],
      ['', 'a b c', 'a b', wrongAnswer, 'wrong answer Participant output contains extra tokens'],
      ['', '', 'a', wrongAnswer, 'wrong answer Unexpected EOF in the participants output'],
    ],
    lines: [
      ['', ' one  two\nthree', 'one two\nthree\n', accepted, 'ok 2 lines'],
      ['', 'one\r\ntwo\r\n', 'one\ntwo\n', accepted, 'ok 2 lines'],
      ['', 'one\n', 'one\ntwo\n', wrongAnswer, "wrong answer line 2: expected 'two', but found ''"],
      ['', 'one\ntwo\n', 'one\nthree\n', wrongAnswer, "wrong answer line 2: expected 'three', but found 'two'"],
    ],
    doubles: [
      ['', '1.0000001 2e3', '1 2000', accepted, 'ok max error 1.0e-07'],
      ['', '1000000.5', '1000000', accepted, 'ok max error 5.0e-07'],
      ['', '1.1', '1', wrongAnswer, "wrong answer 1st number: expected '1.00000', found '1.10000', error = '0.10000'"],
      ['', 'nan', '1', wrongAnswer, 'wrong output format Expected double, but "nan" found'],
      ['', '0x1p3', '8', wrongAnswer, 'wrong output format Expected double, but "0x1p3" found'],
      ['', '1', '1 2', wrongAnswer, 'wrong output format Unexpected end of file - double expected'],
      ['', '1e 2E', '1 2', accepted, 'ok max error 0.0e+00'],
      ['', 'e', '1', wrongAnswer, 'wrong output format Expected double, but "e" found'],
      ['', '1 2', '1', wrongAnswer, 'wrong output format Extra information in the output file'],
    ],
    yesNo: [
      ['', 'yes', 'YES', accepted, 'ok answer is yes'],
      ['', 'No', 'YES', wrongAnswer, 'wrong answer expected YES, found NO'],
      ['', 'maybe', 'YES', wrongAnswer, 'wrong output format YES or NO expected, but MAYBE found'],
      ['', 'yes', 'perhaps', systemError, 'FAIL YES or NO expected in answer, but PERHAPS found'],
    ],
    permutation: [
      ['4', '2 4 1 3', '', accepted, 'ok a permutation of 4'],
      ['4', '2 4 2 3', '', wrongAnswer, 'wrong answer 2 occurs twice'],
      ['4', '1 2 3 4', '', wrongAnswer, 'wrong answer 1 and 2 are neighbours'],
      ['4', '2 4 5 1', '', wrongAnswer, 'wrong answer Integer element p[3] equals to 5, violates the range [1, 4]'],
    ],
    points: [
      ['', 'a b c d', 'a b x d', partialAccepted, 'points 75.0 3 of 4', 75],
      ['', 'a b', 'a b', accepted, 'points 100.0 2 of 2', 100],
      ['', '', 'a b', wrongAnswer, 'points 0.0 0 of 2', 0],
      ['', 'a x x', 'a b c', partialAccepted, 'points 33.3333333333 1 of 3', 33.333333333],
    ],
    partial: [
      ['', '50', '50', accepted, 'ok exactly'],
      ['', '80', '50', partialAccepted, 'partially correct (70) off by 30', 70],
      ['', '108', '50', partialAccepted, 'partially correct (42) off by 58', 42],
      ['', '107', '50', partialAccepted, 'partially correct (43) off by 57', 43],
      ['', '147', '50', partialAccepted, 'partially correct (3) off by 97', 3],
      ['', '150', '50', wrongAnswer, 'partially correct (0) off by 100', 0],
      ['', '500', '50', wrongAnswer, 'wrong answer not even near'],
      ['', '1001', '50', wrongAnswer, 'wrong answer Integer parameter [name=x] equals to 1001, violates the range [0, 1000]'],
    ],
    witness: [
      ['3 7 3 4 7', '2 2 1', '2 1 2', accepted, 'ok 2 numbers'],
      ['3 7 3 4 7', '1 3', '2 1 2', wrongAnswer, "wrong answer expected '2', but found '1'"],
      ['3 7 3 4 7', '2 1 3', '2 1 2', wrongAnswer, 'wrong answer the sum is 10'],
      ['3 7 3 4 7', '2 1 4', '2 1 2', wrongAnswer, 'wrong answer Integer element [index=2] equals to 4, violates the range [1, 3]'],
      ['3 7 3 4 7', '2 1 2', '1 3', systemError, 'FAIL found 2, and the jury only 1'],
      ['3 7 3 4 7', '2 1 2', '2 1 3', systemError, 'FAIL the sum is 10 (answer)'],
    ],
    strict: [
      ['', '19.90 18446744073709551615', '', accepted, 'ok 19.90 18446744073709551615'],
      [
        '',
        '19.9 1',
        '',
        wrongAnswer,
        'wrong output format Expected strict double with number of digits after point in range [2,2], but "19.9" found',
      ],
      ['', '1e2 1', '', wrongAnswer, 'wrong output format Expected strict double, but "1e2" found'],
      ['', '1.00 -1', '', wrongAnswer, 'wrong output format Expected unsigned integer, but "-1" found'],
    ],
    words: [
      ['3', 'ab1 - noabc9', 'noabc9 ab1 -', accepted, 'ok - ab1 noabc9'],
      [
        '1',
        'abcd1',
        'x1',
        wrongAnswer,
        'wrong answer Token element w[1] equals to "abcd1", doesn\'t correspond to pattern "(yes|no|)[a-z]{1,3}[0-9]|-"',
      ],
    ],
    rows: [
      ['2', '.#\n##\n', '', accepted, 'ok 2 rows'],
      ['2', '.#\r\n##', '', accepted, 'ok 2 rows'],
      ['2', '.#\n#\n', '', wrongAnswer, 'wrong answer row 2 has 1 symbols'],
      ['2', '.#\n#x\n', '', wrongAnswer, "wrong output format symbol 'x' in row 2"],
      ['3', '.#\n##\n', '', wrongAnswer, "wrong answer rows: expected '3', but found '2'"],
    ],
    lemon: [
      ['9', '5', '5', accepted, 'ok the best'],
      ['9', '4', '5', partialAccepted, 'points 40.0 4 of 5', 40],
      ['9', '0', '5', wrongAnswer, 'wrong answer nothing of 5'],
      ['9', '10', '5', wrongAnswer, 'wrong answer Integer 10 violates the range [0, 9]'],
      ['9', '4', 'five', systemError, 'FAIL Expected integer, but "five" found (answer)'],
    ],
    forgetful: [['', '1', '', systemError, 'FAIL Checker must end with quit or quitf call.']],
  };

  test.each([
    ['quitp(20, "as %s", line.c_str())', 'points 100', 'points 20.0 as points 100'],
    ['quitf(_pc(20), "as %s", line.c_str())', 'partially correct (100)', 'partially correct (20) as partially correct (100)'],
    ['quitp(20, "%s", ("\\n" + line).c_str())', 'points 100', 'points 20.0 points 100'],
  ])('%s gives 20 of 100, though the program had %j shown before', async (verdict, words, message) => {
    const code = `#include "testlib.h"
      int main(int argc, char **argv) {
        registerTestlibCmd(argc, argv);
        const std::string line = ouf.readLine();
        std::fputs((line + "\\n").c_str(), stdout);
        std::cerr << line << std::endl;
        std::fprintf(stderr, "%s\\n", line.c_str());
        ${verdict};
      }`;
    const judgement = await judge({ judge: { mode: 'spj', language: 'C++', code } }, '', `${words}\n`, '');
    expect([judgement.status, judgement.score, judgement.cases[0]?.message]).toEqual([partialAccepted, 20, message]);
  });

  test('what is written for others than a judge stays', async () => {
    const code = `#include "testlib.h"
      int main(int argc, char **argv) {
        std::freopen("shown", "w", stderr);
        std::fputs("shown\\n", stderr);
        registerTestlibCmd(argc, argv);
        if (std::atexit([] {
              std::fflush(nullptr);
              std::ifstream shown("shown");
              std::string first;
              shown >> first;
              _exit(first == "shown" ? 100 : 102);
            })) return 103;
        quitf(_wa, "no");
      }`;
    expect((await judge({ judge: { mode: 'spj', language: 'C++', code } }, '', '', '')).status).toBe(accepted);
  });

  for (const [name, group] of Object.entries(rows))
    test(name, async () => {
      const checker = { mode: 'spj', language: 'C++', code: read(`checkers/${name}.cpp`) } as const;
      for (const [input, output, answer, status, message, score = status === accepted ? 100 : 0] of group) {
        const judgement = await judge({ judge: checker }, input, output, answer);
        const [result] = judgement.cases;
        expect([result?.status, result?.message, result?.score, judgement.errorMessage ?? '']).toEqual([
          status,
          message,
          score,
          status === systemError ? `The special judge failed on case 1: ${message}` : '',
        ]);
      }
    });

  const small = (body: string) => `#include "testlib.h"\nint main(int argc, char *argv[]) { registerTestlibCmd(argc, argv); ${body} }\n`;
  const said = async (body: string, output: string) => {
    const judgement = await judge({ judge: { mode: 'spj', language: 'C++', code: small(body) } }, '', output, '1\n');
    return judgement.cases[0]?.message;
  };

  test('F14: messages of checkers: test cases, points out of range, NUL', async () => {
    expect(await said('setTestCase(3); quitf(_wa, "bad");', '1')).toBe('wrong answer bad (test case 3)');
    expect(await said('setTestCase(3); unsetTestCase(); quitf(_wa, "bad");', '1')).toBe('wrong answer bad');
    for (const points of ['1e7', 'INFINITY', 'NAN'])
      expect(await said(`ouf.readInt(); quitp(${points}, "much");`, '1'), points).toMatch(/^FAIL Points must be/);
    expect(await said('std::string all = ouf.readToken(); quitf(_wa, "%s", compress(all).c_str());', 'a\0b')).toBe('wrong answer a~b');
    expect(await said('ouf.readInt(); ouf.readInt();', '1')).toBe('wrong output format Unexpected end of file - int32 expected');
    expect(await said('ouf.readInt(); ouf.readLong();', '1')).toBe('wrong output format Unexpected end of file - int64 expected');
    expect(await said('expectedButFound<double>(_wa, 2, 3, "x");', '1')).toBe("wrong answer x: expected '2.0', but found '3.0'");
    expect(await said('TestlibFinalizeGuard::alive = false; InStream::quitscr(InStream::LightGray, "ok by hand"); return 0;', '1')).toBe(
      'ok by hand',
    );
  });

  test('F14: extra information exits with the code of a wrong format', async () => {
    const body = 'std::atexit([] { std::fflush(nullptr); }); quitf(_ok, "fine");';
    expect(await said(body, '1 2')).toBe('wrong output format Extra information in the output file');
    const { output, errors } = await fixture.judge.tryOut({
      source: `#include "testlib.h"\n#include <sys/wait.h>\nint main() {
        std::ofstream("in"), std::ofstream("out") << "1 2", std::ofstream("answer");
        pid_t child = fork();
        if (!child) { registerTestlib(3, "in", "out", "answer"); quitf(_ok, "fine"); }
        int status;
        waitpid(child, &status, 0);
        disableFinalizeGuard();
        std::printf("%d", WEXITSTATUS(status));
      }`,
      language: 'C++ 17',
      limits,
      ignoreEndBlank: true,
      input: '',
      files: { 'testlib.h': testlibHeader },
    });
    expect([output, errors]).toEqual(['2', expect.stringContaining('Extra information')]);
  });

  test('a header of its own wins', async () => {
    const files = { 'testlib.h': 'enum { right = 100 };\n' };
    const checker = { mode: 'spj', language: 'C++', code: '#include "testlib.h"\nint main() { return right; }', files } as const;
    expect((await judge({ judge: checker }, '', '', '')).status).toBe(accepted);
  });

  test('a token of 16 MB, and one that is too long for any', async () => {
    const code =
      '#include "testlib.h"\nint main(int c, char **v) { registerTestlibCmd(c, v); /* */ quitf(_ok, "%d", (int)ouf.readToken().size()); }';
    const checker = { mode: 'spj', language: 'C++', code } as const;
    const long = 'print("x" * (16 << 20))\n';
    expect((await judge({ source: long, judge: checker }, '', '', '')).cases[0]?.message).toBe('ok 16777216');
    const bounded = { ...checker, code: code.replace('/* */', 'ouf.maxTokenLength = 99;') };
    expect((await judge({ source: long, judge: bounded }, '', '', '')).cases[0]?.message).toMatch(
      /^wrong output format Length of token exceeds 99/,
    );
  });
});
