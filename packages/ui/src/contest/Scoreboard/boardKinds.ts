import { acmMark, type CellMark, minutesOf, oiMark } from '../cells/cellMark';
import { type ContestProblem, isAcmStanding, type Standing } from '../../ranking/standing';
import { formatTime } from '../../format/measures';

export type BoardKindName = 'acm' | 'oi';

/** What differs between the boards of the contest types. */
export interface BoardKind {
  /** Phrases over the two columns of totals. */
  main: 'solved' | 'score';
  side: 'penalty' | 'time';
}

export const boardKinds: Record<BoardKindName, BoardKind> = {
  acm: { main: 'solved', side: 'penalty' },
  oi: { main: 'score', side: 'time' },
};

export const mainTotal = (standing: Standing): number => (isAcmStanding(standing) ? standing.solved : standing.score);

/** Penalty in minutes, or the run time with its unit. */
export const sideTotal = (standing: Standing): string =>
  isAcmStanding(standing) ? String(minutesOf(standing.penaltySeconds)) : formatTime(standing.timeMs);

export const markOf = (standing: Standing, { label, fullScore }: ContestProblem): CellMark =>
  isAcmStanding(standing) ? acmMark(standing.cells[label]) : oiMark(standing.cells[label], fullScore);
