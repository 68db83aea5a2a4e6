import type { Status } from '@oj/contract';
import { boolean, index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import type { CaseResult, GroupResult } from '../../judge/request';
import { problems } from '../problem/problem.table';
import { submissions } from '../submission/submission.table';

/** What authors must mend: the special judge or the interactor of a problem that failed, its last words and how often it did. */
export const judgeFaults = pgTable('judge_faults', {
  problemId: integer()
    .primaryKey()
    .references(() => problems.id, { onDelete: 'cascade' }),
  submissionId: integer().notNull(),
  message: text().notNull(),
  times: integer().notNull().default(1),
  firstAt: moment().notNull().defaultNow(),
  lastAt: moment().notNull().defaultNow(),
});

/** Verdicts that a rejudge of a whole problem has taken back, for who stops it: in the columns of `submissions` and `submission_cases`. */
export const verdictsBefore = pgTable(
  'verdicts_before',
  {
    submissionId: integer()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
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
    keptAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.keptAt)],
);
