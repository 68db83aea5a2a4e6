import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { TestDataService } from './testData.service';

const api = contract.testData;
type Api = typeof api;

@Controller()
export class TestDataController {
  constructor(private readonly testData: TestDataService) {}

  @Handles(api.upload)
  upload(input: Input<Api['upload']>, caller: Caller, visit: Visit) {
    return this.testData.upload(input, caller, visit);
  }

  @Handles(api.set)
  set(input: Input<Api['set']>, caller: Caller, visit: Visit) {
    return this.testData.set(input, { caller, visit });
  }

  @Handles(api.cases)
  cases(input: Input<Api['cases']>, caller: Caller) {
    return this.testData.cases(input, caller);
  }

  @Handles(api.download)
  download(input: Input<Api['download']>, caller: Caller, visit: Visit) {
    return this.testData.download(input, { caller, visit });
  }
}
