import * as z from 'zod/mini';
import { JudgingCode } from '../customTest';
import { endpoint, inGroup } from '../api/endpoint';
import { ProblemRow } from '../problem/problem';
import { EditedRow, NamedProblem, ProblemChange, ProblemDraft, WholeProblem } from '../problem/problemEditor';
import { importCalls } from '../admin/remote';
import { bool, id, pageOf, paging, text, int } from '../shapes';
import { SourcedTag } from '../problem/tag';
import { CasesOf, ProblemCase } from '../problem/testData';

const gid = { gid: id };
const byPid = z.object({ pid: id });
const access = 'user';

/** How far a problem of a group is on its way to everybody. */
export const applyProgress = { applied: 1, public: 2, refused: 3 } as const;
export type ApplyProgress = (typeof applyProgress)[keyof typeof applyProgress];
const Progress = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const ofGroup = {
  applyPublicProgress: z
    .nullable(Progress)
    .check(z.describe('Progress of the request to make the problem public: 1 requested, 2 accepted, 3 refused. Null: not requested.')),
};

const GroupProblemRow = z.extend(EditedRow, ofGroup);
export type GroupProblemRow = z.infer<typeof GroupProblemRow>;

const AppliedProblem = z.extend(EditedRow, { ...ofGroup, gid: id, groupName: z.string() });
export type AppliedProblem = z.infer<typeof AppliedProblem>;

/** The group stands in the problem, as existing clients write it. */
const NewDraft = z.extend(ProblemDraft, { problem: z.extend(ProblemDraft.shape.problem, gid) });

/** The problems of a group, for its members and for those who make them. */
export const groupProblem = {
  list: endpoint('GET /group/get-problem-list', {
    summary: 'Lists the problems of a group that its members see, by display ID.',
    access,
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, keyword: z.optional(text(100)) }),
    output: pageOf(ProblemRow),
  }),
  all: endpoint('GET /group/get-admin-problem-list', {
    summary: 'Lists all problems that were created in a group, newest first. Those that have become public belong to the site.',
    access,
    scope: inGroup('manage'),
    input: z.object({ ...paging(10), ...gid, keyword: z.optional(text(100)) }),
    output: pageOf(GroupProblemRow),
  }),
  read: endpoint('GET /group/problem', {
    summary: 'Returns a problem of a group with all its settings, judging programs included.',
    access,
    input: byPid,
    output: WholeProblem,
  }),
  add: endpoint('POST /group/problem', {
    summary: 'Creates a problem in a group. Its display ID begins with the short name of the group.',
    access,
    input: NewDraft,
    output: NamedProblem,
  }),
  change: endpoint('PUT /group/problem', {
    summary: 'Changes a problem of a group. For its author and the roots of the group.',
    access,
    input: ProblemChange,
    output: NamedProblem,
  }),
  remove: endpoint('DELETE /group/problem', {
    summary: 'Deletes a problem of a group. Fails if anybody has submitted to it.',
    access,
    input: byPid,
  }),
  cases: endpoint('GET /group/get-problem-cases', {
    summary: 'Lists the test cases of a problem of a group.',
    access,
    input: CasesOf,
    output: z.array(ProblemCase),
  }),
  tags: endpoint('GET /group/get-all-problem-tags', {
    summary: 'Lists the tags that problems of a group can have: those of the site and those of the group.',
    access,
    scope: inGroup('manage'),
    input: z.object(gid),
    output: z.array(SourcedTag),
  }),
  tagsOf: endpoint('GET /group/get-problem-tags', {
    summary: 'Lists the tags of a problem of a group.',
    access,
    input: byPid,
    output: z.array(SourcedTag),
  }),
  compileChecker: endpoint('POST /group/compile-spj', {
    summary: 'Compiles a special judge. Fails with the compiler messages if it does not compile.',
    access,
    scope: inGroup('manage'),
    input: z.extend(JudgingCode, gid),
  }),
  compileInteractor: endpoint('POST /group/compile-interactive', {
    summary: 'Compiles an interactor. Fails with the compiler messages if it does not compile.',
    access,
    scope: inGroup('manage'),
    input: z.extend(JudgingCode, gid),
  }),
  previewRemote: endpoint('GET /group/preview-remote-oj-problem', { ...importCalls.previewInGroup, access, scope: inGroup('manage') }),
  importRemote: endpoint('POST /group/import-remote-oj-problem', { ...importCalls.intoGroup, access, scope: inGroup('manage') }),
  changeAuth: endpoint('PUT /group/change-problem-auth', {
    summary: 'Changes who sees a problem of a group: 1 its members, 2 its author and the roots of the group.',
    access,
    input: z.object({ pid: id, auth: int.check(z.minimum(1), z.maximum(3)) }),
  }),
  applyPublic: endpoint('PUT /group/apply-public', {
    summary: 'Asks the problem admins to make a problem of a group public, or withdraws that request.',
    access,
    input: z.object({ pid: id, isApplied: bool }),
  }),
};

/** The calls of problem admins, who decide which problems of groups become public. */
export const groupProblemDesk = {
  list: endpoint('GET /admin/group-problem/list', {
    summary: 'Lists the problems of groups that were requested to become public, by progress and group.',
    access: 'problem_publish',
    input: z.object({ ...paging(10), keyword: z.optional(text(100)), gid: z.nullish(id) }),
    output: pageOf(AppliedProblem),
  }),
  changeProgress: endpoint('PUT /admin/group-problem/change-progress', {
    summary: 'Decides a request to make a problem public: 2 moves it from the group to the site, 3 refuses, 1 leaves it open.',
    access: 'problem_publish',
    input: z.object({ pid: id, progress: int.check(z.minimum(1), z.maximum(3)) }),
  }),
};
