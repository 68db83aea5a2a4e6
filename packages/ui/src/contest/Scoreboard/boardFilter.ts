import { rowsWith } from '../../ranking/board';
import type { Entrant, Standing } from '../../ranking/standing';

/** Which of the names a board shows. */
export type ShownName = 'username' | 'nickname' | 'realname';

export interface BoardFilter {
  /** Found in any name or in the school, whatever the case. */
  search: string;
  hideUnofficial: boolean;
  concernedOnly: boolean;
  /** Shows only rows of this division, ranked among themselves. Absent: all. */
  division?: string | undefined;
}

/** The name to show; the username where there is no such name. */
export const shownNameOf = (entrant: Entrant, name: ShownName): string => entrant[name] || entrant.username;

/** Rows of a division, ranked among themselves: who shared a rank shares it still. */
export function rankedWithin(standings: readonly Standing[], division: string): readonly Standing[] {
  let official = 0;
  let last: { all: number; own: number } | undefined;
  return standings
    .filter(each => each.division === division)
    .map(each => {
      if (each.rank === null) return each;
      official += 1;
      if (last?.all !== each.rank) last = { all: each.rank, own: official };
      return last.own === each.rank ? each : { ...each, rank: last.own };
    });
}

/** Rows that pass the filter, in their order and with their ranks. The reader's own row counts as followed. */
export function filterStandings(
  all: readonly Standing[],
  { search, hideUnofficial, concernedOnly, division }: BoardFilter,
): readonly Standing[] {
  const standings = division ? rankedWithin(all, division) : all;
  const found = search.trim() === '' ? standings : rowsWith(standings, search);
  if (!hideUnofficial && !concernedOnly) return found;
  return found.filter(each => !(hideUnofficial && each.rank === null) && !(concernedOnly && !each.concerned && !each.own));
}
