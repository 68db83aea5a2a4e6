import { ApiError, contestTypes } from '@oj/contract';
import { type ContestTimes, isSealed, phaseOf } from '../../access/phase';
import type { contests } from '../contest/contest.table';
import { type MovedTimes, withSealBehindPauses, wholeSecond } from './contestEditor.rules';

/** The times of a contest, and what of them decides whether its board is frozen. */
export type FreezeTimes = MovedTimes & Pick<typeof contests.$inferSelect, 'autoRealRank' | 'boardOpenedAt'>;

interface WantedFreeze {
  /** Undefined: now. */
  startTime?: Date | undefined;
  /** Ends the freeze that holds. */
  lifts: boolean;
}

/**
 * The times of a contest whose freeze gets another start, or ends. A contest that is over keeps the moment of a freeze that ends, for its
 * closing ceremony.
 * @throws ApiError when the contest has not started, the moment lies outside of it, or there is no freeze to be ended.
 */
export function withFreeze(times: FreezeTimes, { startTime, lifts }: WantedFreeze, now: Date): FreezeTimes {
  const phase = phaseOf(times, now);
  if (lifts) {
    if (!isSealed(times, now)) throw new ApiError('contest.notFrozen');
    return phase === 'ended' ? { ...times, autoRealRank: true, boardOpenedAt: now } : { ...times, sealAt: null };
  }
  const wanted = wholeSecond(startTime ?? now);
  // Only a freeze that holds is moved to a moment that is still to come.
  const isAhead = wanted > now && !isSealed(times, now);
  if (phase === 'scheduled' || isAhead || wanted < times.startAt || wanted >= times.endAt) throw new ApiError('contest.freezeOutside');
  const { sealAt } = withSealBehindPauses({ ...times, sealAt: wanted }, times, now);
  const frozen = { ...times, sealAt: sealAt && beforePause(sealAt, times, now), boardOpenedAt: null };
  return phase === 'ended' ? { ...frozen, autoRealRank: false } : frozen;
}

/** Submissions of a pause count at its start: a freeze that begins within one hides them all. */
function beforePause(sealAt: Date, { pauses }: Pick<MovedTimes, 'pauses'>, now: Date): Date {
  const pause = sealAt <= now && pauses.find(({ startAt, endAt }) => new Date(startAt) <= sealAt && sealAt < new Date(endAt));
  return pause ? new Date(pause.startAt) : sealAt;
}

/** From when on a freeze hides results at a moment; null: it hides nothing. In an OI contest it hides them all. */
export function hidesFrom(contest: ContestTimes & { type: number }, now: Date): Date | null {
  if (!isSealed(contest, now)) return null;
  return contest.type === contestTypes.oi ? contest.startAt : contest.sealAt;
}

interface KnownFreeze {
  knownFreeze?: { sealRankTime: Date | null; autoRealRank: boolean } | undefined;
}

/** @throws ApiError when the caller has decided by another freeze than the contest has now. */
export function checkKnownFreeze({ knownFreeze }: KnownFreeze, { sealAt, autoRealRank }: Pick<FreezeTimes, 'sealAt' | 'autoRealRank'>) {
  if (!knownFreeze) return;
  const known = knownFreeze.sealRankTime && wholeSecond(knownFreeze.sealRankTime);
  const isSame = known?.getTime() === sealAt?.getTime() && knownFreeze.autoRealRank === autoRealRank;
  if (!isSame) throw new ApiError('contest.movedMeanwhile');
}
