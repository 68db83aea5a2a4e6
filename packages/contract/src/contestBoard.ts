import * as z from 'zod/mini';
import { Gender } from './account';
import { bool, id, int, pageOf, paging, text, uid } from './shapes';

const second = int.check(z.minimum(0), z.maximum(100_000_000));

/** Rows of a board on the wire, and what may be asked of a board. */
export const BoardQuery = z.object({
  ...paging(50),
  cid: id,
  forceRefresh: z.nullish(bool).check(z.describe('without the seal and without caches; for contest admins alone')),
  at: z
    .nullish(second)
    .check(z.describe('the board as it stood at this second since the start, in whole minutes; by the verdicts of today')),
  removeStar: z.nullish(bool).check(z.describe('without unofficial participants')),
  keyword: z.nullish(text(50)).check(z.describe('occurs in the school or in the shown name')),
  containsEnd: z.nullish(bool).check(z.describe('with submissions after the end')),
  concernedList: z.nullish(z.array(uid).check(z.maxLength(200))).check(z.describe('users whose rows are also put on top')),
  withVirtual: z.nullish(bool).check(z.describe('with the rows of virtual participants whose window is over; the own one is always there')),
  externalCidList: z.nullish(z.array(id).check(z.maxLength(10))).check(z.describe('contests of the same rule whose rows are added')),
});

const words = z.nullable(z.string());

const head = {
  rank: z.number().check(z.describe('equal results share it; -1: unofficial; of a virtual participant, which it would have been')),
  isVirtual: z.boolean().check(z.describe('of a virtual participant: counts for nothing')),
  isWinAward: z.boolean(),
  awardName: words,
  awardBackground: words,
  awardColor: words,
  uid,
  username: z.string(),
  nickname: words,
  realname: words.check(z.describe('for contest admins, and where the board shows real names')),
  school: words,
  gender: Gender,
  avatar: words,
  isConcerned: z.boolean(),
};

const AcmCell = z.object({
  isAC: z.boolean(),
  isFirstAC: z.boolean(),
  isAfterContest: z.boolean(),
  ACTime: z.nullable(z.number()).check(z.describe('seconds since the start')),
  errorNum: z.number().check(z.describe('tries that cost a penalty')),
  tryNum: z.number().check(z.describe('tries whose result is sealed')),
});

export const AcmRow = z.object({
  ...head,
  ac: z.number().check(z.describe('problems solved')),
  total: z.number().check(z.describe('tries')),
  totalTime: z.number().check(z.describe('seconds, with penalties')),
  submissionInfo: z.record(z.string(), AcmCell).check(z.describe('by display id in the contest')),
});
export type AcmRow = z.infer<typeof AcmRow>;

const OiRow = z.object({
  ...head,
  totalScore: z.number(),
  totalTime: z.number().check(z.describe('ms: the best run times of problems solved whole')),
  submissionInfo: z.record(z.string(), z.nullable(z.number())).check(z.describe('score, by display id in the contest')),
  timeInfo: z.record(z.string(), z.number()).check(z.describe('ms, by display id in the contest')),
});
export type OiRow = z.infer<typeof OiRow>;

export const BoardRow = z.union([AcmRow, OiRow]);

/** What of a row is another than before, as everybody on the board sees it: sums, and the cells that have changed. */
export const BoardRowChange = z.union([
  z.pick(AcmRow, { rank: true, ac: true, total: true, totalTime: true, submissionInfo: true }),
  z.pick(OiRow, { rank: true, totalScore: true, totalTime: true, submissionInfo: true, timeInfo: true }),
]);
export type BoardRowChange = z.infer<typeof BoardRowChange>;

/** `pinned`: the own and the concerned rows. They are also the first of `records` of page 1, and stand once more in their places. */
export const BoardPage = z.extend(pageOf(BoardRow), { pinned: z.array(BoardRow) });

/** Asks for one cell of a board, as the board shows it. */
export const BoardCellQuery = z.object({
  cid: id,
  uid,
  displayId: text(20).check(z.minLength(1)),
  virtual: z.nullish(bool).check(z.describe('of the row of a virtual participant')),
  at: z.nullish(second),
  forceRefresh: z.nullish(bool).check(z.describe('past the seal; for contest admins alone')),
  containsEnd: z.nullish(bool),
});

export const tryParts = ['solved', 'penalised', 'free', 'afterSolved', 'counts', 'replaced', 'unscored', 'hidden', 'late'] as const;

const BoardTry = z.object({
  submitId: z.nullable(id).check(z.describe('of a submission that the caller may open')),
  second: z.nullable(z.number()).check(z.describe('since the start; null: hidden')),
  part: z
    .enum(tryParts)
    .check(
      z.describe(
        'ACM: solved, penalised, free (it costs nothing), afterSolved. OI: counts, replaced, unscored. hidden: by the seal; late: after the end',
      ),
    ),
  score: z.nullable(z.number()).check(z.describe('of an OI contest, where the caller may know it')),
});
export type BoardTry = z.infer<typeof BoardTry>;

/** A cell of a board with the tries that made it, oldest first. */
export const BoardCell = z.object({
  acceptedAt: z.nullable(z.number()).check(z.describe('ACM: seconds since the start')),
  penalty: z.nullable(z.number()).check(z.describe('ACM: seconds that the penalised tries cost; nothing before the problem is solved')),
  score: z.nullable(z.number()).check(z.describe('OI')),
  timeMs: z.nullable(z.number()).check(z.describe('OI: the best run time, of a problem that is solved whole')),
  tries: z.array(BoardTry),
});
export type BoardCell = z.infer<typeof BoardCell>;
