import { type Pigment, verdictOf, type VerdictStatus } from '../../verdict/verdicts';

/** How often a verdict was given. */
export interface ResultCount {
  /** Verdict, by number (-10 to 10) or letters. */
  status: VerdictStatus;
  /** Number of submissions with it. */
  count: number;
}

export interface ResultSlice extends ResultCount {
  letters: string;
  pigment: Pigment;
  /** 0 to 1. */
  share: number;
}

/** The slices in the order given, without empty ones. A partly accepted solution is "PA" in statistics. */
export function slicesOf(counts: readonly ResultCount[]): ResultSlice[] {
  const total = counts.reduce((sum, { count }) => sum + Math.max(count, 0), 0);
  return counts
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => {
      const { name, letters, pigment } = verdictOf(status);
      return { status, count, letters: name === 'partialAccepted' ? 'PA' : letters, pigment, share: count / total };
    });
}
