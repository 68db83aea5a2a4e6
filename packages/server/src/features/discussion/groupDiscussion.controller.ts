import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { DiscussionService } from './discussion.service';
import { GroupDiscussionService } from './groupDiscussion.service';

const api = contract.groupDiscussion;
type Api = typeof api;

/** Calls of groups about discussions. */
@Controller()
export class GroupDiscussionController {
  constructor(
    private readonly discussions: DiscussionService,
    private readonly ofGroups: GroupDiscussionService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, group: InGroup, context: RequestContext) {
    return this.discussions.page(filter, group.caller, context, group);
  }

  @Handles(api.all)
  all(filter: InputFor<Api['all']>, group: InGroup, context: RequestContext) {
    return this.discussions.page({ ...filter, withDisabled: true }, group.caller, context, group);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, group: InGroup) {
    return this.discussions.add(draft, group.caller, group);
  }

  @Handles(api.change)
  change(change: ServerInput<Api['change']>, caller: Caller, context: RequestContext) {
    return this.ofGroups.change(change, { caller, context });
  }

  @Handles(api.remove)
  remove({ did }: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.discussions.remove({ did, ofGroup: true }, { caller, context });
  }
}
