import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { ConfigError } from '../configError';
import { packageRoot } from '../paths';
import type { Database } from './database';
import { advisoryLocks } from './locks';

const folder = { migrationsFolder: path.join(packageRoot, 'migrations') };
const journalIn = (migrations: string) => path.join(migrations, 'meta', '_journal.json');

export interface Migration {
  /** When it was written, in ms: by this the database knows it. */
  at: number;
  /** Its name, which begins with the number of migrations before it: `0027_second_factor`. */
  tag: string;
  statements: readonly string[];
}

/** What lies ahead of a database that an older version has made. */
export interface Upgrade {
  /** The last migration that the database has had. */
  from: Migration;
  missing: readonly [Migration, ...Migration[]];
}

interface Terms {
  /** How many of the migrations, from the first one; all by default. */
  only?: number;
  /** How the operator of a database that is newer than this version gets an older one back, as the end of a sentence. */
  wayBack?: string | undefined;
  /** Is asked before a database that an older version has made is changed; what it throws prevents it. Nobody else migrates meanwhile. */
  allow?: (upgrade: Upgrade) => void;
}

/**
 * Applies what is missing. Two processes may call it at once: one waits for the other. Answers the upgrade that it was, unless the database
 * was empty or has had all.
 * @throws ConfigError when the database was made by a newer version, or by another chain of migrations.
 */
export async function applyMigrations(database: Database, { only, wayBack, allow }: Terms = {}): Promise<Upgrade | undefined> {
  const client = await database.$client.connect();
  try {
    // Both the work and the waiting for another process take as long as they need.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const upgrade = await findUpgrade(client, wayBack);
    if (upgrade) allow?.(upgrade);
    if (only === undefined) await migrate(drizzle({ client }), folder);
    else await migrateTo(client, only);
    return upgrade;
  } finally {
    // The lock and the setting go with the connection.
    client.release(true);
  }
}

let migrationsRead: readonly Migration[] | undefined;
/** The migrations of this version, in their order. */
export const migrationsOfThisVersion = (): readonly Migration[] => (migrationsRead ??= readMigrations());

function readMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(journalIn(folder.migrationsFolder), 'utf8')) as { entries: { when: number; tag: string }[] };
  const tags = new Map(entries.map(({ when, tag }) => [when, tag]));
  return readMigrationFiles(folder).map(({ folderMillis: at, sql }: MigrationMeta) => ({ at, tag: tags.get(at) ?? '', statements: sql }));
}

/** The same, each by the time at which it was written. */
export const knownMigrations = (): number[] => migrationsOfThisVersion().map(({ at }) => at);

/** Migrations that the database has had. */
export async function appliedMigrations(client: Pick<PoolClient, 'query'>): Promise<number[]> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]?.name) return [];
  const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ at }) => Number(at));
}

/**
 * Whether this version would change a database that an older one has made. An empty one is not upgraded, but made.
 * @throws ConfigError when the database has had migrations that this version does not know.
 */
export async function findUpgrade(client: Pick<PoolClient, 'query'>, wayBack?: string): Promise<Upgrade | undefined> {
  const applied = await appliedMigrations(client);
  refuseUnknown(applied, knownMigrations(), wayBack);
  const migrations = migrationsOfThisVersion();
  const from = migrations.find(({ at }) => at === applied.at(-1));
  const [first, ...others] = migrations.filter(({ at }) => from && at > from.at);
  return from && first && { from, missing: [first, ...others] };
}

function refuseUnknown(
  applied: readonly number[],
  known: readonly number[],
  wayBack = 'restore a backup that this version can read (docs/backup.md)',
) {
  const unknown = applied.filter(at => !known.includes(at)).length;
  if (!unknown) return;
  throw new ConfigError(
    known.every((at, i) => applied[i] === at)
      ? `The database is newer than this version, which lacks ${unknown} of its ${applied.length} migrations: get the newer version back, or ${wayBack}.`
      : 'The database was made by a version from before the first release, or by another product: use that one, or start with an empty database (another OJ_DATA or DATABASE_URL).',
  );
}

/** The migrator takes a folder: it gets one with the first of them. */
async function migrateTo(client: PoolClient, count: number) {
  await using first = await mkdtempDisposable(path.join(tmpdir(), 'oj-migrations-'));
  const source = folder.migrationsFolder;
  const journal = JSON.parse(await readFile(journalIn(source), 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, count);
  await mkdir(path.join(first.path, 'meta'));
  await writeFile(journalIn(first.path), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(path.join(source, `${tag}.sql`), path.join(first.path, `${tag}.sql`));
  await migrate(drizzle({ client }), { migrationsFolder: first.path });
}
