import * as z from 'zod/mini';
import { openEndpoint } from './endpoint';
import { bool, id, dateTime, uid } from './shapes';

const RecentContest = z.object({
  id,
  title: z.string(),
  type: z.number().check(z.describe('0 ACM, 1 OI')),
  auth: z.number().check(z.describe('0 public, 1 private, 2 protected')),
  status: z.number().check(z.describe('-1 scheduled, 0 running, 1 ended')),
  startTime: dateTime,
  endTime: dateTime,
  duration: z.number().check(z.describe('seconds')),
  count: z.nullable(z.number()).check(z.describe('registered users')),
});
export type RecentContest = z.infer<typeof RecentContest>;

const OtherContest = z.object({
  oj: z.string(),
  url: z.string(),
  title: z.string(),
  beginTime: dateTime,
  endTime: dateTime,
  asOf: z.nullable(dateTime).check(z.describe('when this was read at the site')),
});
export type OtherContest = z.infer<typeof OtherContest>;

const words = z.nullable(z.string());
const RecentSolver = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  titleName: words,
  titleColor: words,
  ac: z.number(),
});
export type RecentSolver = z.infer<typeof RecentSolver>;

const Week = z.object({
  dateStrList: z.array(z.string()).check(z.describe('MM-dd of seven days, today last')),
  acCountList: z.array(z.number()),
  totalCountList: z.array(z.number()),
});
export type WeekOfSubmissions = z.infer<typeof Week>;

export const home = {
  carousel: openEndpoint('GET /home-carousel', {
    summary: 'Pictures of the home page',
    output: z.array(z.object({ id, url: z.string() })),
  }),
  recentContests: openEndpoint('GET /get-recent-contest', {
    summary: 'Public contests that run or start within two weeks',
    output: z.array(RecentContest),
  }),
  otherContests: openEndpoint('GET /get-recent-other-contest', {
    summary: 'Contests that run or will begin at other sites, as far as the site shows them',
    output: z.array(OtherContest),
  }),
  recentSolvers: openEndpoint('GET /get-recent-seven-ac-rank', {
    summary: 'The ten users who were accepted on most problems in the last seven days',
    output: z.array(RecentSolver),
  }),
  week: openEndpoint('GET /get-last-week-submission-statistics', {
    summary: 'Practice submissions of the last seven days; counted every half hour, or now for the super admin who asks for it',
    input: z.object({ forceRefresh: z.optional(bool) }),
    output: Week,
  }),
};
