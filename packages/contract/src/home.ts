import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';
import { pauses } from './contest/contestShapes';
import { bool, id, dateTime, uid } from './shapes';

const RecentContest = z.object({
  id,
  title: z.string(),
  type: z.number().check(z.describe('Rules of the contest: 0 ACM, 1 OI.')),
  auth: z.number().check(z.describe('Access to the contest: 0 public, 1 private, 2 protected.')),
  status: z.number().check(z.describe('Status of the contest: -1 scheduled, 0 running, 1 ended.')),
  startTime: dateTime,
  endTime: dateTime,
  duration: z.number().check(z.describe('Duration of the contest, in seconds, pauses left out.')),
  pauses,
  count: z.nullable(z.number()).check(z.describe('Number of registered users.')),
});
export type RecentContest = z.infer<typeof RecentContest>;

const OtherContest = z.object({
  oj: z.string(),
  url: z.string(),
  title: z.string(),
  beginTime: dateTime,
  endTime: dateTime,
  asOf: z.nullable(dateTime).check(z.describe('Time when the contest was read from the remote judge.')),
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
  dateStrList: z.array(z.string()).check(z.describe('Last seven days as MM-dd, today last.')),
  acCountList: z.array(z.number()),
  totalCountList: z.array(z.number()),
});
export type WeekOfSubmissions = z.infer<typeof Week>;

export const home = {
  carousel: openEndpoint('GET /home-carousel', {
    summary: 'Lists the pictures of the home page.',
    output: z.array(z.object({ id, url: z.string() })),
  }),
  recentContests: openEndpoint('GET /get-recent-contest', {
    summary: 'Lists the visible contests of the site that are running or start within two weeks, at most 10.',
    output: z.array(RecentContest),
  }),
  otherContests: openEndpoint('GET /get-recent-other-contest', {
    summary: 'Lists the running and coming contests at remote judges whose contests the site shows.',
    output: z.array(OtherContest),
  }),
  recentSolvers: openEndpoint('GET /get-recent-seven-ac-rank', {
    summary: 'Lists the ten users who solved the most problems in the last seven days.',
    output: z.array(RecentSolver),
  }),
  week: openEndpoint('GET /get-last-week-submission-statistics', {
    summary:
      'Counts the practice submissions of the last seven days. Counts are up to half an hour old; `forceRefresh` by the super admin counts anew.',
    input: z.object({ forceRefresh: z.optional(bool) }),
    output: Week,
  }),
};
