import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { GroupAnnouncementService } from './groupAnnouncement.service';
import { GroupMemberService } from './groupMember.service';

const api = contract.groupMember;
type Api = typeof api;
const announced = contract.groupAnnouncement;
type Announced = typeof announced;

/** Members of groups, and what is announced to them. */
@Controller()
export class GroupMemberController {
  constructor(
    private readonly members: GroupMemberService,
    private readonly announcements: GroupAnnouncementService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, scoped: InGroup) {
    return this.members.list(filter, scoped);
  }

  @Handles(api.applications)
  applications(filter: InputFor<Api['applications']>, scoped: InGroup) {
    return this.members.applications(filter, scoped);
  }

  @Handles(api.join)
  join(input: InputFor<Api['join']>, scoped: InGroup, context: RequestContext) {
    return this.members.join(input, scoped, context);
  }

  @Handles(api.addAll)
  addAll(input: InputFor<Api['addAll']>, scoped: InGroup) {
    return this.members.addAll(input, scoped);
  }

  @Handles(api.change)
  change(input: InputFor<Api['change']>, scoped: InGroup) {
    return this.members.change(input, scoped);
  }

  @Handles(api.remove)
  async remove(input: InputFor<Api['remove']>, scoped: InGroup, context: RequestContext) {
    await this.members.remove(input, scoped, context);
  }

  @Handles(api.leave)
  leave(_: InputFor<Api['leave']>, scoped: InGroup) {
    return this.members.leave(scoped);
  }

  @Handles(announced.list)
  announced(paging: InputFor<Announced['list']>, scoped: InGroup, context: RequestContext) {
    return this.announcements.list(paging, scoped, context);
  }

  @Handles(announced.all)
  allAnnounced(paging: InputFor<Announced['all']>, scoped: InGroup) {
    return this.announcements.all(paging, scoped);
  }

  @Handles(announced.add)
  announce(draft: InputFor<Announced['add']>, scoped: InGroup) {
    return this.announcements.add(draft, scoped);
  }

  @Handles(announced.change)
  changeAnnouncement(draft: ServerInput<Announced['change']>, caller: Caller) {
    return this.announcements.change(draft, caller);
  }

  @Handles(announced.remove)
  removeAnnouncement(input: ServerInput<Announced['remove']>, caller: Caller) {
    return this.announcements.remove(input, caller);
  }
}
