/** 100 points in equal shares; what is left over goes to the last cases, a point each. */
export function evenScores(count: number): number[] {
  const [each, rest] = [Math.floor(100 / count), 100 % count];
  return Array.from({ length: count }, (_, index) => each + (index >= count - rest ? 1 : 0));
}

/** The cases with 100 points shared evenly among them. */
export const withEvenScores = <Case extends { score: string }>(cases: readonly Case[]): Case[] => {
  const scores = evenScores(cases.length);
  return cases.map((each, index) => ({ ...each, score: String(scores[index]) }));
};
