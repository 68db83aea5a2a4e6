import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ApplyPublicService } from './applyPublic.service';
import { ProblemEditorService } from './problemEditor.service';

const api = contract.groupProblem;
const applications = contract.groupProblemDesk;
type Api = typeof api;
type Applications = typeof applications;

/** Calls of groups to edit their problems, and calls of those who make problems of groups public. */
@Controller()
export class GroupProblemController {
  constructor(
    private readonly problems: ProblemEditorService,
    private readonly applying: ApplyPublicService,
  ) {}

  @Handles(api.all)
  all(filter: InputFor<Api['all']>, group: InGroup) {
    return this.problems.listOfGroup(filter, group);
  }

  @Handles(api.read)
  read(input: ServerInput<Api['read']>, caller: Caller) {
    return this.problems.read(input, caller, 'group');
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller, context: RequestContext) {
    return this.problems.addToGroup(draft, { caller, context });
  }

  @Handles(api.change)
  change(draft: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.problems.change(draft, { caller, context }, 'group');
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.problems.remove(input, { caller, context }, 'group');
  }

  @Handles(api.changeAuth)
  changeAuth({ pid, auth }: ServerInput<Api['changeAuth']>, caller: Caller, context: RequestContext) {
    return this.problems.changeAuth({ id: pid, auth }, { caller, context }, 'group');
  }

  @Handles(api.applyPublic)
  applyPublic(input: ServerInput<Api['applyPublic']>, caller: Caller, context: RequestContext) {
    return this.applying.apply(input, { caller, context });
  }

  @Handles(applications.list)
  applied(filter: ServerInput<Applications['list']>, caller: Caller) {
    return this.applying.page(filter, caller);
  }

  @Handles(applications.changeProgress)
  changeProgress(input: ServerInput<Applications['changeProgress']>, caller: Caller, context: RequestContext) {
    return this.applying.decide(input, { caller, context });
  }
}
