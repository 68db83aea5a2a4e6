import type { ContestTimes } from '../Countdown/contestClock';

/** A contest as lists show it. */
export interface ContestSummary extends ContestTimes {
  id: string | number;
  title: string;
  kind: 'acm' | 'oi';
  auth: 'public' | 'private' | 'protected';
  /** How many take part. Left out where nobody knows. */
  participantCount?: number | null | undefined;
}
