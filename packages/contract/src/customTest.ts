import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ExtraFiles } from './extraFiles';
import { bool, id, idOrNone, text, StatusCode } from './shapes';

export const MOST_CUSTOM_TEST_CHARACTERS = 1000;
/** Longer output is cut. */
export const MOST_PRINTED_CHARACTERS = 1000;

const CustomTest = z.object({
  pid: id,
  type: z.optional(z.enum(['public', 'contest', 'group'])),
  cid: idOrNone.check(z.describe('the contest, of a problem of one')),
  gid: idOrNone.check(z.describe('the group, of a problem of one')),
  language: text(50),
  code: z.string(),
  userInput: text(MOST_CUSTOM_TEST_CHARACTERS).check(z.minLength(1)),
  expectedOutput: z.nullish(text(65_535)),
  mode: z.nullish(text(50)),
  isRemoteJudge: z.nullish(bool),
});

const CustomTestOutcome = z.object({
  status: StatusCode.check(z.describe('5 while it is pending')),
  time: z.nullable(z.number()).check(z.describe('ms')),
  memory: z.nullable(z.number()).check(z.describe('KB')),
  userInput: z.string(),
  userOutput: z.nullable(z.string()).check(z.describe('its first 1000 characters')),
  expectedOutput: z.nullable(z.string()),
  stderr: z.nullable(z.string()).check(z.describe('its first 1000 characters, or the words of the compiler')),
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
    summary: 'Runs code on an input of the caller; answers the key of the result',
    apiScope: 'submit',
    access: 'submit',
    scope: 'anywhere',
    needs: 'submit',
    input: CustomTest,
    output: z.string().check(z.describe('TEST_JUDGE_ and 32 hexadecimal digits')),
  }),
  result: endpoint('GET /get-test-judge-result', {
    summary: 'The outcome of an online test, for whoever started it; it is kept for a minute after it was first read',
    access: 'user',
    input: z.object({ testJudgeKey: text(60) }),
    output: CustomTestOutcome,
  }),
  compileChecker: endpoint('POST /admin/problem/compile-spj', {
    summary: 'Compiles a special judge; a compile error is the refusal',
    access: 'back_office',
    input: JudgingCode,
  }),
  compileInteractor: endpoint('POST /admin/problem/compile-interactive', {
    summary: 'Compiles an interactor; a compile error is the refusal',
    access: 'back_office',
    input: JudgingCode,
  }),
};
