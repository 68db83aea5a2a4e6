import { bigint, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** Files that arrive in parts, so that a cut costs one part. Rows live for a day. */
export const uploads = pgTable(
  'uploads',
  {
    handle: varchar({ length: 32 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: varchar({ length: 255 }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Tells another version of the file. */
    modifiedMs: bigint({ mode: 'number' }).notNull(),
    startedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.userId), index().on(table.startedAt)],
);

/** Parts that are there; their bytes are in the file store. All but the last have the same size. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    handle: varchar({ length: 32 })
      .notNull()
      .references(() => uploads.handle, { onDelete: 'cascade' }),
    /** Number of the part, from 0. */
    number: integer().notNull(),
    hash: varchar({ length: 64 }).notNull(),
    bytes: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.handle, table.number] }), index().on(table.hash)],
);
