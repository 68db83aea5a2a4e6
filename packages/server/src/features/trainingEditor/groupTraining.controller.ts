import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { InTraining } from '../../access/trainingScope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingQueries } from '../training/training.queries';
import { TrainingPages } from '../training/trainingPages';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorService } from './trainingEditor.service';
import { TrainingProblemService } from './trainingProblem.service';

const api = contract.groupTraining;
type Api = typeof api;

/** Calls of groups about their trainings as a whole; those about one training are in `trainingEditing.controller.ts`. */
@Controller()
export class GroupTrainingController {
  constructor(
    private readonly pages: TrainingPages,
    private readonly queries: TrainingQueries,
    private readonly trainings: TrainingEditorService,
    private readonly trainingProblems: TrainingProblemService,
    private readonly ofTrainings: TrainingCategoryService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, { group, caller }: InGroup) {
    return this.pages.page(filter, caller, group.id);
  }

  @Handles(api.all)
  all(filter: InputFor<Api['all']>, { group, caller }: InGroup) {
    return this.trainings.list(filter, caller, group.id);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, { group, caller }: InGroup, context: RequestContext) {
    return this.trainings.add(draft, { caller, context }, group.id);
  }

  @Handles(api.addOwnProblem)
  addOwnProblem(input: InputFor<Api['addOwnProblem']>, scoped: InTraining, context: RequestContext) {
    return this.trainingProblems.addOwn(input, scoped, context);
  }

  @Handles(api.categories)
  categories(_: InputFor<Api['categories']>, { group }: InGroup) {
    return this.queries.categories(group.id);
  }

  @Handles(api.addCategory)
  addCategory(draft: InputFor<Api['addCategory']>, { group, caller }: InGroup, context: RequestContext) {
    return this.ofTrainings.add(draft, { caller, context }, group.id);
  }
}
