import * as z from 'zod/mini';
import { Gender } from '../account/account';
import { bool, id, int, pageOf, paging, text, uid } from '../shapes';

const second = int.check(z.minimum(0), z.maximum(100_000_000));

/** Rows of a board on the wire, and what may be asked of a board. */
export const BoardQuery = z.object({
  ...paging(50),
  cid: id,
  forceRefresh: z
    .nullish(bool)
    .check(z.describe('Whether to ignore the freeze and all caches. Has no effect for callers who do not see past it.')),
  at: z
    .nullish(second)
    .check(
      z.describe(
        'Second since the start, rounded down to a whole minute: returns the scoreboard as it was then, by the present verdicts. Missing or null: now.',
      ),
    ),
  removeStar: z.nullish(bool).check(z.describe('Whether to leave out unofficial participants.')),
  keyword: z.nullish(text(50)).check(z.describe('Text that the school or the displayed name contains.')),
  containsEnd: z.nullish(bool).check(z.describe('Whether to count submissions after the end of the contest, too.')),
  concernedList: z.nullish(z.array(uid).check(z.maxLength(200))).check(z.describe('User IDs whose rows are also listed first.')),
  withVirtual: z
    .nullish(bool)
    .check(z.describe('Whether to include virtual participants whose participation is over. That of the caller is always included.')),
  externalCidList: z
    .nullish(z.array(id).check(z.maxLength(10)))
    .check(z.describe('IDs of other contests with the same rules whose rows are added.')),
});

const words = z.nullable(z.string());

const head = {
  rank: z
    .number()
    .check(
      z.describe('Rank; equal results share a rank. -1: unofficial. For a virtual participant, the rank that the result would have had.'),
    ),
  isVirtual: z.boolean().check(z.describe('Whether the row is a virtual participation, which does not affect the ranks of others.')),
  isWinAward: z.boolean().check(z.describe('Whether the result wins an award.')),
  awardName: words.check(z.describe('Name of the award; null if there is none.')),
  awardBackground: words.check(z.describe('Background colour of the award; null if there is none.')),
  awardColor: words.check(z.describe('Text colour of the award; null if there is none.')),
  uid,
  username: z.string(),
  nickname: words,
  realname: words.check(
    z.describe('Real name. Null unless the caller may read everything of the contest or the scoreboard shows real names.'),
  ),
  school: words,
  gender: Gender,
  avatar: words,
  isConcerned: z.boolean().check(z.describe('Whether the user is in `concernedList`.')),
};

const AcmCell = z.object({
  isAC: z.boolean().check(z.describe('Whether the problem is solved.')),
  isFirstAC: z.boolean().check(z.describe('Whether the participant was the first to solve the problem.')),
  isFirstProvisional: z
    .optional(z.boolean())
    .check(
      z.describe(
        'Whether the participant is the first to solve the problem so far, while an earlier submission of another participant is not judged yet; `isFirstAC` is then false. Missing: no.',
      ),
    ),
  isAfterContest: z.boolean().check(z.describe('Whether the cell counts submissions after the end.')),
  ACTime: z.nullable(z.number()).check(z.describe('Time of the accepted submission, in seconds since the start; null if there is none.')),
  errorNum: z.number().check(z.describe('Number of wrong tries that cost a penalty.')),
  tryNum: z.number().check(z.describe('Number of tries whose result is not known yet: hidden by the freeze, or not judged.')),
});

export const AcmRow = z.object({
  ...head,
  ac: z.number().check(z.describe('Number of solved problems.')),
  total: z.number().check(z.describe('Number of tries: accepted, wrong ones with a penalty, and those whose result is not known yet.')),
  totalTime: z.number().check(z.describe('Total time with penalties, in seconds.')),
  submissionInfo: z.record(z.string(), AcmCell).check(z.describe('Result of each problem, by its display ID in the contest.')),
});
export type AcmRow = z.infer<typeof AcmRow>;

const OiRow = z.object({
  ...head,
  totalScore: z.number(),
  totalTime: z.number().check(z.describe('Total run time of the problems with full score, in milliseconds.')),
  submissionInfo: z
    .record(z.string(), z.nullable(z.number()))
    .check(z.describe('Score of each problem, by its display ID in the contest.')),
  timeInfo: z
    .record(z.string(), z.number())
    .check(z.describe('Run time of each problem with full score, in milliseconds, by its display ID in the contest.')),
});
export type OiRow = z.infer<typeof OiRow>;

export const BoardRow = z.union([AcmRow, OiRow]);

const { username, nickname, realname, school, gender, avatar } = head;
const person = z
  .optional(z.object({ username, nickname, realname: z.optional(realname), school, gender, avatar }))
  .check(z.describe('Names and avatar of the participant, if they have changed. Without `realname`: the scoreboard does not show it.'));

/** What of a row is another than before, as everybody on the board sees it: sums, the cells that have changed, and the person if they have. */
export const BoardRowChange = z.union([
  z.extend(z.pick(AcmRow, { rank: true, ac: true, total: true, totalTime: true, submissionInfo: true }), { person }),
  z.extend(z.pick(OiRow, { rank: true, totalScore: true, totalTime: true, submissionInfo: true, timeInfo: true }), { person }),
]);
export type BoardRowChange = z.infer<typeof BoardRowChange>;

/** `pinned`: the own and the concerned rows. They are also the first of `records` of page 1, and stand once more in their places. */
export const BoardPage = z.extend(pageOf(BoardRow), { pinned: z.array(BoardRow) });

/** Asks for one cell of a board, as the board shows it. */
export const BoardCellQuery = z.object({
  cid: id,
  uid,
  displayId: text(20).check(z.minLength(1)),
  virtual: z.nullish(bool).check(z.describe('Whether the cell belongs to the row of a virtual participant.')),
  at: z.nullish(second),
  forceRefresh: z.nullish(bool).check(z.describe('Whether to ignore the freeze. Has no effect for callers who do not see past it.')),
  containsEnd: z.nullish(bool),
});

export const tryParts = [
  'solved',
  'penalised',
  'free',
  'afterSolved',
  'counts',
  'replaced',
  'unscored',
  'hidden',
  'waiting',
  'late',
] as const;

const BoardTry = z.object({
  submitId: z.nullable(id).check(z.describe('ID of the submission; null if the caller may not open it.')),
  second: z.nullable(z.number()).check(z.describe('Time of the submission, in seconds since the start; null if the freeze hides it.')),
  part: z
    .enum(tryParts)
    .check(
      z.describe(
        'Effect on the cell. ACM: solved, penalised, free (wrong without a penalty) or afterSolved. OI: counts, replaced (by a later or better one) or unscored. Both: hidden (by the freeze), waiting (not judged yet) or late (after the end).',
      ),
    ),
  score: z
    .nullable(z.number())
    .check(z.describe('Score of the submission in an OI contest. Null in an ACM contest, and if the caller may not know it.')),
});
export type BoardTry = z.infer<typeof BoardTry>;

/** A cell of a board with the tries that made it, oldest first. */
export const BoardCell = z.object({
  acceptedAt: z
    .nullable(z.number())
    .check(z.describe('Time of the accepted submission in an ACM contest, in seconds since the start; null if there is none.')),
  penalty: z
    .nullable(z.number())
    .check(z.describe('Penalty of the wrong tries in an ACM contest, in seconds; 0 until the problem is solved. Null in an OI contest.')),
  totalTime: z
    .nullable(z.number())
    .check(
      z.describe(
        'Time of the accepted submission as the contest counts it, with the penalty, in seconds; 0 until the problem is solved. Null in an OI contest.',
      ),
    ),
  score: z.nullable(z.number()).check(z.describe('Score in an OI contest; null in an ACM contest.')),
  timeMs: z
    .nullable(z.number())
    .check(z.describe('Run time in an OI contest, in milliseconds. Null without a full score, and in an ACM contest.')),
  tries: z.array(BoardTry),
});
export type BoardCell = z.infer<typeof BoardCell>;
