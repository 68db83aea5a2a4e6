import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorService } from './trainingEditor.service';
import { TrainingProblemService } from './trainingProblem.service';

const api = contract.trainingEditor;
type Api = typeof api;

@Controller()
export class TrainingEditorController {
  constructor(
    private readonly trainings: TrainingEditorService,
    private readonly trainingProblems: TrainingProblemService,
    private readonly categories: TrainingCategoryService,
  ) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller) {
    return this.trainings.list(filter, caller);
  }

  @Handles(api.read)
  read(_: InputFor<Api['read']>, scoped: InTraining) {
    return this.trainings.read(scoped);
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller, context: RequestContext) {
    return this.trainings.add(draft, caller, context);
  }

  @Handles(api.change)
  change(draft: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.trainings.change(draft, caller, context);
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

  @Handles(api.addCategory)
  addCategory(draft: ServerInput<Api['addCategory']>, caller: Caller, context: RequestContext) {
    return this.categories.add(draft, { caller, context });
  }

  @Handles(api.changeCategory)
  changeCategory(draft: ServerInput<Api['changeCategory']>, caller: Caller, context: RequestContext) {
    return this.categories.change(draft, { caller, context });
  }

  @Handles(api.removeCategory)
  removeCategory(input: ServerInput<Api['removeCategory']>, caller: Caller, context: RequestContext) {
    return this.categories.remove(input, { caller, context });
  }
}
