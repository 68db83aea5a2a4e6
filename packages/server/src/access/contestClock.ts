import { type ContestClock, elapsedMs } from '@oj/ui/ranking';

/*
 * The clock of a contest stands still in its pauses. Whatever counts the time of a contest asks here, or in `contestClock.sql.ts` where a
 * query counts it.
 */

/** An interval that is cut out of the clock of a contest; moments in ISO 8601, in whole seconds. */
export interface StoredPause {
  startAt: string;
  /** The first moment after the pause. */
  endAt: string;
  /** Whether submissions of the pause are accepted, and count at its start. */
  keepsSubmissions: boolean;
}

/** What of a contest its clock goes by. */
export interface ClockTimes extends ContestClock {
  startAt: Date;
  /** The first moment after the contest. */
  endAt: Date;
  pauses: readonly StoredPause[];
}

/** The second that the clock of a contest shows at a moment; negative before the start. */
export const secondAt = (clock: ContestClock, moment: Date): number => Math.floor(elapsedMs(clock, moment) / 1000);

/** How long a contest lasts without its pauses, in ms. */
export const netLengthMs = (contest: Pick<ClockTimes, 'startAt' | 'endAt' | 'pauses'>): number => elapsedMs(contest, contest.endAt);

/**
 * Whether submissions are refused now. A pause is stored up to a second before it begins, so that nothing which was accepted before lies in
 * it: it refuses from that moment on.
 */
export const refusesSubmissions = ({ pauses }: Pick<ClockTimes, 'pauses'>, now: Date): boolean =>
  pauses.some(({ endAt, keepsSubmissions }) => !keepsSubmissions && now < new Date(endAt));

export const pausesOnWire = (pauses: readonly StoredPause[]) =>
  pauses.map(({ startAt, endAt, keepsSubmissions }) => ({ startTime: new Date(startAt), endTime: new Date(endAt), keepsSubmissions }));
