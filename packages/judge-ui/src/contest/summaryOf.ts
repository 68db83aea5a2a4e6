import { type ContestRow, contestTypes } from '@oj/contract';
import type { ContestSummary } from '@oj/ui';

const auths = ['public', 'private', 'protected'] as const;

export const kindOf = (type: number): ContestSummary['kind'] => (type === contestTypes.oi ? 'oi' : 'acm');

type Facts = Pick<ContestRow, 'id' | 'title' | 'type' | 'auth' | 'startTime' | 'endTime'> & { count: number | null };
type SealFacts = Partial<Pick<ContestRow, 'sealRank' | 'sealRankTime'>>;

/** A contest of the wire as the parts of the library want it. */
export const summaryOf = ({
  id,
  title,
  type,
  auth,
  startTime,
  endTime,
  count,
  sealRank,
  sealRankTime,
}: Facts & SealFacts): ContestSummary => ({
  id,
  title,
  kind: kindOf(type),
  auth: auths[auth] ?? 'public',
  startAt: startTime.getTime(),
  endAt: endTime.getTime(),
  freezeAt: sealRank ? (sealRankTime?.getTime() ?? null) : null,
  participantCount: count,
});

/** Clock of the server minus clock of this device, in ms, as it was when the answer came. */
export const offsetOf = (now: Date | undefined, answeredAt: number): number => (now ? now.getTime() - answeredAt : 0);
