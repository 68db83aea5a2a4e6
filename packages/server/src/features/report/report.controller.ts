import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ReportService } from './report.service';
import { ReportDeskService } from './reportDesk.service';

const { discussion, comment, discussionAdmin: desk } = contract;
type Desk = typeof desk;

@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly admin: ReportDeskService,
  ) {}

  @Handles(discussion.report)
  reportDiscussion(input: ServerInput<typeof discussion.report>, caller: Caller) {
    return this.reports.discussion(input, caller);
  }

  @Handles(comment.report)
  reportComment(input: ServerInput<typeof comment.report>, caller: Caller) {
    return this.reports.comment(input, caller);
  }

  @Handles(desk.reports)
  list(filter: ServerInput<Desk['reports']>) {
    return this.admin.page(filter);
  }

  @Handles(desk.checkReport)
  check(input: ServerInput<Desk['checkReport']>, caller: Caller, context: RequestContext) {
    return this.admin.check(input, { caller, context });
  }

  @Handles(desk.decide)
  decide(input: ServerInput<Desk['decide']>, caller: Caller, context: RequestContext) {
    return this.admin.decide(input, { caller, context });
  }
}
