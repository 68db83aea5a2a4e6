import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './api/endpoint';
import { blank, bool, id, idOrNone, dateTime, pageOf, paging, StatusCode, text, uid } from './shapes';

export const MOST_CODE_CHARACTERS = 65_535;

/** What is known of a judging: all of it may change until the verdict. Time in ms, memory in KB. */
const VerdictFields = {
  status: StatusCode,
  time: z.nullable(z.number()).check(z.describe('Run time, in milliseconds; null if it is not known or hidden.')),
  memory: z.nullable(z.number()).check(z.describe('Memory, in kilobytes; null if it is not known or hidden.')),
  score: z.nullable(z.number()).check(z.describe('Score of a scored problem; null if there is none or it is hidden.')),
  oiRankScore: z
    .nullable(z.number())
    .check(z.describe('Score that counts for the rank of all users; null if there is none or it is hidden.')),
  judger: z
    .nullable(z.string())
    .check(z.describe('Judge that gave the verdict, or user who set it; null if there is none. Only admins get its full name.')),
  isManual: z.boolean().check(z.describe('Whether a user set the verdict by hand.')),
};
export const SubmissionVerdict = z.object({ submitId: id, ...VerdictFields });
export type SubmissionVerdict = z.infer<typeof SubmissionVerdict>;

export const SubmissionRow = z.object({
  submitId: id,
  uid,
  username: z.string(),
  pid: id,
  displayPid: z.string().check(z.describe('Display ID of the problem: in a contest, the one there.')),
  displayId: z.string().check(z.describe('Display ID of the problem: in a contest, the one there.')),
  title: z.string().check(z.describe('Title of the problem: in a contest, the one there.')),
  cid: z.number().check(z.describe('ID of the contest; 0 for a practice submission.')),
  cpid: z.optional(z.number()).check(z.describe('ID of the entry of the problem in the contest; 0 for a practice submission.')),
  source: blank,
  ip: blank,
  language: z.string(),
  length: z.nullable(z.number()).check(z.describe('Length of the code, in characters. Null while a contest hides it from the caller.')),
  share: z.boolean().check(z.describe('Whether the author shares the code with everybody.')),
  submitTime: dateTime,
  ...VerdictFields,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

const Submission = z.extend(SubmissionRow, {
  isRemote: z.optional(z.boolean()).check(z.describe('Whether a remote judge judges the submission.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the problem; null outside groups and in contests.')),
  code: z.nullable(z.string()).check(z.describe('Code of the submission; null for callers who may not see it.')),
  errorMessage: z
    .nullable(z.string())
    .check(z.describe('Compiler messages or reason of a failure; null if there is none or the caller may not see it.')),
  compilerWarnings: z
    .nullable(z.string())
    .check(z.describe('Compiler warnings of code that compiled. Null if there are none, and for callers who may not see the code.')),
  version: blank,
  vjudgeSubmitId: blank,
  vjudgeUsername: blank,
});
export type Submission = z.infer<typeof Submission>;

/** What the problem grants now: in ms and MB, and what its language multiplies that by. */
const GrantedLimits = z.object({ timeMs: z.number(), memoryMb: z.number(), timeFactor: z.number(), memoryFactor: z.number() });
export type GrantedLimits = z.infer<typeof GrantedLimits>;

/** Replaces the class of an exception that the language itself does not define. */
export const OWN_EXCEPTION = 'own';

const JudgedCase = z.object({
  caseId: z.number().check(z.describe('Number of the test case, from 1.')),
  seq: z.number().check(z.describe('Number of the test case, from 1.')),
  status: StatusCode,
  time: z.nullable(z.number()).check(z.describe('Run time, in milliseconds.')),
  memory: z.nullable(z.number()).check(z.describe('Memory, in kilobytes.')),
  score: z.nullable(z.number()).check(z.describe('Points for the test case; null if the problem is not scored.')),
  groupNum: z.nullable(z.number()).check(z.describe('Number of the subtask; null if there are none.')),
  inputData: z.nullable(z.string()).check(z.describe('Input of the test case; null for callers who may not see it.')),
  outputData: z.nullable(z.string()).check(z.describe('Answer of the test case; null for callers who may not see it.')),
  userOutput: z.nullable(z.string()).check(z.describe('Output of the program; null for callers who may not see it.')),
  message: z
    .nullable(z.string())
    .check(
      z.describe('Message about the test case, such as that of the special judge; null if there is none or the caller may not see it.'),
    ),
  exception: z
    .optional(z.string())
    .check(
      z.describe('Class of the exception that ended the program, or "own" if it is not one of the language. Missing if there was none.'),
    ),
});
export type JudgedCase = z.infer<typeof JudgedCase>;

const Subtask = z.object({
  groupNum: z.number().check(z.describe('Number of the subtask.')),
  status: StatusCode,
  score: z.number(),
  ac: z.number().check(z.describe('Number of accepted test cases.')),
  total: z.number().check(z.describe('Number of test cases.')),
  time: z.number().check(z.describe('Longest run time of a test case, in milliseconds.')),
  memory: z.number().check(z.describe('Largest memory of a test case, in kilobytes.')),
  subtaskDetailList: z.array(JudgedCase),
});

const CaseResults = z.object({
  judgeCaseMode: z.string(),
  judgeCaseList: z.array(JudgedCase),
  subTaskJudgeCaseVoList: z.nullable(z.array(Subtask)).check(z.describe('Results by subtask; null if there are none.')),
  isDataChanged: z
    .optional(z.boolean())
    .check(
      z.describe(
        'Whether the test data of the problem has changed since the submission was judged. If so, the contents of test cases are not shown.',
      ),
    ),
});

const Draft = z.object({
  pid: z
    .pipe(z.coerce.string<string | number>(), z.string().check(z.minLength(1), z.maxLength(64)))
    .check(z.describe('Display ID of the problem.')),
  language: text(50),
  code: z.string(),
  cid: idOrNone.check(z.describe('ID of the contest of the submission. Missing or 0: none.')),
  tid: idOrNone.check(z.describe('ID of the training of the problem. Missing or 0: none.')),
  gid: idOrNone.check(z.describe('ID of the group of the problem. Missing or 0: none.')),
  isRemote: z.nullish(z.boolean()),
  captcha: z.nullish(text(8)).check(z.describe('Answer to a captcha. Needed after repeated submissions within the interval.')),
  captchaKey: z.nullish(text(64)),
  clientKey: z
    .optional(z.uuid())
    .check(
      z.describe('Key that the client makes up for this submission: sent again with the same key, the submission is not stored twice.'),
    ),
});

const bySubmission = z.object({ submitId: id });

export const submission = {
  resubmit: endpoint('POST /resubmit', {
    summary: 'Submits a submission of the caller to its remote judge again, if it did not arrive there.',
    apiScope: 'submit',
    access: 'user',
    alias: 'GET',
    input: bySubmission,
    output: SubmissionRow,
  }),
  contestStatuses: endpoint('POST /check-contest-submissions-status', {
    summary:
      'Returns the present verdicts of submissions in a contest: those of the caller, or any for organisers. A verdict that the freeze hides is -5.',
    changes: false,
    access: 'user',
    scope: 'contest',
    needs: 'read',
    input: z.object({ submitIds: z.array(id).check(z.minLength(1), z.maxLength(300)), cid: id }),
    output: z.record(z.string(), SubmissionVerdict),
  }),
  submit: endpoint('POST /submit-problem-judge', {
    summary: 'Submits code. The verdict follows on the live stream and by polling.',
    apiScope: 'submit',
    access: 'submit',
    scope: 'workspace',
    needs: 'submit',
    input: Draft,
    output: SubmissionRow,
  }),
  list: openEndpoint('GET /get-submission-list', {
    summary: 'Lists practice submissions, newest first, without their code.',
    input: z.object({
      ...paging(30),
      onlyMine: z.optional(bool),
      status: z.optional(z.pipe(z.coerce.number<number | string>(), StatusCode)),
      username: z.optional(text(50)).check(z.describe('Text that the username contains.')),
      problemID: z.optional(text(64)),
      completeProblemID: z.optional(bool),
      gid: idOrNone,
      contestID: idOrNone,
    }),
    output: pageOf(SubmissionRow),
  }),
  detail: openEndpoint('GET /get-submission-detail', {
    summary: 'Returns one submission. Its code is null for callers who may not see it.',
    input: bySubmission,
    output: z.object({
      submission: Submission,
      codeShare: z.boolean(),
      limits: z.optional(GrantedLimits),
      casesHiddenBy: z
        .optional(z.nullable(z.literal(['problem', 'contest'])))
        .check(
          z.describe(
            'Reason why the caller does not see the results of test cases: `problem` is a setting of the problem, `contest` a contest that runs or is frozen. Null if nothing hides them.',
          ),
        ),
    }),
  }),
  cases: openEndpoint('GET /get-all-case-result', {
    summary: 'Returns the result of each test case; null if the caller may not see them.',
    input: bySubmission,
    output: z.nullable(CaseResults),
  }),
  share: endpoint('PUT /submission', {
    summary: 'Shares the code of a practice submission of the caller with everybody, or stops sharing it.',
    access: 'user',
    input: z.object({ submitId: id, share: bool }),
  }),
  lastAccepted: endpoint('GET /get-last-ac-code', {
    summary: 'Returns the code of the last accepted submission of the caller to a problem; empty if there is none.',
    access: 'user',
    scope: 'anywhere',
    needs: 'read',
    input: z.object({ pid: id, cid: idOrNone }),
    output: z.object({ submitId: z.nullable(id), code: z.string(), language: z.nullable(z.string()) }),
  }),
  statuses: openEndpoint('POST /check-submissions-status', {
    summary: 'Returns the present verdicts of submissions.',
    changes: false,
    input: z.object({ submitIds: z.array(id).check(z.minLength(1), z.maxLength(300)) }),
    output: z.record(z.string(), SubmissionVerdict),
  }),
};
