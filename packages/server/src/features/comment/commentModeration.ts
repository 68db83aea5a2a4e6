import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import type { Actor } from '../audit/audit.queries';
import { CommentNotices } from './commentNotices';
import { CommentQueries } from './comment.queries';
import type { CommentPlace } from './commentPlace';
import { CommentWritingQueries } from './commentWriting.queries';

/** Hides and deletes comments and replies that were reported. */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly queries: CommentWritingQueries,
    private readonly rows: CommentQueries,
    private readonly notices: CommentNotices,
  ) {}

  /** @throws ApiError when there is none. */
  async reported(tx: Executor, commentId: number) {
    const found = await this.rows.find(commentId, tx, { alsoDeleted: true });
    if (!found) throw new ApiError('comment.notFound');
    const { comment, parent } = found;
    const { contestId, discussionId, userId, content } = comment;
    const hide = async ({ caller }: Actor) => {
      const [kind, id] = contestId === null ? (['discussion', discussionId ?? 0] as const) : (['contest', contestId] as const);
      const { authorId, groupId } = await this.queries.ownerOf(tx, { kind, id });
      // Readers get the event of any comment: in a contest only those whom it concerns.
      const place: CommentPlace = { kind, id, groupId, authorId, caller, moderates: true, observes: true, isForAll: false };
      if (!(await this.queries.remove(tx, place, comment, caller.id))) return;
      await this.notices.tellOfRemoval(tx, place, comment, caller.id);
      await this.notices.announce(tx, place, parent ?? comment);
    };
    return { authorId: userId, before: { contestId, discussionId, userId, content }, hide };
  }
}
