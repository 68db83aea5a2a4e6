import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { publish } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { ParticipantQueries } from './participant.queries';

type Api = typeof contract.participant;

/** Who takes part in a contest, and what its organisers decide about how they stand there. */
@Injectable()
export class ParticipantService {
  constructor(private readonly queries: ParticipantQueries) {}

  async list({ currentPage, limit, ...filter }: InputFor<Api['list']>, { contest }: InContest, { network }: RequestContext) {
    const { records, total } = await this.queries.page(contest, filter, { currentPage, limit }, network);
    return toPage(records, total, { currentPage, limit });
  }

  /** The participant is told nothing. The audit log has no reason, so that a reason is gone once the account is erased. */
  change({ uid, standing, reason }: InputFor<Api['change']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      await this.queries.lock(tx, contest.id);
      const before = await this.queries.standing(tx, contest, uid);
      if (!before) throw new ApiError('contest.participantNotFound');
      if (before === standing) throw new ApiError('contest.standingSame');
      await this.queries.decide(tx, { contestId: contest.id, userId: uid, standing, reason, deciderId: caller.id });
      const change = { before: { uid, standing: before }, after: { uid, standing } };
      await recordAudit(tx, { caller, context }, { action: 'contest.changeStanding', target: String(contest.id), ...change });
      await publish(tx, { event: 'contest.changed', cid: contest.id });
      await publish(tx, { event: 'organisers.balloons', cid: contest.id });
    });
  }

  async decisions({ uid, ...paging }: InputFor<Api['decisions']>, { contest }: InContest) {
    const { records, total } = await this.queries.decisions(contest.id, uid, paging);
    return toPage(records, total, paging);
  }
}
