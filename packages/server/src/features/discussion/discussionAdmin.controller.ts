import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { DiscussionAdminService } from './discussionAdmin.service';

const api = contract.discussionAdmin;
type Api = typeof api;

@Controller()
export class DiscussionAdminController {
  constructor(private readonly discussions: DiscussionAdminService) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller, { locale }: RequestContext) {
    return this.discussions.page(filter, caller, locale);
  }

  @Handles(api.change)
  change(input: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.discussions.change(input, { caller, context });
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.discussions.remove(input, { caller, context });
  }

  @Handles(api.restore)
  restore(input: ServerInput<Api['restore']>, caller: Caller, context: RequestContext) {
    return this.discussions.restore(input, { caller, context });
  }
}
