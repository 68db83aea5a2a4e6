import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { DiscussionAdminQueries } from './discussionAdmin.queries';
import { withBadge } from './discussion.wire';
import { DiscussionModeration } from './discussionModeration';
import { DiscussionWriting } from './discussionWriting.queries';
import { notifyAuthor } from './notifyAuthor';

type Api = typeof contract.discussionAdmin;

/** What admins do to discussions; all of it is on record. */
@Injectable()
export class DiscussionAdminService {
  constructor(
    private readonly queries: DiscussionAdminQueries,
    private readonly writing: DiscussionWriting,
    private readonly moderation: DiscussionModeration,
  ) {}

  async page(filter: ServerInput<Api['list']>, caller: Caller, locale: Locale) {
    const { records, total } = await this.queries.page(filter, caller, locale);
    return toPage(records.map(withBadge), total, filter);
  }

  change({ id, ...marks }: ServerInput<Api['change']>, actor: Actor) {
    return this.writing.transaction(async tx => {
      const [stored] = await this.ofSite(tx, [id]);
      if (!stored || stored.deletedAt) throw new ApiError('discussion.notFound');
      await this.moderation.mark(tx, stored, marks, actor);
    });
  }

  remove({ ids }: ServerInput<Api['remove']>, actor: Actor) {
    return this.writing.transaction(async tx => {
      const found = await this.ofSite(tx, ids);
      for (const discussion of found.filter(({ deletedAt }) => !deletedAt)) {
        const { id, title } = discussion;
        await this.writing.remove(tx, id, actor.caller.id);
        await notifyAuthor(tx, discussion, 'deleted', actor.caller);
        await recordAudit(tx, actor, { action: 'discussion.remove', target: String(id), before: { title } });
      }
    });
  }

  restore({ id }: ServerInput<Api['restore']>, actor: Actor) {
    return this.writing.transaction(async tx => {
      const [discussion] = await this.ofSite(tx, [id]);
      if (!discussion) throw new ApiError('discussion.notFound');
      if (!discussion.deletedAt) throw new ApiError('discussion.notDeleted');
      await this.writing.restore(tx, id);
      await notifyAuthor(tx, discussion, 'restored', actor.caller);
      await recordAudit(tx, actor, { action: 'discussion.restore', target: String(id), after: { title: discussion.title } });
    });
  }

  /** Those of these discussions that belong to the site. Discussions of groups are moderated in their group. */
  private async ofSite(tx: Executor, ids: number[]) {
    return (await this.writing.find(tx, ids)).filter(({ groupId }) => groupId === null);
  }
}
