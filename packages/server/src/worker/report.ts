import { sql } from 'drizzle-orm';
import os from 'node:os';
import type { Database } from '../database/database';
import type { Judge } from '../judge/judge';
import { type JudgeLoad, judges } from '../judge/queue/queue.table';
import { productVersion } from '../version';
import type { Worker } from './worker';

const PACE_MS = 4_000;

/** Tells the database, again and again, that this judge is alive, what it can do and how busy it is. Returns how to stop. */
export async function keepReporting(database: Database, { sandbox, languages }: Judge, id: string, worker: Worker) {
  const abilities = { sandbox, languages, version: productVersion };
  const report = (startedAt?: Date) => {
    const said = { ...abilities, load: loadOf(worker), ...(startedAt && { startedAt }) };
    return database
      .insert(judges)
      .values({ id, ...said })
      .onConflictDoUpdate({ target: judges.id, set: { ...said, seenAt: sql`now()` } });
  };
  await report(new Date());
  const timer = setInterval(() => void report().catch(() => undefined), PACE_MS);
  return async () => clearInterval(timer);
}

const loadOf = ({ job, judged }: Worker): JudgeLoad => ({
  cpuCount: os.availableParallelism(),
  loadAverage: os.loadavg()[0] ?? 0,
  memoryMb: Math.round(os.totalmem() / (1 << 20)),
  freeMemoryMb: Math.round(os.freemem() / (1 << 20)),
  judged,
  submissionId: job?.kind === 'submission' ? job.targetId : null,
});
