import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { ConfigError } from '../config';
import { packageRoot } from '../paths';
import type { Database } from './database';
import { advisoryLocks } from './locks';

const folder = { migrationsFolder: path.join(packageRoot, 'migrations') };

/**
 * Applies what is missing. Two processes may call it at once: one waits for the other.
 * @throws ConfigError when the database was made by another chain of migrations.
 */
export async function applyMigrations(database: Database) {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await refuseUnknownMigrations(client);
    await migrate(database, folder);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]).catch(() => undefined);
    client.release();
  }
}

/** A migration is known by the time at which it was written. */
async function refuseUnknownMigrations(client: PoolClient) {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]?.name) return;
  const known = readMigrationFiles(folder).map(({ folderMillis }) => folderMillis);
  const unknown = 'select from drizzle.__drizzle_migrations where created_at <> all ($1::bigint[]) limit 1';
  if (!(await client.query(unknown, [known])).rowCount) return;
  throw new ConfigError(
    'The database was made by a version from before the first release, or by a newer one: use that version, or start with an empty database (another OJ_DATA or DATABASE_URL).',
  );
}
