import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { MOST_REFERENCE_CHARACTERS } from './referenceSolution';
import { dateTime, id, idOrNone, int, requiredNumber, StatusCode, text } from '../shapes';

export const MOST_STRESS_ROUNDS = 1_000;

/** What the setters of a problem write beside solutions. */
export const setterRoles = ['validator', 'generator'] as const;
/** The two kinds of validators differ in their exit code for an allowed input: 0 of testlib, 42 of Kattis. */
export const validatorProtocols = ['testlib', 'kattis'] as const;
export const problemCheckKinds = ['validator', 'samples', 'stress'] as const;
/** What of a problem can say that something is wrong. */
export const problemFaults = ['solutions', ...problemCheckKinds] as const;
export type ProblemFault = (typeof problemFaults)[number];
export type ProblemCheckKind = (typeof problemCheckKinds)[number];

const Role = z.enum(setterRoles);
const Kind = z.enum(problemCheckKinds);

const SetterProgram = z.object({
  role: Role.check(z.describe('Role of the program: validator or generator.')),
  language: z.string(),
  code: z.string(),
  protocol: z.enum(validatorProtocols).check(z.describe('Exit code of the validator for a valid input: 0 (testlib) or 42 (kattis).')),
});
export type SetterProgram = z.infer<typeof SetterProgram>;

const Finding = z.object({
  number: z.number().check(z.describe('Number of the test case or sample, from 1.')),
  what: z
    .enum(['refused', 'differs'])
    .check(z.describe('Kind of the finding: refused by the validator, or differs from the output of the model solution.')),
  status: z.nullable(StatusCode),
  message: z.string().check(z.describe('Message of the validator, or description of the difference.')),
  output: z.nullable(z.string()).check(z.describe('First part of the output of the model solution; null if there is none.')),
});

const FailingCase = z.object({
  seed: z.nullable(z.number()).check(z.describe('Seed of the generator; null for a failing case that was kept from a former run.')),
  input: z.string(),
  answer: z.string(),
  output: z.string().check(z.describe('First part of the output of the program.')),
  status: StatusCode,
  message: z.string(),
  isAdded: z.boolean().check(z.describe('Whether the case was added to the test cases of the problem.')),
});

const Outcome = z.object({
  fault: z
    .nullable(z.string())
    .check(z.describe('Reason why the check could not be carried out, such as a program that does not compile; null if it was.')),
  total: z.number().check(z.describe('Number of test cases, samples or rounds that were checked.')),
  bad: z.number().check(z.describe('Number of test cases, samples or rounds with a finding.')),
  findings: z.array(Finding).check(z.describe('First 20 findings.')),
  smallest: z
    .nullable(FailingCase)
    .check(z.describe('Smallest input on which the solution failed in a stress test; null if there is none.')),
});
export type ProblemCheckOutcome = z.infer<typeof Outcome>;

const StressOrder = z.object({ solutionId: id, bruteForceId: z.nullable(id), args: z.string(), rounds: z.number() });

const Check = z.object({
  kind: Kind,
  isWaiting: z.boolean().check(z.describe('Whether the check still waits for a judge.')),
  isStale: z.boolean().check(z.describe('Whether something that the check depends on has changed since it was carried out.')),
  checkedAt: z.nullable(dateTime),
  stress: z.nullable(StressOrder),
  outcome: z.nullable(Outcome),
});
export type ProblemCheck = z.infer<typeof Check>;

const State = z.object({
  programs: z.array(SetterProgram),
  checks: z.array(Check),
  faults: z.array(z.enum(problemFaults)).check(z.describe('Checks whose last run found something wrong.')),
});
export type ProblemCheckState = z.infer<typeof State>;

const ofProblem = { pid: id };
const rounds = z.pipe(requiredNumber, int.check(z.minimum(1), z.maximum(MOST_STRESS_ROUNDS)));

/** What setters ask about a problem before they publish it. Of problems of the site and of groups. */
export const problemCheck = {
  state: endpoint('GET /problem-check', {
    summary: 'Returns the validator and the generator of a problem, and the results of the last checks.',
    access: 'user',
    input: z.object(ofProblem),
    output: State,
  }),
  setProgram: endpoint('PUT /problem-check/program', {
    summary: 'Stores the validator or the generator of a problem.',
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
    summary: 'Removes the validator or the generator of a problem.',
    access: 'user',
    input: z.object({ ...ofProblem, role: Role }),
  }),
  run: endpoint('POST /problem-check/run', {
    summary:
      'Starts a check of a problem: validator runs the validator on all test cases, samples compares the samples with the model solution, stress searches for an input on which a solution fails.',
    access: 'user',
    input: z.object({
      ...ofProblem,
      kind: Kind,
      solutionId: idOrNone.check(z.describe('ID of the reference solution that the stress test tries.')),
      bruteForceId: idOrNone.check(
        z.describe('ID of the reference solution that the stress test trusts. Not needed for interactive problems.'),
      ),
      args: z
        ._default(text(200), '')
        .check(z.describe('Arguments of the generator. {seed} stands for the number of the round, which comes last if {seed} is missing.')),
      rounds: z._default(rounds, 200),
    }),
  }),
  addCase: endpoint('POST /problem-check/case', {
    summary: 'Adds the smallest failing case of the last stress test to the end of the test cases of the problem.',
    access: 'user',
    input: z.object(ofProblem),
    output: z.object({ input: z.string(), output: z.string(), score: z.number(), groupNum: z.nullable(z.number()), total: z.number() }),
  }),
};
