import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/** Pictures that everybody may see. The bytes are in the file store; what is not named here is not shown. */
export const pictures = pgTable('pictures', {
  hash: varchar({ length: 64 }).primaryKey(),
  /** MIME type. */
  type: varchar({ length: 20 }).notNull(),
  bytes: integer().notNull(),
  widthPx: integer().notNull(),
  heightPx: integer().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/**
 * Public files that perhaps nobody refers to: written down before a file gets its name, and with whatever ceases to refer to one. What
 * is still here after a while was left by a process that ended in between.
 */
export const orphanCandidates = pgTable(
  'doubtful_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: varchar({ length: 64 }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  table => [index().on(table.at)],
);
