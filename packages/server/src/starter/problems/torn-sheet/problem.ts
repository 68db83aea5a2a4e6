import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const MOST_SHEETS = 10n ** 9n;
const MOST_PAGES = 10n ** 18n;

const caseOf = (sheets: bigint, page: bigint) => {
  const input = `${sheets} ${page}\n`;
  return { input, answer: solve(input) };
};

/** A whole number below 10^18 from two draws: one draw holds 53 bits at most. */
const largeNumber = (random: Random) => BigInt(random.integer(0, 1e9 - 1)) * 10n ** 9n + BigInt(random.integer(0, 1e9 - 1));

export const tornSheet: StarterProblem = {
  problemId: 'P1002',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['maths', 'implementation'],
  difficulty: 1,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  examples: [
    { input: '2 3', output: '3 4 5 6' },
    { input: '2 16', output: '9 10 15 16' },
  ],
  /** A hundred small cases. */
  *cases() {
    yield caseOf(2n, 3n);
    yield caseOf(2n, 16n);
    for (let page = 1n; page <= 5n; page++) yield caseOf(1n, page);
    for (let page = 11n; page <= 25n; page++) yield caseOf(3n, page);
    yield caseOf(MOST_SHEETS, 1n);
    yield caseOf(MOST_SHEETS, 4n * MOST_SHEETS);
    yield caseOf(MOST_SHEETS, 4n * MOST_SHEETS + 1n);
    yield caseOf(MOST_SHEETS, MOST_PAGES);
    yield caseOf(MOST_SHEETS - 1n, MOST_PAGES);
    yield caseOf(1n, MOST_PAGES);
    const random = new Random(1002);
    for (let i = 0; i < 32; i++) yield caseOf(BigInt(random.integer(1, 8)), BigInt(random.integer(1, 100)));
    for (let i = 0; i < 20; i++) yield caseOf(BigInt(random.integer(1, 1e9)), largeNumber(random) + 1n);
    for (let i = 0; i < 20; i++) {
      const sheets = BigInt(random.integer(1, 1e9));
      yield caseOf(sheets, 4n * sheets * BigInt(random.integer(1, 1e8)) + BigInt(random.integer(0, 1)));
    }
  },
};
