import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, mayDo } from '../../access/caller';
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

  /** Clients send the whole discussion: what stays as it is, nobody has changed. */
  async change({ id, ...sent }: Change, actor: Actor) {
    const { caller } = actor;
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { group, moderates } = await this.access.open(id, caller, tx);
      const [stored] = await this.writing.find(tx, [id]);
      if (!group || !stored || stored.deletedAt) throw new ApiError('discussion.notFound');
      const { status, topPriority, ...texts } = changesOf(stored, sent);
      if (status !== undefined && !moderates) throw new ApiError('access.denied');
      if (topPriority !== undefined && !mayPin(caller)) throw new ApiError('access.denied');
      if (Object.keys(texts).length) await this.changeTexts(tx, stored, { ...textsOf(stored), ...texts }, caller);
      if (status !== undefined || topPriority !== undefined) await this.moderation.mark(tx, stored, { status, topPriority }, actor);
    });
  }

  private async changeTexts(tx: Executor, stored: StoredDiscussion, texts: ReturnType<typeof textsOf>, caller: Caller) {
    if (!mayEdit(caller, stored)) throw new ApiError('discussion.notAuthor');
    if (!mayDo(caller, 'discussion_edit')) throw new ApiError('access.denied');
    if (!(await this.writing.hasCategory(tx, texts.categoryId))) throw new ApiError('discussion.categoryNotFound');
    await this.writing.change(tx, stored.id, { ...texts, title: titleAbout(stored.pid, texts.title), isPinned: stored.isPinned });
  }
}

const textsOf = ({ title, description, categoryId, content }: StoredDiscussion) => ({ title, description, categoryId, content });

function changesOf(stored: StoredDiscussion, sent: Omit<Change, 'id'>): Omit<Change, 'id'> {
  const present = { ...textsOf(stored), status: stored.status, topPriority: stored.isPinned };
  const changed = Object.entries(sent).filter(([name, value]) => value !== undefined && value !== Reflect.get(present, name));
  return Object.fromEntries(changed);
}
