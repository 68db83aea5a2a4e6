import { rankAcm } from './order';
import type { AcmCell, AcmStanding, Entrant } from './standing';

/** A try that counts in an ACM contest. Tries without penalty, such as compile errors, are left out by the caller. */
export interface ContestTry {
  /** Label of the problem. */
  problem: string;
  entrantId: string;
  accepted: boolean;
  /** From the start of the contest, in seconds. */
  atSeconds: number;
}

export interface AcmRules {
  /** What each wrong try before an accepted one costs. Default 20 minutes. */
  penaltyPerTrySeconds?: number;
  /** From here on results are hidden; absent: nothing is. */
  freezeAtSeconds?: number | undefined;
}

export const DEFAULT_PENALTY_SECONDS = 1200;

/** The board of an ACM contest from its tries. First blood goes to the earliest; those at the same second share it. */
export function acmBoard(entrants: readonly Entrant[], tries: readonly ContestTry[], rules: AcmRules = {}): AcmStanding[] {
  const { penaltyPerTrySeconds = DEFAULT_PENALTY_SECONDS, freezeAtSeconds = Number.POSITIVE_INFINITY } = rules;
  const cells = new Map<string, Record<string, AcmCell>>(entrants.map(({ id }) => [id, {}]));
  for (const each of [...tries].sort((a, b) => a.atSeconds - b.atSeconds)) {
    const row = cells.get(each.entrantId);
    if (row) row[each.problem] = afterTry(row[each.problem], each, freezeAtSeconds);
  }
  markFirst([...cells.values()]);
  return rankAcm(
    entrants.map(entrant => {
      const own = cells.get(entrant.id) ?? {};
      return { ...entrant, rank: null, cells: own, ...acmTotals(own, penaltyPerTrySeconds) };
    }),
  );
}

function afterTry(cell: AcmCell = {}, { accepted, atSeconds }: ContestTry, freezeAtSeconds: number): AcmCell {
  if (cell.accepted) return cell;
  if (atSeconds >= freezeAtSeconds) return { ...cell, pendingTries: (cell.pendingTries ?? 0) + 1 };
  if (accepted) return { ...cell, accepted: true, acceptedAtSeconds: atSeconds };
  return { ...cell, wrongTries: (cell.wrongTries ?? 0) + 1 };
}

function markFirst(rows: readonly Record<string, AcmCell>[]): void {
  const earliest = new Map<string, number>();
  for (const row of rows) {
    for (const [problem, { acceptedAtSeconds }] of Object.entries(row)) {
      if (acceptedAtSeconds !== undefined) {
        earliest.set(problem, Math.min(earliest.get(problem) ?? Number.POSITIVE_INFINITY, acceptedAtSeconds));
      }
    }
  }
  for (const row of rows) {
    for (const [problem, cell] of Object.entries(row)) {
      if (cell.accepted && cell.acceptedAtSeconds === earliest.get(problem)) row[problem] = { ...cell, first: true };
    }
  }
}

/** Problems solved and penalty in seconds that cells add up to. Wrong tries on unsolved problems cost nothing. */
export function acmTotals(
  cells: Readonly<Record<string, AcmCell>>,
  penaltyPerTrySeconds = DEFAULT_PENALTY_SECONDS,
): { solved: number; penaltySeconds: number } {
  const solved = Object.values(cells).filter(({ accepted }) => accepted);
  const penaltySeconds = solved.reduce(
    (sum, { acceptedAtSeconds = 0, wrongTries = 0 }) => sum + acceptedAtSeconds + wrongTries * penaltyPerTrySeconds,
    0,
  );
  return { solved: solved.length, penaltySeconds };
}
