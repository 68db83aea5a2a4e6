import type { Status } from '@oj/contract';
import { boolean, index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import type { CaseResult, GroupResult } from '../../judge/request';
import { submissions } from '../submission/submission.table';

/**
 * Verdicts that a rejudge of a whole problem has taken back, to be restored when it is stopped. It has the columns of `submissions` and
 * `submission_cases`.
 */
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
