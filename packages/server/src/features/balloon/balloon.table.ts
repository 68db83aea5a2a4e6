import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { contests } from '../contest/contest.table';
import { problems } from '../problem/problem.table';

/**
 * State of the balloon of a user and a problem; without a row, nobody has begun. Submissions alone say that the user solved the problem: a
 * delivered balloon stays delivered when the submission is judged again.
 */
export const contestBalloons = pgTable(
  'contest_balloons',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** The organiser who brings it. */
    helperId: integer().references(() => users.id, { onDelete: 'set null' }),
    isChecked: boolean().notNull().default(false),
    /** Whether it was the first of its problem when it was taken or delivered, or when the helper saw the change. Null: not known. */
    sawFirst: boolean(),
    /** The organiser who changed the row last. */
    changedById: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.contestId, table.userId, table.problemId] }),
    index().on(table.userId),
    index().on(table.problemId),
    index().on(table.helperId),
    index().on(table.changedById),
  ],
);
