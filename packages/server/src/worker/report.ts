import { type SQL, sql } from 'drizzle-orm';
import os from 'node:os';
import type { Database } from '../database/database';
import type { Judge } from '../judge/judge';
import { type JudgeLoad, judges } from '../judge/queue/queue.table';
import { productVersion } from '../version';
import type { Worker } from './worker';

const PACE_MS = 4_000;

/**
 * Tells the database, again and again, that this judge is alive, what it can do and how busy it is. Calls `onRestart` when it is to be started
 * again and has nothing to finish. Returns how to stop.
 */
export async function keepReporting(
  database: Database,
  { sandbox, languages }: Judge,
  { id, worker, onRestart }: { id: string; worker: Worker; onRestart: () => void },
) {
  const abilities = { sandbox, languages, version: productVersion };
  const report = async (startedAt?: Date) => {
    const said = { ...abilities, load: loadOf(worker), ...(startedAt && { startedAt }) };
    const isRestarted = startedAt && { wish: sql`nullif(${judges.wish}, 'restart')` };
    const [written] = await storeReport(database, id, said, isRestarted).returning({
      wish: judges.wish,
      fleet: sql<number>`(select count(*)::int from judges as living where living.seen_at > now() - interval '10 seconds')`,
    });
    if (written) worker.fleet = written.fleet;
    if (written?.wish === 'restart' && !worker.job) onRestart();
  };
  await report(new Date());
  const timer = setInterval(() => void report().catch(() => undefined), PACE_MS);
  return async () => clearInterval(timer);
}

/** Tells why this judge cannot open, and that it has no language: what is sent in meanwhile is refused, and does not wait without a word. */
export async function reportFailure(database: Database, id: string, reason: string) {
  const [refusal = ''] = reason.split('\n');
  const sandbox = { level: 5, cgroup: 0, root: false, reasons: [refusal], refusal };
  await storeReport(database, id, { sandbox, languages: [], version: productVersion, load: null });
}

type Report = Omit<typeof judges.$inferInsert, 'id'>;

/** @param changed what else becomes of a judge that has reported before */
const storeReport = (database: Database, id: string, said: Report, changed: { wish?: SQL } = {}) =>
  database
    .insert(judges)
    .values({ id, ...said })
    .onConflictDoUpdate({ target: judges.id, set: { ...said, ...changed, seenAt: sql`now()` } });

const loadOf = ({ job, judged }: Worker): JudgeLoad => ({
  cpuCount: os.availableParallelism(),
  loadAverage: os.loadavg()[0] ?? 0,
  memoryMb: Math.round(os.totalmem() / (1 << 20)),
  freeMemoryMb: Math.round(os.freemem() / (1 << 20)),
  judged,
  submissionId: job?.kind === 'submission' ? job.targetId : null,
});
