import { shimLines, validatorShimLines } from './checkerShims';
import type { JudgingCode, PackagedValidator, Protocol } from './model';

/**
 * Checkers are called and answer in several ways. What is stored is a program in our way: the packaged source between two marks, with a few
 * lines around it that translate. The first line says what it was, so that it can be written as it came.
 */
const FIRST = '// packaged judging program: ';
const BEGIN = '// program begins';
const END = '// program ends';

type Called = Pick<JudgingCode, 'protocol' | 'args' | 'givesScores'>;

const wrapped = (first: Called, { before, after }: ReturnType<typeof shimLines>, code: string) =>
  [FIRST + JSON.stringify(first), ...before, BEGIN, code, END, ...after, ''].join('\n');

/** A judging program in our way. */
export function storedCode({ mode, protocol, args, code, givesScores }: Called & Pick<JudgingCode, 'mode' | 'code'>): string {
  if (protocol === 'ours' || protocol === 'testlib') return code;
  return wrapped({ protocol, args, givesScores }, shimLines(protocol, { mode, args, givesScores }), code);
}

/** A stored judging program as it was packaged. */
export function packagedCode(stored: string): Called & Pick<JudgingCode, 'code'> {
  const [first = ''] = stored.split('\n', 1);
  const [begin, end] = [stored.indexOf(`\n${BEGIN}\n`), stored.lastIndexOf(`\n${END}\n`)];
  if (first.startsWith(FIRST) && begin > 0 && end > begin)
    try {
      const { protocol, args, givesScores } = JSON.parse(first.slice(FIRST.length)) as Called;
      const code = stored.slice(begin + BEGIN.length + 2, end);
      return code.startsWith(FIRST) ? packagedCode(code) : { protocol, args, ...(givesScores === true && { givesScores }), code };
    } catch {
      // Somebody has edited the line: the whole is a program of ours.
    }
  return { protocol: stored.includes('testlib.h') ? 'testlib' : 'ours', args: [], code: stored };
}

/** A program of a package that says how it is called; what was written from ours is ours again. */
export const codeOf = (protocol: Protocol, code: string, args: string[] = []): Called & Pick<JudgingCode, 'code'> =>
  code.startsWith(FIRST) ? packagedCode(code) : { protocol, args, code };

/** The program as one of another protocol; undefined when it cannot be. */
export function codeFor(target: 'hustoj' | 'qduoj' | 'kattis' | 'testlib', judge: JudgingCode): string | undefined {
  const { protocol, code } = judge;
  if (protocol === target || (target === 'testlib' && protocol === 'ours')) return code;
  if (target === 'testlib') return storedCode(judge);
  if (target === 'qduoj') return undefined;
  const lines = shimLines(`to-${target}`, { mode: judge.mode, args: [] });
  return wrapped({ protocol: protocol === 'testlib' ? protocol : 'ours', args: [] }, lines, storedCode(judge));
}

/** A validator of a package that says how it answers; what was written from another way is that again. */
export function validatorOf(protocol: PackagedValidator['protocol'], language: string, code: string): PackagedValidator {
  if (!code.startsWith(FIRST)) return { protocol, language, code };
  const packaged = packagedCode(code);
  return { protocol: packaged.protocol === 'kattis' ? 'kattis' : 'testlib', language, code: packaged.code };
}

/** The validator as one that answers in another way; undefined when it cannot be. */
export function validatorFor(target: PackagedValidator['protocol'], { protocol, language, code }: PackagedValidator): string | undefined {
  if (protocol === target) return code;
  if (!/^C(\+\+)?( |$)/.test(language)) return undefined;
  return wrapped({ protocol, args: [] }, validatorShimLines(`validator-to-${target}`), code);
}

/** Compares tokens as validators of ICPC packages do unless they are told otherwise. */
export const tokenArgs = /^(case_sensitive|space_change_sensitive|float_(relative_|absolute_)?tolerance)$/;

export function tokenChecker(args: readonly string[]): JudgingCode {
  const tolerance = (kind: string) => {
    const at = args.findIndex(arg => arg === 'float_tolerance' || arg === `float_${kind}_tolerance`);
    const number = Number(at < 0 ? -1 : args[at + 1]);
    return Number.isFinite(number) ? number : -1;
  };
  const code = `#include "testlib.h"
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <string>
// compares tokens: ${args.join(' ')}
static const bool caseSensitive = ${args.includes('case_sensitive')};
static const double relative = ${tolerance('relative')}, absolute = ${tolerance('absolute')};
static std::string folded(std::string text) {
  if (!caseSensitive)
    for (char &sign : text) sign = (char)std::tolower((unsigned char)sign);
  return text;
}
static bool isNumber(const std::string &text, double &number) {
  char *end = nullptr;
  number = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == 0;
}
static bool isSame(const std::string &ours, const std::string &theirs) {
  double a, b;
  if (ours == theirs) return true;
  if ((relative >= 0 || absolute >= 0) && isNumber(ours, a) && isNumber(theirs, b)) {
    // What is infinite or no number at all is near to nothing but its like.
    if (!std::isfinite(a) || !std::isfinite(b)) return a == b || (std::isnan(a) && std::isnan(b));
    double difference = std::fabs(a - b);
    return difference <= absolute || difference <= relative * std::fabs(a);
  }
  return folded(ours) == folded(theirs);
}
int main(int argc, char *argv[]) {
  registerTestlibCmd(argc, argv);
  for (int at = 1;; ++at) {
    ans.skipBlanks();
    ouf.skipBlanks();
    if (ans.eof() || ouf.eof()) {
      if (!ans.eof()) quitf(_wa, "token %d is missing", at);
      if (!ouf.eof()) quitf(_wa, "there is more than %d tokens", at - 1);
      quitf(_ok, "%d tokens", at - 1);
    }
    std::string theirs = ans.readToken(), ours = ouf.readToken();
    if (!isSame(theirs, ours)) quitf(_wa, "token %d differs", at);
  }
}
`;
  return { mode: 'spj', language: 'C++', code, protocol: 'testlib', args: [] };
}

/** The arguments of a program that `tokenChecker` made; undefined of any other. */
export const argsOfTokenChecker = (code: string): string[] | undefined =>
  /^\/\/ compares tokens: (.*)$/m.exec(code)?.[1]?.split(' ').filter(Boolean);
