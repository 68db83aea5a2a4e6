import { acmMark, type CellMark, minutesOf, oiMark } from '../cells/cellMark';
import { type ContestProblem, isAcmStanding, type Standing } from '../../ranking/standing';
import { formatTime } from '../../format/measures';

/** How results are counted: `acm` by problems and penalty, `oi` by points and run time, `ioi` by points alone. */
export type BoardKindName = 'acm' | 'oi' | 'ioi';

/** What differs between the boards of the contest types. */
export interface BoardKind {
  /** Phrase over the column of the total. */
  main: 'solved' | 'score';
  /** Phrase over the column beside it; undefined: there is none. */
  side: 'penalty' | 'time' | undefined;
}

export const boardKinds: Record<BoardKindName, BoardKind> = {
  acm: { main: 'solved', side: 'penalty' },
  oi: { main: 'score', side: 'time' },
  ioi: { main: 'score', side: undefined },
};

export const mainTotal = (standing: Standing): number => (isAcmStanding(standing) ? standing.solved : standing.score);

/** Penalty in minutes, or the run time with its unit. */
export const sideTotal = (standing: Standing): string =>
  isAcmStanding(standing) ? String(minutesOf(standing.penaltySeconds)) : formatTime('timeMs' in standing ? standing.timeMs : undefined);

export const markOf = (standing: Standing, { label, fullScore }: ContestProblem): CellMark =>
  isAcmStanding(standing) ? acmMark(standing.cells[label]) : oiMark(standing.cells[label], fullScore);
