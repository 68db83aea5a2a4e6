import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { dateTime, displayText, id, requiredNumber, StatusCode, text } from '../shapes';
import { Status } from '../status';

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
  time: z.number().check(z.describe('Longest run time of a test case, in milliseconds.')),
  memory: z.number().check(z.describe('Largest memory of a test case, in kilobytes.')),
  message: z.nullable(z.string()).check(z.describe('Compiler messages; null if there are none.')),
  cases: z.array(z.object({ number: z.number(), status: StatusCode, time: z.number(), memory: z.number() })),
});
export type ReferenceRun = z.infer<typeof Run>;

const ReferenceSolution = z.object({
  id,
  name: z.string(),
  language: z.string(),
  code: z.string(),
  expected: StatusCode,
  isWaiting: z.boolean().check(z.describe('Whether the solution still waits for a judge.')),
  isStale: z.boolean().check(z.describe('Whether test data, limits or judging programs have changed since the last run.')),
  run: z.nullable(Run),
  judgedAt: z.nullable(dateTime),
});
export type ReferenceSolution = z.infer<typeof ReferenceSolution>;

const ofProblem = { pid: id };

/** Programs of a problem's setters, each with the verdict that it is meant to get. Of problems of the site and of groups. */
export const referenceSolution = {
  list: endpoint('GET /problem-solution/list', {
    summary: 'Lists the reference solutions of a problem, each with its last run.',
    access: 'user',
    input: z.object(ofProblem),
    output: z.array(ReferenceSolution),
  }),
  add: endpoint('POST /problem-solution', {
    summary: 'Adds a reference solution to a problem.',
    access: 'user',
    input: z.object({ ...ofProblem, ...Draft }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /problem-solution', {
    summary: 'Changes a reference solution. Other code discards the last run.',
    access: 'user',
    input: z.object({ ...ofProblem, id, ...Draft }),
  }),
  remove: endpoint('DELETE /problem-solution', {
    summary: 'Removes a reference solution from a problem.',
    access: 'user',
    input: z.object({ ...ofProblem, id }),
  }),
  run: endpoint('POST /problem-solution/run', {
    summary: 'Runs all reference solutions of a problem on all test cases, with the lowest priority of all jobs. Returns their number.',
    access: 'user',
    input: z.object(ofProblem),
    output: z.object({ total: z.number() }),
  }),
};
