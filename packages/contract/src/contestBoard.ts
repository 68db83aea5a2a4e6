import * as z from 'zod/mini';
import { Gender } from './account';
import { bool, id, pageOf, paging, text, uid } from './shapes';

/** Rows of a board on the wire, and what may be asked of a board. */
export const BoardQuery = z.object({
  ...paging(50),
  cid: id,
  forceRefresh: z.nullish(bool).check(z.describe('without the seal and without caches; for contest admins alone')),
  removeStar: z.nullish(bool).check(z.describe('without unofficial participants')),
  keyword: z.nullish(text(50)).check(z.describe('occurs in the school or in the shown name')),
  containsEnd: z.nullish(bool).check(z.describe('with submissions after the end')),
  concernedList: z.nullish(z.array(uid).check(z.maxLength(200))).check(z.describe('users whose rows are also put on top')),
  externalCidList: z.nullish(z.array(id).check(z.maxLength(10))).check(z.describe('contests of the same rule whose rows are added')),
});

const words = z.nullable(z.string());

const head = {
  rank: z.number().check(z.describe('equal results share it; -1: unofficial')),
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

const BoardRow = z.union([AcmRow, OiRow]);

/** `pinned`: the own and the concerned rows. They are also the first of `records` of page 1, and stand once more in their places. */
export const BoardPage = z.extend(pageOf(BoardRow), { pinned: z.array(BoardRow) });
