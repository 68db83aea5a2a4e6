import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

type Entry = readonly [kind: 1 | 2, minute: number, first: number, second: number];

const MOST = 200_000;
const LAST_MINUTE = 1_000_000_000;

const caseOf = (lamps: number, entries: readonly Entry[]) => {
  const input = `${lamps} ${entries.length}\n${entries.map(entry => entry.join(' ')).join('\n')}\n`;
  return { input, answer: solve(input) };
};

interface Night {
  lamps: number;
  entries: number;
  /** Greatest number of minutes between two entries. */
  pause: number;
  /** Greatest amount of oil, in minutes. */
  oil: number;
}

/** Oil and rounds in turn by chance; the last entry is a round over the whole corridor. */
function night(random: Random, { lamps, entries, pause, oil }: Night): Entry[] {
  let minute = 0;
  return Array.from({ length: entries }, (_, i) => {
    minute = Math.min(LAST_MINUTE, minute + random.integer(0, pause));
    if (i === entries - 1) return [2, minute, 1, lamps] as const;
    if (random.integer(0, 1) === 0) return [1, minute, random.integer(1, lamps), random.integer(1, oil)] as const;
    const [one, other] = [random.integer(1, lamps), random.integer(1, lamps)];
    return [2, minute, Math.min(one, other), Math.max(one, other)] as const;
  });
}

/** Every lamp is filled for long, in order; then rounds over nearly all of the corridor. */
const fillThenCount = (random: Random, lamps: number): Entry[] => [
  ...Array.from({ length: lamps }, (_, i) => [1, i, i + 1, random.integer(1, 2 * lamps)] as const),
  ...Array.from({ length: lamps }, (_, i) => [2, lamps + i, random.integer(1, 9), lamps - random.integer(0, 9)] as const),
];

export const corridorOil: StarterProblem = {
  problemId: 'P1010',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['data-structures'],
  difficulty: 4,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  examples: [{ input: '4 7\n1 0 2 5\n1 3 2 4\n1 3 4 3\n2 5 1 4\n2 6 1 4\n2 8 2 3\n2 9 1 4', output: '2\n1\n1\n0' }],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf(1, [[2, 0, 1, 1]]);
    yield caseOf(1, [
      [1, 0, 1, 1],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
    ]);
    yield caseOf(2, [
      [1, 5, 1, 2],
      [1, 5, 1, 2],
      [2, 7, 1, 2],
      [2, 8, 1, 2],
      [2, 9, 1, 1],
    ]);
    yield caseOf(2, [
      [1, 5, 1, 2],
      [1, 7, 1, 2],
      [2, 8, 1, 2],
      [2, 9, 1, 2],
    ]);
    yield caseOf(3, [
      [1, 0, 2, 10],
      [1, 1, 2, 1],
      [2, 10, 1, 3],
      [2, 11, 1, 3],
      [1, 20, 2, 1],
      [2, 20, 2, 2],
    ]);
    yield caseOf(1, [...Array.from({ length: 3 }, () => [1, 0, 1, LAST_MINUTE] as const), [2, LAST_MINUTE, 1, 1]]);
    const random = new Random(1010);
    for (const oil of [3, 10, 40]) yield caseOf(5, night(random, { lamps: 5, entries: 30, pause: 3, oil }));
    for (const oil of [50, 400]) yield caseOf(100, night(random, { lamps: 100, entries: 1000, pause: 2, oil }));
    yield caseOf(10, night(random, { lamps: 10, entries: 5000, pause: 100_000, oil: 1_000_000 }));
    yield caseOf(3000, night(random, { lamps: 3000, entries: 5000, pause: 0, oil: 9 }));
    yield caseOf(MOST, night(random, { lamps: 3, entries: 20_000, pause: 10, oil: 60 }));
    yield caseOf(MOST / 2, fillThenCount(random, MOST / 2));
    yield caseOf(500, night(random, { lamps: 500, entries: 50_000, pause: 9, oil: 4000 }));
    yield caseOf(MOST, night(random, { lamps: MOST, entries: MOST / 2, pause: 10_000, oil: LAST_MINUTE }));
  },
};
