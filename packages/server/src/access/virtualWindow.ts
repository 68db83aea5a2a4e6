import { elapsedMs, momentOf } from '@oj/ui/ranking';
import type { ClockTimes } from './contestClock';
import { isSealed, phaseOf } from './phase';
import type { ContestScope } from './scope';

/** The own window of a virtual participant. */
export interface VirtualWindow {
  id: number;
  startAt: Date;
  /** The first moment after it. */
  endAt: Date;
}

/** A window that is open, and the times at which the contest was held. */
export interface OpenRun {
  id: number;
  held: ClockTimes;
}

/** Whether a contest is over and nothing of it is sealed: virtual participation begins there. */
export const isOverAndOpen = ({ contest, now }: Pick<ContestScope, 'contest' | 'now'>): boolean =>
  phaseOf(contest, now) === 'ended' && !isSealed(contest, now);

/**
 * The scope of a virtual participant: the contest has the times of the window, so that it runs for this caller alone. Nothing is sealed in
 * a window, nothing is printed, and its clock never stands still. When the contest itself runs again or is sealed again, the window waits. The clock of a transaction
 * that had to wait can be older than a window which another one has begun meanwhile: for it the window begins now.
 */
export function inWindow(scope: ContestScope, window: VirtualWindow | null): ContestScope {
  const { contest, now } = scope;
  if (!window || now >= window.endAt || !isOverAndOpen(scope)) return scope;
  const { id, startAt, endAt } = window;
  return {
    ...scope,
    now: now < startAt ? startAt : now,
    contest: { ...contest, startAt, endAt, pauses: [], sealAt: null, openPrint: false },
    run: { id, held: { startAt: contest.startAt, endAt: contest.endAt, pauses: contest.pauses } },
  };
}

/** What of the contest as it was held lies before the viewer: all of it, or up to the same time of its clock as in the own window. */
export function heldSpan({ contest, now, run }: Pick<ContestScope, 'contest' | 'now' | 'run'>): ClockTimes {
  if (!run) return contest;
  const { startAt, endAt, pauses } = run.held;
  const reached = momentOf(run.held, elapsedMs(contest, now));
  return { startAt, endAt: reached < endAt ? reached : endAt, pauses };
}
