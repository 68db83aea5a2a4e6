import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { searchVector } from '../../database/searchVector';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';
import { problems } from '../problem/problem.table';

export const discussionCategories = pgTable(
  'discussion_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 50 }).notNull(),
    /** Names in other languages, by locale. */
    translations: jsonb().$type<Record<string, { name: string }>>().notNull().default({}),
  },
  table => [uniqueIndex().on(table.name)],
);

export const discussions = pgTable(
  'discussions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer()
      .notNull()
      .references(() => discussionCategories.id),
    /** Null: of the site. */
    groupId: integer().references(() => groups.id, { onDelete: 'cascade' }),
    /** Null: about no problem. */
    problemId: integer().references(() => problems.id, { onDelete: 'set null' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    title: varchar({ length: 255 }).notNull(),
    description: varchar({ length: 255 }).notNull(),
    /** Markdown, as it was written. */
    content: text().notNull(),
    isPinned: boolean().notNull().default(false),
    /** 0 enabled, 1 disabled by an admin. */
    status: smallint().$type<0 | 1>().notNull().default(0),
    deletedAt: moment(),
    deletedById: integer().references(() => users.id),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    /** Comments and replies that are shown. */
    commentCount: integer().notNull().default(0),
    /** Chosen by the client: the same key never makes two discussions. */
    clientKey: uuid(),
    /** Tokens of title, description and content. */
    search: searchVector().notNull(),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => {
    const newest = () => [table.isPinned.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    const isShown = sql`${table.status} = 0 and ${table.deletedAt} is null and ${table.groupId} is null`;
    return [
      index('discussions_shown')
        .on(...newest())
        .where(isShown),
      index('discussions_admin')
        .on(...newest())
        .where(sql`${table.deletedAt} is null`),
      index('discussions_category')
        .on(table.categoryId, ...newest())
        .where(isShown),
      index('discussions_problem')
        .on(table.problemId, ...newest())
        .where(isShown),
      index('discussions_author')
        .on(table.authorId, ...newest())
        .where(sql`${table.deletedAt} is null`),
      index('discussions_group')
        .on(table.groupId, ...newest())
        .where(sql`${table.groupId} is not null and ${table.deletedAt} is null`),
      index('discussions_disabled')
        .on(table.id)
        .where(sql`${table.status} = 1 and ${table.deletedAt} is null`),
      index('discussions_deleted')
        .on(table.id)
        .where(sql`${table.deletedAt} is not null`),
      index('discussions_search').using('gin', table.search),
      index('discussions_day').on(table.authorId, table.createdAt),
      index('discussions_in_category').on(table.categoryId),
      index('discussions_about_problem').on(table.problemId),
      uniqueIndex('discussions_client_key').on(table.authorId, table.clientKey),
    ];
  },
);

export const discussionLikes = pgTable(
  'discussion_likes',
  {
    discussionId: integer()
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.discussionId, table.userId] }), index().on(table.userId)],
);

/** Readers of a discussion on a day, so that nobody counts twice. Rows of past days are removed. */
export const discussionViews = pgTable(
  'discussion_views',
  {
    discussionId: integer()
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** A user by id, or the network of a reader who has not logged in. */
    viewer: varchar({ length: 60 }).notNull(),
  },
  table => [primaryKey({ columns: [table.discussionId, table.day, table.viewer] }), index().on(table.day)],
);
