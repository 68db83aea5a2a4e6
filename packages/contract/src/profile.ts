import * as z from 'zod/mini';
import { Gender } from './account';
import { endpoint, openEndpoint } from './endpoint';
import { id, dateTime, StatusCode, text, uid } from './shapes';

/** Of whom: by number or by name; the caller without either. */
const ofUser = z.object({ uid: z.optional(uid), username: z.optional(text(20)) });

const words = z.nullable(z.string());

const UserHome = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  titleName: words,
  titleColor: words,
  gender: Gender,
  school: words,
  signature: words,
  github: words,
  blog: words,
  total: z.number().check(z.describe('practice submissions judged')),
  rating: z.nullable(z.number()),
  scoreList: z.array(z.number()).check(z.describe('best rank score of each problem')),
  solvedList: z.array(z.string()).check(z.describe('display ids')),
  overcomingList: z.array(z.string()).check(z.describe('display ids of problems tried and not solved')),
  solvedGroupByDifficulty: z.record(z.string(), z.array(z.object({ id, problemId: z.string(), difficulty: z.number() }))),
  recentLoginTime: z.nullable(dateTime),
});
export type UserHome = z.infer<typeof UserHome>;

const Calendar = z.object({
  endDate: z.string().check(z.describe('yyyy-MM-dd')),
  dataList: z.array(z.object({ date: z.string(), count: z.number() })),
  verdicts: z.array(z.object({ status: StatusCode, count: z.number() })).check(z.describe('how they ended, the most frequent first')),
});
export type Calendar = z.infer<typeof Calendar>;

export const profile = {
  home: openEndpoint('GET /get-user-home-info', {
    summary: 'What everybody may know of a user and their practice',
    input: ofUser,
    output: UserHome,
  }),
  names: endpoint('GET /find-user-names', {
    summary: 'Up to eight users whose name begins so, by name; for mentions',
    access: 'user',
    input: z.object({ keyword: text(20).check(z.trim(), z.minLength(1)) }),
    output: z.array(z.string()),
  }),
  calendar: openEndpoint('GET /get-user-calendar-heatmap', {
    summary: 'Practice submissions of each day of the last year that has any, and how the judged ones ended',
    input: ofUser,
    output: Calendar,
  }),
};
