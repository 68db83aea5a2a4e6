import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { problemIsOpenTo } from './discussion.sql';
import { discussions } from './discussion.table';

const { id, authorId, groupId, title, status, deletedAt } = discussions;

/** What decides who may read a discussion; undefined where the caller may not open the problem that it is about. */
export async function discussionFacts(executor: Executor, did: number, caller: Caller | undefined) {
  const [found] = await executor
    .select({ id, authorId, groupId, title, status, deletedAt })
    .from(discussions)
    .where(and(eq(id, did), problemIsOpenTo(executor, caller)));
  return found;
}
