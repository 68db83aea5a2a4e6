import { Status, type TrainingProblem } from '@oj/contract';

export const isSolved = ({ myStatus }: Pick<TrainingProblem, 'myStatus'>) => myStatus === Status.accepted;

/** The first problem after this one that is not solved; after the last one it begins again. Undefined: all others are. */
export function nextUnsolved<Problem extends Pick<TrainingProblem, 'problemId' | 'myStatus'>>(
  problems: readonly Problem[],
  problemId?: string,
): Problem | undefined {
  const at = problems.findIndex(problem => problem.problemId === problemId);
  const others = [...problems.slice(at + 1), ...problems.slice(0, Math.max(at, 0))];
  return others.find(problem => !isSolved(problem));
}
