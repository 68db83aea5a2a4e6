import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { copyFile, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { ConfigError } from '../configError';
import { packageRoot } from '../paths';
import type { Database } from './database';
import { advisoryLocks } from './locks';

const folder = { migrationsFolder: path.join(packageRoot, 'migrations') };

/**
 * Applies what is missing. Two processes may call it at once: one waits for the other.
 * @param only how many of the migrations, from the first one; all by default
 * @throws ConfigError when the database was made by another chain of migrations.
 */
export async function applyMigrations(database: Database, only?: number) {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await refuseUnknownMigrations(client);
    if (only === undefined) await migrate(database, folder);
    else await migrateTo(database, only);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]).catch(() => undefined);
    client.release();
  }
}

/** The migrations of this version, each by the time at which it was written. */
export const knownMigrations = (): number[] => readMigrationFiles(folder).map(({ folderMillis }) => folderMillis);

/** Those that the database has had. */
export async function appliedMigrations(client: Pick<PoolClient, 'query'>): Promise<number[]> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]?.name) return [];
  const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ at }) => Number(at));
}

async function refuseUnknownMigrations(client: PoolClient) {
  const known = knownMigrations();
  if ((await appliedMigrations(client)).every(at => known.includes(at))) return;
  throw new ConfigError(
    'The database was made by a version from before the first release, or by a newer one: use that version, or start with an empty database (another OJ_DATA or DATABASE_URL).',
  );
}

/** The migrator takes a folder: it gets one with the first of them. */
async function migrateTo(database: Database, count: number) {
  await using first = await mkdtempDisposable(path.join(tmpdir(), 'oj-migrations-'));
  const source = folder.migrationsFolder;
  const journal = JSON.parse(await readFile(path.join(source, 'meta', '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, count);
  await mkdir(path.join(first.path, 'meta'));
  await writeFile(path.join(first.path, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(path.join(source, `${tag}.sql`), path.join(first.path, `${tag}.sql`));
  await migrate(database, { migrationsFolder: first.path });
}
