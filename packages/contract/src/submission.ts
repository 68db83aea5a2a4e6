import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint';
import { blank, bool, id, idOrNone, dateTime, pageOf, paging, StatusCode, text, uid } from './shapes';

export const MOST_CODE_CHARACTERS = 65_535;

/** What is known of a judging: all of it may change until the verdict. Time in ms, memory in KB. */
const Standing = {
  status: StatusCode,
  time: z.nullable(z.number()),
  memory: z.nullable(z.number()),
  score: z.nullable(z.number()),
  oiRankScore: z.nullable(z.number()),
  judger: z.nullable(z.string()),
  isManual: z.boolean(),
};
export const SubmissionStanding = z.object({ submitId: id, ...Standing });
export type SubmissionStanding = z.infer<typeof SubmissionStanding>;

export const SubmissionRow = z.object({
  submitId: id,
  uid,
  username: z.string(),
  pid: id,
  displayPid: z.string(),
  displayId: z.string(),
  title: z.string(),
  cid: z.number().check(z.describe('ID of the contest; 0 for a practice submission.')),
  cpid: z.optional(z.number()).check(z.describe('ID of the entry of the problem in the contest; 0 for a practice submission.')),
  source: blank,
  ip: blank,
  language: z.string(),
  length: z.nullable(z.number()).check(z.describe('Length of the code, in characters. Null while a contest hides it from the caller.')),
  share: z.boolean(),
  submitTime: dateTime,
  ...Standing,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

const Submission = z.extend(SubmissionRow, {
  isRemote: z.optional(z.boolean()).check(z.describe('Whether a remote judge judges the submission.')),
  gid: z.nullable(id),
  code: z.nullable(z.string()),
  errorMessage: z.nullable(z.string()),
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

/** In place of the class of an exception that is not one of the language. */
export const OWN_EXCEPTION = 'own';

const JudgedCase = z.object({
  caseId: z.number(),
  seq: z.number(),
  status: StatusCode,
  time: z.nullable(z.number()),
  memory: z.nullable(z.number()),
  score: z.nullable(z.number()),
  groupNum: z.nullable(z.number()),
  inputData: z.nullable(z.string()),
  outputData: z.nullable(z.string()),
  userOutput: z.nullable(z.string()),
  message: z.nullable(z.string()),
  exception: z
    .optional(z.string())
    .check(
      z.describe('Class of the exception that ended the program, or "own" if it is not one of the language. Missing if there was none.'),
    ),
});
export type JudgedCase = z.infer<typeof JudgedCase>;

const Subtask = z.object({
  groupNum: z.number(),
  status: StatusCode,
  score: z.number(),
  ac: z.number(),
  total: z.number(),
  time: z.number(),
  memory: z.number(),
  subtaskDetailList: z.array(JudgedCase),
});

const CaseResults = z.object({
  judgeCaseMode: z.string(),
  judgeCaseList: z.array(JudgedCase),
  subTaskJudgeCaseVoList: z.nullable(z.array(Subtask)),
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
  cid: idOrNone,
  tid: idOrNone,
  gid: idOrNone,
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
    output: z.record(z.string(), SubmissionStanding),
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
      username: z.optional(text(50)),
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
    output: z.object({ submission: Submission, codeShare: z.boolean(), limits: z.optional(GrantedLimits) }),
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
    output: z.record(z.string(), SubmissionStanding),
  }),
};
