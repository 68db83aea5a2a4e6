/** One submission of a contest, as a board reads it. */
export interface ContestTry {
  /** Grows with time: decides between tries of the same second. Default 0. */
  id?: number | undefined;
  /** Label of the problem. */
  problem: string;
  entrantId: string;
  accepted: boolean;
  /** From the start of the contest, in seconds. */
  atSeconds: number;
  /** Whether a wrong try costs a penalty: compile errors, for one, usually do not. Default true. */
  penalised?: boolean | undefined;
  /** Points (OI); absent while there are none. */
  score?: number | null | undefined;
  /** Run time in ms (OI). */
  timeMs?: number | undefined;
}

/** Which tries a board shows, and how much of them. */
export interface BoardView {
  /** Length of the contest. Tries made later are left out, or marked as late. Absent: it has no end. */
  durationSeconds?: number | undefined;
  /** Tries made after the end count and are marked. Default false. */
  withAfterEnd?: boolean | undefined;
  /** From here on results are hidden; absent: nothing is. */
  freezeAtSeconds?: number | undefined;
  /** The board as it stood at this second. Default: as it is. */
  untilSeconds?: number | undefined;
}

/** A try of a board, as its view shows it. */
export interface ShownTry extends ContestTry {
  isHidden: boolean;
  isAfterEnd: boolean;
}

/** The tries that a view shows, in the order in which they were made. Those before the start never count. */
export function shownTries(tries: readonly ContestTry[], view: BoardView): ShownTry[] {
  const { durationSeconds: end = Infinity, freezeAtSeconds = Infinity, untilSeconds = Infinity, withAfterEnd } = view;
  return tries
    .filter(({ atSeconds }) => atSeconds >= 0 && atSeconds <= untilSeconds && (withAfterEnd || atSeconds < end))
    .toSorted((a, b) => a.atSeconds - b.atSeconds || (a.id ?? 0) - (b.id ?? 0))
    .map(each => ({ ...each, isHidden: each.atSeconds >= freezeAtSeconds, isAfterEnd: each.atSeconds >= end }));
}
