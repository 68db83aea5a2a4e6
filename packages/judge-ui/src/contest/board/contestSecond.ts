import type { ContestRow } from '@oj/contract';
import { clockText, playedMs } from '@oj/ui';
import { timesOf } from '../summaryOf';

/** A second of a contest as its clock shows it: 01:05:09. */
export const clockOf = (second: number): string => clockText(second * 1_000);

type Times = Pick<ContestRow, 'now' | 'startTime' | 'endTime' | 'pauses'>;

/** Whole minutes of a contest that have passed, by the clock of the server. Pauses do not count. */
export const minutesPassed = (contest: Times): number => Math.floor(playedMs(timesOf(contest), contest.now.getTime()) / 60_000);
