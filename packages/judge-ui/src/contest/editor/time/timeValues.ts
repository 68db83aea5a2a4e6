import type { EditedContestRow } from '@oj/contract';

/** What can be done to the freeze of a contest that has started: one begins, or the one that holds is moved or ends. */
export const freezeActs = ['seal', 'moveSeal', 'openSeal'] as const;
export type FreezeAct = (typeof freezeActs)[number];

/** What can be done to the time of a contest, in the order in which it is offered. */
export type TimeAct = 'end' | 'all' | 'pause' | 'pauseEnd' | 'goOn' | FreezeAct;

/** What the dialog knows of a contest. */
export type HeldContest = Pick<EditedContestRow, 'id' | 'now' | 'startTime' | 'endTime' | 'sealRankTime' | 'autoRealRank' | 'pauses'>;

/** What the dialog holds. Numbers stay texts until they are sent. */
export interface TimeValues {
  act: TimeAct;
  /** Minutes by which the end, or the whole contest, moves later. */
  minutes: string;
  pauseFrom: 'now' | 'earlier';
  /** Only with the choice `earlier`. */
  pauseStart: Date | null;
  pauseUntil: 'minutes' | 'moment';
  /** From now to the end of the pause. */
  pauseMinutes: string;
  /** Only with the choice `moment`. */
  pauseEnd: Date | null;
  /** Another end of the pause that runs. */
  newPauseEnd: Date | null;
  submissions: 'kept' | 'refused';
  freezeFrom: 'now' | 'moment';
  /** Only with the choice `moment`. */
  freezeStart: Date | null;
  tells: boolean;
  title: string;
  content: string;
}

/** What is wrong with a field. */
export type TimeFault =
  | 'actGone'
  | 'minutesRule'
  | 'pauseStartRule'
  | 'pauseMinutesRule'
  | 'pauseEndRule'
  | 'samePauseEnd'
  | 'freezeRule'
  | 'moveFreezeRule'
  | 'sameFreeze'
  | 'tellRule';
