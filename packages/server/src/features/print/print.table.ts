import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { contests } from '../contest/contest.table';

/** Texts that participants have printed during a contest. */
export const contestPrints = pgTable(
  'contest_prints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    isPrinted: boolean().notNull().default(false),
    /** The organiser who prints it. */
    helperId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [
    index('contest_prints_desk').on(table.contestId, table.isPrinted, table.id.desc().nullsFirst()),
    index('contest_prints_own').on(table.contestId, table.userId, table.isPrinted, table.id.desc().nullsFirst()),
    index().on(table.userId),
    index().on(table.helperId),
  ],
);
