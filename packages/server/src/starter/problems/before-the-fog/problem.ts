import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

type Trail = readonly [from: number, to: number, minutes: number, fog: number];

const MOST_HUTS = 100_000;
const MOST_TRAILS = 200_000;
const LAST_MINUTE = 1_000_000_000;

const caseOf = (huts: number, trails: readonly Trail[]) => {
  const input = `${huts} ${trails.length}\n${trails.map(trail => trail.join(' ')).join('\n')}\n`;
  return { input, answer: solve(input) };
};

/** The trails in random order, each from either end. */
const shuffled = (random: Random, trails: readonly Trail[]) =>
  random.permutation(trails.length).map((place): Trail => {
    const [from, to, minutes, fog] = trails[place - 1] as Trail;
    return random.integer(0, 1) === 0 ? [from, to, minutes, fog] : [to, from, minutes, fog];
  });

/** Trails between random huts, the fog at random minutes. */
function scattered(random: Random, huts: number, count: number, longest: number, lastFog: number): Trail[] {
  return Array.from({ length: count }, () => {
    const from = random.integer(1, huts);
    const to = ((from - 1 + random.integer(1, huts - 1)) % huts) + 1;
    return [from, to, random.integer(1, longest), random.integer(0, lastFog)] as const;
  });
}

/** One long path through all huts in random order; the fog climbs after the walker, `slack` minutes at most behind. */
function chain(random: Random, huts: number, longest: number, slack: number): Trail[] {
  const middle = random.permutation(huts - 2).map(hut => hut + 1);
  const path = [1, ...middle, huts];
  let minute = random.integer(0, LAST_MINUTE / 2);
  return path.slice(1).map((hut, i) => {
    const minutes = random.integer(1, longest);
    minute += minutes;
    return [path[i] as number, hut, minutes, Math.min(LAST_MINUTE, minute + random.integer(0, slack))] as const;
  });
}

/** A grid of huts from one corner to the other: steps along a row are short, those between rows long, and late fog binds here and there. */
function grid(random: Random, rows: number, columns: number): Trail[] {
  const trails: Trail[] = [];
  const fog = () => LAST_MINUTE - (random.integer(0, 3) === 0 ? random.integer(0, rows * 40_000) : 0);
  for (let hut = 1; hut <= rows * columns; hut++) {
    if (hut % columns !== 0) trails.push([hut, hut + 1, random.integer(1, 9), fog()]);
    if (hut + columns <= rows * columns) trails.push([hut, hut + columns, random.integer(1, 100_000), fog()]);
  }
  return trails;
}

export const beforeTheFog: StarterProblem = {
  problemId: 'P1006',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['graph', 'greedy'],
  difficulty: 3,
  timeLimitMs: 2000,
  memoryLimitMb: 128,
  examples: [
    { input: '4 4\n1 2 5 10\n2 4 5 30\n1 3 10 25\n3 4 10 28', output: '8' },
    { input: '3 2\n1 2 4 9\n2 3 4 6', output: '-1' },
  ],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf(2, [[1, 2, 7, 7]]);
    yield caseOf(2, [[2, 1, 8, 7]]);
    yield caseOf(2, [
      [1, 2, 9, 30],
      [1, 2, 1, 21],
      [2, 1, 4, 26],
    ]);
    yield caseOf(4, [
      [1, 2, 1, LAST_MINUTE],
      [3, 4, 1, LAST_MINUTE],
    ]);
    yield caseOf(5, [
      [1, 2, 1, 100],
      [2, 5, 1, 3],
      [1, 3, 20, 40],
      [3, 4, 5, 90],
      [4, 5, 30, 80],
      [2, 3, 2, 2],
    ]);
    const random = new Random(1006);
    for (const huts of [5, 10, 50]) yield caseOf(huts, scattered(random, huts, 3 * huts, 10, 100));
    for (const slack of [0, 50]) yield caseOf(12, shuffled(random, chain(random, 12, 20, slack)));
    yield caseOf(600, shuffled(random, grid(random, 20, 30)));
    yield caseOf(1000, scattered(random, 1000, 8000, 1000, LAST_MINUTE));
    yield caseOf(1000, scattered(random, 1000, 5000, LAST_MINUTE, LAST_MINUTE));
    yield caseOf(MOST_HUTS, scattered(random, MOST_HUTS, MOST_TRAILS, 100, 1_000_000));
    yield caseOf(60_000, shuffled(random, chain(random, 60_000, 4000, 1_000_000)));
    yield caseOf(50_000, shuffled(random, grid(random, 5000, 10)));
  },
};
