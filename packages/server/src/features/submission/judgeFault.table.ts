import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { problems } from '../problem/problem.table';

/** What authors must mend: the special judge or the interactor of a problem that failed, its last words and how often it did. */
export const judgeFaults = pgTable('judge_faults', {
  problemId: integer()
    .primaryKey()
    .references(() => problems.id, { onDelete: 'cascade' }),
  submissionId: integer().notNull(),
  message: text().notNull(),
  times: integer().notNull().default(1),
  firstAt: moment().notNull().defaultNow(),
  lastAt: moment().notNull().defaultNow(),
});
