import { Injectable } from '@nestjs/common';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { vectorOf } from '../../database/searchVector';
import { userCounts } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { itsProblem } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';

type Texts = Pick<typeof discussions.$inferSelect, 'title' | 'description' | 'content'>;
type NewDiscussion = Omit<typeof discussions.$inferInsert, 'search'>;
type Change = Texts & Pick<NewDiscussion, 'categoryId' | 'isPinned'>;

const tokens = ({ title, description, content }: Texts) => vectorOf(title, description, content);

/** What is written about discussions. Rows that are changed are locked until the transaction ends. */
@Injectable()
export class DiscussionWriting {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Locks the discussions of a user until the commit, so that two at once cannot both pass the limit. */
  lockUser = (tx: Executor, userId: number) => lockUntilCommit(tx, 'discussion', userId);

  async findByClientKey(tx: Executor, authorId: number, clientKey: string) {
    const [found] = await tx
      .select({ id: discussions.id })
      .from(discussions)
      .where(and(eq(discussions.authorId, authorId), eq(discussions.clientKey, clientKey)));
    return found?.id;
  }

  /** Problems that the user has solved, and discussions that the user has opened in the last day. */
  async usageOf(tx: Executor, userId: number) {
    const opened = tx
      .select({ opened: count() })
      .from(discussions)
      .where(and(eq(discussions.authorId, userId), gt(discussions.createdAt, sql`now() - interval '1 day'`)));
    const [found] = await tx
      .select({ accepted: userCounts.ac, opened: sql<number>`(${opened})`.mapWith(Number) })
      .from(userCounts)
      .where(eq(userCounts.userId, userId));
    return found ?? { accepted: 0, opened: 0 };
  }

  /** Whether there is such a category. It cannot be removed until the transaction ends. */
  async hasCategory(tx: Executor, id: number) {
    const found = await tx
      .select({ id: discussionCategories.id })
      .from(discussionCategories)
      .where(eq(discussionCategories.id, id))
      .for('key share');
    return found.length > 0;
  }

  async add(tx: Executor, draft: NewDiscussion) {
    const [added] = await tx
      .insert(discussions)
      .values({ ...draft, search: tokens(draft) })
      .returning({ id: discussions.id });
    if (!added) throw new Error('the discussion was not stored');
    return added.id;
  }

  /** Those of these discussions that are there, also deleted ones, in the order of their ids. */
  find = (tx: Executor, ids: number[]) =>
    tx
      .select({ ...columns, content: discussions.content, pid: problems.problemId })
      .from(discussions)
      .leftJoin(problems, itsProblem)
      .where(inArray(discussions.id, ids))
      .orderBy(discussions.id)
      .for('no key update', { of: discussions });

  change = (tx: Executor, id: number, change: Change) =>
    tx
      .update(discussions)
      .set({ ...change, search: tokens(change), modifiedAt: sql`now()` })
      .where(eq(discussions.id, id));

  set = (tx: Executor, id: number, change: { isPinned?: boolean; status?: 0 | 1 }) =>
    tx.update(discussions).set(change).where(eq(discussions.id, id));

  remove = (tx: Executor, id: number, deletedById: number) =>
    tx
      .update(discussions)
      .set({ deletedAt: sql`now()`, deletedById })
      .where(and(eq(discussions.id, id), isNull(discussions.deletedAt)));

  restore = (tx: Executor, id: number) => tx.update(discussions).set({ deletedAt: null, deletedById: null }).where(eq(discussions.id, id));
}

const { id, authorId, groupId, categoryId, problemId, title, description, isPinned, status, deletedAt } = discussions;
const columns = { id, authorId, groupId, categoryId, problemId, title, description, isPinned, status, deletedAt };

export type StoredDiscussion = Awaited<ReturnType<DiscussionWriting['find']>>[number];
