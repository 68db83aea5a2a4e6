import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { TestDataService } from './testData.service';

const api = contract.testData;
type Api = typeof api;

@Controller()
export class TestDataController {
  constructor(private readonly testData: TestDataService) {}

  @Handles(api.upload)
  upload(input: ServerInput<Api['upload']>, caller: Caller, context: RequestContext) {
    return this.testData.upload(input, caller, context);
  }

  @Handles(api.takeUpload)
  takeUpload(input: ServerInput<Api['takeUpload']>, caller: Caller) {
    return this.testData.takeUpload(input, caller);
  }

  @Handles(api.set)
  set(input: ServerInput<Api['set']>, caller: Caller, context: RequestContext) {
    return this.testData.set(input, { caller, context });
  }

  @Handles(api.cases)
  cases(input: ServerInput<Api['cases']>, caller: Caller) {
    return this.testData.cases(input, caller, 'site');
  }

  @Handles(contract.groupProblem.cases)
  casesInGroup(input: ServerInput<typeof contract.groupProblem.cases>, caller: Caller) {
    return this.testData.cases(input, caller, 'group');
  }

  @Handles(api.download)
  download(input: ServerInput<Api['download']>, caller: Caller, context: RequestContext) {
    return this.testData.download(input, { caller, context });
  }
}
