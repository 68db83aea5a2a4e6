import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor, storedCode, tokenChecker } from '../../packages/server/src/packages/checkers';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

/** Writes its input. */
const source = `#include <unistd.h>
  static char block[1 << 16];
  int main() { for (long n; (n = read(0, block, sizeof block)) > 0;) if (write(1, block, n) != n) return 1; return 0; }`;

const { accepted, systemError, wrongAnswer } = Status;

/** Checkers of other systems, each with an accepted, a wrong and a broken end: what is packaged is run by a few lines around it. */
describe('a checker that is called and answers in another way', () => {
  const read = '#include <cstdio>\n#include <cstdlib>\n#include <string>\n#include <fstream>\n';
  const at = (file: string) => `[&] { std::ifstream in(${file}); std::string text; std::getline(in, text); return text; }()`;
  const programs = {
    hustoj: `${read}int main(int argc, char *argv[]) { std::string ans = ${at('argv[2]')}, user = ${at('argv[3]')}; return ans == user ? 0 : 5; }`,
    qduoj: `${read}int main(int argc, char *argv[]) { std::string user = ${at('argv[2]')}; exit(argc != 3 || user == "crash" ? 7 : user != "same"); }`,
    kattis: `${read}int main(int argc, char *argv[]) { std::string ans = ${at('argv[2]')}; char user[99] = ""; if (scanf("%98s", user) != 1) return 0;
      std::ofstream note(std::string(argv[3]) + "judgemessage.txt"); note << "x"; note.close();
      return !note || argc != 5 || std::string(argv[4]) != "flag" ? 1 : ans == user ? 42 : 43; }`,
  };

  test.each([
    ['hustoj', 'same', accepted],
    ['hustoj', 'other', wrongAnswer],
    ['qduoj', 'same', accepted],
    ['qduoj', 'other', wrongAnswer],
    ['qduoj', 'crash', systemError],
    ['kattis', 'same', accepted],
    ['kattis', 'other', wrongAnswer],
    ['kattis', '', systemError],
  ] as const)('%s of %j', async (protocol, script, status) => {
    const code = storedCode({ mode: 'spj', protocol, args: protocol === 'kattis' ? ['flag'] : [], code: programs[protocol] });
    const judge = { mode: 'spj', language: 'C++', code } as const;
    const judged = await fixture.try({ source, cases: await fixture.cases([script, 'same'] as const), judge });
    expect(judged.status, judged.errorMessage ?? judged.cases[0]?.message).toBe(status);
  });

  test.each([
    ['same', accepted],
    ['other', wrongAnswer],
  ] as const)('ours, written for others and read again, of %j', async (script, status) => {
    const ours = `${read}int main(int argc, char *argv[]) { std::string user = ${at('argv[2]')}, ans = ${at('argv[3]')}; return ans == user ? 100 : 102; }`;
    for (const protocol of ['hustoj', 'kattis'] as const) {
      const written = codeFor(protocol, { mode: 'spj', language: 'C++', protocol: 'ours', args: [], code: ours }) ?? '';
      const code = storedCode({ mode: 'spj', protocol, args: [], code: written });
      const judged = await fixture.try({
        source,
        cases: await fixture.cases([script, 'same'] as const),
        judge: { mode: 'spj', language: 'C++', code },
      });
      expect(judged.status, `${protocol}: ${judged.errorMessage ?? judged.cases[0]?.message}`).toBe(status);
    }
  });

  test.each([
    [['float_tolerance', '1e-3'], '1.0001 a', accepted],
    [['float_tolerance', '1e-6'], '1.0001 a', wrongAnswer],
    [[], '1  A', accepted],
    [['case_sensitive'], '1 A', wrongAnswer],
    [[], '1 a b', wrongAnswer],
    [['float_tolerance', '1e-3'], 'inf a', wrongAnswer],
  ] as const)('of tokens, told %j, of %j', async (args, script, status) => {
    const judge = { ...tokenChecker(args), mode: 'spj' } as const;
    expect((await fixture.try({ source, cases: await fixture.cases([script, '1 a'] as const), judge })).status).toBe(status);
  });

  test.each([
    ['inf', 'inf', accepted],
    ['nan', 'nan', accepted],
    ['-inf 1e999', '-inf 1e999', accepted],
    ['INFINITY', 'inf', accepted],
    ['NaN', 'nan', accepted],
    ['-inf', 'inf', wrongAnswer],
    ['nan', 'inf', wrongAnswer],
    ['nan', '1', wrongAnswer],
    ['1', 'nan', wrongAnswer],
    ['1e9', 'inf', wrongAnswer],
    ['inf', '1e9', wrongAnswer],
  ] as const)('of numbers, %j where %j is right', async (script, answer, status) => {
    for (const kind of ['float_tolerance', 'float_absolute_tolerance', 'float_relative_tolerance']) {
      const judge = { ...tokenChecker([kind, '1e-6']), mode: 'spj' } as const;
      expect((await fixture.try({ source, cases: await fixture.cases([script, answer]), judge })).status, kind).toBe(status);
    }
  });
});
