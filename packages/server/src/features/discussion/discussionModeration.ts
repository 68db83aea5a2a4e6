import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { DiscussionWriting, type StoredDiscussion } from './discussionWriting.queries';
import { tellAuthor } from './tellAuthor';

interface Marks {
  status?: 0 | 1 | undefined;
  topPriority?: boolean | undefined;
}

/** What those who look after discussions do to one of them. */
@Injectable()
export class DiscussionModeration {
  constructor(private readonly writing: DiscussionWriting) {}

  /** Shows or hides it, pins it or not; what is absent stays. Its author hears that it is hidden. */
  async mark(tx: Executor, stored: StoredDiscussion, { status, topPriority }: Marks, actor: Actor) {
    const { id, title } = stored;
    const after = { status: status ?? stored.status, isPinned: topPriority ?? stored.isPinned };
    await this.writing.set(tx, id, after);
    if (after.status === 1 && stored.status === 0) await tellAuthor(tx, stored, 'disabled', actor.caller);
    const before = { title, status: stored.status, isPinned: stored.isPinned };
    await recordAudit(tx, actor, { action: 'discussion.change', target: String(id), before, after });
  }

  /** The discussion as a decision about a report needs it. @throws ApiError when there is none. */
  async reported(tx: Executor, did: number) {
    const [discussion] = await this.writing.find(tx, [did]);
    if (!discussion) throw new ApiError('discussion.notFound');
    const { id, title, status, authorId, deletedAt } = discussion;
    const hide = async ({ caller }: Actor) => {
      if (status === 1 || deletedAt) return;
      await this.writing.set(tx, id, { status: 1 });
      await tellAuthor(tx, discussion, 'disabled', caller);
    };
    return { authorId, before: { title, status }, hide };
  }
}
