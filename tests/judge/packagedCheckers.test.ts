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

const { accepted, partialAccepted, systemError, wrongAnswer } = Status;

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

  /** Writes the files that its input names, as `name=text` line by line, and ends with the code of its first line. */
  const telling = (mode: 'spj' | 'interactive') => `${read}int main(int argc, char *argv[]) {
    std::ifstream in(argv[1]); std::string line; std::getline(in, line); int code = std::stoi(line);
    ${mode === 'spj' ? 'std::fputs("debug", stdout);' : ''} std::fputs("debug", stderr);
    while (std::getline(in, line)) { auto at = line.find('='); std::ofstream(std::string(argv[3]) + line.substr(0, at)) << line.substr(at + 1) << "\\n"; }
    return code; }`;
  const tell = async (mode: 'spj' | 'interactive', lines: readonly string[], givesScores = true) => {
    const judge = {
      mode,
      language: 'C++',
      code: storedCode({ mode, protocol: 'kattis', args: [], code: telling(mode), givesScores }),
    } as const;
    const cases = (await fixture.cases([lines.join('\n'), ''])).map(each => ({ ...each, score: 40 }));
    const program = mode === 'spj' ? source : 'int main() { return 0; }';
    const judged = await fixture.try({ source: program, cases, judge, type: 'oi' });
    return [judged.status, judged.score, judged.cases[0]?.message];
  };

  test.each([
    [['42'], accepted, 40, 'debug'],
    [['42', 'judgemessage.txt=well'], accepted, 40, 'well'],
    [['43', 'judgemessage.txt=far off', 'teammessage.txt=no'], wrongAnswer, 0, 'far off'],
    [['43', 'teammessage.txt=try again'], wrongAnswer, 0, 'try again'],
    [['1', 'judgemessage.txt=no data'], systemError, 0, 'no data'],
    [['42', 'score.txt=8', 'judgemessage.txt=a fifth'], partialAccepted, 8, 'a fifth'],
    [['42', 'score.txt=40'], accepted, 40, 'debug'],
    [['42', 'score.txt=1e3'], accepted, 40, 'debug'],
    [['42', 'score.txt=0'], wrongAnswer, 0, 'debug'],
    [['42', 'score_multiplier.txt=0.5'], partialAccepted, 20, 'debug'],
    [['42', 'score_multiplier.txt=1'], accepted, 40, 'debug'],
    [['43', 'score.txt=8'], wrongAnswer, 0, 'debug'],
    [['42', 'score.txt=many'], systemError, 0, 'the score is no number'],
    [['42', 'score.txt=8 of 40'], systemError, 0, 'the score is no number'],
    [['42', 'score.txt=nan'], systemError, 0, 'the score is no number'],
  ] as const)('kattis, whose validator says %j', async (lines: readonly string[], status, score, message) => {
    expect(await tell('spj', lines)).toEqual([status, score, expect.stringContaining(message)]);
    // There the number takes the place of the words.
    const said = status === partialAccepted || lines.includes('score.txt=0') ? expect.any(String) : expect.stringContaining(message);
    expect(await tell('interactive', lines)).toEqual([status, score, said]);
  });

  test('kattis, in a problem without points: what is accepted is accepted', async () => {
    for (const line of ['score.txt=8', 'score_multiplier.txt=0.5', 'score.txt=many'])
      expect(await tell('spj', ['42', line], false)).toEqual([accepted, 40, 'debug']);
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
