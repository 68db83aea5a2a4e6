import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { GroupService } from './group.service';
import { HandOverService } from './handOver.service';

const api = contract.group;
type Api = typeof api;

@Controller()
export class GroupController {
  constructor(
    private readonly groups: GroupService,
    private readonly handOver: HandOverService,
  ) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    return this.groups.list(filter, caller, context);
  }

  @Handles(api.detail)
  detail(_: InputFor<Api['detail']>, scoped: InGroup) {
    return this.groups.detail(scoped);
  }

  @Handles(api.access)
  access(_: InputFor<Api['access']>, { powers }: InGroup) {
    return { access: powers.read };
  }

  @Handles(api.level)
  level(_: InputFor<Api['level']>, { level }: InGroup) {
    return level;
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller) {
    return this.groups.add(draft, caller);
  }

  @Handles(api.change)
  change(draft: InputFor<Api['change']>, scoped: InGroup, context: RequestContext) {
    return this.groups.change(draft, scoped, context);
  }

  @Handles(api.disband)
  disband(_: InputFor<Api['disband']>, scoped: InGroup, context: RequestContext) {
    return this.groups.disband(scoped, { caller: scoped.caller, context });
  }

  @Handles(api.uploadAvatar)
  uploadAvatar(_: InputFor<Api['uploadAvatar']>, scoped: InGroup, context: RequestContext) {
    return this.groups.uploadAvatar(scoped, context);
  }

  @Handles(api.offer)
  offer(input: InputFor<Api['offer']>, scoped: InGroup) {
    return this.handOver.offer(input, scoped);
  }

  @Handles(api.takeOver)
  takeOver(_: InputFor<Api['takeOver']>, scoped: InGroup, context: RequestContext) {
    return this.handOver.takeOver(scoped, context);
  }

  @Handles(api.dropOffer)
  dropOffer(_: InputFor<Api['dropOffer']>, scoped: InGroup) {
    return this.handOver.dropOffer(scoped);
  }
}
