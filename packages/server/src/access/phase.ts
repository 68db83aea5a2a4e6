/** The times of a contest. Whether it runs and whether it is sealed follow from them and from the clock of the database. */
export interface ContestTimes {
  startAt: Date;
  /** The first moment after the contest. */
  endAt: Date;
  sealAt: Date | null;
  autoRealRank: boolean;
}

export type Phase = 'scheduled' | 'running' | 'ended';

export function phaseOf({ startAt, endAt }: Pick<ContestTimes, 'startAt' | 'endAt'>, now: Date): Phase {
  if (now < startAt) return 'scheduled';
  return now < endAt ? 'running' : 'ended';
}

/** Whether results since the seal are hidden from participants now. */
export const isSealed = ({ sealAt, endAt, autoRealRank }: ContestTimes, now: Date): boolean =>
  sealAt !== null && sealAt <= now && (now < endAt || !autoRealRank);
