import * as z from 'zod/mini';
import { endpoint, inGroup } from '../api/endpoint';
import { bool, dateTime, id, pageOf, paging, StatusCode, text, uid } from '../shapes';

/** Members that are chosen one by one; beyond that an assignment is for all. */
export const MOST_ASSIGNED_MEMBERS = 1000;
export const MOST_ASSIGNMENT_NOTE_CHARACTERS = 1000;
export const MOST_GROUP_ASSIGNMENTS = 500;

const moment = dateTime.check(z.maximum(new Date('9999-01-01')));

export const AssignmentTerms = z
  .object({
    dueAt: moment.check(z.describe('Deadline of the assignment.')),
    lateUntil: z
      .nullish(moment)
      .check(
        z.describe(
          'Last date, later than the deadline: a problem that is accepted between the two counts, marked as late. Missing or null: nothing counts after the deadline.',
        ),
      ),
    note: z._default(text(MOST_ASSIGNMENT_NOTE_CHARACTERS), ''),
    toAll: bool.check(z.describe('Whether the assignment is for all members of level 3, those who join later included.')),
    uids: z
      ._default(z.array(id).check(z.maxLength(MOST_ASSIGNED_MEMBERS)), [])
      .check(z.describe('User IDs of the members who get the assignment. Ignored if `toAll` is true.')),
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
  solved: z.number().check(z.describe('Number of problems that count as solved, the late ones included.')),
  late: z.number().check(z.describe('Number of problems that count as late.')),
  next: z.nullable(z.string()).check(z.describe('Display ID of the first problem that is not accepted yet; null if all are accepted.')),
});

const Assignment = z.object({
  id,
  gid: id,
  groupName: z.string(),
  tid: id,
  trainingGid: z.nullable(id).check(z.describe('ID of the group of the training; null if it belongs to the site.')),
  title: z.string().check(z.describe('Title of the training.')),
  author: z.string(),
  note: z.string(),
  dueAt: dateTime,
  lateUntil: z.nullable(dateTime),
  toAll: z.boolean(),
  members: z.number().check(z.describe('Number of members who have the assignment.')),
  problemCount: z.number(),
  progress: z.nullable(Progress).check(z.describe('Progress of the caller; null if the assignment is not for the caller.')),
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
  score: z.nullable(z.number()).check(z.describe('Score of a scored problem; null otherwise.')),
  tries: z.number().check(z.describe('Number of submissions.')),
  mark: z
    .nullable(AssignmentMark)
    .check(
      z.describe(
        'Mark of an accepted problem: onTime, late (between the deadline and the last date) or missed (after that). Null if it is not accepted.',
      ),
    ),
});
export type MatrixCell = z.infer<typeof MatrixCell>;

const MatrixRow = z.object({
  uid,
  username: z.string(),
  nickname: z.nullable(z.string()),
  realname: z.nullable(z.string()).check(z.describe('Real name of the member. Null for callers who do not manage the group.')),
  avatar: z.nullable(z.string()),
  state: AssignmentState.check(
    z.describe('State of the member: done (all problems count), late (all count, some of them late), begun (something was tried), none.'),
  ),
  solved: z.number().check(z.describe('Number of problems that count as solved, the late ones included.')),
  late: z.number().check(z.describe('Number of problems that count as late.')),
  tries: z.number().check(z.describe('Number of submissions.')),
  lastAt: z.nullable(dateTime).check(z.describe('Time of the last submission; null if there is none.')),
  cells: z
    .record(z.string(), MatrixCell)
    .check(z.describe('Result of each problem that the member tried, by the display ID of the problem in the training.')),
});
export type MatrixRow = z.infer<typeof MatrixRow>;

const AssignmentMatrix = z.object({
  problems: z.array(z.object({ pid: id, problemId: z.string(), publicId: z.string(), gid: z.nullable(id), title: z.string() })),
  page: pageOf(MatrixRow),
});
export type AssignmentMatrix = z.infer<typeof AssignmentMatrix>;

const one = { gid: id, id };
const filter = {
  keyword: z.optional(text(50)).check(z.describe('Text that the username, nickname or real name contains.')),
  state: z.optional(AssignmentState),
};

/** Trainings that a group hands out to its members, with a deadline. */
export const assignment = {
  list: endpoint('GET /group/get-assignment-list', {
    summary:
      'Lists the assignments of a group, the latest deadline first: all of them for callers who manage the group, their own for other members.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ gid: id, ...paging(15) }),
    output: pageOf(Assignment),
  }),
  detail: endpoint('GET /group/get-assignment', {
    summary: 'Returns one assignment of a group.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object(one),
    output: Assignment,
  }),
  chosen: endpoint('GET /group/get-assignment-members', {
    summary: 'Lists the members who were chosen one by one for an assignment.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object(one),
    output: z.array(z.object({ uid, username: z.string() })),
  }),
  add: endpoint('POST /group/assignment', {
    summary: 'Assigns a training to members of a group, and notifies them.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ gid: id, tid: id, terms: AssignmentTerms }),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/assignment', {
    summary: 'Changes an assignment. Notifies members that are new to it, and the others if one of its dates moves.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...one, terms: AssignmentTerms }),
  }),
  remove: endpoint('DELETE /group/assignment', {
    summary: 'Deletes an assignment.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object(one),
  }),
  matrix: endpoint('GET /group/get-assignment-matrix', {
    summary:
      'Returns the results of an assignment as a matrix of members and problems. Callers who do not manage the group get the row of the caller alone.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...one, ...paging(100), ...filter }),
    output: AssignmentMatrix,
  }),
  exportFile: endpoint('GET /group/export-assignment', {
    summary: 'Downloads the matrix of an assignment as a spreadsheet or as comma-separated values.',
    access: 'user',
    scope: inGroup('manage'),
    answer: 'file',
    input: z.object({ ...one, ...filter, format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  }),
  due: endpoint('GET /get-due-assignments', {
    summary:
      'Lists the assignments of the caller in all groups: the open ones, the next deadline first, or those that are over, the latest first.',
    access: 'user',
    input: z.object({
      ...paging(15),
      isOver: z._default(bool, false),
      isDone: z
        .optional(bool)
        .check(
          z.describe(
            'Whether to list only the open assignments that the caller has finished (true) or has yet to finish (false). Missing: both.',
          ),
        ),
    }),
    output: pageOf(Assignment),
  }),
};
