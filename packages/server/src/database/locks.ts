import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database';

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
