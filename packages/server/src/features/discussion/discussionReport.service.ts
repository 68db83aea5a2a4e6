import { ApiError, type contract, grants, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { UserMuting } from '../users/userMuting';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionLimits } from './discussionLimits';
import { DiscussionReports } from './discussionReport.queries';
import { DiscussionWriting } from './discussionWriting.queries';
import { tellAuthor } from './tellAuthor';

type Desk = typeof contract.discussionAdmin;

/** Reports of discussions, and what admins make of them. */
@Injectable()
export class DiscussionReportService {
  constructor(
    private readonly reports: DiscussionReports,
    private readonly writing: DiscussionWriting,
    private readonly access: DiscussionAccess,
    private readonly limits: DiscussionLimits,
    private readonly muting: UserMuting,
  ) {}

  async report({ did, labels, content }: ServerInput<typeof contract.discussion.report>, caller: Caller) {
    const reason = content.trim();
    if (!labels.length && !reason) throw new ApiError('discussion.reportEmpty');
    await this.access.open(did, caller);
    await this.limits.countWriting(caller.id);
    const isNew = await this.reports.add({ discussionId: did, reporterId: caller.id, labels: [...new Set(labels)], reason });
    if (!isNew) throw new ApiError('discussion.reported');
  }

  async page(filter: ServerInput<Desk['reports']>) {
    const { records, total } = await this.reports.page(filter);
    const rows = records.map(({ discussionStatus, deletedAt, authorRole, ...row }) => ({
      ...row,
      gid: null,
      state: deletedAt ? ('deleted' as const) : discussionStatus ? ('disabled' as const) : ('shown' as const),
      isMuted: !grants(authorRole, 'discussion_add') && !grants(authorRole, 'comment_add'),
    }));
    return toPage(rows, total, filter);
  }

  check({ id, status }: ServerInput<Desk['checkReport']>, actor: Actor) {
    return this.writing.transaction(async tx => {
      const report = await this.reports.find(tx, id);
      if (!report) throw new ApiError('discussion.reportNotFound');
      await this.reports.check(tx, id, status);
      await recordAudit(tx, actor, {
        action: 'discussion.checkReport',
        target: String(report.discussionId),
        before: { checked: report.isChecked },
        after: { checked: status },
      });
    });
  }

  /** All reports of the discussion are settled with it. */
  decide({ id, decision }: ServerInput<Desk['decide']>, actor: Actor) {
    return this.writing.transaction(async tx => {
      const report = await this.reports.find(tx, id);
      if (!report) throw new ApiError('discussion.reportNotFound');
      const [discussion] = await this.writing.find(tx, [report.discussionId]);
      if (!discussion) throw new ApiError('discussion.notFound');
      if (decision !== 'keep' && discussion.status === 0 && !discussion.deletedAt) {
        await this.writing.set(tx, discussion.id, { status: 1 });
        await tellAuthor(tx, discussion, 'disabled', actor.caller);
      }
      if (decision === 'mute') await this.muting.mute(tx, discussion.authorId, actor);
      await this.reports.checkAllOf(tx, discussion.id);
      const { title, status } = discussion;
      await recordAudit(tx, actor, {
        action: 'discussion.decide',
        target: String(discussion.id),
        before: { title, status },
        after: { decision },
      });
    });
  }
}
