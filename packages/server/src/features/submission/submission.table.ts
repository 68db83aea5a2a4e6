import type { Status } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import type { CaseResult, GroupResult } from '../../judge/request';
import { users } from '../account/account.table';
import { contests, contestVirtualRuns } from '../contest/contest.table';
import { problems } from '../problem/problem.table';

/** `isUnderway` of the contract, for the database. */
export const inProgress = (status: AnyPgColumn) => sql`${status} in (5, 6, 7, 9)`;

export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    problemId: integer()
      .notNull()
      .references(() => problems.id),
    /** Null: practice. */
    contestId: integer().references(() => contests.id),
    /** Null: practice, or a part of the contest as it was held. */
    virtualRunId: integer().references(() => contestVirtualRuns.id),
    language: varchar({ length: 50 }).notNull(),
    /** Characters of the code. */
    length: integer().notNull(),
    status: smallint().$type<Status>().notNull(),
    timeMs: integer(),
    memoryKb: integer(),
    score: integer(),
    oiRankScore: integer(),
    errorMessage: text(),
    /** A judge process, or whoever gave the verdict by hand: the name of then, a copy that lists of submissions show without a join. */
    judger: varchar({ length: 100 }),
    isManual: boolean().notNull().default(false),
    share: boolean().notNull().default(false),
    ip: varchar({ length: 45 }),
    /** Chosen by the client: the same key never makes two submissions. */
    clientKey: uuid(),
    submittedAt: moment().notNull().defaultNow(),
    judgedAt: moment(),
    /** The verdict before it was judged again. */
    statusBefore: smallint().$type<Status>(),
  },
  table => [
    index().on(table.userId, table.id.desc().nullsFirst()),
    index().on(table.problemId, table.id.desc().nullsFirst()),
    index().on(table.status, table.id.desc().nullsFirst()),
    index().on(table.userId, table.problemId, table.id.desc().nullsFirst()),
    index()
      .on(table.contestId, table.problemId, table.id)
      .where(sql`${table.contestId} is not null`),
    index('submissions_contest')
      .on(table.contestId, table.id)
      .where(sql`${table.contestId} is not null`),
    index('submissions_contest_user')
      .on(table.contestId, table.userId, table.id)
      .where(sql`${table.contestId} is not null`),
    index('submissions_contest_accepted')
      .on(table.contestId, table.userId, table.problemId, table.id)
      .where(sql`${table.contestId} is not null and ${table.status} = 0`),
    index('submissions_virtual_run')
      .on(table.virtualRunId, table.id)
      .where(sql`${table.virtualRunId} is not null`),
    index('submissions_practice')
      .on(table.id)
      .where(sql`${table.contestId} is null`),
    index('submissions_underway').on(table.id).where(inProgress(table.status)),
    uniqueIndex().on(table.userId, table.clientKey),
    index('submissions_of_the_week')
      .on(table.submittedAt, table.status, table.userId, table.problemId)
      .where(sql`${table.contestId} is null`),
    index('submissions_calendar')
      .on(table.userId, table.submittedAt)
      .where(sql`${table.contestId} is null`),
  ],
);

/** Code of submissions. It has a table of its own, so that lists never read it. */
export const submissionCodes = pgTable('submission_codes', {
  submissionId: integer()
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  code: text().notNull(),
  /** Warnings of the compiler for a source that it compiled. */
  compilerWarnings: text(),
});

/** All cases of one judging in one row. */
export const submissionCases = pgTable('submission_cases', {
  submissionId: integer()
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  cases: jsonb().$type<CaseResult[]>().notNull(),
  /** Results of the subtasks. Null: the problem has none. */
  groups: jsonb().$type<GroupResult[]>(),
});
