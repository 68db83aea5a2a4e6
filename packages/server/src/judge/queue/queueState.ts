import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { judgeJobs } from './queue.table';

/** The jobs of one priority and language. */
export interface QueueState {
  /** Lower goes first. */
  priority: number;
  /** Null: any judge will do. */
  language: string | null;
  waiting: number;
  running: number;
  /** Waiting time of the job that has waited longest, in seconds; 0 when none waits. */
  oldestS: number;
}

const isWaiting = sql`${judgeJobs.leasedUntil} is null`;

/** What waits and runs. The table holds nothing else. */
export const queueState = (executor: Executor): Promise<QueueState[]> =>
  executor
    .select({
      priority: judgeJobs.priority,
      language: judgeJobs.language,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::integer`,
      running: sql<number>`(count(*) filter (where not ${isWaiting}))::integer`,
      oldestS: sql<number>`coalesce(extract(epoch from now() - min(${judgeJobs.queuedAt}) filter (where ${isWaiting})), 0)::float8`,
    })
    .from(judgeJobs)
    .groupBy(judgeJobs.priority, judgeJobs.language)
    .orderBy(asc(judgeJobs.priority), asc(judgeJobs.language));

/** The same by what `keyOf` says. */
export function statesBy<Key>(states: readonly QueueState[], keyOf: (state: QueueState) => Key) {
  const sums = new Map<Key, { waiting: number; running: number; oldestS: number }>();
  for (const state of states) {
    const key = keyOf(state);
    const sum = sums.get(key) ?? { waiting: 0, running: 0, oldestS: 0 };
    sums.set(key, {
      waiting: sum.waiting + state.waiting,
      running: sum.running + state.running,
      oldestS: Math.max(sum.oldestS, state.oldestS),
    });
  }
  return sums;
}
