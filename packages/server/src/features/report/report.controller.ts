import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ReportService } from './report.service';
import { ReportAdminService } from './reportAdmin.service';

const { discussion, comment, discussionAdmin: api } = contract;
type Api = typeof api;

@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly admin: ReportAdminService,
  ) {}

  @Handles(discussion.report)
  reportDiscussion(input: ServerInput<typeof discussion.report>, caller: Caller) {
    return this.reports.discussion(input, caller);
  }

  @Handles(comment.report)
  reportComment(input: ServerInput<typeof comment.report>, caller: Caller) {
    return this.reports.comment(input, caller);
  }

  @Handles(api.reports)
  list(filter: ServerInput<Api['reports']>) {
    return this.admin.page(filter);
  }

  @Handles(api.checkReport)
  check(input: ServerInput<Api['checkReport']>, caller: Caller, context: RequestContext) {
    return this.admin.check(input, { caller, context });
  }

  @Handles(api.decide)
  decide(input: ServerInput<Api['decide']>, caller: Caller, context: RequestContext) {
    return this.admin.decide(input, { caller, context });
  }
}
