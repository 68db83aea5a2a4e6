import { migrate } from 'drizzle-orm/node-postgres/migrator';
import path from 'node:path';
import { packageRoot } from '../paths';
import type { Database } from './database';
import { advisoryLocks } from './locks';

/** Applies what is missing. Two processes may call it at once: one waits for the other. */
export async function applyMigrations(database: Database) {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await migrate(database, { migrationsFolder: path.join(packageRoot, 'migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]).catch(() => undefined);
    client.release();
  }
}
