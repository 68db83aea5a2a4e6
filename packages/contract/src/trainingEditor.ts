import * as z from 'zod/mini';
import { Color } from './contest/contestShapes';
import { endpoint } from './api/endpoint';
import { importCalls } from './admin/remote';
import { EditedRow } from './problem/problemEditor';
import { bool, dateTime, displayText, id, idOrNone, int, pageOf, paging, text } from './shapes';
import { TrainingAuth, TrainingCategory, trainingFacts } from './training';

/** Position of a training in lists, or of a problem in its training. */
const Rank = int.check(z.minimum(0), z.maximum(2_147_483_647));
export const MOST_TRAINING_PROBLEMS = 300;

const facts = {
  title: displayText(255).check(z.minLength(1, 'The title is required')),
  description: text(65_535).check(z.minLength(1, 'The description is required')),
  rank: z._default(Rank, 1000).check(z.describe('Position in lists of trainings: lower ranks come first.')),
  auth: z._default(TrainingAuth, 'Public'),
  privatePwd: z
    ._default(text(64), '')
    .check(z.describe('Password of the training. Answers never contain it; an empty one in a change keeps the present one.')),
  status: z._default(bool, true).check(z.describe('Whether the training is visible.')),
};

const Facts = z.object(facts);

export const TrainingCategoryDraft = z.object({
  name: displayText(64).check(z.minLength(1, 'The name is required')),
  color: Color.check(z.minLength(4, 'The colour is required')),
});

/** A category that is there, or a new one. */
const ChosenCategory = z.union([z.object({ id }), TrainingCategoryDraft]);

export const TrainingDraft = Facts.check(
  z.refine<z.output<typeof Facts>>(({ auth, privatePwd }) => auth === 'Public' || privatePwd.length > 0, {
    error: 'Enter the training password',
    path: ['privatePwd'],
  }),
);
export const TrainingChange = z.object({ ...facts, id });

export const EditedTrainingRow = z.object({
  ...trainingFacts,
  problemCount: z.number(),
  status: z.boolean().check(z.describe('Whether the training is visible.')),
  mayEdit: z.boolean().check(z.describe('Whether the caller may change the training.')),
  gmtCreate: dateTime,
});
export type EditedTrainingRow = z.infer<typeof EditedTrainingRow>;

const EditedTraining = z.extend(EditedTrainingRow, {
  description: z.string(),
  privatePwd: z.literal(''),
  hasPassword: z.boolean(),
});
export type EditedTraining = z.infer<typeof EditedTraining>;

/** What a problem is called in a training. */
export const TrainingDisplayId = displayText(20).check(
  z.regex(/^[\w-]+$/, 'The display ID in the training: letters, digits, dashes and underscores'),
);

const TrainingEntry = z.object({ id, tid: id, pid: id, displayId: z.string(), rank: z.number(), text: z.string() });
export type TrainingEntry = z.infer<typeof TrainingEntry>;

const byTid = z.object({ tid: id });
const byBoth = z.object({ tid: id, pid: id });
/** A call about one training that its caller manages. */
export const managedTraining = (of: 'site' | 'group') => ({ scope: { kind: 'training', by: 'tid', of }, needs: 'manage' }) as const;

/** What the calls of the back office and those of groups take and answer. */
export const trainingCalls = {
  read: {
    summary: 'Returns a training with all its settings. The password is left out.',
    input: byTid,
    output: z.object({ training: EditedTraining, trainingCategory: TrainingCategory }),
  },
  add: {
    summary: 'Creates a training. A category without an ID is created with it.',
    input: z.object({ training: TrainingDraft, trainingCategory: ChosenCategory }),
    output: z.object({ id }),
  },
  change: {
    summary: 'Changes a training. Another password removes all registrations.',
    input: z.object({ training: TrainingChange, trainingCategory: ChosenCategory }),
  },
  remove: { summary: 'Deletes a training.', input: byTid },
  changeStatus: { summary: 'Shows or hides a training.', input: z.object({ tid: id, status: bool }) },
  problems: {
    summary: 'Lists the public problems that can be added to a training or, with `queryExisted`, those that are in it, in their order.',
    output: z.object({
      problemList: pageOf(EditedRow),
      trainingProblemMap: z.record(z.string(), TrainingEntry).check(z.describe('Entry of each problem in the training, by problem ID.')),
    }),
  },
  addProblem: {
    summary: 'Adds a public problem to the end of a training.',
    input: z.object({ tid: id, pid: id, displayId: TrainingDisplayId }),
  },
  changeProblem: {
    summary: 'Changes the display ID, the position and the text of a problem in a training.',
    input: z.object({
      id: idOrNone,
      tid: id,
      pid: id,
      displayId: TrainingDisplayId,
      rank: Rank,
      text: z.optional(text(10_000)).check(z.describe('Text in front of the problem, in Markdown. Missing: unchanged.')),
    }),
  },
  orderProblems: {
    summary: 'Changes the order of the problems of a training. All of its problems have to be named.',
    input: z.object({ tid: id, pids: z.array(id).check(z.maxLength(MOST_TRAINING_PROBLEMS)) }),
  },
  removeProblem: { summary: 'Removes a problem from a training. The problem and its submissions stay.', input: byBoth },
  addCategory: { summary: 'Creates a category of trainings.', input: TrainingCategoryDraft, output: TrainingCategory },
  changeCategory: { summary: 'Changes a category of trainings.', input: z.extend(TrainingCategoryDraft, { id }) },
  removeCategory: { summary: 'Deletes a category of trainings. Fails if a training has it.', input: z.object({ cid: id }) },
};

/** Which problems of a training, or for it, a page shows. */
export const trainingProblemFilter = { ...paging(10), tid: id, keyword: z.optional(text(100)) };

const staff = { access: 'back_office' } as const;
const terms = { ...staff, ...managedTraining('site') };
const { read, add, change, remove, changeStatus, problems, addProblem, changeProblem, orderProblems, removeProblem } = trainingCalls;
const categoryTerms = { access: 'problem_admin' } as const;

const listed = z.object({
  ...paging(10),
  keyword: z.optional(text(100)).check(z.describe('Text that the title contains, or the ID or rank of a training.')),
});

/** Trainings of the site for those who make them: the author and the super admin. */
export const trainingEditor = {
  list: endpoint('GET /admin/training/get-training-list', {
    summary: 'Lists the trainings of the site, the hidden ones included, in their order.',
    ...staff,
    input: listed,
    output: pageOf(EditedTrainingRow),
  }),
  /** The path that some clients know. */
  listShort: endpoint('GET /admin/training/list', {
    summary: 'Lists the trainings of the site, the hidden ones included, in their order, under a second path of existing clients.',
    ...staff,
    input: listed,
    output: pageOf(EditedTrainingRow),
  }),
  read: endpoint('GET /admin/training', { ...read, ...terms }),
  add: endpoint('POST /admin/training', { ...add, ...staff }),
  change: endpoint('PUT /admin/training', { ...change, ...staff }),
  remove: endpoint('DELETE /admin/training', { ...remove, ...terms, access: 'training_manage' }),
  changeStatus: endpoint('PUT /admin/training/change-training-status', { ...changeStatus, ...terms }),
  problems: endpoint('GET /admin/training/get-problem-list', {
    ...problems,
    ...terms,
    input: z.object({ ...trainingProblemFilter, queryExisted: z._default(bool, false) }),
  }),
  addProblem: endpoint('POST /admin/training/add-problem-from-public', { ...addProblem, ...terms }),
  /** The path that some clients know. */
  addShort: endpoint('POST /admin/training/problem', { ...addProblem, ...terms }),
  importProblem: endpoint('POST /admin/training/import-remote-oj-problem', { ...importCalls.intoTraining, ...terms }),
  changeProblem: endpoint('PUT /admin/training/problem', { ...changeProblem, ...terms }),
  orderProblems: endpoint('PUT /admin/training/problem-order', { ...orderProblems, ...terms }),
  removeProblem: endpoint('DELETE /admin/training/problem', { ...removeProblem, ...terms }),
  categories: endpoint('GET /admin/training/category', {
    summary: 'Lists the categories of trainings.',
    ...staff,
    output: z.array(TrainingCategory),
  }),
  addCategory: endpoint('POST /admin/training/category', { ...trainingCalls.addCategory, ...categoryTerms }),
  changeCategory: endpoint('PUT /admin/training/category', { ...trainingCalls.changeCategory, ...categoryTerms }),
  removeCategory: endpoint('DELETE /admin/training/category', { ...trainingCalls.removeCategory, ...categoryTerms }),
};
