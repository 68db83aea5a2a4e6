import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { problems } from '../problem/problem.table';

/** What authors must mend: the special judge or the interactor of a problem that failed, its last words and how often it did. */
export const judgeFaults = pgTable('judge_faults', {
  problemId: integer()
    .primaryKey()
    .references(() => problems.id, { onDelete: 'cascade' }),
  submissionId: integer().notNull(),
  message: text().notNull(),
  times: integer().notNull().default(1),
  firstAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
