import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const MOST_GUESTS = 5000;
const MOST_WEIGHT = 1_000_000;
const MOST_SPILL = 1_000_000_000;

const caseOf = (left: readonly number[], right: readonly number[], spill: number) => {
  const input = `${left.length} ${right.length} ${spill}\n${left.join(' ')}\n${right.join(' ')}\n`;
  return { input, answer: solve(input) };
};

/** Short bursts of heavy guests behind long stretches of light ones: whoever only looks at the first guest serves them late. */
const bursts = (random: Random, count: number) =>
  Array.from({ length: count }, (_, i) => (i % 100 < 90 ? random.integer(1, 1000) : random.integer(MOST_WEIGHT / 2, MOST_WEIGHT)));

export const onePot: StarterProblem = {
  problemId: 'P1007',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['dp'],
  difficulty: 3,
  timeLimitMs: 2000,
  memoryLimitMb: 64,
  examples: [
    { input: '2 2 3\n7 1\n9 2', output: '40' },
    { input: '1 3 100\n5\n2 7 1', output: '134' },
  ],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf([1], [1], 0);
    yield caseOf([1], [MOST_WEIGHT], MOST_SPILL);
    yield caseOf([1, 1, 1, 100], [10, 10, 10], 0);
    yield caseOf([1, 1, 1, 100], [10, 10, 10], 1000);
    yield caseOf([3, 3, 3], [3, 3, 3], 1);
    const random = new Random(1007);
    for (const spill of [0, 5, 40]) yield caseOf(random.integers(7, 1, 9), random.integers(5, 1, 9), spill);
    for (const spill of [0, 3000]) yield caseOf(random.integers(60, 1, 100), random.integers(80, 1, 100), spill);
    yield caseOf(bursts(random, 900), bursts(random, 700), 20_000_000);
    yield caseOf([1], random.integers(MOST_GUESTS, 1, MOST_WEIGHT), 1_000_000);
    yield caseOf(random.integers(MOST_GUESTS, 1, MOST_WEIGHT), random.integers(1, 1, MOST_WEIGHT), MOST_SPILL);
    yield caseOf(random.integers(MOST_GUESTS, 1, MOST_WEIGHT), random.integers(MOST_GUESTS, 1, MOST_WEIGHT), 50_000_000);
    yield caseOf(bursts(random, 2000), bursts(random, MOST_GUESTS), 200_000_000);
    yield caseOf(Array(MOST_GUESTS).fill(MOST_WEIGHT), Array(1000).fill(MOST_WEIGHT), MOST_SPILL);
  },
};
