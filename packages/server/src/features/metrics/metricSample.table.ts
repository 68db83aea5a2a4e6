import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/** How the site was, every five minutes of the last day: for the charts of the back office. */
export const metricSamples = pgTable('metric_samples', {
  at: moment().primaryKey(),
  /** Jobs that waited for a judge. */
  waiting: integer().notNull(),
  /** Of the one that had waited longest. */
  oldestS: integer().notNull(),
  judges: integer().notNull(),
  /** The newest submission: what lies between two samples was submitted between them. */
  lastSubmissionId: integer().notNull(),
  freeBytes: bigint({ mode: 'number' }).notNull(),
});
