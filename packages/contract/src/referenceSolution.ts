import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dateTime, displayText, id, requiredNumber, StatusCode, text } from './shapes';
import { Status } from './status';

export const MOST_REFERENCE_SOLUTIONS = 20;
export const MOST_REFERENCE_CHARACTERS = 65_535;

/** What a solution may be meant to get. */
export const expectedVerdicts = [
  Status.accepted,
  Status.wrongAnswer,
  Status.timeLimitExceeded,
  Status.memoryLimitExceeded,
  Status.runtimeError,
  Status.presentationError,
  Status.partialAccepted,
] as const;

const Draft = {
  name: displayText(100).check(z.minLength(1)),
  language: text(50).check(z.minLength(1)),
  code: text(MOST_REFERENCE_CHARACTERS).check(z.minLength(1)),
  expected: z.pipe(requiredNumber, StatusCode).check(z.refine(given => expectedVerdicts.some(each => each === given))),
};

const Run = z.object({
  status: StatusCode,
  score: z.nullable(z.number()),
  time: z.number().check(z.describe('ms, the longest case')),
  memory: z.number().check(z.describe('KB, the largest case')),
  message: z.nullable(z.string()).check(z.describe('the words of the compiler')),
  cases: z.array(z.object({ number: z.number(), status: StatusCode, time: z.number(), memory: z.number() })),
});
export type ReferenceRun = z.infer<typeof Run>;

const ReferenceSolution = z.object({
  id,
  name: z.string(),
  language: z.string(),
  code: z.string(),
  expected: StatusCode,
  isWaiting: z.boolean().check(z.describe('a judge has yet to run it')),
  isStale: z.boolean().check(z.describe('test data, limits or special judge have changed since it was run')),
  run: z.nullable(Run),
  judgedAt: z.nullable(dateTime),
});
export type ReferenceSolution = z.infer<typeof ReferenceSolution>;

const ofProblem = { pid: id };

/** Programs of a problem's setters, each with the verdict that it is meant to get. Of problems of the site and of groups. */
export const referenceSolution = {
  list: endpoint('GET /problem-solution/list', {
    summary: 'The reference solutions of a problem, each with its last run',
    access: 'user',
    input: z.object(ofProblem),
    output: z.array(ReferenceSolution),
  }),
  add: endpoint('POST /problem-solution', {
    summary: 'Adds a reference solution',
    access: 'user',
    input: z.object({ ...ofProblem, ...Draft }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /problem-solution', {
    summary: 'Changes a reference solution; another program has no run yet',
    access: 'user',
    input: z.object({ ...ofProblem, id, ...Draft }),
  }),
  remove: endpoint('DELETE /problem-solution', {
    summary: 'Removes a reference solution',
    access: 'user',
    input: z.object({ ...ofProblem, id }),
  }),
  run: endpoint('POST /problem-solution/run', {
    summary: 'Runs all reference solutions on all cases, behind everything else that waits for a judge; answers how many',
    access: 'user',
    input: z.object(ofProblem),
    output: z.object({ total: z.number() }),
  }),
};
