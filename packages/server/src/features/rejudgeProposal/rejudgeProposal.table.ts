import type { Status } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import type { CaseResult, GroupResult } from '../../judge/request';
import { contests } from '../contest/contest.table';
import { problems } from '../problem/problem.table';
import { submissions } from '../submission/submission.table';

/** What other verdicts the submissions of a contest problem would get. Nobody but the super admin learns of it until it is applied. */
export const rejudgeProposals = pgTable(
  'rejudge_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** The proposal whose old verdicts this one brings back. Null: its verdicts come from judges. */
    undoOf: integer().references((): AnyPgColumn => rejudgeProposals.id, { onDelete: 'set null' }),
    /** `judgingDigest` of the problem when it began. Null: no test data is concerned. */
    dataDigest: varchar({ length: 64 }),
    /** Submissions that it began with. */
    total: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null: open. */
    appliedAt: moment(),
    /** Verdicts that were changed, and those left as they were because they had changed meanwhile. */
    applied: integer(),
    skipped: integer(),
  },
  table => [
    uniqueIndex('rejudge_proposals_open')
      .on(table.contestId, table.problemId)
      .where(sql`${table.appliedAt} is null`),
    index().on(table.contestId, table.problemId, table.id.desc().nullsFirst()),
    index().on(table.problemId),
    index().on(table.undoOf),
    index().on(table.createdAt),
  ],
);

/** `before`: as it was stored when the proposal began. `after`: what the proposal would make of it. */
export type Side = 'before' | 'after';

/**
 * Both verdicts of a submission, in the columns of `submissions` and `submission_cases`. A job of the queue names the row `before`; the judge
 * adds the row `after`. Once the proposal is applied, the rows of changed submissions remain, with the old cases.
 */
export const rejudgeVerdicts = pgTable(
  'rejudge_verdicts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proposalId: integer()
      .notNull()
      .references(() => rejudgeProposals.id, { onDelete: 'cascade' }),
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    side: varchar({ length: 6 }).$type<Side>().notNull(),
    status: smallint().$type<Status>().notNull(),
    timeMs: integer(),
    memoryKb: integer(),
    score: integer(),
    oiRankScore: integer(),
    errorMessage: text(),
    judger: varchar({ length: 100 }),
    isManual: boolean().notNull(),
    judgedAt: moment(),
    cases: jsonb().$type<CaseResult[]>(),
    groups: jsonb().$type<GroupResult[]>(),
    /** `judgingDigest` of what it was judged by. Null: not judged for this proposal. */
    dataDigest: varchar({ length: 64 }),
  },
  table => [uniqueIndex('rejudge_verdicts_side').on(table.proposalId, table.side, table.submissionId), index().on(table.submissionId)],
);
