import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { isShownIn } from './discussion.sql';
import { discussions } from './discussion.table';

/** The count ends here. */
const MOST = 1_000;

/** How many discussions are about a problem, where it belongs. */
export function discussionsAbout(db: Executor, { id, groupId }: { id: number; groupId: number | null }): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(discussions)
    .where(and(eq(discussions.problemId, id), isShownIn(groupId)))
    .limit(MOST);
  return db.$count(some.as('some'));
}
