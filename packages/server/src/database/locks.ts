import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database';

/*
 * The order in which a transaction locks, so that no two wait for each other:
 *
 * 1. advisory locks, at most one of a kind;
 * 2. rows of groups, by their numbers (`lockGroupsOf`, `LockedGroups`);
 * 3. rows of users, by their numbers, together with the active super admins where one of those may be lost (`lockWithRoots`);
 * 4. the thing that changes: a contest, a problem, a training, a discussion before a comment, a comment before a reply to it;
 * 5. jobs of the queue, then their submissions, both by the numbers of these, then counters of problems and users;
 * 6. what only follows from these, such as messages, sessions and the audit log, which are only added to or belong to one user.
 *
 * Several rows of one table are locked by one statement, in the order of their keys. Where PostgreSQL finds two that wait for each other all
 * the same, the caller is told to try again (`conflict.ts`).
 */

/** Advisory locks of PostgreSQL, by what they guard. A number is never given to another purpose. */
export const advisoryLocks = {
  migration: 5_660_417,
  submit: 5_660_418,
  cleanup: 5_660_419,
  publicFile: 5_660_420,
  attachmentRoom: 5_660_421,
  notices: 5_660_422,
  customTest: 5_660_423,
  demo: 5_660_424,
  discussion: 5_660_425,
  comment: 5_660_426,
  virtualRun: 5_660_427,
  group: 5_660_429,
  trainingCategory: 5_660_430,
  digest: 5_660_431,
  backup: 5_660_432,
  metrics: 5_660_433,
  referenceSolutions: 5_660_440,
  eventRelay: 5_660_441,
  problemChecks: 5_660_442,
  uploads: 5_660_443,
  setterRun: 5_660_444,
  printer: 5_660_445,
} as const;

type LockName = keyof typeof advisoryLocks;

/** Waits for the lock and keeps it until the transaction ends. With a key: one of many, such as that of a user. */
export const lockUntilCommit = (tx: Executor, name: LockName, key?: number | SQL) =>
  tx.execute(
    key === undefined
      ? sql`select pg_advisory_xact_lock(${advisoryLocks[name]})`
      : sql`select pg_advisory_xact_lock(${advisoryLocks[name]}, ${key})`,
  );

/** Takes the lock until the transaction ends, if it is free. */
export async function tryLock(tx: Executor, name: LockName): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks[name]}) as taken`);
  return rows[0]?.taken === true;
}

/** Whether anybody has the lock. */
export async function isLocked(executor: Executor, name: LockName): Promise<boolean> {
  const { rows } = await executor.execute<{ taken: boolean }>(sql`
    select exists (select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and objid = ${advisoryLocks[name]} and granted) as taken`);
  return rows[0]?.taken === true;
}
