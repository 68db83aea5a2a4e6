import * as z from 'zod';
import { endpoint } from './endpoint';
import { flag, id, moment, pageOf, paging, text, uid } from './shapes';
import { Status } from './status';

const StatusCode = z.enum(Status);
export const MOST_CODE_CHARACTERS = 65_535;

/** What is known of a judging: all of it may change until the verdict. Time in ms, memory in KB. */
const Standing = {
  status: StatusCode,
  time: z.number().nullable(),
  memory: z.number().nullable(),
  score: z.number().nullable(),
  oiRankScore: z.number().nullable(),
  judger: z.string().nullable(),
  isManual: z.boolean(),
};
const SubmissionStanding = z.object({ submitId: id, ...Standing }).meta({ id: 'SubmissionStanding' });
export type SubmissionStanding = z.infer<typeof SubmissionStanding>;

const SubmissionRow = z
  .object({
    submitId: id,
    uid,
    username: z.string(),
    pid: id,
    displayPid: z.string(),
    displayId: z.string(),
    title: z.string(),
    cid: z.number().describe('0: not in a contest'),
    language: z.string(),
    length: z.number().nullable().describe('characters'),
    share: z.boolean(),
    submitTime: moment,
    ...Standing,
  })
  .meta({ id: 'SubmissionRow' });
export type SubmissionRow = z.infer<typeof SubmissionRow>;

const Submission = SubmissionRow.extend({ gid: id.nullable(), code: z.string().nullable(), errorMessage: z.string().nullable() }).meta({
  id: 'Submission',
});
export type Submission = z.infer<typeof Submission>;

const JudgedCase = z
  .object({
    caseId: z.number(),
    seq: z.number(),
    status: StatusCode,
    time: z.number().nullable(),
    memory: z.number().nullable(),
    score: z.number().nullable(),
    groupNum: z.number().nullable(),
    inputData: z.string().nullable(),
    outputData: z.string().nullable(),
    userOutput: z.string().nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'JudgedCase' });
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
  subTaskJudgeCaseVoList: z.array(Subtask).nullable(),
});

const Draft = z.object({
  pid: z.coerce.string<string | number>().pipe(z.string().min(1).max(64)).describe('display id'),
  language: text(50),
  code: z.string(),
  cid: z.coerce.number<number | string>().int().min(0).nullish(),
  tid: id.nullish(),
  gid: id.nullish(),
  isRemote: z.boolean().nullish(),
  clientKey: z.uuid().optional().describe('the same key never makes two submissions'),
});

const bySubmission = z.object({ submitId: id });

export const submission = {
  submit: endpoint('POST /submit-problem-judge', {
    summary: 'Hands in code; the verdict follows on the live stream and by polling',
    access: 'submit',
    input: Draft,
    output: SubmissionRow,
  }),
  list: endpoint('GET /get-submission-list', {
    summary: 'Practice submissions, newest first; never with code',
    input: z.object({
      ...paging(30),
      onlyMine: flag.optional(),
      status: z.coerce.number<number | string>().pipe(StatusCode).optional(),
      username: text(50).optional(),
      problemID: text(64).optional(),
      completeProblemID: flag.optional(),
      gid: id.optional(),
    }),
    output: pageOf(SubmissionRow),
  }),
  detail: endpoint('GET /get-submission-detail', {
    summary: 'One submission; its code only for those who may see it',
    input: bySubmission,
    output: z.object({ submission: Submission, codeShare: z.boolean() }),
  }),
  cases: endpoint('GET /get-all-case-result', {
    summary: 'Result of each test case; null when the problem hides them',
    input: bySubmission,
    output: CaseResults.nullable(),
  }),
  statuses: endpoint('POST /check-submissions-status', {
    summary: 'Where these submissions stand',
    input: z.object({ submitIds: z.array(id).min(1).max(300) }),
    output: z.record(z.string(), SubmissionStanding),
  }),
};
