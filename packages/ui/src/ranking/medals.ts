import type { Medal, Standing } from './standing';
import { isAcmStanding } from './standing';

/** Number of each kind of medal. */
export type MedalCounts = Readonly<Record<Medal, number>>;

export const medals: readonly Medal[] = ['gold', 'silver', 'bronze'];

/** Shares of the ranked participants, in percent, when nobody chose others. */
export const defaultMedalShares: MedalCounts = { gold: 10, silver: 20, bronze: 30 };

/** Counts from percentages of the ranked participants, each rounded down. */
export const medalCounts = (rankedCount: number, sharesPercent: MedalCounts = defaultMedalShares): MedalCounts => ({
  gold: Math.floor((rankedCount * sharesPercent.gold) / 100),
  silver: Math.floor((rankedCount * sharesPercent.silver) / 100),
  bronze: Math.floor((rankedCount * sharesPercent.bronze) / 100),
});

/** The medal of a row. */
export const medalOf = (row: Standing, counts: MedalCounts): Medal | undefined =>
  prizeOf(
    row,
    medals.map(medal => ({ medal, count: counts[medal] })),
  )?.medal;

/**
 * Which of several prizes a row wins, when they are handed down the ranking, `count` of each: by its rank, so that equal results win the
 * same. Without a solved problem or a point there is none.
 */
export function prizeOf<Prize extends { count: number }>(row: Standing, prizes: readonly Prize[]): Prize | undefined {
  const { rank } = row;
  const result = isAcmStanding(row) ? row.solved : row.score;
  if (rank === null || result <= 0) return undefined;
  let places = 0;
  return prizes.find(({ count }) => rank <= (places += count));
}
