import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestService } from './contest.service';

const api = contract.contest;
type Api = typeof api;

@Controller()
export class ContestController {
  constructor(private readonly contests: ContestService) {}

  @Handles(api.register)
  register(input: InputFor<Api['register']>, scoped: InContest, context: RequestContext) {
    return this.contests.register(input, scoped, context);
  }

  @Handles(api.access)
  access(_: InputFor<Api['access']>, scoped: InContest) {
    return this.contests.access(scoped);
  }

  @Handles(api.announcements)
  announcements(paging: InputFor<Api['announcements']>, scoped: InContest) {
    return this.contests.announcements(paging, scoped);
  }

  @Handles(api.unreadAnnouncements)
  unreadAnnouncements(input: InputFor<Api['unreadAnnouncements']>, scoped: InContest) {
    return this.contests.unreadAnnouncements(input, scoped);
  }
}
