import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorService } from './trainingEditor.service';
import { TrainingProblemService } from './trainingProblem.service';

type Api = Pick<
  typeof contract.trainingEditor,
  | 'read'
  | 'change'
  | 'remove'
  | 'changeStatus'
  | 'problems'
  | 'addProblem'
  | 'changeProblem'
  | 'orderProblems'
  | 'removeProblem'
  | 'changeCategory'
  | 'removeCategory'
>;

/** What the back office and groups do to a training alike: the calls of each lead to the same service. */
function editingBy(api: Api, of: 'site' | 'group') {
  @Controller()
  class TrainingEditingController {
    constructor(
      readonly trainings: TrainingEditorService,
      readonly trainingProblems: TrainingProblemService,
      readonly categories: TrainingCategoryService,
    ) {}

    @Handles(api.read)
    read(_: InputFor<Api['read']>, scoped: InTraining) {
      return this.trainings.read(scoped);
    }

    @Handles(api.change)
    change(draft: InputFor<Api['change']>, caller: Caller, context: RequestContext) {
      return this.trainings.change(draft, { caller, context }, of);
    }

    @Handles(api.remove)
    remove(_: InputFor<Api['remove']>, scoped: InTraining, context: RequestContext) {
      return this.trainings.remove(scoped, context);
    }

    @Handles(api.changeStatus)
    changeStatus(input: InputFor<Api['changeStatus']>, scoped: InTraining, context: RequestContext) {
      return this.trainings.changeStatus(input, scoped, context);
    }

    @Handles(api.problems)
    problems(filter: InputFor<Api['problems']>, scoped: InTraining) {
      return this.trainingProblems.list(filter, scoped);
    }

    @Handles(api.addProblem)
    addProblem(input: InputFor<Api['addProblem']>, scoped: InTraining, context: RequestContext) {
      return this.trainingProblems.add(input, scoped, context);
    }

    @Handles(api.changeProblem)
    changeProblem(input: InputFor<Api['changeProblem']>, scoped: InTraining, context: RequestContext) {
      return this.trainingProblems.change(input, scoped, context);
    }

    @Handles(api.orderProblems)
    orderProblems(input: InputFor<Api['orderProblems']>, scoped: InTraining, context: RequestContext) {
      return this.trainingProblems.order(input, scoped, context);
    }

    @Handles(api.removeProblem)
    removeProblem(input: InputFor<Api['removeProblem']>, scoped: InTraining, context: RequestContext) {
      return this.trainingProblems.remove(input, scoped, context);
    }

    @Handles(api.changeCategory)
    changeCategory(draft: InputFor<Api['changeCategory']>, caller: Caller, context: RequestContext) {
      return this.categories.change(draft, { caller, context }, of);
    }

    @Handles(api.removeCategory)
    removeCategory(input: InputFor<Api['removeCategory']>, caller: Caller, context: RequestContext) {
      return this.categories.remove(input, { caller, context }, of);
    }
  }
  return TrainingEditingController;
}

export const trainingEditingControllers = [editingBy(contract.trainingEditor, 'site'), editingBy(contract.groupTraining, 'group')];
