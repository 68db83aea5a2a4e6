import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
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

/** What uses a public file, each one at a time: an avatar has the id of its user or group. */
export interface FileOwner {
  kind: 'attachment' | 'avatar' | 'groupAvatar' | 'slide';
  id: number;
}

/** Which public files are used, and by what: written in the transaction that begins or ends the use. A file without a row here goes. */
export const fileUses = pgTable(
  'file_uses',
  {
    ownerKind: varchar({ length: 16 }).$type<FileOwner['kind']>().notNull(),
    ownerId: integer().notNull(),
    hash: varchar({ length: 64 }).notNull(),
  },
  table => [primaryKey({ columns: [table.ownerKind, table.ownerId] }), index().on(table.hash)],
);

/**
 * Public files that perhaps nothing uses: written down before a file gets its name, and with the end of each use. What is still here
 * after a while was left by a process that ended in between.
 */
export const orphanCandidates = pgTable(
  'orphan_candidates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: varchar({ length: 64 }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  table => [index().on(table.at)],
);
