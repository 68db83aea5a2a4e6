import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

type Kettle = readonly [boilsAfter: number, whistlesFor: number];

const MOST_KETTLES = 200_000;
const MOST_MINUTES = 1_000_000_000;

const caseOf = (kettles: readonly Kettle[]) => {
  const input = `${kettles.length}\n${kettles.map(kettle => kettle.join(' ')).join('\n')}\n`;
  return { input, answer: solve(input) };
};

const scattered = (random: Random, count: number, latest: number, longest: number): Kettle[] =>
  Array.from({ length: count }, () => [random.integer(1, latest), random.integer(0, longest)] as const);

/** Kettles that can all be heard together, narrowly: each window holds a minute of its own, in random order. */
const narrow = (random: Random, count: number, before: number, after: number): Kettle[] =>
  random.permutation(count).map(minute => {
    const start = Math.max(1, minute - random.integer(0, before));
    return [start, minute - start + random.integer(0, after)] as const;
  });

export const kettleChorus: StarterProblem = {
  problemId: 'P1009',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['greedy', 'sorting', 'data-structures'],
  difficulty: 4,
  timeLimitMs: 2000,
  memoryLimitMb: 128,
  examples: [
    { input: '3\n3 5\n3 0\n2 3', output: '4' },
    { input: '3\n5 1\n5 1\n6 0', output: '-1' },
  ],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf([[1, 0]]);
    yield caseOf([[MOST_MINUTES, 0]]);
    yield caseOf([
      [MOST_MINUTES, MOST_MINUTES],
      [MOST_MINUTES, MOST_MINUTES],
      [MOST_MINUTES, 1],
    ]);
    yield caseOf([
      [1, 0],
      [1, 0],
    ]);
    yield caseOf([
      [1, 9],
      [2, 9],
      [3, 0],
      [3, 1],
      [2, 0],
    ]);
    yield caseOf([
      [1, 5],
      [1, 5],
      [1, 1],
      [100, 0],
      [99, 4],
    ]);
    const random = new Random(1009);
    for (const [before, after] of [
      [3, 2],
      [6, 1],
      [0, 0],
    ] as const)
      yield caseOf(narrow(random, 10, before, after));
    for (const longest of [3, 20]) yield caseOf(scattered(random, 12, 10, longest));
    yield caseOf(scattered(random, 300, 400, 300));
    yield caseOf(narrow(random, 3000, 2000, 40));
    yield caseOf(narrow(random, 3000, 60, 3000));
    yield caseOf(scattered(random, 20_000, MOST_MINUTES, MOST_MINUTES));
    yield caseOf(Array.from({ length: MOST_KETTLES }, () => [1, MOST_KETTLES - 1] as const));
    yield caseOf(narrow(random, MOST_KETTLES, 150_000, 20));
    yield caseOf(narrow(random, MOST_KETTLES / 4 - 1, MOST_KETTLES, 0).concat([[1, MOST_KETTLES / 4 - 2]]));
  },
};
