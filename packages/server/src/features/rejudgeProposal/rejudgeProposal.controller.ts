import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ApplyProposalService } from './applyProposal.service';
import { RejudgeProposalService } from './rejudgeProposal.service';

const api = contract.rejudgeProposal;
type Api = typeof api;

@Controller()
export class RejudgeProposalController {
  constructor(
    private readonly proposals: RejudgeProposalService,
    private readonly applying: ApplyProposalService,
  ) {}

  @Handles(api.list)
  list(_: InputFor<Api['list']>, scoped: InContest) {
    return this.proposals.list(scoped);
  }

  @Handles(api.propose)
  propose(input: InputFor<Api['propose']>, scoped: InContest, context: RequestContext) {
    return this.proposals.propose(input, scoped, context);
  }

  @Handles(api.drop)
  drop(input: InputFor<Api['drop']>, scoped: InContest, context: RequestContext) {
    return this.proposals.drop(input, scoped, context);
  }

  @Handles(api.verdicts)
  verdicts(input: InputFor<Api['verdicts']>, scoped: InContest) {
    return this.proposals.verdicts(input, scoped);
  }

  @Handles(api.rows)
  rows(input: InputFor<Api['rows']>, scoped: InContest) {
    return this.proposals.rows(input, scoped);
  }

  @Handles(api.apply)
  apply(input: InputFor<Api['apply']>, scoped: InContest, context: RequestContext) {
    return this.applying.apply(input, scoped, context);
  }

  @Handles(api.undo)
  undo(input: InputFor<Api['undo']>, scoped: InContest, context: RequestContext) {
    return this.proposals.undo(input, scoped, context);
  }
}
