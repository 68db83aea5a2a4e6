import { Inject } from '@nestjs/common';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { announceAtEnd } from '../events/events';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A database or a transaction on it. */
export type Executor = Omit<Database, '$client'>;

export const DATABASE = Symbol('database');
export const InjectDatabase = () => Inject(DATABASE);

export function openDatabase(url: string, { connections }: { connections: number }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // A broken connection fails the query that runs on it, or is replaced at the next one; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const database = drizzle({ client: pool, casing: 'snake_case' });
  const transaction = database.transaction.bind(database);
  database.transaction = (work, settings) => transaction(tx => announceAtEnd(tx, work), settings);
  return database;
}

const UNIQUE_VIOLATION = '23505';
/** Name of the unique index that refused a row, if that is what happened. */
export function violatedUnique(reason: unknown): string | undefined {
  const cause = reason instanceof Error && reason.cause instanceof pg.DatabaseError ? reason.cause : reason;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION ? cause.constraint : undefined;
}
