import { ApiError, type contract, grants, type ServerInput, type ServerOutput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { commentAddress, commentPage } from '../comment/commentAddress';
import { CommentModeration } from '../comment/commentModeration';
import { DiscussionModeration } from '../discussion/discussionModeration';
import { UserMuting } from '../users/userMuting';
import { ReportQueries, type ReportRow } from './report.queries';

type Api = typeof contract.discussionAdmin;
type WireReport = ServerOutput<Api['reports']>['records'][number];

/** What admins make of reports. */
@Injectable()
export class ReportAdminService {
  constructor(
    private readonly queries: ReportQueries,
    private readonly discussions: DiscussionModeration,
    private readonly comments: CommentModeration,
    private readonly muting: UserMuting,
  ) {}

  async page(filter: ServerInput<Api['reports']>) {
    const { records, total } = await this.queries.page(filter);
    return toPage(records.map(onWire), total, filter);
  }

  check({ id, status }: ServerInput<Api['checkReport']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const report = await this.found(tx, id);
      await this.queries.check(tx, id, status);
      await recordAudit(tx, actor, {
        action: 'discussion.checkReport',
        target: targetOf(report),
        before: { checked: report.isChecked },
        after: { checked: status },
      });
    });
  }

  /** All reports of the same thing are settled with it. */
  decide({ id, decision }: ServerInput<Api['decide']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const report = await this.found(tx, id);
      const reported = await this.reported(tx, report);
      if (decision !== 'keep') await reported.hide(actor);
      if (decision === 'mute') await this.muting.mute(tx, reported.authorId, actor);
      await this.queries.checkAllOf(tx, report);
      await recordAudit(tx, actor, {
        action: 'discussion.decide',
        target: targetOf(report),
        before: reported.before,
        after: { decision },
      });
    });
  }

  private reported(tx: Executor, { commentId, discussionId }: Report) {
    return commentId === null ? this.discussions.reported(tx, discussionId ?? 0) : this.comments.reported(tx, commentId);
  }

  private async found(tx: Executor, id: number) {
    const report = await this.queries.find(tx, id);
    if (!report) throw new ApiError('discussion.reportNotFound');
    return report;
  }
}

type Report = NonNullable<Awaited<ReturnType<ReportQueries['find']>>>;

const targetOf = ({ discussionId, commentId }: Report) => (commentId === null ? String(discussionId) : `comment ${commentId}`);

function onWire({ discussionStatus, discussionDeletedAt, commentDeletedAt, parentId, groupId, authorRole, ...row }: ReportRow): WireReport {
  const isDeleted = discussionDeletedAt !== null || commentDeletedAt !== null;
  const page =
    row.cid === null
      ? ({ kind: 'discussion', id: row.did ?? 0, groupId } as const)
      : ({ kind: 'contest', id: row.cid, groupId: null } as const);
  return {
    ...row,
    gid: null,
    url: row.commentId === null ? commentPage(page) : commentAddress(page, { id: row.commentId, isReply: parentId !== null }),
    state: isDeleted ? 'deleted' : discussionStatus ? 'disabled' : 'shown',
    isMuted: !grants(authorRole, 'discussion_add') && !grants(authorRole, 'comment_add'),
  };
}
