import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { SubmissionService } from './submission.service';

const api = contract.submission;
type Api = typeof api;

@Controller()
export class SubmissionController {
  constructor(private readonly submissions: SubmissionService) {}

  @Handles(api.submit)
  submit(draft: ServerInput<Api['submit']>, caller: Caller, context: RequestContext) {
    return this.submissions.submit(draft, caller, context);
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
  lastAccepted(input: ServerInput<Api['lastAccepted']>, caller: Caller) {
    return this.submissions.lastAccepted(input, caller);
  }

  @Handles(api.resubmit)
  resubmit(input: ServerInput<Api['resubmit']>, caller: Caller) {
    return this.submissions.resubmit(input, caller);
  }

  @Handles(api.contestStatuses)
  contestStatuses() {
    return this.submissions.contestStatuses();
  }

  @Handles(api.statuses)
  statuses(input: ServerInput<Api['statuses']>, caller: Caller | undefined) {
    return this.submissions.statuses(input, caller);
  }
}
