import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/** How the site was, every five minutes of the last day: for the charts of the back office. */
export const metricSamples = pgTable('metric_samples', {
  at: moment().primaryKey(),
  /** Number of jobs that waited for a judge. */
  waiting: integer().notNull(),
  /** Waiting time of the job that had waited longest, in seconds. */
  oldestS: integer().notNull(),
  judges: integer().notNull(),
  /** Id of the newest submission: those between two samples were submitted between them. */
  lastSubmissionId: integer().notNull(),
  freeBytes: bigint({ mode: 'number' }).notNull(),
});
