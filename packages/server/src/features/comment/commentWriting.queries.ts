import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { userCounts, users } from '../account/account.table';
import { contestObservers } from '../contest/contest.sql';
import { contests } from '../contest/contest.table';
import { discussions } from '../discussion/discussion.table';
import { MOST_REPLIES } from './comment.rules';
import { commentLikes, comments, commentVersions } from './comment.table';
import type { CommentPlace } from './commentPlace';

type NewComment = Omit<typeof comments.$inferInsert, 'contestId' | 'discussionId'>;
type Question = NonNullable<typeof comments.$inferSelect.question>;

const DUPLICATE_MINUTES = 10;

/** Nobody has to answer any more what is answered. */
const stateOf = (question: Question) => ({ question, ...(question === 'answered' && { helperId: null }) });

const ownerOf = ({ kind, id }: CommentPlace) => ({
  contestId: kind === 'contest' ? id : null,
  discussionId: kind === 'discussion' ? id : null,
});

/** What changes comments. Rows are locked in one order: the comment, its discussion, then messages. */
@Injectable()
export class CommentWritingQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Runs `store` in a transaction that locks the comments of this user. */
  withUserLock<Result>(userId: number, store: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'comment', userId);
      return store(tx);
    });
  }

  async findByClientKey(tx: Executor, userId: number, clientKey: string) {
    const [found] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.userId, userId), eq(comments.clientKey, clientKey)));
    return found?.id;
  }

  /** Whether the last that the user wrote says the same, and is not long ago. */
  async isRepeated(tx: Executor, userId: number, content: string) {
    const isRecent = sql<boolean>`${comments.createdAt} > now() - make_interval(mins => ${DUPLICATE_MINUTES})`;
    const [last] = await tx
      .select({ isSame: sql<boolean>`${comments.content} = ${content} and ${isRecent} and ${isNull(comments.deletedAt)}` })
      .from(comments)
      .where(eq(comments.userId, userId))
      .orderBy(desc(comments.id))
      .limit(1);
    return last?.isSame === true;
  }

  /** Problems that the user has solved. */
  async accepted(userId: number) {
    const [found] = await this.db.select({ ac: userCounts.ac }).from(userCounts).where(eq(userCounts.userId, userId));
    return found?.ac ?? 0;
  }

  async insert(tx: Executor, place: CommentPlace, comment: NewComment) {
    const [row] = await tx
      .insert(comments)
      .values({ ...comment, ...ownerOf(place) })
      .returning({ id: comments.id });
    if (!row) throw new Error('the comment was not stored');
    await this.count(tx, place, 1);
    return row.id;
  }

  /** @throws ApiError when the comment is gone, or has as many replies as it can have. */
  async addReply(tx: Executor, commentId: number, question: Question | undefined) {
    const updated = await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + 1`, ...(question && stateOf(question)) })
      .where(and(eq(comments.id, commentId), isNull(comments.deletedAt), lt(comments.replyCount, MOST_REPLIES)))
      .returning({ id: comments.id });
    if (updated.length) return;
    const isThere = await tx.$count(comments, and(eq(comments.id, commentId), isNull(comments.deletedAt)));
    throw new ApiError(isThere ? 'comment.full' : 'comment.notFound');
  }

  setQuestion = (tx: Executor, id: number, question: Question) => tx.update(comments).set(stateOf(question)).where(eq(comments.id, id));

  async change(tx: Executor, id: number, content: string) {
    const [before] = await tx.select({ content: comments.content }).from(comments).where(eq(comments.id, id)).for('update');
    if (!before || before.content === content) return;
    await tx.insert(commentVersions).values({ commentId: id, content: before.content });
    await tx
      .update(comments)
      .set({ content, editedAt: sql`now()` })
      .where(eq(comments.id, id));
  }

  /** Its replies are not shown without it. False when it is deleted already. */
  async remove(tx: Executor, place: CommentPlace, { id, parentId }: { id: number; parentId: number | null }, deletedById: number) {
    if (parentId !== null) await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, parentId)).for('no key update');
    const [removed] = await tx
      .update(comments)
      .set({ deletedAt: sql`now()`, deletedById })
      .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
      .returning({ replyCount: comments.replyCount });
    if (!removed) return false;
    if (parentId !== null) {
      const fewer = { replyCount: sql`${comments.replyCount} - 1` };
      await tx.update(comments).set(fewer).where(eq(comments.id, parentId));
    }
    await this.count(tx, place, -1 - removed.replyCount);
    return true;
  }

  /** Sets or removes the like of a user, and counts it. False when nothing changed. */
  async like(tx: Executor, commentId: number, userId: number, toLike: boolean) {
    const ofBoth = and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId));
    const changed = toLike
      ? await tx.insert(commentLikes).values({ commentId, userId }).onConflictDoNothing().returning()
      : await tx.delete(commentLikes).where(ofBoth).returning();
    if (!changed.length) return false;
    const likeCount = sql`${comments.likeCount} + ${toLike ? 1 : -1}`;
    await tx.update(comments).set({ likeCount }).where(eq(comments.id, commentId));
    return true;
  }

  /** The contest or the discussion. */
  async ownerOf(tx: Executor, { kind, id }: Pick<CommentPlace, 'kind' | 'id'>) {
    const owner = kind === 'contest' ? contests : discussions;
    const { title, authorId, groupId } = owner;
    const [found] = await tx.select({ title, authorId, groupId }).from(owner).where(eq(owner.id, id));
    if (!found) throw new ApiError('comment.notFound');
    return found;
  }

  /** Those who read all questions that are asked in a contest. */
  async observersOf(tx: Executor, cid: number) {
    const [found] = await tx.select({ observerIds: contestObservers }).from(contests).where(eq(contests.id, cid));
    return found?.observerIds ?? [];
  }

  /** Active users, by id or by the key of their name. */
  people = (tx: Executor, by: { ids: number[] } | { keys: string[] }) =>
    tx
      .select({ id: users.id, username: users.username, usernameKey: users.usernameKey, role: users.role })
      .from(users)
      .where(and(eq(users.status, 0), 'ids' in by ? inArray(users.id, by.ids) : inArray(users.usernameKey, by.keys)));

  private async count(tx: Executor, { kind, id }: CommentPlace, change: number) {
    if (kind === 'contest') return;
    const commentCount = sql`${discussions.commentCount} + ${change}`;
    await tx.update(discussions).set({ commentCount }).where(eq(discussions.id, id));
  }
}
