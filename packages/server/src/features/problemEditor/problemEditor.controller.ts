import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { ProblemEditorService } from './problemEditor.service';
import { ProblemExport } from './problemExport';

const api = contract.problemEditor;
type Api = typeof api;

@Controller()
export class ProblemEditorController {
  constructor(
    private readonly problems: ProblemEditorService,
    private readonly exporting: ProblemExport,
  ) {}

  @Handles(api.list)
  list(filter: Input<Api['list']>, caller: Caller) {
    return this.problems.list(filter, caller);
  }

  @Handles(api.read)
  read(input: Input<Api['read']>, caller: Caller) {
    return this.problems.read(input, caller);
  }

  @Handles(api.add)
  add(draft: Input<Api['add']>, caller: Caller, visit: Visit) {
    return this.problems.add(draft, { caller, visit });
  }

  @Handles(api.change)
  change(draft: Input<Api['change']>, caller: Caller, visit: Visit) {
    return this.problems.change(draft, { caller, visit });
  }

  @Handles(api.remove)
  remove(input: Input<Api['remove']>, caller: Caller, visit: Visit) {
    return this.problems.remove(input, { caller, visit });
  }

  @Handles(api.export)
  export(input: Input<Api['export']>, caller: Caller, visit: Visit) {
    return this.exporting.export(input, { caller, visit });
  }

  @Handles(api.changeAuth)
  changeAuth(input: Input<Api['changeAuth']>, caller: Caller, visit: Visit) {
    return this.problems.changeAuth(input, { caller, visit });
  }
}
