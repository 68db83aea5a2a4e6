import { clockText } from '@oj/ui';

/** A second of a contest as its clock shows it: 01:05:09. */
export const clockOf = (second: number): string => clockText(second * 1_000);

interface Times {
  now: Date;
  startTime: Date;
  endTime: Date;
}

/** Whole minutes of a contest that have passed, by the clock of the server. */
export const minutesPassed = ({ now, startTime, endTime }: Times): number =>
  Math.max(0, Math.floor((Math.min(now.getTime(), endTime.getTime()) - startTime.getTime()) / 60_000));
