import * as z from 'zod/mini';
import { endpoint } from './api/endpoint';
import { pauses } from './contest/contestShapes';
import { dateTime, id, StatusCode } from './shapes';

const latest = {
  submitId: id.check(z.describe('ID of the latest submission.')),
  status: StatusCode,
  submittedAt: dateTime,
};

const TriedProblem = z.object({
  problemId: z.string().check(z.describe('Display ID of the problem.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the problem; null if it belongs to the site.')),
  title: z.string(),
  ...latest,
});

const NextProblem = z.object({
  problemId: z.string().check(z.describe('Display ID of the problem: the one in the training if it comes from a training.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the problem; null if it belongs to the site.')),
  title: z.string(),
  training: z
    .nullable(z.object({ tid: id, gid: z.nullable(id), title: z.string() }))
    .check(z.describe('Training in which the problem comes next; null if it comes from no training.')),
  last: z.nullable(z.object(latest)).check(z.describe('Latest submission of the caller to the problem; null if there is no recent one.')),
});
export type NextProblem = z.infer<typeof NextProblem>;

const EnteredContest = z.object({
  id,
  title: z.string(),
  startTime: dateTime,
  endTime: dateTime,
  pauses,
  now: dateTime,
  isVirtual: z.boolean().check(z.describe('Whether this is a virtual participation of the caller, with its own times.')),
});
export type EnteredContest = z.infer<typeof EnteredContest>;

const OwnPractice = z.object({
  contests: z
    .array(EnteredContest)
    .check(z.describe('Contests that the caller takes part in and that are running or begin within an hour, at most two.')),
  next: z.nullable(NextProblem).check(z.describe('Next problem for the caller; null if all are solved or tried.')),
  tried: z.array(TriedProblem).check(z.describe('Last five problems that the caller tried, public or of their groups, the latest first.')),
  streak: z
    .number()
    .check(z.describe('Number of consecutive days, up to today or yesterday, with an accepted submission; at most a year.')),
  isTodayDone: z.boolean().check(z.describe('Whether the caller had a submission accepted today.')),
});
export type OwnPractice = z.infer<typeof OwnPractice>;

/** What the first page shows to whoever is logged in. */
export const practice = {
  own: endpoint('GET /get-own-practice', {
    summary:
      'Returns the present work of the caller: running contests, the next problem, the problems tried last, and the streak of days with an accepted submission.',
    access: 'user',
    output: OwnPractice,
  }),
};
