import * as z from 'zod/mini';
import { endpoint, inGroup } from '../api/endpoint';
import { bool, id, pageOf, paging, text } from '../shapes';
import { TrainingCategory, trainingFilter, TrainingRow } from '../training';
import { EditedTrainingRow, managedTraining, trainingCalls, TrainingDisplayId, trainingProblemFilter } from '../trainingEditor';

const gid = { gid: id };
const signedIn = { access: 'user' } as const;
const terms = { ...signedIn, ...managedTraining('group') };
const { read, add, change, remove, changeStatus, problems, addProblem, changeProblem, orderProblems, removeProblem } = trainingCalls;

/** The trainings of a group. Who takes part in one uses the calls of the site; its row says where it belongs. */
export const groupTraining = {
  list: endpoint('GET /group/get-training-list', {
    summary: 'Lists the visible trainings of a group in their order, with the number of problems that the caller has solved.',
    ...signedIn,
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, ...trainingFilter }),
    output: pageOf(TrainingRow),
  }),
  all: endpoint('GET /group/get-admin-training-list', {
    summary: 'Lists the trainings of a group, the hidden ones included.',
    ...signedIn,
    scope: inGroup('manage'),
    input: z.object({
      ...paging(10),
      ...gid,
      keyword: z.optional(text(100)).check(z.describe('Text that the title contains, or the ID or rank of a training.')),
    }),
    output: pageOf(EditedTrainingRow),
  }),
  read: endpoint('GET /group/training', { ...read, ...terms }),
  add: endpoint('POST /group/training', {
    ...add,
    ...signedIn,
    scope: { ...inGroup('manage'), within: 'training' },
    input: z.extend(add.input, { gid: z.optional(id) }),
  }),
  change: endpoint('PUT /group/training', { ...change, ...signedIn }),
  remove: endpoint('DELETE /group/training', { ...remove, ...terms }),
  changeStatus: endpoint('PUT /group/change-training-status', { ...changeStatus, ...terms }),
  problems: endpoint('GET /group/get-training-problem-list', {
    ...problems,
    ...terms,
    input: z.object({ ...trainingProblemFilter, queryExisted: z._default(bool, true) }),
  }),
  addProblem: endpoint('POST /group/add-training-problem-from-public', { ...addProblem, ...terms }),
  addOwnProblem: endpoint('POST /group/add-training-problem-from-group', {
    summary: 'Adds a problem of the group to the end of a training of the group.',
    ...terms,
    input: z.object({
      tid: id,
      problemId: text(64).check(z.minLength(1), z.describe('Display ID of the problem in the group.')),
      displayId: z
        .optional(TrainingDisplayId)
        .check(z.describe('Display ID of the problem in the training. Missing: the one in the group.')),
    }),
  }),
  changeProblem: endpoint('PUT /group/training-problem', { ...changeProblem, ...terms }),
  orderProblems: endpoint('PUT /group/training-problem-order', { ...orderProblems, ...terms }),
  removeProblem: endpoint('DELETE /group/training-problem', { ...removeProblem, ...terms }),
  categories: endpoint('GET /group/get-training-category', {
    summary: 'Lists the categories that trainings of a group can have: those of the site and those of the group.',
    ...signedIn,
    scope: inGroup('read'),
    input: z.object(gid),
    output: z.array(TrainingCategory),
  }),
  addCategory: endpoint('POST /group/training-category', {
    ...trainingCalls.addCategory,
    ...signedIn,
    scope: inGroup('manage'),
    input: z.extend(trainingCalls.addCategory.input, gid),
  }),
  changeCategory: endpoint('PUT /group/training-category', { ...trainingCalls.changeCategory, ...signedIn }),
  removeCategory: endpoint('DELETE /group/training-category', { ...trainingCalls.removeCategory, ...signedIn }),
};
