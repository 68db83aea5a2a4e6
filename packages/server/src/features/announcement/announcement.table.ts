import { index, integer, jsonb, pgTable, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    modifiedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.status, table.id.desc())],
);
