import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import type { Actor } from '../audit/audit.queries';
import { DiscussionWriting } from './discussionWriting.queries';
import { tellAuthor } from './tellAuthor';

/** What the desk of reports does to a discussion. */
@Injectable()
export class DiscussionModeration {
  constructor(private readonly writing: DiscussionWriting) {}

  /** @throws ApiError when there is none. */
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
