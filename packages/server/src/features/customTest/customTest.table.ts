import type { Status } from '@oj/contract';
import { index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';

/** A program and an input of its author's choice. */
export interface RunOrder {
  kind: 'run';
  problemId: number;
  language: string;
  code: string;
  input: string;
  expected: string | null;
}

/** A special judge or an interactor that its author wants to see compile. */
export interface CompileOrder {
  kind: 'compile';
  mode: 'spj' | 'interactive';
  language: 'C' | 'C++';
  code: string;
  files: Record<string, string>;
}

export interface StoredOutcome {
  status: Status;
  timeMs: number;
  memoryKb: number;
  /** The start of what it wrote. */
  output: string;
  /** The start of its standard error, or the compiler's words. */
  errors: string;
}

/** What is run for its author's eyes only: an online test, or a look at whether a checker compiles. Rows live for minutes. */
export const customTests = pgTable(
  'custom_tests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 128 random bits in hex: only who was told it may ask for the result. */
    key: varchar({ length: 32 }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer().references(() => problems.id, { onDelete: 'cascade' }),
    order: jsonb().$type<RunOrder | CompileOrder>().notNull(),
    result: jsonb().$type<StoredOutcome>(),
    /** The row is deleted after this moment. */
    expiresAt: moment().notNull(),
  },
  table => [
    uniqueIndex().on(table.key),
    index().on(table.expiresAt),
    index().on(table.userId, table.id.desc().nullsFirst()),
    index().on(table.problemId),
  ],
);

/** Special judges and interactors that were seen to compile, by the digest of what they are made of: unchanged, they need no second look. */
export const compiledSources = pgTable(
  'compiled_sources',
  { digest: varchar({ length: 64 }).primaryKey(), seenAt: moment().notNull().defaultNow() },
  table => [index().on(table.seenAt)],
);
