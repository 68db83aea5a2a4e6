import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { FoundCases } from './foundCases';
import { ProblemCheckService } from './problemCheck.service';

const api = contract.problemCheck;
type Api = typeof api;

@Controller()
export class ProblemCheckController {
  constructor(
    private readonly checks: ProblemCheckService,
    private readonly found: FoundCases,
  ) {}

  @Handles(api.state)
  state(input: ServerInput<Api['state']>, caller: Caller) {
    return this.checks.state(input, caller);
  }

  @Handles(api.setProgram)
  setProgram(input: ServerInput<Api['setProgram']>, caller: Caller, context: RequestContext) {
    return this.checks.setProgram(input, { caller, context });
  }

  @Handles(api.removeProgram)
  removeProgram(input: ServerInput<Api['removeProgram']>, caller: Caller, context: RequestContext) {
    return this.checks.removeProgram(input, { caller, context });
  }

  @Handles(api.run)
  run(input: ServerInput<Api['run']>, caller: Caller) {
    return this.checks.run(input, caller);
  }

  @Handles(api.addCase)
  addCase({ pid }: ServerInput<Api['addCase']>, caller: Caller, context: RequestContext) {
    return this.found.add(pid, { caller, context });
  }
}
