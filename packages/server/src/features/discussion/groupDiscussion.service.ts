import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, mayDo } from '../../api/caller';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionLimits } from './discussionLimits';
import { mayEdit, mayPin, titleAbout } from './discussion.rules';
import { DiscussionWriting, type StoredDiscussion } from './discussionWriting.queries';
import { tellAuthor } from './tellAuthor';

type Change = ServerInput<typeof contract.groupDiscussion.change>;

/** What is done to a discussion of a group. It belongs to the group of its row, whatever a call says. */
@Injectable()
export class GroupDiscussionService {
  constructor(
    private readonly access: DiscussionAccess,
    private readonly writing: DiscussionWriting,
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
      if (marks.status !== undefined || marks.topPriority !== undefined) await this.mark(tx, stored, marks, actor);
    });
  }

  /** @throws ApiError when it belongs to the site. */
  async checkInGroup(did: number, caller: Caller) {
    const { group } = await this.access.open(did, caller);
    if (!group) throw new ApiError('discussion.notFound');
  }

  private async changeTexts(tx: Executor, stored: StoredDiscussion, texts: NonNullable<Change['texts']>, caller: Caller) {
    if (!mayEdit(caller, stored)) throw new ApiError('discussion.notAuthor');
    if (!mayDo(caller, 'discussion_edit')) throw new ApiError('access.denied');
    if (!(await this.writing.hasCategory(tx, texts.categoryId))) throw new ApiError('discussion.categoryNotFound');
    await this.writing.change(tx, stored.id, { ...texts, title: titleAbout(stored.pid, texts.title), isPinned: stored.isPinned });
  }

  private async mark(tx: Executor, stored: StoredDiscussion, { status, topPriority }: Omit<Change, 'id' | 'texts'>, actor: Actor) {
    const { id, title } = stored;
    const after = { status: status ?? stored.status, isPinned: topPriority ?? stored.isPinned };
    await this.writing.set(tx, id, after);
    const isHidden = after.status === 1 && stored.status === 0;
    if (isHidden && stored.authorId !== actor.caller.id) await tellAuthor(tx, stored, 'disabled', actor.caller);
    const before = { title, status: stored.status, isPinned: stored.isPinned };
    await recordAudit(tx, actor, { action: 'discussion.change', target: String(id), before, after });
  }
}
