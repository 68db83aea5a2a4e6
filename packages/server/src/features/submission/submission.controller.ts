import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { SubmissionService } from './submission.service';

const api = contract.submission;
type Api = typeof api;

@Controller()
export class SubmissionController {
  constructor(private readonly submissions: SubmissionService) {}

  @Handles(api.submit)
  submit(draft: Input<Api['submit']>, caller: Caller, visit: Visit) {
    return this.submissions.submit(draft, caller, visit);
  }

  @Handles(api.list)
  list(filter: Input<Api['list']>, caller: Caller | undefined, visit: Visit) {
    return this.submissions.list(filter, caller, visit);
  }

  @Handles(api.detail)
  detail(input: Input<Api['detail']>, caller: Caller | undefined, { locale }: Visit) {
    return this.submissions.detail(input, caller, locale);
  }

  @Handles(api.cases)
  cases(input: Input<Api['cases']>, caller: Caller | undefined) {
    return this.submissions.cases(input, caller);
  }

  @Handles(api.share)
  share(input: Input<Api['share']>, caller: Caller) {
    return this.submissions.share(input, caller);
  }

  @Handles(api.lastAccepted)
  lastAccepted(input: Input<Api['lastAccepted']>, caller: Caller) {
    return this.submissions.lastAccepted(input, caller);
  }

  @Handles(api.resubmit)
  resubmit(input: Input<Api['resubmit']>, caller: Caller) {
    return this.submissions.resubmit(input, caller);
  }

  @Handles(api.contestStatuses)
  contestStatuses() {
    return this.submissions.contestStatuses();
  }

  @Handles(api.statuses)
  statuses(input: Input<Api['statuses']>, caller: Caller | undefined) {
    return this.submissions.statuses(input, caller);
  }
}
