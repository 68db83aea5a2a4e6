import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { judgeJobs } from './queue.table';

/**
 * The queue of submissions to judge is a table. A judge leases a job for a few seconds at a time; one that dies lets the
 * lease lapse, and the job is leased again under a higher attempt number. Whoever finishes shows its attempt: a result of
 * an older attempt finds no job and is dropped.
 */
export interface Job {
  submissionId: number;
  attempt: number;
}

export const priorities = { contest: 0, practice: 10, rejudge: 20 } as const;
export const JOBS_CHANNEL = 'oj_jobs';
const LEASE_MS = 6_000;

const leaseEnd = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`;
const jobOf = ({ submissionId, attempt }: Job) => and(eq(judgeJobs.submissionId, submissionId), eq(judgeJobs.attempt, attempt));

export async function enqueue(executor: Executor, submissionId: number, priority: number) {
  await executor.insert(judgeJobs).values({ submissionId, priority });
  await executor.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

/** The next job, now leased to this judge; undefined when nothing waits. Jobs of judges that fell silent come first. */
export async function lease(executor: Executor, judgeId: string): Promise<Job | undefined> {
  const lapsed = sql`select ${judgeJobs.submissionId} from ${judgeJobs} where ${judgeJobs.leasedUntil} < now() order by ${judgeJobs.leasedUntil} for update skip locked limit 1`;
  const waiting = sql`select ${judgeJobs.submissionId} from ${judgeJobs} where ${judgeJobs.leasedUntil} is null order by ${judgeJobs.priority}, ${judgeJobs.submissionId} for update skip locked limit 1`;
  for (const next of [lapsed, waiting]) {
    const [job] = await executor
      .update(judgeJobs)
      .set({ judgeId, attempt: sql`${judgeJobs.attempt} + 1`, leasedUntil: leaseEnd })
      .where(sql`${judgeJobs.submissionId} = (${next})`)
      .returning({ submissionId: judgeJobs.submissionId, attempt: judgeJobs.attempt });
    if (job) return job;
  }
}

/** Keeps a lease alive; false when the job is no longer this attempt's. */
export async function prolong(executor: Executor, job: Job) {
  const kept = await executor.update(judgeJobs).set({ leasedUntil: leaseEnd }).where(jobOf(job));
  return kept.rowCount === 1;
}

/** Whether the job is still this attempt's; locks it, so that the answer holds until the transaction ends. */
export async function holds(executor: Executor, job: Job) {
  const found = await executor.select({ attempt: judgeJobs.attempt }).from(judgeJobs).where(jobOf(job)).for('update');
  return found.length === 1;
}

/** Ends the job inside the transaction of its verdict; false when the result comes too late. */
export async function finish(executor: Executor, job: Job) {
  const ended = await executor.delete(judgeJobs).where(jobOf(job));
  return ended.rowCount === 1;
}

/** Gives back what this judge had leased in an earlier life. */
export const releaseAll = (executor: Executor, judgeId: string) =>
  executor
    .update(judgeJobs)
    .set({ leasedUntil: null })
    .where(and(eq(judgeJobs.judgeId, judgeId), sql`${judgeJobs.leasedUntil} is not null`));
