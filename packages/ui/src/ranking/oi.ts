import { boardOf, type RankingRules } from './board';
import { type BoardView, type ContestTry, isScored, type ShownTry } from './contestTry';
import { oiOrder } from './order';
import type { Entrant, OiCell, OiStanding } from './standing';

/** Which submission of a problem counts: the last one that has points, or the best. */
export type OiCounts = 'recent' | 'highest';

/** How an OI contest counts, and what its board shows. */
export interface OiRules extends BoardView {
  /** Which submission counts. Default `recent`. */
  counts?: OiCounts | undefined;
}

/** The rules of OI contests: more points, then less run time of the problems that are solved whole. Hidden submissions do not count. */
export const oiRules = (counts: OiCounts = 'recent'): RankingRules<OiCell, OiStanding> => ({
  name: `oi, ${counts}`,
  cellOf: tries => cellOf(tries, counts),
  partsOf: tries => {
    const chosen = chosenOf(tries, counts);
    return tries.map(tried => {
      if (tried.isHidden) return 'hidden';
      if (tried.waiting) return 'waiting';
      return tried === chosen ? 'counts' : isScored(tried) ? 'replaced' : 'unscored';
    });
  },
  rowOf: (entrant, cells) => ({ ...entrant, rank: null, cells, ...oiTotals(cells) }),
  ...oiOrder,
});

export const oiRecent = oiRules('recent');
export const oiHighest = oiRules('highest');

/** The board of an OI contest from its tries. */
export const oiBoard = (entrants: readonly Entrant[], tries: readonly ContestTry[], rules: OiRules = {}): OiStanding[] =>
  boardOf(oiRules(rules.counts), entrants, tries, rules);

function chosenOf(tries: readonly ShownTry[], counts: OiCounts) {
  const scored = tries.filter(isScored);
  return counts === 'recent' ? scored.at(-1) : scored.toSorted((a, b) => b.score - a.score)[0];
}

function cellOf(tries: readonly ShownTry[], counts: OiCounts): OiCell | undefined {
  const chosen = chosenOf(tries, counts);
  if (!chosen) return undefined;
  const bestMs = Math.min(
    ...tries
      .filter(isScored)
      .filter(({ accepted }) => accepted)
      .map(({ timeMs }) => timeMs ?? 0),
  );
  return { score: chosen.score, ...(chosen.accepted && { timeMs: bestMs }), ...(chosen.isAfterEnd && { afterContest: true }) };
}

/** Points, and the run time in ms of problems solved whole, that cells add up to. */
export function oiTotals(cells: Readonly<Record<string, OiCell>>): { score: number; timeMs: number } {
  const all = Object.values(cells);
  return { score: all.reduce((sum, { score }) => sum + (score ?? 0), 0), timeMs: all.reduce((sum, { timeMs }) => sum + (timeMs ?? 0), 0) };
}
