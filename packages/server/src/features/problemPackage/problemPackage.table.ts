import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** Packages that were uploaded, as they came; their bytes are in the file store. */
export const packageUploads = pgTable(
  'package_uploads',
  {
    handle: varchar({ length: 32 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: varchar({ length: 64 }).notNull(),
    fileName: varchar({ length: 255 }).notNull(),
    uploadedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.userId), index().on(table.uploadedAt)],
);
