import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InSiteOrContest } from '../../access/scope';
import { type Caller, Handles, type InputFor } from '../../api/handles';
import { CompileCheck } from './compileCheck';
import { CustomTestService } from './customTest.service';

const api = contract.customTest;
type Api = typeof api;

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
  compileChecker({ code, language, extraFiles }: ServerInput<Api['compileChecker']>, caller: Caller) {
    return this.check.compile({ mode: 'spj', code, language, files: extraFiles ?? {} }, caller);
  }

  @Handles(api.compileInteractor)
  compileInteractor({ code, language, extraFiles }: ServerInput<Api['compileInteractor']>, caller: Caller) {
    return this.check.compile({ mode: 'interactive', code, language, files: extraFiles ?? {} }, caller);
  }
}
