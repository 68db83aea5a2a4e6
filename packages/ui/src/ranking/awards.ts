import { prizeOf } from './medals';
import type { Standing } from './standing';

/** A prize of a contest: for a share of the ranked participants, or for a number of them. */
export interface AwardTier {
  name: string;
  /** Colour of the disc behind the rank, `#rgb` or `#rrggbb`. */
  background?: string | undefined;
  /** Tiers are given in this order, least first. */
  priority: number;
  by: 'percent' | 'number';
  /** Percent of the ranked participants, rounded down; or how many win it. */
  amount: number;
}

/**
 * The tier that each row wins, by id. Tiers are handed down the ranking one after the other; equal results win the same, so that a tier
 * may reach further than its number, and the unofficial win none.
 */
export function awardsOf(rows: readonly Standing[], tiers: readonly AwardTier[]): ReadonlyMap<string, AwardTier> {
  const ranked = rows.filter(({ rank }) => rank !== null);
  const places = awardPlaces(tiers, ranked.length);
  const awards = new Map<string, AwardTier>();
  for (const row of ranked) {
    const won = prizeOf(row, places);
    if (won) awards.set(row.id, won.tier);
  }
  return awards;
}

/** Tiers in the order in which this many ranked participants get them, with how many win each: for `prizeOf`. */
export const awardPlaces = <Tier extends AwardTier>(tiers: readonly Tier[], rankedCount: number): { tier: Tier; count: number }[] =>
  tiers
    .toSorted((a, b) => a.priority - b.priority)
    .map(tier => ({ tier, count: tier.by === 'percent' ? Math.floor((rankedCount * tier.amount) / 100) : tier.amount }));
