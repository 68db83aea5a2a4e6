import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { MOST_REFERENCE_CHARACTERS } from './referenceSolution';
import { dateTime, id, idOrNone, int, requiredNumber, StatusCode, text } from './shapes';

export const MOST_STRESS_ROUNDS = 1_000;

/** What the setters of a problem write beside solutions. */
export const setterRoles = ['validator', 'generator'] as const;
/** By the exit code for an input that is allowed: 0 of testlib, 42 of Kattis. */
export const validatorProtocols = ['testlib', 'kattis'] as const;
export const problemCheckKinds = ['validator', 'samples', 'stress'] as const;
/** What of a problem can say that something is wrong. */
export const problemFaults = ['solutions', ...problemCheckKinds] as const;
export type ProblemFault = (typeof problemFaults)[number];
export type ProblemCheckKind = (typeof problemCheckKinds)[number];

const Role = z.enum(setterRoles);
const Kind = z.enum(problemCheckKinds);

const SetterProgram = z.object({
  role: Role,
  language: z.string(),
  code: z.string(),
  protocol: z.enum(validatorProtocols),
});
export type SetterProgram = z.infer<typeof SetterProgram>;

const Finding = z.object({
  number: z.number().check(z.describe('of the case or the sample, from 1')),
  what: z.enum(['refused', 'differs']).check(z.describe('by the validator; from what the model solution writes')),
  status: z.nullable(StatusCode),
  message: z.string(),
  output: z.nullable(z.string()).check(z.describe('how the output of the model solution begins')),
});

const FailingCase = z.object({
  seed: z.nullable(z.number()).check(z.describe('null: the one that was kept before')),
  input: z.string(),
  answer: z.string(),
  output: z.string().check(z.describe('how the output of the program begins')),
  status: StatusCode,
  message: z.string(),
  isAdded: z.boolean().check(z.describe('it has become a test case')),
});

const Outcome = z.object({
  fault: z.nullable(z.string()).check(z.describe('why it could not be done: a program does not compile, or fails')),
  total: z.number().check(z.describe('cases, samples or rounds that were looked at')),
  bad: z.number(),
  findings: z.array(Finding).check(z.describe('the first 20')),
  smallest: z.nullable(FailingCase),
});
export type ProblemCheckOutcome = z.infer<typeof Outcome>;

const StressOrder = z.object({ solutionId: id, bruteForceId: z.nullable(id), args: z.string(), rounds: z.number() });

const Check = z.object({
  kind: Kind,
  isWaiting: z.boolean().check(z.describe('a judge has yet to do it')),
  isStale: z.boolean().check(z.describe('what it is about has changed since')),
  checkedAt: z.nullable(dateTime),
  stress: z.nullable(StressOrder),
  outcome: z.nullable(Outcome),
});
export type ProblemCheck = z.infer<typeof Check>;

const State = z.object({
  programs: z.array(SetterProgram),
  checks: z.array(Check),
  faults: z.array(z.enum(problemFaults)).check(z.describe('what found that something is wrong, when it was run last')),
});
export type ProblemCheckState = z.infer<typeof State>;

const ofProblem = { pid: id };
const rounds = z.pipe(requiredNumber, int.check(z.minimum(1), z.maximum(MOST_STRESS_ROUNDS)));

/** What setters ask about a problem before they publish it. Of problems of the site and of groups. */
export const problemCheck = {
  state: endpoint('GET /problem-check', {
    summary: 'The validator and the generator of a problem, and what the last checks found',
    access: 'user',
    input: z.object(ofProblem),
    output: State,
  }),
  setProgram: endpoint('PUT /problem-check/program', {
    summary: 'Stores the validator or the generator of a problem',
    access: 'user',
    input: z.object({
      ...ofProblem,
      role: Role,
      language: text(50).check(z.minLength(1)),
      code: text(MOST_REFERENCE_CHARACTERS).check(z.minLength(1)),
      protocol: z._default(z.enum(validatorProtocols), 'testlib'),
    }),
  }),
  removeProgram: endpoint('DELETE /problem-check/program', {
    summary: 'Removes the validator or the generator of a problem',
    access: 'user',
    input: z.object({ ...ofProblem, role: Role }),
  }),
  run: endpoint('POST /problem-check/run', {
    summary:
      'Asks the validator about all cases, holds the samples against the model solution, or looks for an input on which a solution fails',
    access: 'user',
    input: z.object({
      ...ofProblem,
      kind: Kind,
      solutionId: idOrNone.check(z.describe('for stress: the reference solution that is tried')),
      bruteForceId: idOrNone.check(z.describe('for stress: the one that is trusted; interactive problems need none')),
      args: z
        ._default(text(200), '')
        .check(z.describe('what the generator is given; {seed} is the number of the round, and comes last if it is not named')),
      rounds: z._default(rounds, 200),
    }),
  }),
  addCase: endpoint('POST /problem-check/case', {
    summary: 'Makes the smallest failing case that was found a test case of the problem, behind the others',
    access: 'user',
    input: z.object(ofProblem),
    output: z.object({ input: z.string(), output: z.string(), score: z.number(), groupNum: z.nullable(z.number()), total: z.number() }),
  }),
};
