/**
 * The reveal of a frozen ACM board. From the bottom upwards: a row with hidden results opens them one by one, left to
 * right; a solved one lifts the row, and whoever stands at its old place is next. A row without hidden results is
 * settled: everything below it is final, since nobody above can fall under it. So the ceremony ends at the true board.
 *
 * A stage is a value. Going on makes a new one, going back means having kept the old ones.
 */
import { acmTotals } from './acm';
import { rankAcm } from './order';
import type { AcmPenalty } from './penalty';
import type { AcmCell, AcmStanding } from './standing';

export type CeremonyStep =
  | { kind: 'opened'; entrantId: string; problem: string; accepted: boolean; first: boolean; from: number; to: number }
  | { kind: 'settled'; entrantId: string };

export interface Stage {
  /** Rows in the order of the results that are known by now. */
  standings: readonly AcmStanding[];
  /** Index of the row whose results are opened; rows below it are final. -1: all rows are final. */
  cursor: number;
  /** The hidden result that opens next, if the row at the cursor has one. */
  nextProblem: string | undefined;
  /** What led here; undefined at the start. */
  step: CeremonyStep | undefined;
}

export interface Ceremony extends AcmPenalty {
  /** Labels of the problems, in the order of the columns. */
  problems: readonly string[];
  /** The true board, as `acmBoard` without freeze makes it. */
  final: ReadonlyMap<string, AcmStanding>;
}

/** The stage before the first step: the frozen scoreboard, starting at its last row. */
export const firstStage = (frozen: readonly AcmStanding[], ceremony: Ceremony): Stage =>
  stageOf(rankAcm(frozen, ceremony), frozen.length - 1, undefined, ceremony);

/** One step on; undefined when everything is known. */
export function nextStage({ standings, cursor, nextProblem }: Stage, ceremony: Ceremony): Stage | undefined {
  const row = standings[cursor];
  if (!row) return undefined;
  if (nextProblem === undefined) return stageOf(standings, cursor - 1, { kind: 'settled', entrantId: row.id }, ceremony);
  const opened = open(row, nextProblem, ceremony);
  const reordered = rankAcm(standings.with(cursor, opened), ceremony);
  const { accepted = false, first = false } = opened.cells[nextProblem] ?? {};
  const to = reordered.findIndex(({ id }) => id === row.id);
  const step: CeremonyStep = { kind: 'opened', entrantId: row.id, problem: nextProblem, accepted, first, from: cursor, to };
  return stageOf(reordered, cursor, step, ceremony);
}

function open(row: AcmStanding, problem: string, { final, ...penalty }: Ceremony): AcmStanding {
  const truth = final.get(row.id)?.cells[problem] ?? {};
  const cells = { ...row.cells, [problem]: { ...truth, pendingTries: undefined } };
  return { ...row, cells, ...acmTotals(cells, penalty) };
}

function stageOf(standings: readonly AcmStanding[], cursor: number, step: CeremonyStep | undefined, { problems }: Ceremony): Stage {
  const cells = standings[cursor]?.cells ?? {};
  return { standings, cursor, step, nextProblem: problems.find(problem => isToOpen(cells[problem])) };
}

/** An accepted cell has nothing to reveal, also when an earlier try is not judged yet. */
const isToOpen = ({ accepted, pendingTries = 0 }: AcmCell = {}) => !accepted && pendingTries > 0;

/** Number of hidden results that are still to be opened. */
export const hiddenCount = (rows: readonly AcmStanding[]): number =>
  rows.flatMap(({ cells }) => Object.values(cells)).filter(isToOpen).length;
