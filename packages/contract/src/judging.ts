import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './api/endpoint';
import { ServiceInstance } from './admin/serviceInstance';
import { requiredNumber, id, matching, dateTime, StatusCode, int } from './shapes';
import { SubmissionVerdict } from './submission';

const bySubmission = z.object({ submitId: id });

/** A verdict that a person may give. */
const GivenStatus = z.pipe(z.pipe(requiredNumber, int), StatusCode);

const JudgeMachine = z.object({
  name: z.string(),
  service: ServiceInstance,
  isAlive: z.boolean().check(z.describe('Whether the judge was seen in the last 12 seconds.')),
  lastSeen: dateTime,
  startedAt: dateTime,
  version: z.string(),
  sandboxLevel: z.number().check(z.describe('Strength of the sandbox: 1 best, 4 weak, 5 cannot judge.')),
  cgroup: z.number().check(z.describe('Version of the control groups of the judge; 0 if it has none.')),
  reasons: z.array(z.string()).check(z.describe('Reasons why the level is not better.')),
  languages: z.array(z.object({ name: z.string(), available: z.boolean(), version: z.nullable(z.string()), hint: z.nullable(z.string()) })),
  cpuCores: z.nullable(z.number()),
  percentCpuLoad: z
    .nullable(z.number())
    .check(z.describe('Load average over the last minute, as a percentage of the cores; null if the judge has not reported it.')),
  percentMemoryLoad: z.nullable(z.number()).check(z.describe('Used memory, as a percentage; null if the judge has not reported it.')),
  memoryMb: z.nullable(z.number()).check(z.describe('Memory of the machine, in megabytes; null if the judge has not reported it.')),
  judged: z
    .nullable(z.number())
    .check(z.describe('Number of submissions that were judged since the judge started; null if it has not reported it.')),
  submissionId: z.nullable(id).check(z.describe('ID of the submission that is being judged; null if there is none.')),
  wish: z
    .nullable(z.enum(['drain', 'restart']))
    .check(
      z.describe(
        'Command that the judge follows: drain (takes no more jobs) or restart (takes no more jobs, then restarts). Null if there is none.',
      ),
    ),
  calibrations: z
    .array(z.object({ at: dateTime, ms: z.number() }))
    .check(z.describe('Processor times of the same test program, in milliseconds, oldest first.')),
  calibrationShift: z
    .nullable(z.number())
    .check(
      z.describe('Percentage by which the latest calibration exceeds the median of the earlier ones; null if there are fewer than four.'),
    ),
});
export type JudgeMachine = z.infer<typeof JudgeMachine>;

const JudgeFault = z.object({
  pid: id,
  problemId: z.string(),
  title: z.string(),
  submitId: id,
  message: z.string(),
  times: z.number().check(z.describe('Number of failures.')),
  firstAt: dateTime,
  lastAt: dateTime,
});
export type JudgeFault = z.infer<typeof JudgeFault>;

/** Existing clients use GET for what changes something; ours uses POST. */
export const judging = {
  rejudge: endpoint('POST /admin/judge/rejudge', {
    summary: 'Judges a submission again. Its present verdict is discarded.',
    access: 'rejudge',
    alias: 'GET',
    input: bySubmission,
    output: SubmissionVerdict,
  }),
  rejudgeProblem: endpoint('POST /admin/judge/rejudge-problem', {
    summary: 'Judges all practice submissions of a problem again. Returns their number.',
    access: 'rejudge',
    input: z.object({ pid: id }),
    output: z.object({ total: z.number() }),
  }),
  rejudgeContestProblem: endpoint('POST /admin/judge/rejudge-contest-problem', {
    summary: 'Judges all submissions of a contest problem again. Returns their number.',
    access: 'rejudge',
    alias: 'GET',
    input: z.object({ cid: id, pid: id }),
    output: z.object({ total: z.number() }),
  }),
  problemProgress: endpoint('GET /admin/judge/problem-progress', {
    summary: 'Counts the practice submissions of a problem, and those that wait for a verdict.',
    access: 'rejudge',
    input: z.object({ pid: id }),
    output: z.object({
      total: z.number().check(z.describe('Number of submissions, cancelled ones excluded.')),
      underway: z.number(),
      stoppable: z.number().check(z.describe('Number of submissions whose rejudge can still be stopped.')),
    }),
  }),
  stopRejudge: endpoint('POST /admin/judge/stop-rejudge', {
    summary: 'Stops the rejudge of a problem: submissions that still wait get their former verdicts back. Returns their number.',
    access: 'rejudge',
    input: z.object({
      pid: id,
      cid: z.optional(id).check(z.describe('ID of the contest whose submissions are meant. Missing: practice submissions.')),
    }),
    output: z.object({ total: z.number() }),
  }),
  contestProgress: endpoint('GET /admin/judge/contest-progress', {
    summary: 'Counts the submissions of each problem of a contest, and those that wait for a verdict.',
    access: 'rejudge',
    input: z.object({ cid: id }),
    output: z.array(
      z.object({ pid: id, total: z.number().check(z.describe('Number of submissions, cancelled ones excluded.')), underway: z.number() }),
    ),
  }),
  manual: endpoint('POST /admin/judge/manual-judge', {
    summary: 'Sets the verdict of a judged submission by hand.',
    access: 'rejudge',
    alias: 'GET',
    input: z.object({ submitId: id, status: GivenStatus, score: z.nullish(int) }),
    output: SubmissionVerdict,
  }),
  cancel: endpoint('POST /admin/judge/cancel-judge', {
    summary: 'Cancels a submission: takes it out of the queue, stops its judging, or withdraws its verdict.',
    access: 'rejudge',
    alias: 'GET',
    input: bySubmission,
    output: SubmissionVerdict,
  }),
  machines: endpoint('GET /admin/config/get-judge-service-info', {
    summary: 'Lists the judges of this installation that were seen in the last seven days, with languages and load.',
    access: 'back_office',
    alias: 'POST',
    output: z.array(JudgeMachine),
  }),
  faults: endpoint('GET /admin/judge/faults', {
    summary: 'Lists the problems whose special judge or interactor failed, the latest failure first.',
    access: 'back_office',
    output: z.array(JudgeFault),
  }),
  settleFault: endpoint('DELETE /admin/judge/fault', {
    summary: 'Removes a problem from the list of failed judging programs.',
    access: 'problem_admin',
    input: z.object({ pid: id }),
  }),
  testFile: openEndpoint('GET /judge/test-file', {
    summary: 'Downloads test data by the hash of its bytes. For judges on other machines that know the shared secret.',
    input: z.object({ hash: matching(64, /^[0-9a-f]{64}$/) }),
    answer: 'file',
  }),
};
