import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ReferenceSolutionService } from './referenceSolution.service';

const api = contract.referenceSolution;
type Api = typeof api;

@Controller()
export class ReferenceSolutionController {
  constructor(private readonly solutions: ReferenceSolutionService) {}

  @Handles(api.list)
  list(input: ServerInput<Api['list']>, caller: Caller) {
    return this.solutions.list(input, caller);
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller, context: RequestContext) {
    return this.solutions.add(draft, { caller, context });
  }

  @Handles(api.change)
  change(draft: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.solutions.change(draft, { caller, context });
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.solutions.remove(input, { caller, context });
  }

  @Handles(api.run)
  run(input: ServerInput<Api['run']>, caller: Caller) {
    return this.solutions.run(input, caller);
  }
}
