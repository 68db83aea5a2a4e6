import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

type Pavilion = readonly [x: number, height: number];

const MOST_PAVILIONS = 100_000;
const FARTHEST = 1_000_000;
const HIGHEST = 1_000_000;

const caseOf = (days: number, pavilions: readonly Pavilion[]) => {
  const input = `${pavilions.length} ${days}\n${pavilions.map(each => each.join(' ')).join('\n')}\n`;
  return { input, answer: solve(input) };
};

/** Distinct places in ascending order, spread evenly by chance. */
function places(random: Random, count: number, farthest: number): number[] {
  const stretch = Math.floor((farthest + 1) / count);
  return Array.from({ length: count }, (_, i) => i * stretch + random.integer(0, stretch - 1));
}

const scattered = (random: Random, count: number, farthest: number, highest: number): Pavilion[] =>
  places(random, count, farthest).map(x => [x, random.integer(0, highest)] as const);

/** Pavilions on a few drifting paths that cross: whoever gives each pavilion to the first walk that reaches it runs out of walks. */
function paths(random: Random, count: number, walks: number, farthest: number, step: number): Pavilion[] {
  const heights = random.integers(walks, HIGHEST / 4, HIGHEST - HIGHEST / 4);
  return places(random, count, farthest).map(x => {
    const walk = random.integer(0, walks - 1);
    const height = Math.min(HIGHEST, Math.max(0, (heights[walk] as number) + random.integer(-step, step)));
    heights[walk] = height;
    return [x, height] as const;
  });
}

export const gentleSlope: StarterProblem = {
  problemId: 'P1011',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['binary-search', 'dp', 'data-structures'],
  difficulty: 5,
  timeLimitMs: 2000,
  memoryLimitMb: 128,
  examples: [
    { input: '5 2\n0 3\n1 8\n3 5\n4 2\n6 9', output: '2' },
    { input: '3 1\n0 5\n2 5\n9 5', output: '0' },
  ],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf(1, [[0, 0]]);
    yield caseOf(1, [
      [0, 0],
      [1, HIGHEST],
    ]);
    yield caseOf(2, [
      [0, 0],
      [1, HIGHEST],
    ]);
    yield caseOf(1, [
      [0, HIGHEST],
      [FARTHEST, 0],
    ]);
    yield caseOf(2, [
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 1],
      [4, 3],
      [5, 0],
    ]);
    const random = new Random(1011);
    for (const days of [1, 2, 3]) yield caseOf(days, scattered(random, 8, 20, 12));
    for (const days of [2, 5]) yield caseOf(days, scattered(random, 40, 300, 100));
    yield caseOf(4, paths(random, 60, 4, 5000, 20_000));
    yield caseOf(30, paths(random, 2000, 30, FARTHEST, 90_000));
    yield caseOf(70, scattered(random, 5000, FARTHEST, HIGHEST));
    yield caseOf(1, scattered(random, 10_000, FARTHEST, HIGHEST));
    yield caseOf(50, paths(random, 20_000, 50, FARTHEST, 60_000));
    yield caseOf(12, scattered(random, MOST_PAVILIONS, FARTHEST, HIGHEST));
  },
};
