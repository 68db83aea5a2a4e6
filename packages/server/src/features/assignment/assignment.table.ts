import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';
import { trainings } from '../training/training.table';

/** A training that a group hands out. How members stand with it is not stored: it follows from their submissions. */
export const assignments = pgTable(
  'assignments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    trainingId: integer()
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** What the teacher says about it. */
    note: text().notNull().default(''),
    dueAt: moment().notNull(),
    /** Problems that are accepted between the deadline and this moment count, marked as late. Null: nothing counts after the deadline. */
    lateUntil: moment(),
    /** Whether the assignment is for all members of level 3, also those who join later. */
    toAll: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    index('assignments_of_group').on(table.groupId, table.dueAt.desc().nullsFirst(), table.id),
    index('assignments_closing').on(table.groupId, sql`coalesce(${table.lateUntil}, ${table.dueAt})`),
    index().on(table.trainingId),
    index().on(table.authorId),
  ],
);

/** The members whom an assignment that is not to all was handed out to. Whoever leaves the group is no longer concerned. */
export const assignmentMembers = pgTable(
  'assignment_members',
  {
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.assignmentId, table.userId] }), index().on(table.userId)],
);
