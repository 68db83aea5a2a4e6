import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './api/endpoint';
import { ProblemDetail } from './problem/problem';
import { dateTime, id, idOrNone, pageOf, paging, StatusCode, text, uid } from './shapes';
import { SourcedTag } from './problem/tag';

export const TrainingAuth = z
  .enum(['Public', 'Private'])
  .check(z.describe('Access to the training: Public for everybody, Private for users who registered with its password.'));
export type TrainingAuth = z.infer<typeof TrainingAuth>;

export const TrainingCategory = z.object({ id, name: z.string(), color: z.string(), gid: z.nullable(id) });
export type TrainingCategory = z.infer<typeof TrainingCategory>;

/** What everybody who knows of a training may know. `description` comes with the training itself, not in lists. */
export const trainingFacts = {
  id,
  title: z.string(),
  uid: uid.check(z.describe('User ID of the author.')),
  author: z.string(),
  auth: TrainingAuth,
  categoryId: id,
  categoryName: z.string(),
  categoryColor: z.string(),
  rank: z.number().check(z.describe('Position in lists of trainings: lower ranks come first.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the training; null if it belongs to the site.')),
  gmtModified: dateTime,
};

export const TrainingRow = z.object({
  ...trainingFacts,
  problemCount: z.number(),
  acCount: z.number().check(z.describe('Number of problems that the caller has solved; 0 without a login.')),
});
export type TrainingRow = z.infer<typeof TrainingRow>;

/** What the caller may do in a training now: pages ask this, never roles. */
const TrainingPowers = z.object({
  read: z.boolean().check(z.describe('Whether the caller may read the problems and the rank.')),
  submit: z.boolean().check(z.describe('Whether the caller may submit to the problems.')),
  manage: z.boolean().check(z.describe('Whether the caller may change the training.')),
  refusal: z
    .nullable(z.string())
    .check(z.describe('Error code that says why the caller may not read or submit; null if both are allowed.')),
});
export type TrainingPowers = z.infer<typeof TrainingPowers>;

const Training = z.extend(TrainingRow, {
  description: z.string().check(z.describe('Description of the training, in Markdown.')),
  isRegistered: z.boolean().check(z.describe('Whether the caller is registered for the training.')),
  powers: TrainingPowers,
});
export type Training = z.infer<typeof Training>;

const TrainingProblem = z.object({
  pid: id,
  problemId: z.string().check(z.describe('Display ID of the problem in the training.')),
  publicId: z.string().check(z.describe('Display ID of the problem on the site or in its group.')),
  gid: z.nullable(id).check(z.describe('ID of the group of the problem; null if it belongs to the site.')),
  title: z.string(),
  difficulty: z.number(),
  type: z.number(),
  tags: z.array(SourcedTag),
  ac: z.number(),
  total: z.number(),
  myStatus: z.nullable(StatusCode),
  text: z.string().check(z.describe('Text of the teacher in front of the problem, in Markdown.')),
});
export type TrainingProblem = z.infer<typeof TrainingProblem>;

const TrainingCell = z.object({
  isAC: z.boolean(),
  status: StatusCode,
  score: z.nullable(z.number()),
  runTime: z.nullable(z.number()).check(z.describe('Shortest run time of an accepted submission, in milliseconds; null if there is none.')),
});

const TrainingRankRow = z.object({
  rank: z.number(),
  uid,
  username: z.string(),
  realname: z.nullable(z.string()).check(z.describe('Real name. Null for callers other than admins and those who manage the training.')),
  nickname: z.nullable(z.string()),
  school: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  ac: z.number(),
  totalRunTime: z.number().check(z.describe('Total run time of the accepted problems, in milliseconds.')),
  submissionInfo: z.record(z.string(), TrainingCell).check(z.describe('Result of each problem, by its display ID in the training.')),
});
export type TrainingRankRow = z.infer<typeof TrainingRankRow>;

/** Which trainings a list shows. */
export const trainingFilter = {
  keyword: z.optional(text(100)).check(z.describe('Text that the title or the username of the author contains.')),
  categoryId: idOrNone,
  auth: z.optional(TrainingAuth),
};

const scope = 'training';
const byTid = z.object({ tid: id });

/** Trainings: problems in an order, with a rank of those who take part. */
export const training = {
  list: openEndpoint('GET /get-training-list', {
    summary: 'Lists the visible trainings of the site in their order, with the number of problems that the caller has solved.',
    input: z.object({ ...paging(20), ...trainingFilter }),
    output: pageOf(TrainingRow),
  }),
  categories: openEndpoint('GET /get-training-category', {
    summary: 'Lists the categories of trainings.',
    output: z.array(TrainingCategory),
  }),
  detail: openEndpoint('GET /get-training-detail', {
    summary: 'Returns one training and what the caller may do in it. A private one needs a login.',
    scope,
    input: byTid,
    output: Training,
  }),
  problems: openEndpoint('GET /get-training-problem-list', {
    summary: 'Lists the problems of a training in their order, with the texts between them and the verdict of the caller for each.',
    scope,
    needs: 'read',
    input: byTid,
    output: z.array(TrainingProblem),
  }),
  problemDetails: openEndpoint('GET /get-training-problem-details', {
    summary: 'Returns a problem of a training.',
    scope,
    needs: 'read',
    input: z.object({ tid: id, displayId: text(64).check(z.minLength(1)), typeset: z.optional(z.stringbool()) }),
    output: ProblemDetail,
  }),
  register: endpoint('POST /register-training', {
    summary: 'Registers the caller for a training. A private one needs its password. Problems that were accepted before count, too.',
    access: 'user',
    scope,
    input: z.object({ tid: id, password: z._default(text(64), '') }),
  }),
  access: endpoint('GET /get-training-access', {
    summary: 'Checks whether the caller may read the problems of a training.',
    access: 'user',
    scope,
    input: byTid,
    output: z.object({ access: z.boolean() }),
  }),
  rank: openEndpoint('GET /get-training-rank', {
    summary: 'Ranks the registered users of a training: the most problems first, then the shortest total run time.',
    scope,
    needs: 'read',
    input: z.object({
      tid: id,
      ...paging(30),
      keyword: z.optional(text(100)).check(z.describe('Text that the username, real name or school contains.')),
    }),
    output: pageOf(TrainingRankRow),
  }),
};
