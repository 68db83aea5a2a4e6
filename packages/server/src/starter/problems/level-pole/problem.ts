import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import code from './checker.cpp?raw';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const MOST_LANTERNS = 100_000;

const caseOf = (lanterns: number) => {
  const input = `${lanterns}\n`;
  return { input, answer: solve(input) };
};

export const levelPole: StarterProblem = {
  problemId: 'P1005',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['constructive', 'maths'],
  difficulty: 2,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  judge: { mode: 'spj', code },
  examples: [
    { input: '2', output: '2 -1' },
    { input: '3', output: '0' },
  ],
  *cases() {
    yield caseOf(2);
    yield caseOf(3);
    for (const lanterns of [1, 4, 5, 6, 7, 8, 9, 10, 11]) yield caseOf(lanterns);
    const random = new Random(1005);
    for (const most of [100, 1000, 10_000]) yield caseOf(random.integer(most / 2, most));
    yield caseOf(46_341);
    yield caseOf(65_537);
    for (let fewer = 1; fewer >= 0; fewer--) yield caseOf(MOST_LANTERNS - fewer);
  },
};
