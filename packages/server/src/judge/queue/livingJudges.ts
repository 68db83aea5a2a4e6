import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { judges } from './queue.table';

/** Judges that work: one that could not open has told why, and has no load. */
export const isAtWork = and(gt(judges.seenAt, sql`now() - interval '10 seconds'`), isNotNull(judges.load));

/** How many judges have been heard of lately (a busy machine may be silent for a while), and how many of them have a sandbox that runs programs. */
export async function livingJudges(executor: Executor): Promise<{ count: number; able: number }> {
  const [counted] = await executor
    .select({
      count: sql<number>`count(*)::int`,
      able: sql<number>`(count(*) filter (where not ${judges.sandbox} ? 'refusal'))::int`,
    })
    .from(judges)
    .where(gt(judges.seenAt, sql`now() - interval '30 seconds'`));
  return counted ?? { count: 0, able: 0 };
}
