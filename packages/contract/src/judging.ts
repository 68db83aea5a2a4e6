import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint';
import { ServiceInstance } from './serviceInstance';
import { requiredNumber, id, matching, dateTime, StatusCode, int } from './shapes';
import { SubmissionStanding } from './submission';

const bySubmission = z.object({ submitId: id });

/** A verdict that a person may give. */
const GivenStatus = z.pipe(z.pipe(requiredNumber, int), StatusCode);

const JudgeMachine = z.object({
  name: z.string(),
  service: ServiceInstance,
  isAlive: z.boolean(),
  lastSeen: dateTime,
  startedAt: dateTime,
  version: z.string(),
  sandboxLevel: z.number().check(z.describe('1 best, 4 weak, 5 cannot judge')),
  cgroup: z.number().check(z.describe('0: no control groups')),
  reasons: z.array(z.string()).check(z.describe('why the level is no better')),
  languages: z.array(z.object({ name: z.string(), available: z.boolean(), version: z.nullable(z.string()), hint: z.nullable(z.string()) })),
  cpuCores: z.nullable(z.number()),
  percentCpuLoad: z.nullable(z.number()).check(z.describe('load average over the last minute as a share of the cores')),
  percentMemoryLoad: z.nullable(z.number()),
  memoryMb: z.nullable(z.number()),
  judged: z.nullable(z.number()).check(z.describe('submissions since it started')),
  submissionId: z.nullable(id).check(z.describe('what it is judging now')),
  wish: z
    .nullable(z.enum(['drain', 'restart']))
    .check(z.describe('it takes nothing more; `restart`: and starts again when it has finished')),
  calibrations: z
    .array(z.object({ at: dateTime, ms: z.number() }))
    .check(z.describe('processor time of one and the same program; the latest last')),
  calibrationShift: z
    .nullable(z.number())
    .check(z.describe('percent that the latest is above what it mostly was; null: too little is known')),
});
export type JudgeMachine = z.infer<typeof JudgeMachine>;

const JudgeFault = z.object({
  pid: id,
  problemId: z.string(),
  title: z.string(),
  submitId: id,
  message: z.string(),
  times: z.number(),
  firstAt: dateTime,
  lastAt: dateTime,
});
export type JudgeFault = z.infer<typeof JudgeFault>;

/** Existing clients use GET for what changes something; ours uses POST. */
export const judging = {
  rejudge: endpoint('POST /admin/judge/rejudge', {
    summary: 'Judges a submission again, from nothing',
    access: 'rejudge',
    alias: 'GET',
    input: bySubmission,
    output: SubmissionStanding,
  }),
  rejudgeProblem: endpoint('POST /admin/judge/rejudge-problem', {
    summary: 'Judges every practice submission of a problem again; answers how many',
    access: 'rejudge',
    input: z.object({ pid: id }),
    output: z.object({ total: z.number() }),
  }),
  rejudgeContestProblem: endpoint('POST /admin/judge/rejudge-contest-problem', {
    summary: 'Judges every submission of a contest problem again; answers how many',
    access: 'rejudge',
    alias: 'GET',
    input: z.object({ cid: id, pid: id }),
    output: z.object({ total: z.number() }),
  }),
  problemProgress: endpoint('GET /admin/judge/problem-progress', {
    summary: 'Practice submissions of a problem, and how many of them wait for their verdict',
    access: 'rejudge',
    input: z.object({ pid: id }),
    output: z.object({
      total: z.number().check(z.describe('without the cancelled ones')),
      underway: z.number(),
      stoppable: z.number().check(z.describe('of those, the ones of a rejudge that can be stopped')),
    }),
  }),
  stopRejudge: endpoint('POST /admin/judge/stop-rejudge', {
    summary: 'Gives the submissions of a problem that still wait to be judged again their verdicts back; answers how many',
    access: 'rejudge',
    input: z.object({ pid: id, cid: z.optional(id).check(z.describe('the contest; without it practice')) }),
    output: z.object({ total: z.number() }),
  }),
  contestProgress: endpoint('GET /admin/judge/contest-progress', {
    summary: 'Submissions of each problem of a contest, and how many of them wait for their verdict',
    access: 'rejudge',
    input: z.object({ cid: id }),
    output: z.array(z.object({ pid: id, total: z.number().check(z.describe('without the cancelled ones')), underway: z.number() })),
  }),
  manual: endpoint('POST /admin/judge/manual-judge', {
    summary: 'Gives a judged submission another verdict by hand',
    access: 'rejudge',
    alias: 'GET',
    input: z.object({ submitId: id, status: GivenStatus, score: z.nullish(int) }),
    output: SubmissionStanding,
  }),
  cancel: endpoint('POST /admin/judge/cancel-judge', {
    summary: 'Takes a submission out of the queue, stops its judging, or takes its verdict back',
    access: 'rejudge',
    alias: 'GET',
    input: bySubmission,
    output: SubmissionStanding,
  }),
  machines: endpoint('GET /admin/config/get-judge-service-info', {
    summary: 'The judges of this installation: level, languages, load and when they were last seen',
    access: 'back_office',
    alias: 'POST',
    output: z.array(JudgeMachine),
  }),
  faults: endpoint('GET /admin/judge/faults', {
    summary: 'Problems whose special judge or interactor failed, the latest first',
    access: 'back_office',
    output: z.array(JudgeFault),
  }),
  settleFault: endpoint('DELETE /admin/judge/fault', {
    summary: 'Strikes a problem off the list of faults',
    access: 'problem_admin',
    input: z.object({ pid: id }),
  }),
  testFile: openEndpoint('GET /judge/test-file', {
    summary: 'Test data by the hash of its bytes, for judges on other machines that know the secret',
    input: z.object({ hash: matching(64, /^[0-9a-f]{64}$/) }),
    answer: 'file',
  }),
};
