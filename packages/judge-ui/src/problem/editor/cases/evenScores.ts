import { evenShares } from '@oj/ui';

/** 100 points in equal shares; what is left over goes to the last cases, a point each. */
export const evenScores = (count: number): number[] => evenShares(100, count);

/** The cases with 100 points shared evenly among them. */
export const withEvenScores = <Case extends { score: string }>(cases: readonly Case[]): Case[] => {
  const scores = evenScores(cases.length);
  return cases.map((each, index) => ({ ...each, score: String(scores[index]) }));
};
