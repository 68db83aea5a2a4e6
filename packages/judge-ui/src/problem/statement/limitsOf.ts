import type { Language, ProblemDetail } from '@oj/contract';

/** What stands under the title of a problem, its limits widened for the language. */
export const limitsOf = (
  { timeLimit, memoryLimit, difficulty, author }: Pick<ProblemDetail['problem'], 'timeLimit' | 'memoryLimit' | 'difficulty' | 'author'>,
  language: Pick<Language, 'timeFactor' | 'memoryFactor'> | undefined,
) => ({
  timeLimitMs: timeLimit,
  memoryLimitMb: memoryLimit,
  timeFactor: language?.timeFactor ?? 1,
  memoryFactor: language?.memoryFactor ?? 1,
  difficulty,
  author,
});
