import { type ContestPause, type ContestRow, contestTypes } from '@oj/contract';
import { type ContestSummary, type ContestTimes, type ContestPause as PauseOfClock, pauseAt } from '@oj/ui';

const auths = ['public', 'private', 'protected'] as const;

export const kindOf = (type: number): ContestSummary['kind'] => (type === contestTypes.oi ? 'oi' : 'acm');

type Facts = Pick<ContestRow, 'id' | 'title' | 'type' | 'auth' | 'startTime' | 'endTime' | 'pauses'> & { count: number | null };
type SealFacts = Partial<Pick<ContestRow, 'sealRank' | 'sealRankTime'>>;

interface Times {
  startTime: Date;
  endTime: Date;
  pauses: readonly ContestPause[];
}

/** The times of a contest of the wire as the clocks of the library want them. */
export const timesOf = ({ startTime, endTime, pauses }: Times): ContestTimes & { pauses: PauseOfClock[] } => ({
  startAt: startTime.getTime(),
  endAt: endTime.getTime(),
  pauses: pauses.map(({ startTime: from, endTime: to, keepsSubmissions }) => ({
    startAt: from.getTime(),
    endAt: to.getTime(),
    keepsSubmissions,
  })),
});

/** The pause in which a contest is at a moment of the server, by default that of the answer; undefined while its clock runs. */
export function pauseOf(contest: Times & { now: Date }, nowMs: number = contest.now.getTime()): ContestPause | undefined {
  const startAt = pauseAt(timesOf(contest), nowMs)?.startAt;
  return contest.pauses.find(({ startTime }) => startTime.getTime() === startAt);
}

/** A contest of the wire as the parts of the library want it. */
export const summaryOf = ({
  id,
  title,
  type,
  auth,
  startTime,
  endTime,
  pauses,
  count,
  sealRank,
  sealRankTime,
}: Facts & SealFacts): ContestSummary => ({
  id,
  title,
  kind: kindOf(type),
  auth: auths[auth] ?? 'public',
  ...timesOf({ startTime, endTime, pauses }),
  freezeAt: sealRank ? (sealRankTime?.getTime() ?? null) : null,
  participantCount: count,
});

/** Clock of the server minus clock of this device, in ms, as it was when the answer came. */
export const offsetOf = (now: Date | undefined, answeredAt: number): number => (now ? now.getTime() - answeredAt : 0);
