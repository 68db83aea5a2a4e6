import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from './account.table';

/** Authenticator apps: one for each account that asks for codes. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What codes are made of, sealed: the key is not in the database. */
  sealedSecret: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Null: no code has confirmed it, and none is asked for. */
  confirmedAt: moment(),
  /** Time step of the last code that was used: the number of the 30 seconds since 1970. Codes of this step and earlier ones are refused. */
  lastStep: integer().notNull().default(0),
});

/** Codes for users who have lost the app. A code that was used is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, without hyphens. */
    codeHash: text().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
