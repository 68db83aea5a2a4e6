import * as z from 'zod/mini';
import { JudgingCode } from './customTest';
import { endpoint, inGroup } from './endpoint';
import { ProblemRow } from './problem';
import { EditedRow, NamedProblem, ProblemChange, ProblemDraft, WholeProblem } from './problemEditor';
import { importCalls } from './remote';
import { bool, id, pageOf, paging, text, int } from './shapes';
import { SourcedTag } from './tag';
import { CasesOf, ProblemCase } from './testData';

const gid = { gid: id };
const byPid = z.object({ pid: id });
const access = 'user';

/** How far a problem of a group is on its way to everybody. */
export const applyProgress = { applied: 1, public: 2, refused: 3 } as const;
export type ApplyProgress = (typeof applyProgress)[keyof typeof applyProgress];
const Progress = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const ofGroup = { applyPublicProgress: z.nullable(Progress).check(z.describe('1 applied, 2 public, 3 refused; null: none of it')) };

const GroupProblemRow = z.extend(EditedRow, ofGroup);
export type GroupProblemRow = z.infer<typeof GroupProblemRow>;

const AppliedProblem = z.extend(EditedRow, { ...ofGroup, gid: id, groupName: z.string() });
export type AppliedProblem = z.infer<typeof AppliedProblem>;

/** The group stands in the problem, as existing clients write it. */
const NewDraft = z.extend(ProblemDraft, { problem: z.extend(ProblemDraft.shape.problem, gid) });

/** The problems of a group, for its members and for those who make them. */
export const groupProblem = {
  list: endpoint('GET /group/get-problem-list', {
    summary: 'Problems of a group that its members see, ordered by their display id',
    access,
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, keyword: z.optional(text(100)) }),
    output: pageOf(ProblemRow),
  }),
  all: endpoint('GET /group/get-admin-problem-list', {
    summary: 'All problems that were made in a group, newest first, for who manages it; a public one belongs to the site',
    access,
    scope: inGroup('manage'),
    input: z.object({ ...paging(10), ...gid, keyword: z.optional(text(100)) }),
    output: pageOf(GroupProblemRow),
  }),
  read: endpoint('GET /group/problem', {
    summary: 'A problem of a group with all that is secret',
    access,
    input: byPid,
    output: WholeProblem,
  }),
  add: endpoint('POST /group/problem', {
    summary: 'Makes a problem in a group; its display id begins with the short name of the group',
    access,
    input: NewDraft,
    output: NamedProblem,
  }),
  change: endpoint('PUT /group/problem', {
    summary: 'Changes a problem of a group: its author and the roots of the group',
    access,
    input: ProblemChange,
    output: NamedProblem,
  }),
  remove: endpoint('DELETE /group/problem', {
    summary: 'Deletes a problem of a group that nobody has submitted to',
    access,
    input: byPid,
  }),
  cases: endpoint('GET /group/get-problem-cases', {
    summary: 'The cases of a problem of a group',
    access,
    input: CasesOf,
    output: z.array(ProblemCase),
  }),
  tags: endpoint('GET /group/get-all-problem-tags', {
    summary: 'Tags for the problems of a group: those of the site and its own',
    access,
    scope: inGroup('manage'),
    input: z.object(gid),
    output: z.array(SourcedTag),
  }),
  tagsOf: endpoint('GET /group/get-problem-tags', {
    summary: 'Tags of a problem of a group',
    access,
    input: byPid,
    output: z.array(SourcedTag),
  }),
  compileChecker: endpoint('POST /group/compile-spj', {
    summary: 'Compiles a special judge; a compile error is the refusal',
    access,
    scope: inGroup('manage'),
    input: z.extend(JudgingCode, gid),
  }),
  compileInteractor: endpoint('POST /group/compile-interactive', {
    summary: 'Compiles an interactor; a compile error is the refusal',
    access,
    scope: inGroup('manage'),
    input: z.extend(JudgingCode, gid),
  }),
  previewRemote: endpoint('GET /group/preview-remote-oj-problem', { ...importCalls.previewInGroup, access, scope: inGroup('manage') }),
  importRemote: endpoint('POST /group/import-remote-oj-problem', { ...importCalls.intoGroup, access, scope: inGroup('manage') }),
  changeAuth: endpoint('PUT /group/change-problem-auth', {
    summary: 'Who sees a problem of a group: 1 its members, 2 its author and the roots of the group',
    access,
    input: z.object({ pid: id, auth: int.check(z.minimum(1), z.maximum(3)) }),
  }),
  applyPublic: endpoint('PUT /group/apply-public', {
    summary: 'Asks the problem admins to make a problem of a group public, or no longer',
    access,
    input: z.object({ pid: id, isApplied: bool }),
  }),
};

/** The desk of those who decide which problems of groups become public. */
export const groupProblemDesk = {
  list: endpoint('GET /admin/group-problem/list', {
    summary: 'Problems of groups that were applied for, by progress and group',
    access: 'problem_publish',
    input: z.object({ ...paging(10), keyword: z.optional(text(100)), gid: z.nullish(id) }),
    output: pageOf(AppliedProblem),
  }),
  changeProgress: endpoint('PUT /admin/group-problem/change-progress', {
    summary: 'Decides: 2 makes the problem one of the site, 1 and 3 keep it in its group',
    access: 'problem_publish',
    input: z.object({ pid: id, progress: int.check(z.minimum(1), z.maximum(3)) }),
  }),
};
