import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ProblemEditorService } from './problemEditor.service';

const api = contract.problemEditor;
type Api = typeof api;

@Controller()
export class ProblemEditorController {
  constructor(private readonly problems: ProblemEditorService) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller) {
    return this.problems.list(filter, caller);
  }

  @Handles(api.read)
  read(input: ServerInput<Api['read']>, caller: Caller) {
    return this.problems.read(input, caller, 'site');
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller, context: RequestContext) {
    return this.problems.add(draft, { caller, context });
  }

  @Handles(api.change)
  change(draft: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.problems.change(draft, { caller, context }, 'site');
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.problems.remove(input, { caller, context }, 'site');
  }

  @Handles(api.changeAuth)
  changeAuth(input: ServerInput<Api['changeAuth']>, caller: Caller, context: RequestContext) {
    return this.problems.changeAuth(input, { caller, context }, 'site');
  }
}
