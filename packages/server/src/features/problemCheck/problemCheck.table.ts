import type { ProblemCheckKind, ProblemCheckOutcome, setterRoles, validatorProtocols } from '@oj/contract';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { problems } from '../problem/problem.table';

/** The validator and the generator of a problem. */
export const setterPrograms = pgTable(
  'setter_programs',
  {
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    role: varchar({ length: 10 }).$type<(typeof setterRoles)[number]>().notNull(),
    language: varchar({ length: 50 }).notNull(),
    code: text().notNull(),
    protocol: varchar({ length: 8 }).$type<(typeof validatorProtocols)[number]>().notNull(),
  },
  table => [primaryKey({ columns: [table.problemId, table.role] })],
);

/** Which solutions are compared, and on what. */
export interface StressOrder {
  solutionId: number;
  bruteForceId: number | null;
  args: string;
  rounds: number;
  firstSeed: number;
}

/** What was asked about a problem last, a row a kind. No submission: nothing counts it. */
export const problemChecks = pgTable(
  'problem_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 10 }).$type<ProblemCheckKind>().notNull(),
    stress: jsonb().$type<StressOrder>(),
    outcome: jsonb().$type<ProblemCheckOutcome>(),
    /** `checkDigest` of what it was run on. */
    digest: varchar({ length: 64 }),
    checkedAt: moment(),
  },
  table => [uniqueIndex().on(table.problemId, table.kind)],
);
