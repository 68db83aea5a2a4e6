/** Written without blanks between words: Chinese, Japanese, Korean. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');

const LONGEST_WORD = 40;
const MOST_QUERY_TOKENS = 16;

interface QueryToken {
  token: string;
  /** Words that begin with it match, too. */
  isPrefix: boolean;
}

const runsOf = (text: string) => text.normalize('NFKC').toLowerCase().match(RUNS) ?? [];

/**
 * What a text can be found by: words of letters and digits in lower case, and of Chinese each two neighbouring characters. The last
 * character of such a run stands alone, too, so that every single character is the beginning of a token.
 */
export const tokensOf = (text: string): string[] => [
  ...new Set(runsOf(text).flatMap(run => (IS_CJK.test(run) ? pairsOf(run, 1) : [wordOf(run)]))),
];

/** What must be in a text that somebody searches for. Whoever types sees results before the last word is complete. */
export function queryTokens(keyword: string): QueryToken[] {
  const tokens = runsOf(keyword).flatMap(run => {
    if (!IS_CJK.test(run)) return [{ token: wordOf(run), isPrefix: true }];
    return [...run].length === 1 ? [{ token: run, isPrefix: true }] : pairsOf(run, 2).map(token => ({ token, isPrefix: false }));
  });
  return tokens.slice(0, MOST_QUERY_TOKENS);
}

const wordOf = (run: string) => [...run].slice(0, LONGEST_WORD).join('');

/** Neighbouring characters in twos; the rest at the end counts from `least` characters on. */
const pairsOf = (run: string, least: number) => {
  const characters = [...run];
  return characters.map((character, at) => character + (characters[at + 1] ?? '')).filter(pair => [...pair].length >= least);
};
