import type { ApiScope } from '@oj/contract';
import { index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from './account.table';

/** Tokens that users made for their programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 50 }).notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Time of the last use, to the minute. */
    lastUsedAt: moment(),
  },
  table => [uniqueIndex().on(table.tokenHash), index().on(table.userId, table.createdAt), index().on(table.expiresAt)],
);
