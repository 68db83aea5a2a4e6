import { ApiError, type contract, isUnderway, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import { priorities } from '../../judge/queue/queue';
import { accountSiteOf } from '../../remote/judgedBy';
import { RemoteSiteQueries } from '../remoteSite/remoteSite.queries';
import { isPractice } from '../submission/place.sql';
import { publishSubmission } from '../submission/publishSubmission.queries';
import { SubmissionQueries } from '../submission/submission.queries';
import { JudgingQueries } from './judging.queries';

type Api = typeof contract.submission;

@Injectable()
export class ResubmitService {
  constructor(
    private readonly queries: JudgingQueries,
    private readonly submissions: SubmissionQueries,
    private readonly sites: RemoteSiteQueries,
  ) {}

  /** The owner sends a submission again that did not reach its site. */
  async resubmit({ submitId }: ServerInput<Api['resubmit']>, caller: Caller, locale: Locale) {
    const { userId, contestId, remoteOj } = this.found(await this.submissions.owner(submitId, caller));
    if (userId !== caller.id) throw new ApiError('submission.resubmitNotOwner');
    if (!remoteOj) throw new ApiError('submission.notRemote');
    if (!(await this.sites.isOn(accountSiteOf(remoteOj)))) throw new ApiError('submission.closed');
    await this.queries.transaction(async tx => {
      const priority = isPractice({ contestId }) ? priorities.practice : priorities.contest;
      await this.queries.enqueue(tx, submitId, priority);
      const submission = this.found(await this.queries.lock(tx, submitId));
      if (isUnderway(submission.status)) throw new ApiError('submission.underway');
      if (submission.status !== Status.submittedFailed) throw new ApiError('submission.unsupported');
      await this.queries.startAfresh(tx, submission);
      await publishSubmission(tx, { event: 'submission.queued', submitId, status: Status.pending });
    });
    return this.found(await this.submissions.row(submitId, caller, locale));
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('submission.notFound');
    return row;
  }
}
