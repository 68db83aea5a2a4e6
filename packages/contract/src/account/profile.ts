import * as z from 'zod/mini';
import { Gender } from './account';
import { endpoint, openEndpoint } from '../api/endpoint';
import { id, dateTime, StatusCode, text, uid } from '../shapes';

/** User that is asked for, by ID or by name; the caller if neither is given. */
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
  total: z.number().check(z.describe('Number of judged practice submissions.')),
  rating: z.nullable(z.number()),
  scoreList: z.array(z.number()).check(z.describe('Best rank score of each problem.')),
  solvedList: z.array(z.string()).check(z.describe('Display IDs of the problems that the user has solved.')),
  overcomingList: z.array(z.string()).check(z.describe('Display IDs of the problems that the user has tried and not solved.')),
  solvedGroupByDifficulty: z.record(z.string(), z.array(z.object({ id, problemId: z.string(), difficulty: z.number() }))),
  recentLoginTime: z.nullable(dateTime),
});
export type UserHome = z.infer<typeof UserHome>;

const Calendar = z.object({
  endDate: z.string().check(z.describe('Last day of the calendar, as yyyy-MM-dd.')),
  dataList: z.array(z.object({ date: z.string(), count: z.number() })),
  verdicts: z
    .array(z.object({ status: StatusCode, count: z.number() }))
    .check(z.describe('Number of submissions by verdict, the most frequent verdict first.')),
});
export type Calendar = z.infer<typeof Calendar>;

export const profile = {
  home: openEndpoint('GET /get-user-home-info', {
    summary: 'Returns the public profile of a user with the practice results. Without `uid` and `username`, that of the caller.',
    input: ofUser,
    output: UserHome,
  }),
  names: endpoint('GET /find-user-names', {
    summary: 'Lists up to eight usernames that begin with a text, for mentions.',
    access: 'user',
    input: z.object({ keyword: text(20).check(z.trim(), z.minLength(1)) }),
    output: z.array(z.string()),
  }),
  calendar: openEndpoint('GET /get-user-calendar-heatmap', {
    summary: 'Counts the practice submissions of a user in the last year, by day and by verdict.',
    input: ofUser,
    output: Calendar,
  }),
};
