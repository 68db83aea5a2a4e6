import { Inject } from '@nestjs/common';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { announceAtEnd } from './announcements';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A database or a transaction on it. */
export type Executor = Omit<Database, '$client'>;

export const DATABASE = Symbol('database');
export const InjectDatabase = () => Inject(DATABASE);

/** The database ends each statement after this time, unless a transaction says otherwise. */
const STATEMENT_MS = 30_000;
/** A database that stands still ends nothing: after this time nobody waits for its answer any more. */
const ANSWER_MS = STATEMENT_MS + 5_000;

interface Opening {
  connections: number;
  /** Set by processes that serve: no statement may wait for ever. Commands and upgrades take the time that they need. */
  isServing?: boolean;
}

export function openDatabase(url: string, { connections, isServing = false }: Opening): Database {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_MS,
    ...(isServing && { query_timeout: ANSWER_MS }),
    keepAlive: true,
  });
  const database = drizzle({ client: pool, casing: 'snake_case' });
  const transaction = database.transaction.bind(database);
  database.transaction = (work, settings) => transaction(tx => announceAtEnd(tx, work), settings);
  return database;
}

/** A broken connection fails the query that runs on it, or is replaced at the next one; it does not end the process. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

const UNIQUE_VIOLATION = '23505';
/** Name of the unique index that refused a row, if that is what happened. */
export function violatedUnique(reason: unknown): string | undefined {
  const cause = reason instanceof Error && reason.cause instanceof pg.DatabaseError ? reason.cause : reason;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION ? cause.constraint : undefined;
}
