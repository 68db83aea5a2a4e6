import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const caseOf = (height: number, snow: number) => {
  const input = `${height} ${snow}\n`;
  return { input, answer: solve(input) };
};

export const mountainProof: StarterProblem = {
  problemId: 'P1001',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['implementation'],
  difficulty: 0,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  ignoreEndBlank: false,
  examples: [
    { input: '4 2', output: '   /\\\n  /**\\\n /    \\\n/______\\' },
    { input: '1 0', output: '/\\' },
  ],
  *cases() {
    yield caseOf(4, 2);
    yield caseOf(1, 0);
    yield caseOf(2, 0);
    yield caseOf(2, 1);
    yield caseOf(3, 0);
    yield caseOf(3, 1);
    yield caseOf(3, 2);
    const random = new Random(1001);
    for (const most of [9, 30, 99]) {
      const height = random.integer(5, most);
      yield caseOf(height, random.integer(0, height - 1));
    }
    yield caseOf(100, 0);
    yield caseOf(100, 33);
    yield caseOf(100, 99);
  },
};
