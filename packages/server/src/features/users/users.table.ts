import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** Passwords of generated accounts until they are fetched, sealed with the key that fetches them. */
export const generatedLists = pgTable(
  'generated_lists',
  {
    /** SHA-256 of the key; the key itself is not stored. */
    keyHash: varchar({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: text().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [index().on(table.expiresAt)],
);
