import { migrate } from 'drizzle-orm/node-postgres/migrator';
import path from 'node:path';
import { packageRoot } from '../paths';
import type { Database } from './database';

const MIGRATION_LOCK = 5_660_417;

/** Applies what is missing. Two processes may call it at once: one waits for the other. */
export async function applyMigrations(database: Database) {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(database, { migrationsFolder: path.join(packageRoot, 'migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
