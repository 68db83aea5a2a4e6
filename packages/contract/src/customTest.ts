import * as z from 'zod/mini';
import { endpoint } from './api/endpoint';
import { ExtraFiles } from './problem/extraFiles';
import { bool, id, idOrNone, text, StatusCode } from './shapes';

export const MOST_CUSTOM_TEST_CHARACTERS = 1000;
/** Longer output is cut. */
export const MOST_PRINTED_CHARACTERS = 1000;

const CustomTest = z.object({
  pid: id,
  type: z.optional(z.enum(['public', 'contest', 'group'])),
  cid: idOrNone.check(z.describe('ID of the contest of the problem. Missing or 0: none.')),
  gid: idOrNone.check(z.describe('ID of the group of the problem. Missing or 0: none.')),
  language: text(50),
  code: z.string(),
  userInput: text(MOST_CUSTOM_TEST_CHARACTERS).check(z.minLength(1)),
  expectedOutput: z.nullish(text(65_535)),
  mode: z.nullish(text(50)),
  isRemoteJudge: z.nullish(bool),
});

const CustomTestOutcome = z.object({
  status: StatusCode.check(z.describe('Verdict of the run; 5 while it is pending.')),
  time: z.nullable(z.number()).check(z.describe('Run time, in milliseconds; null while the run is pending.')),
  memory: z.nullable(z.number()).check(z.describe('Memory, in kilobytes; null while the run is pending.')),
  userInput: z.string(),
  userOutput: z.nullable(z.string()).check(z.describe('First 1000 characters of the output; null while the run is pending.')),
  expectedOutput: z.nullable(z.string()),
  stderr: z.nullable(z.string()).check(z.describe('First 1000 characters of the error output, or the compiler messages.')),
  problemJudgeMode: z.enum(['default', 'spj', 'interactive']),
});
export type CustomTestOutcome = z.infer<typeof CustomTestOutcome>;

/** What an author writes to judge with, and the files beside it. */
export const JudgingCode = z.object({
  pid: z.nullish(id),
  code: text(65_535).check(z.minLength(1)),
  language: z.enum(['C', 'C++']),
  extraFiles: ExtraFiles,
});

/** What leaves no trace: a program run on an input of the caller's own, a look at whether a special judge compiles. */
export const customTest = {
  start: endpoint('POST /submit-problem-test-judge', {
    summary: 'Runs code on an input of the caller as a custom test. Returns the key of the result.',
    apiScope: 'submit',
    access: 'submit',
    scope: 'anywhere',
    needs: 'submit',
    input: CustomTest,
    output: z.string().check(z.describe('Key of the custom test: TEST_JUDGE_ and 32 hexadecimal digits.')),
  }),
  result: endpoint('GET /get-test-judge-result', {
    summary: 'Returns the result of a custom test to the user who started it. The result is deleted a minute after it was first read.',
    access: 'user',
    input: z.object({ testJudgeKey: text(60) }),
    output: CustomTestOutcome,
  }),
  compileChecker: endpoint('POST /admin/problem/compile-spj', {
    summary: 'Compiles a special judge. Fails with the compiler messages if it does not compile.',
    access: 'back_office',
    input: JudgingCode,
  }),
  compileInteractor: endpoint('POST /admin/problem/compile-interactive', {
    summary: 'Compiles an interactor. Fails with the compiler messages if it does not compile.',
    access: 'back_office',
    input: JudgingCode,
  }),
};
