import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest, InSiteOrContest, Scoped } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { SubmissionService } from './submission.service';

const api = contract.submission;
type Api = typeof api;

@Controller()
export class SubmissionController {
  constructor(private readonly submissions: SubmissionService) {}

  @Handles(api.submit)
  submit(draft: InputFor<Api['submit']>, scoped: Scoped, context: RequestContext) {
    return this.submissions.submit(draft, scoped, context);
  }

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    return this.submissions.list(filter, caller, context);
  }

  @Handles(api.detail)
  detail(input: ServerInput<Api['detail']>, caller: Caller | undefined, { locale }: RequestContext) {
    return this.submissions.detail(input, caller, locale);
  }

  @Handles(api.cases)
  cases(input: ServerInput<Api['cases']>, caller: Caller | undefined) {
    return this.submissions.cases(input, caller);
  }

  @Handles(api.share)
  share(input: ServerInput<Api['share']>, caller: Caller) {
    return this.submissions.share(input, caller);
  }

  @Handles(api.lastAccepted)
  lastAccepted(input: InputFor<Api['lastAccepted']>, scoped: InSiteOrContest) {
    return this.submissions.lastAccepted(input, scoped);
  }

  @Handles(api.contestStatuses)
  contestStatuses(input: InputFor<Api['contestStatuses']>, scoped: InContest) {
    return this.submissions.contestStatuses(input, scoped);
  }

  @Handles(contract.contest.submissions)
  contestPage(filter: InputFor<typeof contract.contest.submissions>, scoped: InContest, context: RequestContext) {
    return this.submissions.contestPage(filter, scoped, context);
  }

  @Handles(api.statuses)
  statuses(input: ServerInput<Api['statuses']>, caller: Caller | undefined) {
    return this.submissions.statuses(input, caller);
  }
}
