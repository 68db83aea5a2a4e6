import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingQueries } from '../training/training.queries';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorService } from './trainingEditor.service';
import { TrainingProblemService } from './trainingProblem.service';

const api = contract.trainingEditor;
type Api = typeof api;

/** Calls of the back office about trainings as a whole; those about one training are in `trainingEditing.controller.ts`. */
@Controller()
export class TrainingEditorController {
  constructor(
    private readonly queries: TrainingQueries,
    private readonly trainings: TrainingEditorService,
    private readonly categories: TrainingCategoryService,
    private readonly trainingProblems: TrainingProblemService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, caller: Caller) {
    return this.trainings.list(filter, caller);
  }

  @Handles(api.listShort)
  listShort(filter: InputFor<Api['list']>, caller: Caller) {
    return this.trainings.list(filter, caller);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, caller: Caller, context: RequestContext) {
    return this.trainings.add(draft, { caller, context });
  }

  @Handles(api.importProblem)
  importProblem(input: InputFor<Api['importProblem']>, scoped: InTraining, context: RequestContext) {
    return this.trainingProblems.import(input, scoped, context);
  }

  @Handles(api.addShort)
  addShort(input: InputFor<Api['addProblem']>, scoped: InTraining, context: RequestContext) {
    return this.trainingProblems.add(input, scoped, context);
  }

  @Handles(api.categories)
  ofSite() {
    return this.queries.categories(null);
  }

  @Handles(api.addCategory)
  addCategory(draft: InputFor<Api['addCategory']>, caller: Caller, context: RequestContext) {
    return this.categories.add(draft, { caller, context });
  }
}
