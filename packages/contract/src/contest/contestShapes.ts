import * as z from 'zod/mini';
import { dateTime, displayText, id, int, text, uid } from '../shapes';

/** Shapes that the pages of a contest and its editor share. */
export const ContestType = z.pipe(int, z.literal([0, 1])).check(z.describe('Rules of the contest: 0 ACM, 1 OI.'));
export const ContestAuth = z
  .pipe(int, z.literal([0, 1, 2]))
  .check(
    z.describe('Access to the contest: 0 public, 1 private (registered users alone), 2 protected (all see it, registered users submit).'),
  );
export const ContestStatus = z
  .pipe(int, z.literal([-1, 0, 1]))
  .check(z.describe('Status of the contest by the clock of the server: -1 scheduled, 0 running, 1 ended.'));
export const RankShowName = z
  .enum(['username', 'nickname', 'realname'])
  .check(z.describe('Name that the scoreboard shows of each participant.'));
export const CountsWholeMinutes = z
  .boolean()
  .check(z.describe('Whether accept times count in whole minutes, rounded down (ACM); otherwise they count in seconds.'));
export const OiRankScoreType = z
  .enum(['Recent', 'Highest'])
  .check(z.describe('Submission of a problem that counts: the most recent or the one with the highest score.'));

/** What a contest is called on boards and in addresses: A, B, 1001. */
export const ContestDisplayId = displayText(20).check(
  z.regex(/^[\w-]+$/, 'The display ID in the contest: letters, digits, dashes and underscores'),
);
export const Color = displayText(7).check(z.regex(/^(#[\da-f]{3}|#[\da-f]{6})?$/i, 'A colour is written #rgb or #rrggbb'));

/** An interval that is cut out of the clock of a contest. */
export const ContestPause = z.object({
  startTime: dateTime,
  endTime: dateTime.check(z.describe('End of the pause: the first moment after it.')),
  keepsSubmissions: z
    .boolean()
    .check(z.describe('Whether submissions of the pause are accepted, and count at its start; otherwise they are refused.')),
});
export type ContestPause = z.infer<typeof ContestPause>;

export const pauses = z.array(ContestPause).check(z.describe('Pauses of the contest, the earliest first.'));

export const AnnouncementDraft = z.object({
  title: displayText(255).check(z.minLength(1, 'The title is required')),
  content: text(65_535).check(z.minLength(1, 'The content is required')),
});

/** What everybody who knows of a contest may know. `description` comes with the contest itself, not in lists. */
export const contestFacts = {
  id,
  title: z.string(),
  uid: uid.check(z.describe('User ID of the author.')),
  author: z.string(),
  type: z.number().check(z.describe('Rules of the contest: 0 ACM, 1 OI.')),
  auth: z
    .number()
    .check(
      z.describe('Access to the contest: 0 public, 1 private (registered users alone), 2 protected (all see it, registered users submit).'),
    ),
  status: z.number().check(z.describe('Status of the contest by the clock of the server: -1 scheduled, 0 running, 1 ended.')),
  source: z.number().check(z.describe('ID of the original of a copied contest; 0 if it is no copy.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the contest; null if it belongs to the site.')),
  now: dateTime.check(z.describe('Present time of the server.')),
  startTime: dateTime,
  endTime: dateTime.check(z.describe('End of the contest: the first moment after it.')),
  duration: z.number().check(z.describe('Duration of the contest, in seconds, pauses left out.')),
  pauses,
  sealRank: z.boolean().check(z.describe('Whether the contest has a freeze.')),
  sealRankTime: z.nullable(dateTime).check(z.describe('Start of the freeze; null if there is none.')),
  openPrint: z.boolean().check(z.describe('Whether participants may submit texts to be printed.')),
  openRank: z.boolean().check(z.describe('Whether there is an outside scoreboard, which needs no login.')),
  rankShowName: RankShowName,
  countsWholeMinutes: CountsWholeMinutes,
  oiRankScoreType: OiRankScoreType,
  allowEndSubmit: z.boolean().check(z.describe('Whether submissions are accepted after the end.')),
  count: z
    .number()
    .check(
      z.describe(
        'Number of participants: those on the scoreboard of a public contest that has started and of a contest that is over; otherwise the registered users.',
      ),
    ),
};

export const ContestAnnouncement = z.object({
  id,
  title: z.string(),
  content: z.string(),
  username: z.string(),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type ContestAnnouncement = z.infer<typeof ContestAnnouncement>;
