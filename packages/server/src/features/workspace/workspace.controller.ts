import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InSiteOrContest, Scoped } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { WorkspaceService } from './workspace.service';

const api = contract.problem;
type Api = typeof api;

@Controller()
export class WorkspaceController {
  constructor(private readonly workspace: WorkspaceService) {}

  @Handles(api.detail)
  detail(input: ServerInput<Api['detail']>, caller: Caller | undefined, { locale }: RequestContext) {
    return this.workspace.detail(input, caller, locale);
  }

  @Handles(api.fullScreenList)
  fullScreenList(_: InputFor<Api['fullScreenList']>, scoped: Scoped, { locale }: RequestContext) {
    return this.workspace.fullScreenList(scoped, locale);
  }

  @Handles(api.myStatuses)
  myStatuses(input: InputFor<Api['myStatuses']>, scoped: InSiteOrContest) {
    return this.workspace.myStatuses(input, scoped);
  }
}
