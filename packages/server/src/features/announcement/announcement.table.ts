import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';

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
    /** Null: of the site. */
    groupId: integer().references(() => groups.id, { onDelete: 'cascade' }),
    /** 0 shown, 1 hidden. */
    status: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    index('announcements_site')
      .on(table.status, table.id.desc().nullsFirst())
      .where(sql`${table.groupId} is null`),
    index('announcements_site_all')
      .on(table.id.desc().nullsFirst())
      .where(sql`${table.groupId} is null`),
    index('announcements_group')
      .on(table.groupId, table.id.desc().nullsFirst())
      .where(sql`${table.groupId} is not null`),
  ],
);
