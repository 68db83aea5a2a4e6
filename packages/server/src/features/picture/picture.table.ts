import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
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
