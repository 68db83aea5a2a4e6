import { FIRST_REPLIES } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, LongLists, type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { contestProblems } from '../contest/contest.table';
import { EDIT_MINUTES } from './comment.rules';
import { commentLikes, comments, commentVersions } from './comment.table';
import { commentsIn, repliesSeen, seesAll } from './comment.visibility';
import type { CommentPlace } from './commentPlace';
import { isAboutEntry } from './question.sql';

const addressees = alias(users, 'addressees');
const isThere = isNull(comments.deletedAt);

const row = {
  id: comments.id,
  parentId: comments.parentId,
  userId: comments.userId,
  content: comments.content,
  byOrganiser: comments.byOrganiser,
  question: comments.question,
  displayId: contestProblems.displayId,
  likeCount: comments.likeCount,
  replyCount: comments.replyCount,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  isFresh: sql<boolean>`(${comments.createdAt} > now() - make_interval(mins => ${sql.raw(String(EDIT_MINUTES))}))`,
  author: {
    username: users.username,
    avatar: users.avatar,
    role: users.role,
    titleName: users.titleName,
    titleColor: users.titleColor,
  },
  addressee: { id: addressees.id, username: addressees.username, avatar: addressees.avatar },
};

/** What people wrote, for those who may see it: every query over rows asks for the place, opened for the caller. */
@Injectable()
export class CommentQueries {
  private readonly lists = new LongLists();

  constructor(@InjectDatabase() private readonly db: Database) {}

  async page(place: CommentPlace, { order, open, ...paging }: Paging & { order: 'newest' | 'best'; open: boolean }) {
    boundedOffset(paging);
    const matches = and(commentsIn(place), open ? eq(comments.question, 'open') : undefined);
    const newest = desc(comments.id);
    const query = this.rows()
      .where(matches)
      .orderBy(...(order === 'best' ? [desc(comments.likeCount), newest] : [newest]));
    const key = JSON.stringify([place.kind, place.id, seesAll(place) || place.caller?.id, open]);
    return withTotal(this.db, query, { table: comments, ...(matches && { matches }), long: { lists: this.lists, key } }, paging);
  }

  /** A comment or a reply, with where it belongs. Deleted ones are not there, nor replies to such a comment, unless they are asked for. */
  async find(id: number, executor: Executor = this.db, { alsoDeleted = false } = {}) {
    const parents = alias(comments, 'parents');
    const { contestId, discussionId, parentId, userId, content, byOrganiser, question } = comments;
    const [found] = await executor
      .select({
        comment: { id: comments.id, contestId, discussionId, parentId, userId, content, byOrganiser, question, isFresh: row.isFresh },
        parent: { id: parents.id, userId: parents.userId, byOrganiser: parents.byOrganiser, question: parents.question },
      })
      .from(comments)
      .leftJoin(parents, eq(parents.id, parentId))
      .where(and(eq(comments.id, id), ...(alsoDeleted ? [] : [isThere, isNull(parents.deletedAt)])));
    return found;
  }

  /** Comments with these ids, all of which the caller must be allowed to see. */
  async byIds(ids: number[], executor: Executor = this.db) {
    return ids.length ? this.rows(executor).where(inArray(comments.id, ids)).orderBy(asc(comments.id)) : [];
  }

  /** The first replies to each of these comments, which the caller sees; `most` of each. */
  async replies(place: CommentPlace, below: readonly { id: number; userId: number }[], most: number) {
    if (!below.length) return [];
    const ids = below.map(({ id }) => id);
    const seen = and(sql`${comments.parentId} = parent.id`, repliesSeen(place, this.ownOf(place, below)));
    const { rows } = await this.db.execute<{ id: number }>(sql`
      select first.id from unnest(${sql.param(ids)}::integer[]) as parent (id)
      cross join lateral (select ${comments.id} from ${comments} where ${seen} order by ${comments.id} limit ${most}) first`);
    return this.byIds(rows.map(({ id }) => id));
  }

  firstReplies = (place: CommentPlace, below: readonly { id: number; userId: number }[]) => this.replies(place, below, FIRST_REPLIES);

  /** Replies that the caller sees, by comment. Undefined: all that there are. */
  async replyCounts(place: CommentPlace, below: readonly { id: number; userId: number }[]): Promise<Map<number, number> | undefined> {
    if (seesAll(place) || !below.length) return undefined;
    const ids = below.map(({ id }) => id);
    const counts = await this.db
      .select({ id: comments.parentId, count: sql<number>`count(*)::integer` })
      .from(comments)
      .where(and(inArray(comments.parentId, ids), repliesSeen(place, this.ownOf(place, below))))
      .groupBy(comments.parentId);
    return new Map(counts.map(({ id, count }) => [id ?? 0, count]));
  }

  async liked(userId: number, ids: number[]): Promise<Set<number>> {
    if (!ids.length) return new Set();
    const rows = await this.db
      .select({ id: commentLikes.commentId })
      .from(commentLikes)
      .where(and(eq(commentLikes.userId, userId), inArray(commentLikes.commentId, ids)));
    return new Set(rows.map(({ id }) => id));
  }

  versions = (commentId: number) =>
    this.db
      .select({ content: commentVersions.content, gmtEdited: commentVersions.editedAt })
      .from(commentVersions)
      .where(eq(commentVersions.commentId, commentId))
      .orderBy(desc(commentVersions.id))
      .limit(100);

  private ownOf = ({ caller }: CommentPlace, below: readonly { id: number; userId: number }[]) =>
    below.filter(({ userId }) => userId === caller?.id).map(({ id }) => id);

  private rows = (executor: Executor = this.db) =>
    executor
      .select(row)
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .leftJoin(contestProblems, isAboutEntry)
      .leftJoin(addressees, eq(addressees.id, comments.toUserId));
}

export type CommentRow = Awaited<ReturnType<CommentQueries['byIds']>>[number];
export type FoundComment = NonNullable<Awaited<ReturnType<CommentQueries['find']>>>;
