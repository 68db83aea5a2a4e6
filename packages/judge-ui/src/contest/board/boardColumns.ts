import type { ContestProblem } from '@oj/contract';

interface Told {
  /** What is shown hides results since the seal. */
  isSealed: boolean;
  /** The reader is told everything, also what is sealed. */
  knowsAll: boolean;
  /** The board stands at a moment of the past. */
  isPast?: boolean;
}

/** The columns of a board. How many solved a problem is left out where the reader is told more than the board shows. */
export const boardColumns = (problems: readonly ContestProblem[], { isSealed, knowsAll, isPast }: Told) =>
  problems.map(({ displayId, displayTitle, color, ac }) => ({
    label: displayId,
    title: displayTitle,
    color,
    solvedCount: isPast || (isSealed && knowsAll) ? undefined : ac,
  }));
