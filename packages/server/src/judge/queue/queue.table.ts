import type { Status } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/**
 * What a job is about: a submission, a custom test that leaves no trace in anybody's record, the verdict that a proposal asks for, a
 * reference solution of a problem, or a check of one.
 */
export type JobKind = 'submission' | 'customTest' | 'proposal' | 'reference' | 'check';

/** How far a judge is with a submission. */
export type Phase = typeof Status.compiling | typeof Status.judging | typeof Status.submitting | typeof Status.pending;

/** Begins the value of `language` for jobs of another site. No judge of ours has such a language. */
export const REMOTE_QUEUE = 'remote ';

/** True for jobs of our own judges. */
export const isOurs = sql`not coalesce(starts_with(language, ${REMOTE_QUEUE}), false)`;

/** All jobs that wait or are being judged. A row is deleted with the verdict. */
export const judgeJobs = pgTable(
  'judge_jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 12 }).$type<JobKind>().notNull(),
    targetId: integer().notNull(),
    userId: integer().notNull(),
    /** Only judges with this language take the job; null: any judge. */
    language: varchar({ length: 50 }),
    /** Jobs with a lower priority go first. */
    priority: smallint().notNull(),
    /** Round in which it is this user's turn, among jobs of the same priority. */
    turn: integer().notNull(),
    /** Number of the lease: it grows with each, and a result of an older lease is dropped. */
    attempt: integer().notNull().default(0),
    /** How many of the attempts were given back for a job that went before. */
    yields: integer().notNull().default(0),
    /** A judge was at it for so long that it never takes the last judge again. */
    isLong: boolean().notNull().default(false),
    judgeId: varchar({ length: 100 }),
    leasedUntil: moment(),
    /** How far a judge has come with the submission. Null: none has begun. */
    phase: smallint().$type<Phase>(),
    queuedAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('judge_jobs_target').on(table.kind, table.targetId),
    index('judge_jobs_next')
      .on(table.priority, table.turn, table.id)
      .where(sql`${table.leasedUntil} is null`),
    index('judge_jobs_of_user').on(table.userId, table.priority, table.turn),
    index('judge_jobs_remote')
      .on(table.language, table.priority, table.turn, table.id)
      .where(sql`starts_with(${table.language}, 'remote ')`),
    index('judge_jobs_leased')
      .on(table.leasedUntil)
      .where(sql`${table.leasedUntil} is not null`),
  ],
);

/** What judges leave in the queue for now: a language, or everything where it is empty. What they have begun they finish. */
export const queuePauses = pgTable('queue_pauses', {
  language: varchar({ length: 50 }).primaryKey(),
  pausedAt: moment().notNull().defaultNow(),
  pausedBy: varchar({ length: 20 }).notNull(),
});

/** How long a judge took for the same program, in ms of processor time. */
export interface Calibration {
  at: string;
  ms: number;
}

/** What a super admin tells a judge to do: to take nothing more, or to end when it has finished, so that its launcher starts it again. */
export type JudgeCommand = 'drain' | 'restart';

/** How busy a judge and its machine are. */
export interface JudgeLoad {
  cpuCount: number;
  /** Mean number of processes that ran or wanted to, over the last minute. */
  loadAverage: number;
  memoryMb: number;
  freeMemoryMb: number;
  /** Since it started. */
  judged: number;
  /** Submission that the judge has at present. */
  submissionId: number | null;
}

/** What a judge says of its sandbox. */
interface SandboxState {
  level: number;
  cgroup: number;
  root: boolean;
  reasons: string[];
  /** Why nothing is run on it at all. */
  refusal?: string;
}

export const judges = pgTable('judges', {
  id: varchar({ length: 100 }).primaryKey(),
  seenAt: moment().notNull().defaultNow(),
  startedAt: moment().notNull().defaultNow(),
  sandbox: jsonb().$type<SandboxState>().notNull(),
  languages: jsonb().$type<{ name: string; available: boolean; version?: string; hint?: string }[]>().notNull(),
  version: varchar({ length: 40 }).notNull(),
  load: jsonb().$type<JudgeLoad>(),
  wish: varchar({ length: 8 }).$type<JudgeCommand>(),
  /** The latest last. */
  calibrations: jsonb().$type<Calibration[]>().notNull().default([]),
});
