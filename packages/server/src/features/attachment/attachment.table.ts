import type { AttachmentUse } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** Pictures and files that were put into texts. The bytes are among the public files; the same bytes may be here many times. */
export const attachments = pgTable(
  'attachments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Part of the file's address. Null: the attachment is a picture, whose address is made from its hash. */
    key: varchar({ length: 32 }),
    hash: varchar({ length: 64 }).notNull(),
    /** Name that its owner gave the file. */
    name: varchar({ length: 200 }).notNull(),
    /** MIME type that it is served with. */
    type: varchar({ length: 40 }).notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.userId, table.id), uniqueIndex().on(table.key)],
);

/** Links from texts to files, by the key in the address. Triggers of the tables of texts write it (migration `operations`). */
export const fileLinks = pgTable(
  'file_links',
  {
    /** The key of a file, or the hash of a picture. */
    key: varchar({ length: 64 }).notNull(),
    ownerKind: varchar({ length: 24 }).$type<AttachmentUse['kind']>().notNull(),
    ownerId: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.ownerKind, table.ownerId, table.key] }), index().on(table.key)],
);

/** What texts have of an attachment in its address. */
export const linkKey = sql<string>`coalesce(${attachments.key}, ${attachments.hash})`;
