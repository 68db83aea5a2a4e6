import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import zh from './zh.md?raw';

const caseOf = (a: bigint, b: bigint) => ({ input: `${a} ${b}\n`, answer: `${a + b}\n` });
const LARGEST = 10n ** 18n;

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
    yield caseOf(1n, 2n);
    yield caseOf(-3n, 5n);
    yield caseOf(0n, 0n);
    yield caseOf(LARGEST, LARGEST);
    yield caseOf(-LARGEST, -LARGEST);
    yield caseOf(LARGEST, -LARGEST);
    yield caseOf(2_147_483_647n, 1n);
    const random = new Random(1000);
    for (let i = 0; i < 3; i++) yield caseOf(BigInt(random.integer(-1e15, 1e15)), BigInt(random.integer(-1e15, 1e15)));
  },
};
