import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { isShown } from './discussion.sql';
import { discussions } from './discussion.table';

/** The count ends here. */
const MOST = 1_000;

/** How many discussions are about a problem. */
export function discussionsAbout(db: Executor, problemId: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(discussions)
    .where(and(eq(discussions.problemId, problemId), isShown))
    .limit(MOST);
  return db.$count(some.as('some'));
}
