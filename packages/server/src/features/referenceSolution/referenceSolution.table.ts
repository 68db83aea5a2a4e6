import type { Status } from '@oj/contract';
import { index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';

/** What a judge found. */
export interface StoredRun {
  status: Status;
  score: number | null;
  time: number;
  memory: number;
  message: string | null;
  cases: { number: number; status: Status; time: number; memory: number }[];
}

/** A program of a problem's setters with the verdict that it is meant to get. No submission: nothing counts it. */
export const referenceSolutions = pgTable(
  'reference_solutions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    name: varchar({ length: 100 }).notNull(),
    language: varchar({ length: 50 }).notNull(),
    code: text().notNull(),
    expected: smallint().$type<Status>().notNull(),
    run: jsonb().$type<StoredRun>(),
    /** `judgingDigest` of what it was run on. */
    dataDigest: varchar({ length: 64 }),
    judgedAt: moment(),
  },
  table => [index().on(table.problemId, table.id), index().on(table.authorId)],
);
