/** A moment as a date, as ms since 1970, or in ISO 8601. */
export type Moment = Date | number | string;

/** An interval in which the clock of a contest stands still. */
export interface ClockPause {
  startAt: Moment;
  /** The first moment after the pause. */
  endAt: Moment;
}

/** What the clock of a contest goes by. */
export interface ContestClock {
  startAt: Moment;
  /** The earliest first. No two of them overlap, and none begins before the contest. */
  pauses: readonly ClockPause[];
}

const msOf = (moment: Moment) => (typeof moment === 'number' ? moment : new Date(moment).getTime());

/** What the clock of a contest shows at a moment, in ms: the time since the start without pauses; negative before the start. */
export function elapsedMs({ startAt, pauses }: ContestClock, moment: Moment): number {
  const at = msOf(moment);
  const pausedMs = pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(at, msOf(pause.endAt)) - msOf(pause.startAt)), 0);
  return at - msOf(startAt) - pausedMs;
}

/** The first moment at which the clock of a contest shows a time, given in ms. Where a pause begins, that is the start of the pause. */
export function momentOf({ startAt, pauses }: ContestClock, elapsed: number): Date {
  let at = msOf(startAt) + elapsed;
  for (const pause of pauses) {
    const startMs = msOf(pause.startAt);
    if (at > startMs) at += msOf(pause.endAt) - startMs;
  }
  return new Date(at);
}
