import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { InSiteOrContest } from '../../access/scope';
import { type Caller, Handles, type InputFor } from '../../api/handles';
import { CompileCheck } from './compileCheck';
import { CustomTestService } from './customTest.service';

const api = contract.customTest;
type Api = typeof api;
type Source = ServerInput<Api['compileChecker']>;

const sourceOf = (mode: 'spj' | 'interactive', { code, language, extraFiles }: Source) => ({
  mode,
  code,
  language,
  files: extraFiles ?? {},
});

@Controller()
export class CustomTestController {
  constructor(
    private readonly customTests: CustomTestService,
    private readonly check: CompileCheck,
  ) {}

  @Handles(api.start)
  start(draft: InputFor<Api['start']>, scoped: InSiteOrContest) {
    return this.customTests.start(draft, scoped);
  }

  @Handles(api.result)
  result(input: ServerInput<Api['result']>, caller: Caller) {
    return this.customTests.result(input, caller);
  }

  @Handles(api.compileChecker)
  compileChecker(source: ServerInput<Api['compileChecker']>, caller: Caller) {
    return this.check.compile(sourceOf('spj', source), caller);
  }

  @Handles(api.compileInteractor)
  compileInteractor(source: ServerInput<Api['compileInteractor']>, caller: Caller) {
    return this.check.compile(sourceOf('interactive', source), caller);
  }

  @Handles(contract.groupProblem.compileChecker)
  compileCheckerInGroup(source: Source, { caller }: InGroup) {
    return this.check.compile(sourceOf('spj', source), caller);
  }

  @Handles(contract.groupProblem.compileInteractor)
  compileInteractorInGroup(source: Source, { caller }: InGroup) {
    return this.check.compile(sourceOf('interactive', source), caller);
  }
}
