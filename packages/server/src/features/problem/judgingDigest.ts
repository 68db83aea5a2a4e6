import { createHash } from 'node:crypto';
import type { problemCases, problems } from './problem.table';

type Problem = typeof problems.$inferSelect;
type Case = typeof problemCases.$inferSelect;

/** A text that changes with whatever of a problem decides about verdicts: test data, limits, special judge. Cases are in order. */
export function judgingDigest(problem: Problem, cases: readonly Case[]): string {
  const { type, ioScore, difficulty, judgeMode, judgeCaseMode, spjCode, spjLanguage, judgeExtraFile, userExtraFile } = problem;
  const { timeLimitMs, memoryLimitMb, stackLimitMb, ignoreEndBlank, isFileIo, ioReadFileName, ioWriteFileName } = problem;
  const decisive = [
    [type, ioScore, difficulty, judgeMode, judgeCaseMode, spjCode, spjLanguage, sorted(judgeExtraFile), sorted(userExtraFile)],
    [timeLimitMs, memoryLimitMb, stackLimitMb, ignoreEndBlank, isFileIo, ioReadFileName, ioWriteFileName],
    cases.map(({ number, inputHash, answerHash, score, groupNumber }) => [number, inputHash, answerHash, score, groupNumber]),
  ];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}

const sorted = (files: Record<string, string> | null) => Object.entries(files ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
