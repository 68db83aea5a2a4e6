import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dateTime, id, StatusCode } from './shapes';

const latest = {
  submitId: id.check(z.describe('the latest submission')),
  status: StatusCode,
  submittedAt: dateTime,
};

const TriedProblem = z.object({
  problemId: z.string().check(z.describe('display id')),
  gid: z.nullable(id).check(z.describe('the group that it belongs to')),
  title: z.string(),
  ...latest,
});

const NextProblem = z.object({
  problemId: z.string().check(z.describe('display id; of a problem of a training the one there')),
  gid: z.nullable(id).check(z.describe('the group that it belongs to')),
  title: z.string(),
  training: z.nullable(z.object({ tid: id, gid: z.nullable(id), title: z.string() })).check(z.describe('in which it comes next')),
  last: z.nullable(z.object(latest)).check(z.describe('null: it was not tried lately')),
});
export type NextProblem = z.infer<typeof NextProblem>;

const EnteredContest = z.object({
  id,
  title: z.string(),
  startTime: dateTime,
  endTime: dateTime,
  now: dateTime,
  isVirtual: z.boolean().check(z.describe('an own virtual participation, with its times')),
});
export type EnteredContest = z.infer<typeof EnteredContest>;

const OwnPractice = z.object({
  contests: z.array(EnteredContest).check(z.describe('two at the most that the caller takes part in: running, or to begin within an hour')),
  next: z.nullable(NextProblem).check(z.describe('the problem to go on with; null: all are solved or tried')),
  tried: z.array(TriedProblem).check(z.describe('the five problems, public or of own groups, that were tried last, the latest first')),
  streak: z.number().check(z.describe('days in a row, up to today or yesterday, on which a problem was accepted; a year at most')),
  isTodayDone: z.boolean().check(z.describe('whether one was accepted today')),
});
export type OwnPractice = z.infer<typeof OwnPractice>;

/** What the first page shows to whoever is logged in. */
export const practice = {
  own: endpoint('GET /get-own-practice', {
    summary:
      'What the caller is at: running contests, the problem to go on with, the problems tried last, and the days in a row on which one was accepted',
    access: 'user',
    output: OwnPractice,
  }),
};
