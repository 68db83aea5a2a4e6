import * as z from 'zod/mini';
import { bool, dateTime, id } from '../shapes';

/** The freeze that the caller has read: a change that was decided upon another one is refused. */
export const knownFreeze = z
  .optional(
    z.object({
      sealRankTime: z.nullable(dateTime).check(z.describe('Start of the freeze; null if there was none.')),
      autoRealRank: bool.check(z.describe('Whether the freeze ended with the contest.')),
    }),
  )
  .check(
    z.describe(
      'Freeze of the contest as the caller knows it. If it is another meanwhile, nothing changes (`contest.movedMeanwhile`). Missing: any.',
    ),
  );

/** The fields of a change of a freeze. */
export const freezeFields = {
  cid: id,
  startTime: z
    .optional(dateTime)
    .check(
      z.describe(
        'Start of the freeze: a moment of the contest. Missing: now. Within a pause it is the start of the pause, or its end if that is still to come.',
      ),
    ),
  lifts: z._default(bool, false).check(z.describe('Whether to end the freeze, in place of another start.')),
};

/** A freeze gets another start, or ends. */
export const freezeFits = z.refine<{ startTime?: Date | undefined; lifts: boolean }>(
  ({ startTime, lifts }) => !lifts || startTime === undefined,
  { error: 'A freeze that ends has no start', path: ['startTime'] },
);

/** What a change of a freeze would do. */
export const FreezeEffect = z.object({
  hidden: z
    .number()
    .check(
      z.describe('Number of submissions that count on the scoreboard and whose results would be hidden from everybody but organisers.'),
    ),
  shown: z.number().check(z.describe('Number of submissions that count on the scoreboard and whose results everybody would see.')),
  participants: z.number().check(z.describe('Number of participants who made these submissions.')),
});
export type FreezeEffect = z.infer<typeof FreezeEffect>;
