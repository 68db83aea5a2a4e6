import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const MOST_READINGS = 1_000_000;
const HIGHEST = 999_999;

const caseOf = (readings: readonly number[]) => {
  const input = `${readings.length}\n${readings.join(' ')}\n`;
  return { input, answer: solve(input) };
};

/** Readings that rise and fall by at most `step`. */
function drift(random: Random, count: number, step: number) {
  let reading = random.integer(0, HIGHEST);
  return Array.from({ length: count }, () => (reading = Math.min(HIGHEST, Math.max(0, reading + random.integer(-step, step)))));
}

export const tideMarks: StarterProblem = {
  problemId: 'P1004',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['fast-input', 'implementation'],
  difficulty: 1,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  examples: [
    { input: '5\n2 5 3 4 1', output: '4 4' },
    { input: '3\n7 7 7', output: '0 0' },
  ],
  *cases() {
    yield caseOf([2, 5, 3, 4, 1]);
    yield caseOf([7, 7, 7]);
    yield caseOf([0, 0]);
    yield caseOf([0, 1]);
    yield caseOf([HIGHEST, HIGHEST - 1]);
    yield caseOf([0, HIGHEST, 0]);
    yield caseOf([1, 3, 5, 3, 5, 5, 3, 1]);
    yield caseOf(Array.from({ length: 100 }, (_, i) => i));
    const random = new Random(1004);
    for (const [count, highest] of [
      [5, 5],
      [20, 10],
      [300, 1000],
      [3000, HIGHEST],
    ] as const)
      yield caseOf(random.integers(count, 0, highest));
    yield caseOf(drift(random, 1000, 3));
    yield caseOf(drift(random, 100_000, 500));
    yield caseOf(Array.from({ length: 100_000 }, (_, i) => (i % 2 === 0 ? random.integer(0, 9) : random.integer(HIGHEST - 9, HIGHEST))));
    yield caseOf(random.integers(MOST_READINGS, 0, HIGHEST));
  },
};
