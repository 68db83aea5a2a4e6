import { desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { judges } from '../../judge/queue/queue.table';

/** Number of judges whose reports are read: older reports say nothing new. */
const MOST_REPORTS = 100;

/** The languages that judges of the last days have reported, the latest report first. */
export const reportedLanguages = (db: Database) =>
  db
    .select({ languages: judges.languages })
    .from(judges)
    .where(gt(judges.seenAt, sql`now() - interval '7 days'`))
    .orderBy(desc(judges.seenAt))
    .limit(MOST_REPORTS);
