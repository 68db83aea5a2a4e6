import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { judges } from './queue.table';

/** A busy machine may be silent for a while. */
const isAlive = sql`${judges.seenAt} > now() - interval '30 seconds'`;
const isAble = sql`not ${judges.sandbox} ? 'refusal'`;

/** Judges that will lease a job when they have ended theirs. */
export const takesJobs = sql`${isAlive} and ${isAble} and ${judges.wish} is null`;

/** How many judges work now: one that could not open has told why, and has no load. */
export const judgesAtWork = (executor: Executor): Promise<number> =>
  executor.$count(judges, and(gt(judges.seenAt, sql`now() - interval '10 seconds'`), isNotNull(judges.load)));

/** How many judges have been heard of lately, and how many of them have a sandbox that runs programs. */
export async function livingJudges(executor: Executor): Promise<{ count: number; able: number }> {
  const [counted] = await executor
    .select({ count: sql<number>`count(*)::int`, able: sql<number>`(count(*) filter (where ${isAble}))::int` })
    .from(judges)
    .where(isAlive);
  return counted ?? { count: 0, able: 0 };
}
