import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorService } from './trainingEditor.service';

const api = contract.trainingEditor;
type Api = typeof api;

/** The door of the back office to trainings as a whole; to one of them it is in `trainingEditing.controller.ts`. */
@Controller()
export class TrainingEditorController {
  constructor(
    private readonly trainings: TrainingEditorService,
    private readonly categories: TrainingCategoryService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, caller: Caller) {
    return this.trainings.list(filter, caller);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, caller: Caller, context: RequestContext) {
    return this.trainings.add(draft, { caller, context });
  }

  @Handles(api.addCategory)
  addCategory(draft: InputFor<Api['addCategory']>, caller: Caller, context: RequestContext) {
    return this.categories.add(draft, { caller, context });
  }
}
