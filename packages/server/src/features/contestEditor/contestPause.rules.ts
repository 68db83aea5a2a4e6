import { ApiError, MOST_PAUSES } from '@oj/contract';
import { phaseOf } from '../../access/phase';
import { type MovedTimes, wholeSecond } from './contestEditor.rules';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** The latest end of a pause, from now on. */
const MOST_MS = 7 * 24 * 60 * MINUTE_MS;

/** The first whole second behind a moment. Clocks here have ms, the one that stores submissions has more: this second may have some already. */
const nextSecond = (time: Date) => new Date((Math.floor(time.getTime() / SECOND_MS) + 1) * SECOND_MS);

interface NewPause {
  /** Undefined: now. */
  startTime?: Date | undefined;
  /** Either this or the minutes from now are given. */
  endTime?: Date | undefined;
  minutes?: number | undefined;
  keepsSubmissions: boolean;
}

/**
 * The times of a contest with another pause. A pause from now on begins with the next whole second, so that nothing which was accepted
 * before lies in it.
 * @throws ApiError when there can be no such pause.
 */
export function withPause(times: MovedTimes, { startTime, endTime, minutes = 0, keepsSubmissions }: NewPause, now: Date): MovedTimes {
  const next = nextSecond(now);
  const startAt = startTime ? wholeSecond(startTime) : next;
  const endAt = endTime ? wholeSecond(endTime) : new Date(next.getTime() + minutes * MINUTE_MS);
  const isTold = startTime === undefined || startTime <= now;
  const isInside = phaseOf(times, now) === 'running' && startAt >= times.startAt && startAt < times.endAt;
  if (!isTold || !isInside) throw new ApiError('contest.pauseOutside');
  checkEnd(endAt, { startAt, now });
  if (times.pauses.some(other => startAt < new Date(other.endAt))) throw new ApiError('contest.pauseOverlaps');
  if (times.pauses.length >= MOST_PAUSES) throw new ApiError('contest.tooManyPauses');
  const pause = { startAt: startAt.toISOString(), endAt: endAt.toISOString(), keepsSubmissions };
  return { ...later(times, { byMs: endAt.getTime() - startAt.getTime(), pauseEnd: endAt, now }), pauses: [...times.pauses, pause] };
}

/**
 * The times of a contest one of whose pauses gets another end.
 * @param wanted.startTime names the pause @param wanted.endTime null: with the next whole second
 * @throws ApiError when there is no such pause, or it is over.
 */
export function withPauseEnd(times: MovedTimes, wanted: { startTime: Date; endTime: Date | null }, now: Date): MovedTimes {
  const pause = times.pauses.find(({ startAt }) => Date.parse(startAt) === wanted.startTime.getTime());
  if (!pause) throw new ApiError('contest.objectNotFound');
  const [startAt, before] = [new Date(pause.startAt), new Date(pause.endAt)];
  if (before <= now) throw new ApiError('contest.pauseEnded');
  const endAt = wanted.endTime ? wholeSecond(wanted.endTime) : nextSecond(now > startAt ? now : startAt);
  checkEnd(endAt, { startAt, now });
  const pauses = times.pauses.map(each => (each === pause ? { ...pause, endAt: endAt.toISOString() } : each));
  return { ...later(times, { byMs: endAt.getTime() - before.getTime(), pauseEnd: endAt, now }), pauses };
}

function checkEnd(endAt: Date, { startAt, now }: { startAt: Date; now: Date }) {
  if (endAt <= now || endAt <= startAt) throw new ApiError('contest.pauseOutside');
  if (endAt.getTime() > now.getTime() + MOST_MS) throw new ApiError('input.invalid', 'endTime: at most seven days from now');
}

/** The end moves, and a seal that has not begun, which never begins within the pause: the clock stands still there. */
function later({ startAt, endAt, sealAt }: MovedTimes, { byMs, pauseEnd, now }: { byMs: number; pauseEnd: Date; now: Date }) {
  const moved = (time: Date) => new Date(time.getTime() + byMs);
  const hasSealBegun = sealAt === null || sealAt <= now;
  return { startAt, endAt: moved(endAt), sealAt: hasSealBegun ? sealAt : new Date(Math.max(moved(sealAt).getTime(), pauseEnd.getTime())) };
}
