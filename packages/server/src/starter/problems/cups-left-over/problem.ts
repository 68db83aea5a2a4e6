import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import code from './interactor.cpp?raw';
import zh from './zh.md?raw';

const MOST_CUPS = 1_000_000_000;
/** The product of the seven greatest primes below 30: their remainders alone do not tell these numbers apart. */
const SEVEN_PRIMES = 29 * 23 * 19 * 17 * 13 * 11 * 7;

const caseOf = (cups: number) => ({ input: `${cups}\n`, answer: `${cups}\n` });

export const cupsLeftOver: StarterProblem = {
  problemId: 'P1008',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['interactive', 'maths'],
  difficulty: 3,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  judge: { mode: 'interactive', code },
  /** What the program reads and what it writes, in turn, for 100 cups. */
  examples: [{ input: '13\n19\n0\n8\n5\n15\n4', output: '? 29\n? 27\n? 25\n? 23\n? 19\n? 17\n? 16\n! 100' }],
  *cases() {
    for (const cups of [100, 1, 2, 29, 30, 31]) yield caseOf(cups);
    yield caseOf(MOST_CUPS);
    yield caseOf(MOST_CUPS - 1);
    yield caseOf(SEVEN_PRIMES);
    yield caseOf(SEVEN_PRIMES + 1);
    yield caseOf(4 * SEVEN_PRIMES + 30);
    const random = new Random(1008);
    for (const most of [1000, 1_000_000]) yield caseOf(random.integer(1, most));
    for (let i = 0; i < 5; i++) yield caseOf(random.integer(SEVEN_PRIMES, MOST_CUPS));
  },
};
