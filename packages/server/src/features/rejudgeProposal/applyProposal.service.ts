import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { publish } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { aggregatesOf } from '../submission/aggregates';
import { publishSubmissions } from '../submission/publishSubmission.queries';
import { ApplyingQueries } from './applying.queries';
import { ProposingQueries } from './proposing.queries';
import { RejudgeProposalQueries } from './rejudgeProposal.queries';
import { checkApplicable, targetOf } from './rejudgeProposal.rules';

type Apply = (typeof contract.rejudgeProposal)['apply'];

@Injectable()
export class ApplyProposalService {
  constructor(
    private readonly queries: RejudgeProposalQueries,
    private readonly proposing: ProposingQueries,
    private readonly applying: ApplyingQueries,
  ) {}

  /** Applies a proposal in one transaction, so that a reader sees all of the new verdicts or none. */
  apply({ id }: InputFor<Apply>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const proposal = await this.queries.find(contest.id, id, tx);
      if (!proposal) throw new ApiError('proposal.notFound');
      if (!(await this.applying.lock(tx, id))) throw new ApiError('proposal.applied');
      const progress = await this.queries.progress(id, tx);
      const digest = proposal.dataDigest === null ? null : await this.proposing.digest(tx, proposal.problemId);
      checkApplicable(proposal, progress, digest);
      const changed = await this.applying.lockChanged(tx, id);
      await this.applying.store(
        tx,
        id,
        changed.map(each => each.id),
      );
      await aggregatesOf(proposal).refresh(tx, proposal.problemId);
      const outcome = { applied: changed.length, skipped: (progress?.changed ?? 0) - changed.length };
      await this.applying.close(tx, id, outcome);
      await recordAudit(
        tx,
        { caller, context },
        { action: 'rejudgeProposal.apply', target: targetOf(proposal), after: { id, ...outcome } },
      );
      await publish(tx, { event: 'contest.changed', cid: contest.id });
      await publish(tx, { event: 'proposals.changed', cid: contest.id });
      const events = await this.applying.published(tx, id);
      await publishSubmissions(
        tx,
        events.map(event => ({ event: 'submission.judged', ...event })),
      );
      return outcome;
    });
  }
}
