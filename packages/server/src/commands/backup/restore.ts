import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { applyMigrations, appliedMigrations, knownMigrations } from '../../database/migrate';
import { claimBucket, ForeignBucket } from '../../files/bucketOwner';
import type { FileStore } from '../../files/store';
import type { StoreName } from '../../files/references';
import { RESTORING } from '../../launch/dataFolder';
import { exitCodes, Refused } from '../exitCodes';
import { reachDatabase } from '../reachDatabase';
import { sizeOf } from '../../sizeOf';
import type { Report } from '../report';
import { checked, entriesOf, startOf, storedFileOf } from './archiveReader';
import { synced } from './archiveWriter';
import { storesOf } from './backup';
import type { Backup } from './manifest';
import { loadRows } from './loadRows';

/** Name of the setting that says which archive the site came from. */
const RESTORED = 'restored';

interface Archive extends Backup {
  file: string;
}

/**
 * Brings a site back into an empty installation, from one archive or from a full one and the incremental ones after it, in order. Every
 * byte is compared with its checksum first. Files come before rows, and all rows in one transaction: a run that was killed is run again.
 * Answers the exit code.
 */
export async function restore(files: readonly string[], config: Config, report: Report): Promise<number> {
  const archives = await readAll(files, report);
  const latest = archives.at(-1) as Archive;
  const { start, end } = latest;
  refuseNewer(latest);
  refuseIncomplete(archives);
  const marker = path.join(config.dataDir, RESTORING);
  await using server = await reachDatabase(config);
  const database = openDatabase(server.url, { connections: 3 });
  try {
    const isDone = await isRestored(database, start.id);
    if (!isDone) {
      await refuseOther(database, start.migrations);
      await writeFile(marker, `${start.id}\n`);
      await applyMigrations(database, { only: start.migrations.length });
      await claimBucket(database, config).catch((reason: Error) => {
        throw reason instanceof ForeignBucket ? new Refused(reason.message) : reason;
      });
      await storeFiles(archives, latest.referenced, storesOf(config), report);
      report.stage('rows');
      await loadRows(database, latest, { name: RESTORED, value: { id: start.id, at: start.createdAt } }, report);
    }
    await applyMigrations(database);
    await rm(marker, { force: true });
    const rows = end.tables.reduce((sum, table) => sum + table.rows, 0);
    const text = isDone
      ? 'This archive was restored here before: nothing was changed.'
      : `Restored ${rows} rows and ${latest.referenced.size} files, as of ${start.createdAt}.`;
    const unsure = end.damaged.length + end.missing.length;
    report.result(text, { id: start.id, createdAt: start.createdAt, rows, files: latest.referenced.size, isRepeated: isDone, unsure });
    if (!unsure) return exitCodes.done;
    report.warn(`${unsure} files were damaged or missing when the archive was made: "verify" names them`);
    return exitCodes.found;
  } finally {
    await database.$client.end();
  }
}

async function readAll(files: readonly string[], report: Report): Promise<Archive[]> {
  const archives: Archive[] = [];
  for (const file of files) {
    const { size } = await stat(file).catch(() => {
      throw new Refused(`There is no file ${file}.`);
    });
    const { base } = await startOf(file);
    const before = archives.at(-1)?.start.id ?? null;
    if (base !== before)
      throw new Refused(
        base === null
          ? `${file} is a full backup: it comes first, and the incremental ones after it.`
          : `${file} goes on from an archive that is not named before it.`,
      );
    report.stage(`checking ${file}`);
    let read = 0;
    const archive = await checked(file, bytes => {
      read += bytes;
      report.step(`checked ${sizeOf(read)} of ${sizeOf(size)}`);
    });
    archives.push({ file, ...archive });
  }
  return archives;
}

function refuseNewer({ file, start: { migrations } }: Archive) {
  const known = knownMigrations();
  if (migrations.every((at, i) => known[i] === at)) return;
  throw new Refused(`${file} was made by a newer version of the product: restore it with that version.`);
}

function refuseIncomplete(archives: readonly Archive[]) {
  const held = new Set(archives.flatMap(archive => [...archive.held]));
  const latest = archives.at(-1) as Archive;
  const unsure = new Set([...latest.end.missing, ...latest.end.damaged]);
  const lost = [...latest.referenced].filter(name => !held.has(name) && !unsure.has(name));
  if (lost.length) throw new Refused(`${lost.length} files that the rows refer to are in none of the archives.`);
}

async function isRestored({ $client }: Database, id: string): Promise<boolean> {
  const client = await $client.connect();
  try {
    if (!(await appliedMigrations(client)).length) return false;
    const { rowCount } = await client.query(`select from settings where name = $1 and value ->> 'id' = $2`, [RESTORED, id]);
    return !!rowCount;
  } finally {
    client.release();
  }
}

/** @throws Refused when there is anything but what a broken off restore has left. */
async function refuseOther({ $client }: Database, migrations: readonly number[]) {
  const client = await $client.connect();
  try {
    const applied = await appliedMigrations(client);
    if (!applied.length) {
      const { rows } = await client.query<{ tables: boolean }>(
        `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')) as tables`,
      );
      if (rows[0]?.tables) throw new Refused('The database has tables of something else: a restore needs an empty one.');
      return;
    }
    const { rowCount } = await client.query('select from users limit 1');
    if (rowCount) throw new Refused('The site is not empty: restore into a new folder (OJ_DATA) or an empty database (DATABASE_URL).');
    if (applied.length > migrations.length)
      throw new Refused('The database has the tables of a newer version: restore into a new folder (OJ_DATA) or an empty database.');
  } finally {
    client.release();
  }
}

/** Many small files are written faster when they are made durable together, at the end. */
async function storeFiles(archives: readonly Archive[], wanted: ReadonlySet<string>, stores: Record<StoreName, FileStore>, report: Report) {
  report.stage(`${wanted.size} files`);
  const paths: string[] = [];
  let stored = 0;
  for (const { file, end } of archives) {
    const damaged = new Set(end.damaged);
    for await (const { name, bytes, content } of entriesOf(file)) {
      const full = storedFileOf(name);
      if (!full || !wanted.has(full) || damaged.has(full)) continue;
      const [store, hash] = full.split('/') as [StoreName, string];
      if (!stores[store].isInBucket) paths.push(stores[store].pathOf(hash));
      report.step(`file ${++stored} of ${wanted.size}`);
      if ((await stores[store].find(hash))?.bytes === bytes) continue;
      await using arrived = await stores[store].arrive(content, { isSynced: false });
      if (arrived.hash !== hash) throw new Error(`${file} changed while it was read`);
      await stores[store].keep(arrived, { isWanted: false });
    }
  }
  for (const target of paths) await synced(target);
}
