import { index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: varchar({ length: 255 }).notNull(),
    content: text().notNull(),
    /** Wordings in other languages, by locale. */
    translations: jsonb().$type<Record<string, { title: string; content: string }>>().notNull().default({}),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** 0 shown, 1 hidden. */
    status: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.status, table.id.desc().nullsFirst())],
);
