import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** What was done in the back office. Only ever added to. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Name of the user at that time. */
    username: varchar({ length: 20 }).notNull(),
    ip: varchar({ length: 45 }).notNull(),
    /** Noun and verb, like `user.edit`. */
    action: varchar({ length: 40 }).notNull(),
    noun: varchar({ length: 40 }).generatedAlwaysAs(sql`split_part(action, '.', 1)`),
    target: varchar({ length: 120 }).notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  table => [
    index().on(table.at, table.id),
    index().on(table.username, table.at, table.id),
    index().on(table.action, table.at, table.id),
    index().on(table.noun, table.at, table.id),
  ],
);
