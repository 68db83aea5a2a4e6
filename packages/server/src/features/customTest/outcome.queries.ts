import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { publish } from '../../events/events';
import { finish, type Job } from '../../judge/queue/queue';
import { type StoredOutcome, customTests } from './customTest.table';

/** What a judge is to try; undefined when nobody wants to know any more. */
export async function findUntried(db: Database, id: number) {
  const [found] = await db.select({ order: customTests.order, result: customTests.result }).from(customTests).where(eq(customTests.id, id));
  return found && !found.result ? found.order : undefined;
}

/** Stores the outcome and ends the job, or does nothing when the attempt has been overtaken. Tells whether it was stored. */
export const storeOutcome = (db: Database, job: Job, result: StoredOutcome) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    await tx.update(customTests).set({ result }).where(eq(customTests.id, job.targetId));
    await publish(tx, { event: 'customTest.finished', customTestId: job.targetId });
    return true;
  });
