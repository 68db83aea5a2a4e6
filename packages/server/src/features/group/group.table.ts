import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** People who work together. A disbanded group keeps its rows, so that it can still be exported; nobody finds it any more. */
export const groups = pgTable(
  'groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 25 }).notNull(),
    shortName: varchar({ length: 10 }).notNull(),
    brief: varchar({ length: 50 }).notNull(),
    /** Markdown. */
    description: text().notNull(),
    avatar: text(),
    /** Has level 5, can neither leave nor be removed. */
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    /** User who created it; the limit counts these. */
    creatorId: integer()
      .notNull()
      .references(() => users.id),
    /** The member who may take the group over; null: nobody was asked. */
    successorId: integer().references(() => users.id),
    /** 1 public, 2 protected, 3 private. */
    auth: smallint().$type<1 | 2 | 3>().notNull(),
    /** The invitation code; null: of a public group. */
    code: varchar({ length: 6 }),
    /** Shown to those who are not in it. */
    visible: boolean().notNull().default(true),
    /** 0 enabled, 1 disabled by the super admin. */
    status: smallint().$type<0 | 1>().notNull().default(0),
    disbandedAt: moment(),
    disbandedById: integer().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => {
    const isThere = sql`${table.disbandedAt} is null`;
    const isListed = sql`${table.visible} and ${table.status} = 0 and ${table.disbandedAt} is null`;
    return [
      uniqueIndex('groups_name')
        .on(sql`lower(${table.name})`)
        .where(isThere),
      uniqueIndex('groups_short_name')
        .on(sql`upper(${table.shortName})`)
        .where(isThere),
      index('groups_listed').on(table.id).where(isListed),
      index('groups_listed_by_auth').on(table.auth, table.id).where(isListed),
      index('groups_owner').on(table.ownerId).where(isThere),
      index('groups_created').on(table.creatorId, table.createdAt),
    ];
  },
);

export const groupMembers = pgTable(
  'group_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 applying, 2 refused, 3 member, 4 admin, 5 root. */
    level: smallint().$type<1 | 2 | 3 | 4 | 5>().notNull(),
    /** What the applicant wrote. */
    reason: varchar({ length: 100 }),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('group_members_once').on(table.groupId, table.userId),
    index('group_members_level').on(table.groupId, table.level.desc().nullsFirst(), table.id),
    index('group_members_user').on(table.userId, table.groupId),
  ],
);
