/** One submission of a contest, as a board reads it. */
export interface ContestTry {
  /** Grows with time: decides between tries of the same second. Default 0. */
  id?: number | undefined;
  /** Label of the problem. */
  problem: string;
  entrantId: string;
  accepted: boolean;
  /** Seconds since the start of the contest. */
  atSeconds: number;
  /** Whether a wrong try costs a penalty: compile errors, for one, usually do not. Default true. */
  penalised?: boolean | undefined;
  /** The compiler refused it: `penalised` is false, but some contests make it cost a penalty all the same. */
  compileError?: boolean | undefined;
  /** It is not judged yet: until it is, whatever else it says does not count. Default false. */
  waiting?: boolean | undefined;
  /** Points (OI); absent while there are none, and of a run that was never judged, such as after an error of the judge. */
  score?: number | null | undefined;
  /** Run time in ms (OI). */
  timeMs?: number | undefined;
  /** Points of each subtask (IOI). */
  subtasks?: readonly number[] | undefined;
}

/**
 * What a try does to its cell. ACM: `solved`, `penalised`, `free` (it failed and costs nothing), `afterSolved`. OI: `counts`, `replaced` (by a
 * later or a better one), `unscored`. `hidden`: by the freeze. `waiting`: it is not judged yet.
 */
export type TryPart = 'solved' | 'penalised' | 'free' | 'afterSolved' | 'counts' | 'replaced' | 'unscored' | 'hidden' | 'waiting';

/** Which tries a board shows, and how much of them. */
export interface BoardView {
  /** Length of the contest. Tries made later are left out, or marked as late. Absent: it has no end. */
  durationSeconds?: number | undefined;
  /** Tries made after the end count and are marked. Default false. */
  withAfterEnd?: boolean | undefined;
  /** Seconds from the start to the freeze, after which results are hidden. Default: no freeze. */
  freezeAtSeconds?: number | undefined;
  /** Shows the scoreboard as it stood at this second. Default: as it is now. */
  untilSeconds?: number | undefined;
  /** Whether participants without a shown try are left out. Default false: all participants have a row. */
  onlyWithTries?: boolean | undefined;
}

/** A try of a board, as its view shows it. */
export interface ShownTry extends ContestTry {
  /** Its result is not to be known. Default false. */
  isHidden?: boolean;
  /** Made after the end. Default false. */
  isAfterEnd?: boolean;
}

/** Which of two tries was made first. Several are often made in one second. */
export const byTime = (a: Pick<ContestTry, 'id' | 'atSeconds'>, b: Pick<ContestTry, 'id' | 'atSeconds'>): number =>
  a.atSeconds - b.atSeconds || (a.id ?? 0) - (b.id ?? 0);

/** Whether a view shows a try. Those before the start never count. */
export const isShown = (
  { atSeconds }: Pick<ContestTry, 'atSeconds'>,
  { durationSeconds = Infinity, untilSeconds = Infinity, withAfterEnd }: BoardView,
): boolean => atSeconds >= 0 && atSeconds <= untilSeconds && (!!withAfterEnd || atSeconds < durationSeconds);

/** The tries that a view shows, in the order in which they were made. */
export function shownTries(tries: readonly ContestTry[], view: BoardView): ShownTry[] {
  return shownInOrder(tries.toSorted(byTime), view);
}

/** The same of tries that come in order. Most have nothing to be marked and are taken as they are: a board has hundreds of thousands. */
export function shownInOrder(tries: readonly ContestTry[], view: BoardView): ShownTry[] {
  const { durationSeconds = Infinity, freezeAtSeconds = Infinity } = view;
  const shown: ShownTry[] = [];
  for (const each of tries) {
    if (!isShown(each, view)) continue;
    const [isHidden, isAfterEnd] = [each.atSeconds >= freezeAtSeconds, each.atSeconds >= durationSeconds];
    shown.push(isHidden || isAfterEnd ? { ...each, isHidden, isAfterEnd } : each);
  }
  return shown;
}

/** Whether a try earns points that are known in this view. One that the compiler refused earns none, and takes none away. */
export const isScored = (tried: ShownTry): tried is ShownTry & { score: number } =>
  !tried.isHidden && !tried.waiting && !tried.compileError && typeof tried.score === 'number';
