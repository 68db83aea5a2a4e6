import * as z from 'zod/mini';
import { endpoint, inGroup } from './endpoint';
import { bool, dateTime, id, pageOf, paging, StatusCode, text, uid } from './shapes';

/** Members that are chosen one by one; beyond that an assignment is for all. */
export const MOST_ASSIGNED_MEMBERS = 1000;
export const MOST_ASSIGNMENT_NOTE_CHARACTERS = 1000;
export const MOST_GROUP_ASSIGNMENTS = 500;

const moment = dateTime.check(z.maximum(new Date('9999-01-01')));

export const AssignmentTerms = z
  .object({
    dueAt: moment.check(z.describe('the deadline')),
    lateUntil: z.nullish(moment).check(z.describe('the last date: accepted after the deadline counts until then, with a mark')),
    note: z._default(text(MOST_ASSIGNMENT_NOTE_CHARACTERS), ''),
    toAll: bool.check(z.describe('to all members of level 3, also to who joins later')),
    uids: z._default(z.array(id).check(z.maxLength(MOST_ASSIGNED_MEMBERS)), []).check(z.describe('members, unless it is to all')),
  })
  .check(
    z.refine(({ dueAt, lateUntil }) => !lateUntil || lateUntil > dueAt, {
      error: 'The last date must be after the deadline',
      path: ['lateUntil'],
    }),
    z.refine(({ toAll, uids }) => toAll || uids.length > 0, { error: 'Choose at least one member', path: ['uids'] }),
  );
export type AssignmentTerms = z.input<typeof AssignmentTerms>;

const Progress = z.object({
  solved: z.number().check(z.describe('problems that count, the late ones among them')),
  late: z.number(),
  next: z.nullable(z.string()).check(z.describe('display id of the first problem that is not accepted')),
});

const Assignment = z.object({
  id,
  gid: id,
  groupName: z.string(),
  tid: id,
  trainingGid: z.nullable(id).check(z.describe('the group that the training belongs to; null: it belongs to the site')),
  title: z.string().check(z.describe('of the training')),
  author: z.string(),
  note: z.string(),
  dueAt: dateTime,
  lateUntil: z.nullable(dateTime),
  toAll: z.boolean(),
  members: z.number().check(z.describe('how many it concerns')),
  problemCount: z.number(),
  progress: z.nullable(Progress).check(z.describe('of the caller; null: it does not concern the caller')),
  gmtCreate: dateTime,
});
export type Assignment = z.infer<typeof Assignment>;

/** Whether an accepted problem counts. */
export const AssignmentMark = z.enum(['onTime', 'late', 'missed']);
export type AssignmentMark = z.infer<typeof AssignmentMark>;
export const AssignmentState = z.enum(['done', 'late', 'begun', 'none']);
export type AssignmentState = z.infer<typeof AssignmentState>;

const MatrixCell = z.object({
  status: StatusCode,
  score: z.nullable(z.number()),
  tries: z.number(),
  mark: z.nullable(AssignmentMark).check(z.describe('of an accepted problem')),
});
export type MatrixCell = z.infer<typeof MatrixCell>;

const MatrixRow = z.object({
  uid,
  username: z.string(),
  nickname: z.nullable(z.string()),
  realname: z.nullable(z.string()).check(z.describe('told to those who manage the group')),
  avatar: z.nullable(z.string()),
  state: AssignmentState.check(z.describe('done, done with late problems, begun, nothing tried')),
  solved: z.number(),
  late: z.number(),
  tries: z.number(),
  lastAt: z.nullable(dateTime),
  cells: z.record(z.string(), MatrixCell).check(z.describe('by display id in the training')),
});
export type MatrixRow = z.infer<typeof MatrixRow>;

const AssignmentMatrix = z.object({
  problems: z.array(z.object({ pid: id, problemId: z.string(), publicId: z.string(), gid: z.nullable(id), title: z.string() })),
  page: pageOf(MatrixRow),
});
export type AssignmentMatrix = z.infer<typeof AssignmentMatrix>;

const one = { gid: id, id };
const filter = {
  keyword: z.optional(text(50)).check(z.describe('in username, nickname or real name')),
  state: z.optional(AssignmentState),
};

/** Trainings that a group hands out to its members, with a deadline. */
export const assignment = {
  list: endpoint('GET /group/get-assignment-list', {
    summary: 'Assignments of a group, the latest deadline first: all for who manages it, their own for members',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ gid: id, ...paging(15) }),
    output: pageOf(Assignment),
  }),
  detail: endpoint('GET /group/get-assignment', {
    summary: 'An assignment of a group',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(one),
    output: Assignment,
  }),
  chosen: endpoint('GET /group/get-assignment-members', {
    summary: 'The members that an assignment was handed out to one by one',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object(one),
    output: z.array(z.object({ uid, username: z.string() })),
  }),
  add: endpoint('POST /group/assignment', {
    summary: 'Hands a training out to members of a group, who are told',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ gid: id, tid: id, terms: AssignmentTerms }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/assignment', {
    summary: 'Changes an assignment; whom it concerns is told of another deadline',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...one, terms: AssignmentTerms }),
  }),
  remove: endpoint('DELETE /group/assignment', {
    summary: 'Takes an assignment back',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object(one),
  }),
  matrix: endpoint('GET /group/get-assignment-matrix', {
    summary: 'Students × problems of an assignment; for who does not manage the group the own line',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...one, ...paging(100), ...filter }),
    output: AssignmentMatrix,
  }),
  exportFile: endpoint('GET /group/export-assignment', {
    summary: 'The matrix as a spreadsheet, or as comma-separated values',
    access: 'user',
    scope: inGroup('manage'),
    answer: 'file',
    input: z.object({ ...one, ...filter, format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  }),
  due: endpoint('GET /get-due-assignments', {
    summary: 'What the caller has to do in all groups: what is still accepted, the next deadline first, or what is over, the latest first',
    access: 'user',
    input: z.object({
      ...paging(15),
      isOver: z._default(bool, false),
      isDone: z.optional(bool).check(z.describe('of what is not over: only what the caller has solved, or only what is left to do')),
    }),
    output: pageOf(Assignment),
  }),
};
