import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dateTime, id, StatusCode } from './shapes';

const TriedProblem = z.object({
  problemId: z.string().check(z.describe('display id')),
  title: z.string(),
  submitId: id.check(z.describe('the latest submission')),
  status: StatusCode,
  submittedAt: dateTime,
});

const OwnPractice = z.object({
  tried: z.array(TriedProblem).check(z.describe('the five public problems that were tried last, the latest first')),
  streak: z.number().check(z.describe('days in a row, up to today or yesterday, on which a problem was accepted; a year at most')),
  isTodayDone: z.boolean().check(z.describe('whether one was accepted today')),
});
export type OwnPractice = z.infer<typeof OwnPractice>;

/** What the first page shows to whoever is logged in. */
export const practice = {
  own: endpoint('GET /get-own-practice', {
    summary: 'The problems that the caller tried last, and the days in a row on which one was accepted',
    access: 'user',
    output: OwnPractice,
  }),
};
