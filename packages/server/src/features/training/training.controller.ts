import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { TrainingPages } from './trainingPages';
import { TrainingQueries } from './training.queries';
import { TrainingService } from './training.service';

const api = contract.training;
type Api = typeof api;
type Visited = InTraining<Caller | undefined>;

@Controller()
export class TrainingController {
  constructor(
    private readonly trainings: TrainingService,
    private readonly pages: TrainingPages,
    private readonly queries: TrainingQueries,
  ) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller | undefined) {
    return this.pages.page(filter, caller);
  }

  @Handles(api.categories)
  categories() {
    return this.queries.categories(null);
  }

  @Handles(api.detail)
  detail(_: InputFor<Api['detail']>, scoped: Visited) {
    return this.trainings.detail(scoped);
  }

  @Handles(api.problems)
  problems(_: InputFor<Api['problems']>, scoped: Visited, { locale }: RequestContext) {
    return this.trainings.problems(scoped, locale);
  }

  @Handles(api.problemDetails)
  problemDetails(input: InputFor<Api['problemDetails']>, scoped: Visited, { locale }: RequestContext) {
    return this.trainings.problemDetails(input, scoped, locale);
  }

  @Handles(api.register)
  register(input: InputFor<Api['register']>, scoped: InTraining, context: RequestContext) {
    return this.trainings.register(input, scoped, context);
  }

  @Handles(api.access)
  access(_: InputFor<Api['access']>, scoped: InTraining) {
    return this.trainings.access(scoped);
  }
}
