import type { ContestTimes } from '../Countdown/contestClock';

/** A contest as lists show it. */
export interface ContestSummary extends ContestTimes {
  id: string | number;
  title: string;
  kind: 'acm' | 'oi';
  auth: 'public' | 'private' | 'protected';
  /** People who registered. Left out where nobody has to. */
  participantCount?: number | null | undefined;
}
