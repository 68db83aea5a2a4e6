import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, timestamp, varchar } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** One row per submission that waits or is being judged; gone with the verdict. */
export const judgeJobs = pgTable(
  'judge_jobs',
  {
    submissionId: integer().primaryKey(),
    /** Lower goes first. */
    priority: smallint().notNull(),
    /** Grows with each lease: a result of an older attempt is dropped. */
    attempt: integer().notNull().default(0),
    judgeId: varchar({ length: 100 }),
    leasedUntil: moment(),
    queuedAt: moment().notNull().defaultNow(),
  },
  table => [
    index('judge_jobs_waiting')
      .on(table.priority, table.submissionId)
      .where(sql`${table.leasedUntil} is null`),
    index('judge_jobs_leased')
      .on(table.leasedUntil)
      .where(sql`${table.leasedUntil} is not null`),
  ],
);

export const judges = pgTable('judges', {
  id: varchar({ length: 100 }).primaryKey(),
  seenAt: moment().notNull().defaultNow(),
  startedAt: moment().notNull().defaultNow(),
  sandbox: jsonb().$type<unknown>().notNull(),
  languages: jsonb().$type<{ name: string; available: boolean; version?: string }[]>().notNull(),
  version: varchar({ length: 40 }).notNull(),
});
