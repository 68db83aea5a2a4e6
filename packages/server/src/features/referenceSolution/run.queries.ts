import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { finish, type Job } from '../../judge/queue/queue';
import { referenceSolutions, type StoredRun } from './referenceSolution.table';

/** What a judge needs to know of a reference solution; undefined when it is gone. */
export async function findReference(db: Database, id: number) {
  const { problemId, language, code } = referenceSolutions;
  const [found] = await db.select({ problemId, language, code }).from(referenceSolutions).where(eq(referenceSolutions.id, id));
  return found;
}

/** Stores a run and ends the job, or does nothing when the attempt has been overtaken. Tells whether it was stored. */
export const storeRun = (db: Database, job: Job, { dataDigest, ...run }: StoredRun & { dataDigest: string | null }) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    await tx
      .update(referenceSolutions)
      .set({ run, dataDigest, judgedAt: sql`now()` })
      .where(eq(referenceSolutions.id, job.targetId));
    return true;
  });
