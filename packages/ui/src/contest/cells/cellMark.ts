import type { AcmCell, OiCell } from '../../ranking/standing';

/** How a cell is drawn; each state differs from all others by fill, edge and glyph. */
export type CellState = 'first' | 'first-provisional' | 'accepted' | 'partial' | 'wrong' | 'pending' | 'after' | 'after-wrong' | 'none';

/** What a cell says, before it is put into words. */
export interface CellMark {
  state: CellState;
  /** First line: minutes, points, "?", "?2" or "−3". */
  figure: string;
  /** Wrong tries before the accepted one, or tries whose result is not known. 0: nothing to say. */
  tries: number;
  /** Wrong tries beside those whose result is not known. */
  wrongTries?: number | undefined;
  /** Minutes from the start to the accepted solution. */
  minutes?: number | undefined;
  /** Points. */
  score?: number | undefined;
  /** Part of the full score, 0…1. */
  share?: number | undefined;
}

const NONE: CellMark = { state: 'none', figure: '', tries: 0 };
export const minus = (tries: number): string => `−${tries}`;

export const minutesOf = (seconds: number): number => Math.floor(seconds / 60);

/** The mark of a cell of an ACM board. */
export function acmMark(cell: AcmCell | undefined): CellMark {
  if (!cell) return NONE;
  const { accepted, first, firstProvisional, acceptedAtSeconds = 0, wrongTries = 0, pendingTries = 0, afterContest } = cell;
  if (accepted) {
    const minutes = minutesOf(acceptedAtSeconds);
    const inTime = first ? 'first' : firstProvisional ? 'first-provisional' : 'accepted';
    return { state: afterContest ? 'after' : inTime, figure: String(minutes), tries: wrongTries, minutes };
  }
  if (pendingTries > 0) return { state: 'pending', figure: wrongTries > 0 ? `?${pendingTries}` : '?', tries: pendingTries, wrongTries };
  if (wrongTries > 0) return { state: afterContest ? 'after-wrong' : 'wrong', figure: minus(wrongTries), tries: wrongTries };
  return NONE;
}

/** The mark of a cell of an OI board. */
export function oiMark(cell: OiCell | undefined, fullScore = 100): CellMark {
  if (!cell) return NONE;
  const { score, first, pendingTries = 0, afterContest } = cell;
  if (pendingTries > 0) return { state: 'pending', figure: '?', tries: pendingTries };
  if (score === null) return NONE;
  const share = fullScore > 0 ? Math.min(Math.max(score / fullScore, 0), 1) : 0;
  const result = share >= 1 ? (first ? 'first' : 'accepted') : share > 0 ? 'partial' : 'wrong';
  const late = result === 'wrong' ? 'after-wrong' : 'after';
  return { state: afterContest ? late : result, figure: String(score), tries: 0, score, share };
}
