import { boardOf, type RankingRules } from './board';
import type { BoardView, ContestTry, ShownTry, TryPart } from './contestTry';
import { acmOrder } from './order';
import { type AcmPenalty, countedSeconds, DEFAULT_PENALTY_SECONDS } from './penalty';
import type { AcmCell, AcmStanding, Entrant } from './standing';

/** How an ACM contest counts, and what its board shows. */
export interface AcmRules extends AcmPenalty, BoardView {}

/**
 * The rules of ACM contests: more solved, then less penalty. First blood goes to the earliest; those at the same second share it, also where
 * times count in whole minutes.
 */
export const acmRules = (penalty: AcmPenalty = {}): RankingRules<AcmCell, AcmStanding> => ({
  name: 'acm',
  cellOf: tries => tries.reduce<AcmCell | undefined>((cell, tried) => afterTry(cell, tried, penalty), undefined),
  partsOf: tries => {
    const solved = tries.findIndex(({ accepted, isHidden, waiting }) => accepted && !isHidden && !waiting);
    return tries.map((tried, place) => (solved >= 0 && place > solved ? 'afterSolved' : partOf(tried, penalty)));
  },
  solvedAt: ({ accepted, acceptedAtSeconds, afterContest }) => (accepted && !afterContest ? acceptedAtSeconds : undefined),
  rowOf: (entrant, cells) => ({ ...entrant, rank: null, cells, ...acmTotals(cells, penalty) }),
  ...acmOrder(penalty),
});

/** The usual rules: a penalty of 20 minutes for each wrong try, times in seconds, no penalty for compile errors. */
export const acm = acmRules();

/** The board of an ACM contest from its tries. */
export const acmBoard = (entrants: readonly Entrant[], tries: readonly ContestTry[], rules: AcmRules = {}): AcmStanding[] =>
  boardOf(acmRules(rules), entrants, tries, rules);

/** What a try that was made before the problem was solved counts as. */
function partOf(
  { accepted, isHidden, waiting, penalised = true, compileError }: ShownTry,
  { penalisesCompileErrors }: AcmPenalty,
): TryPart {
  if (isHidden) return 'hidden';
  if (waiting) return 'waiting';
  if (accepted) return 'solved';
  return penalised || (compileError && penalisesCompileErrors) ? 'penalised' : 'free';
}

function afterTry(cell: AcmCell | undefined, tried: ShownTry, penalty: AcmPenalty): AcmCell | undefined {
  if (cell?.accepted) return cell;
  const { atSeconds, isAfterEnd } = tried;
  const part = partOf(tried, penalty);
  const late = isAfterEnd && { afterContest: true };
  if (part === 'hidden' || part === 'waiting') return { ...cell, ...late, pendingTries: (cell?.pendingTries ?? 0) + 1 };
  if (part === 'solved') return { ...cell, ...late, accepted: true, acceptedAtSeconds: atSeconds };
  return part === 'penalised' ? { ...cell, ...late, wrongTries: (cell?.wrongTries ?? 0) + 1 } : cell;
}

/** Problems solved and penalty in seconds that cells add up to. Wrong tries on unsolved problems cost nothing. */
export function acmTotals(cells: Readonly<Record<string, AcmCell>>, penalty: AcmPenalty = {}): { solved: number; penaltySeconds: number } {
  const { penaltyPerTrySeconds = DEFAULT_PENALTY_SECONDS } = penalty;
  const solved = Object.values(cells).filter(({ accepted }) => accepted);
  const penaltySeconds = solved.reduce(
    (sum, { acceptedAtSeconds = 0, wrongTries = 0 }) =>
      sum + countedSeconds(acceptedAtSeconds, penalty) + wrongTries * penaltyPerTrySeconds,
    0,
  );
  return { solved: solved.length, penaltySeconds };
}
