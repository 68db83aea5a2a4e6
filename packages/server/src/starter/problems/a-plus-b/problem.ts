import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import zh from './zh.md?raw';

const caseOf = (a: number, b: number) => ({ input: `${a} ${b}\n`, answer: `${a + b}\n` });
/** A sum of two fits into 32 bits: the first program of a newcomer need not know about types. */
const LARGEST = 1e9;

export const aPlusB: StarterProblem = {
  problemId: 'P1000',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['implementation', 'maths'],
  difficulty: 0,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  examples: [
    { input: '1 2', output: '3' },
    { input: '-3 5', output: '2' },
  ],
  *cases() {
    yield caseOf(1, 2);
    yield caseOf(-3, 5);
    yield caseOf(0, 0);
    yield caseOf(LARGEST, LARGEST);
    yield caseOf(-LARGEST, -LARGEST);
    yield caseOf(LARGEST, -LARGEST);
    yield caseOf(-1, 1);
    const random = new Random(1000);
    for (let i = 0; i < 3; i++) yield caseOf(random.integer(-LARGEST, LARGEST), random.integer(-LARGEST, LARGEST));
  },
};
