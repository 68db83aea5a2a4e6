import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';
import { problems } from '../problem/problem.table';

export const trainingCategories = pgTable(
  'training_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    /** `#rgb` or `#rrggbb`. */
    color: varchar({ length: 7 }).notNull(),
    /** Null: of the site. */
    groupId: integer().references(() => groups.id),
  },
  table => [uniqueIndex('training_categories_name').on(sql`coalesce(${table.groupId}, 0)`, table.name), index().on(table.groupId)],
);

export const trainings = pgTable(
  'trainings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: varchar({ length: 255 }).notNull(),
    /** Markdown. */
    description: text().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    categoryId: integer()
      .notNull()
      .references(() => trainingCategories.id),
    /** A private one asks for its password. */
    auth: varchar({ length: 7 }).$type<'Public' | 'Private'>().notNull().default('Public'),
    /** Null: of a public one. */
    passwordHash: text(),
    visible: boolean().notNull().default(true),
    /** Lower comes first in the list. */
    rank: integer().notNull().default(1000),
    /** Null: of the site. */
    groupId: integer().references(() => groups.id),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    index('trainings_listed')
      .on(table.rank, table.id)
      .where(sql`${table.visible} and ${table.groupId} is null`),
    index().on(table.categoryId),
    index().on(table.authorId),
    index().on(table.groupId, table.rank, table.id),
  ],
);

export const trainingProblems = pgTable(
  'training_problems',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    trainingId: integer()
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** Id of the problem in the training. */
    displayId: varchar({ length: 20 }).notNull(),
    /** Lower comes first. */
    rank: integer().notNull().default(0),
    /** What the teacher says before the problem, Markdown. */
    text: text().notNull().default(''),
  },
  table => [
    uniqueIndex('training_problems_display').on(table.trainingId, table.displayId),
    uniqueIndex('training_problems_problem').on(table.trainingId, table.problemId),
    index().on(table.problemId),
  ],
);

/** Who takes part, and stands in the rank: in a private training with its password, in a public one from the first submission in it on. */
export const trainingRegistrations = pgTable(
  'training_registrations',
  {
    trainingId: integer()
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    registeredAt: moment().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.trainingId, table.userId] }), index().on(table.userId)],
);
