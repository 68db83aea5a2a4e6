import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint';
import { ProblemDetail } from './problem';
import { dateTime, id, idOrNone, pageOf, paging, StatusCode, text, uid } from './shapes';
import { SourcedTag } from './tag';

export const TrainingAuth = z.enum(['Public', 'Private']);
export type TrainingAuth = z.infer<typeof TrainingAuth>;

export const TrainingCategory = z.object({ id, name: z.string(), color: z.string(), gid: z.nullable(id) });
export type TrainingCategory = z.infer<typeof TrainingCategory>;

/** What everybody who knows of a training may know. `description` comes with the training itself, not in lists. */
export const trainingFacts = {
  id,
  title: z.string(),
  uid: uid.check(z.describe('of the author')),
  author: z.string(),
  auth: TrainingAuth,
  categoryId: id,
  categoryName: z.string(),
  categoryColor: z.string(),
  rank: z.number().check(z.describe('lower comes first in the list')),
  gid: z.nullable(id),
  gmtModified: dateTime,
};

export const TrainingRow = z.object({
  ...trainingFacts,
  problemCount: z.number(),
  acCount: z.number().check(z.describe('problems that the caller has solved; 0 for a visitor')),
});
export type TrainingRow = z.infer<typeof TrainingRow>;

/** What the caller may do in a training now: pages ask this, never roles. */
const TrainingPowers = z.object({
  read: z.boolean().check(z.describe('problems and rank')),
  submit: z.boolean(),
  manage: z.boolean(),
  refusal: z.nullable(z.string()).check(z.describe('the error code that says why one may not read, or not submit')),
});
export type TrainingPowers = z.infer<typeof TrainingPowers>;

const Training = z.extend(TrainingRow, {
  description: z.string().check(z.describe('Markdown')),
  isRegistered: z.boolean(),
  powers: TrainingPowers,
});
export type Training = z.infer<typeof Training>;

const TrainingProblem = z.object({
  pid: id,
  problemId: z.string().check(z.describe('display id in the training')),
  publicId: z.string().check(z.describe('display id on the site, or in its group')),
  gid: z.nullable(id).check(z.describe('the group that it belongs to')),
  title: z.string(),
  difficulty: z.number(),
  type: z.number(),
  tags: z.array(SourcedTag),
  ac: z.number(),
  total: z.number(),
  myStatus: z.nullable(StatusCode),
  text: z.string().check(z.describe('what the teacher says before the problem, Markdown')),
});
export type TrainingProblem = z.infer<typeof TrainingProblem>;

const TrainingCell = z.object({
  isAC: z.boolean(),
  status: StatusCode,
  score: z.nullable(z.number()),
  runTime: z.nullable(z.number()).check(z.describe('ms, the shortest of the accepted ones')),
});

const TrainingRankRow = z.object({
  rank: z.number(),
  uid,
  username: z.string(),
  realname: z.nullable(z.string()).check(z.describe('told to those who manage the training, and to admins')),
  nickname: z.nullable(z.string()),
  school: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  ac: z.number(),
  totalRunTime: z.number().check(z.describe('ms, of the accepted problems')),
  submissionInfo: z.record(z.string(), TrainingCell).check(z.describe('by display id in the training')),
});
export type TrainingRankRow = z.infer<typeof TrainingRankRow>;

/** Which trainings a list shows. */
export const trainingFilter = {
  keyword: z.optional(text(100)).check(z.describe('in title or author')),
  categoryId: idOrNone,
  auth: z.optional(TrainingAuth),
};

const scope = 'training';
const byTid = z.object({ tid: id });

/** Trainings: problems in an order, with a rank of those who take part. */
export const training = {
  list: openEndpoint('GET /get-training-list', {
    summary: 'Visible trainings of the site in their order, with how many problems the caller has solved',
    input: z.object({ ...paging(20), ...trainingFilter }),
    output: pageOf(TrainingRow),
  }),
  categories: openEndpoint('GET /get-training-category', { summary: 'Categories of trainings', output: z.array(TrainingCategory) }),
  detail: openEndpoint('GET /get-training-detail', {
    summary: 'One training, with what the caller may do in it; visitors see public ones',
    scope,
    input: byTid,
    output: Training,
  }),
  problems: openEndpoint('GET /get-training-problem-list', {
    summary: 'Problems of a training in their order, with the texts between them and how the caller stands',
    scope,
    needs: 'read',
    input: byTid,
    output: z.array(TrainingProblem),
  }),
  problemDetails: openEndpoint('GET /get-training-problem-details', {
    summary: 'A problem of a training',
    scope,
    needs: 'read',
    input: z.object({ tid: id, displayId: text(64).check(z.minLength(1)), typeset: z.optional(z.stringbool()) }),
    output: ProblemDetail,
  }),
  register: endpoint('POST /register-training', {
    summary: 'Takes part in a training, with its password where it is private; what was accepted before counts from then on',
    access: 'user',
    scope,
    input: z.object({ tid: id, password: z._default(text(64), '') }),
  }),
  access: endpoint('GET /get-training-access', {
    summary: 'Whether the caller may read the problems of a training',
    access: 'user',
    scope,
    input: byTid,
    output: z.object({ access: z.boolean() }),
  }),
  rank: openEndpoint('GET /get-training-rank', {
    summary: 'Who takes part: most problems first, then the shortest run time in all',
    scope,
    needs: 'read',
    input: z.object({ tid: id, ...paging(30), keyword: z.optional(text(100)).check(z.describe('in username, real name or school')) }),
    output: pageOf(TrainingRankRow),
  }),
};
