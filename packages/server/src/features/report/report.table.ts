import type { ReportLabel } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { comments } from '../comment/comment.table';
import { discussions } from '../discussion/discussion.table';

/** What users have reported: a discussion, or a comment or reply. One row per user and thing. */
export const reports = pgTable(
  'discussion_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    discussionId: integer().references(() => discussions.id, { onDelete: 'cascade' }),
    commentId: integer().references(() => comments.id, { onDelete: 'cascade' }),
    reporterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    labels: varchar({ length: 16 }).array().$type<ReportLabel[]>().notNull().default([]),
    reason: varchar({ length: 200 }).notNull().default(''),
    isChecked: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    check('discussion_reports_about', sql`num_nonnulls(${table.discussionId}, ${table.commentId}) = 1`),
    uniqueIndex('discussion_reports_once').on(table.discussionId, table.reporterId),
    uniqueIndex('discussion_reports_comment').on(table.commentId, table.reporterId),
    index('discussion_reports_desk').on(table.isChecked, table.id.desc().nullsFirst()),
    index().on(table.reporterId),
  ],
);
