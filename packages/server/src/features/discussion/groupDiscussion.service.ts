import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, mayDo } from '../../api/caller';
import type { Executor } from '../../database/database';
import type { Actor } from '../audit/audit.queries';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionLimits } from './discussionLimits';
import { mayEdit, mayPin, titleAbout } from './discussion.rules';
import { DiscussionModeration } from './discussionModeration';
import { DiscussionWriting, type StoredDiscussion } from './discussionWriting.queries';

type Change = ServerInput<typeof contract.groupDiscussion.change>;

/** What is done to a discussion of a group. It belongs to the group of its row, whatever a call says. */
@Injectable()
export class GroupDiscussionService {
  constructor(
    private readonly access: DiscussionAccess,
    private readonly writing: DiscussionWriting,
    private readonly moderation: DiscussionModeration,
    private readonly limits: DiscussionLimits,
  ) {}

  async change({ id, texts, ...marks }: Change, actor: Actor) {
    const { caller } = actor;
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { group, moderates } = await this.access.open(id, caller, tx);
      const [stored] = await this.writing.find(tx, [id]);
      if (!group || !stored || stored.deletedAt) throw new ApiError('discussion.notFound');
      if (marks.status !== undefined && !moderates) throw new ApiError('access.denied');
      if (marks.topPriority !== undefined && !mayPin(caller)) throw new ApiError('access.denied');
      if (texts) await this.changeTexts(tx, stored, texts, caller);
      if (marks.status !== undefined || marks.topPriority !== undefined) await this.moderation.mark(tx, stored, marks, actor);
    });
  }

  private async changeTexts(tx: Executor, stored: StoredDiscussion, texts: NonNullable<Change['texts']>, caller: Caller) {
    if (!mayEdit(caller, stored)) throw new ApiError('discussion.notAuthor');
    if (!mayDo(caller, 'discussion_edit')) throw new ApiError('access.denied');
    if (!(await this.writing.hasCategory(tx, texts.categoryId))) throw new ApiError('discussion.categoryNotFound');
    await this.writing.change(tx, stored.id, { ...texts, title: titleAbout(stored.pid, texts.title), isPinned: stored.isPinned });
  }
}
