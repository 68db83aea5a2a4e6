import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { DiscussionAdminService } from './discussionAdmin.service';
import { DiscussionReportService } from './discussionReport.service';

const api = contract.discussionAdmin;
type Api = typeof api;

@Controller()
export class DiscussionAdminController {
  constructor(
    private readonly discussions: DiscussionAdminService,
    private readonly reports: DiscussionReportService,
  ) {}

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

  @Handles(api.reports)
  allReports(filter: ServerInput<Api['reports']>) {
    return this.reports.page(filter);
  }

  @Handles(api.checkReport)
  checkReport(input: ServerInput<Api['checkReport']>, caller: Caller, context: RequestContext) {
    return this.reports.check(input, { caller, context });
  }

  @Handles(api.decide)
  decide(input: ServerInput<Api['decide']>, caller: Caller, context: RequestContext) {
    return this.reports.decide(input, { caller, context });
  }
}
