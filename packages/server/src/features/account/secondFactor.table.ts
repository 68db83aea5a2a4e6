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
  /** The 30 seconds since 1970 that the last code was of: it, and those before, are good no more. */
  lastStep: integer().notNull().default(0),
});

/** For who has lost the app. One that was used is gone. */
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
