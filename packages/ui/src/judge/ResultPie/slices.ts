import { type Pigment, verdictOf } from '../../verdict/verdicts';

/** How often a verdict was given. */
export interface ResultCount {
  /** Status code of the wire, -10 to 10. */
  status: number;
  /** Number of submissions with it. */
  count: number;
}

export interface ResultSlice extends ResultCount {
  letters: string;
  pigment: Pigment;
  /** 0 to 1. */
  share: number;
}

const PARTIAL = 8;

/** The slices in the order given, without empty ones. A partly accepted solution is "PA" in statistics. */
export function slicesOf(counts: readonly ResultCount[]): ResultSlice[] {
  const total = counts.reduce((sum, { count }) => sum + Math.max(count, 0), 0);
  return counts
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => {
      const { letters, pigment } = verdictOf(status);
      return { status, count, letters: status === PARTIAL ? 'PA' : letters, pigment, share: count / total };
    });
}
