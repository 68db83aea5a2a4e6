import * as z from 'zod/mini';
import { bool, dateTime, id, int } from '../shapes';
import { FreezeEffect, freezeFields, freezeFits, knownFreeze } from './contestFreeze';
import { AnnouncementDraft, ContestPause } from './contestShapes';

const WEEK_MINUTES = 7 * 24 * 60;

/** The most pauses that a contest can have. */
export const MOST_PAUSES = 20;

/** How the times of a contest move, by whole minutes. */
export const ContestMove = z.object({
  part: z
    .literal(['end', 'all'])
    .check(
      z.describe(
        'Times to move: `end` moves the end, and a freeze that has not begun; `all` moves the start, too, if nobody has submitted.',
      ),
    ),
  minutes: int.check(
    z.minimum(-WEEK_MINUTES),
    z.maximum(WEEK_MINUTES),
    z.refine(value => value !== 0, 'Enter the minutes'),
    z.describe('Number of minutes by which the times move later. Negative: earlier.'),
  ),
});
export type ContestMove = z.input<typeof ContestMove>;

/** The end that the caller has read: a change that was decided upon other times is refused. */
export const knownEndTime = z
  .optional(dateTime)
  .check(
    z.describe(
      'End of the contest as the caller knows it. If it is another meanwhile, nothing changes (`contest.movedMeanwhile`). Missing: any.',
    ),
  );

const told = {
  cid: id,
  knownEndTime,
  announcement: z.optional(AnnouncementDraft).check(z.describe('Announcement that everybody in the contest gets at the same time.')),
};

const ContestTimes = z.object({
  startTime: dateTime,
  endTime: dateTime,
  sealRankTime: z.nullable(dateTime),
  pauses: z.array(ContestPause),
});

/** What the calls of the back office and those of groups about the time of a contest take and answer. */
export const contestTimeCalls = {
  move: {
    summary: 'Extends, shortens or moves a contest. An `announcement` is shown to everybody in it at the same time.',
    input: z.extend(ContestMove, told),
    output: ContestTimes,
  },
  pause: {
    summary:
      'Pauses a contest that runs. Its clock stands still from the start of the pause to its end; the end of the contest, and a freeze that has not begun, move later by as much.',
    input: z
      .object({
        ...told,
        startTime: z.optional(dateTime).check(z.describe('Start of the pause, not later than the present time. Missing: now.')),
        endTime: z.optional(dateTime).check(z.describe('End of the pause. Give either this or `minutes`.')),
        minutes: z
          .optional(int.check(z.minimum(1), z.maximum(WEEK_MINUTES)))
          .check(z.describe('Number of minutes from now to the end of the pause. Give either this or `endTime`.')),
        keepsSubmissions: bool.check(
          z.describe('Whether submissions of the pause are accepted, and count at its start; otherwise they are refused.'),
        ),
      })
      .check(
        z.refine(({ endTime, minutes }) => (endTime === undefined) !== (minutes === undefined), {
          error: 'Either the end of the pause or its minutes are required',
          path: ['endTime'],
        }),
      ),
    output: ContestTimes,
  },
  changePause: {
    summary:
      'Changes the end of a pause that has not ended, or ends it now. The end of the contest, and a freeze that has not begun, move with it.',
    input: z.object({
      ...told,
      startTime: dateTime.check(z.describe('Start of the pause, which names it.')),
      endTime: z.nullable(dateTime).check(z.describe('End of the pause, later than the present time; null: now.')),
    }),
    output: ContestTimes,
  },
  changeFreeze: {
    summary:
      'Freezes the scoreboard of a contest that has started, moves a freeze that has begun, or ends it. A scoreboard that was opened by hand is frozen again.',
    input: z.object({ ...told, ...freezeFields, knownFreeze }).check(freezeFits),
    output: ContestTimes,
  },
  freezeEffect: {
    summary: 'Counts the submissions whose results such a change of the freeze would hide or show. Nothing changes.',
    input: z.object(freezeFields).check(freezeFits),
    output: FreezeEffect,
  },
};
