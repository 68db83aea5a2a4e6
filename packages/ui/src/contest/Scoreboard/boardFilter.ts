import { rowsWith } from '../../ranking/board';
import type { Entrant, Standing } from '../../ranking/standing';

/** Which of the names a board shows. */
export type ShownName = 'username' | 'nickname' | 'realname';

export interface BoardFilter {
  /** Found in any name or in the school, whatever the case. */
  search: string;
  hideUnofficial: boolean;
  concernedOnly: boolean;
}

/** The name to show; who does not have that one is shown by the username. */
export const shownNameOf = (entrant: Entrant, name: ShownName): string => entrant[name] || entrant.username;

/** Rows that pass the filter, in their order and with their ranks. The reader's own row counts as followed. */
export function filterStandings(
  standings: readonly Standing[],
  { search, hideUnofficial, concernedOnly }: BoardFilter,
): readonly Standing[] {
  const found = search.trim() === '' ? standings : rowsWith(standings, search);
  if (!hideUnofficial && !concernedOnly) return found;
  return found.filter(each => !(hideUnofficial && each.rank === null) && !(concernedOnly && !each.concerned && !each.own));
}
