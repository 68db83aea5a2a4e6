import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { advisoryLocks } from '../../database/locks';
import { appliedMigrations } from '../../database/migrate';
import { LAST_BACKUP } from '../../database/settingNames';
import type { StoreName } from '../../files/references';
import { FileStore } from '../../files/store';
import { exitCodes, Refused } from '../exitCodes';
import { reachDatabase } from '../reachDatabase';
import { sizeOf } from '../../sizeOf';
import type { Report } from '../report';
import { checked } from './archiveReader';
import { ArchiveWriter } from './archiveWriter';
import { type BackupEnd, type BackupStart, END_ENTRY, FILES_ENTRY, FORMAT, START_ENTRY, type TableEnd } from './manifest';
import { type Snapshot, takeSnapshot } from './snapshot';
import { copyTarget, sequenceValues, type TableShape, tableShapes } from './tables';

/** Text of a table in one entry of the archive, before it is packed. */
const CHUNK_BYTES = 8 * 2 ** 20;
const pack = promisify<Uint8Array, Buffer>(gzip);

export const storesOf = (config: Config): Record<StoreName, FileStore> => ({
  files: new FileStore(config),
  public: new FileStore(config, 'public'),
});

export interface BackupOptions {
  /** An earlier archive: files that it and those before it hold are left out. */
  since?: string | undefined;
  /** Whether an archive that is there may go, once the new one is whole. */
  replace?: boolean | undefined;
}

/** Writes all rows, and all files that they refer to, as they are at one moment, while the product runs or not. Answers the exit code. */
export async function backup(file: string, options: BackupOptions, config: Config, report: Report): Promise<number> {
  const { since } = options;
  refuseOlder(file, options);
  const base = since === undefined ? undefined : await readBase(since, report);
  await using server = await reachDatabase(config);
  const database = openDatabase(server.url, { connections: 2 });
  const client = await database.$client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [advisoryLocks.backup]);
    if (!rows[0]?.free) throw new Refused('Another backup of this site is being made.');
    const migrations = await appliedMigrations(client);
    if (!migrations.length) throw new Refused('There is nothing to back up: the site was never started.');
    await using snapshot = await takeSnapshot(client, storesOf(config), path.join(config.dataDir, 'work', 'backup'));
    await using archive = new ArchiveWriter(file);
    const start: BackupStart = { format: FORMAT, id: randomUUID(), createdAt: await clockOf(client), migrations, base: base?.id ?? null };
    await archive.add(START_ENTRY, JSON.stringify(start));
    const damaged = await addFiles(archive, snapshot, base?.files ?? new Set(), report);
    const tables: TableEnd[] = [];
    for (const shape of await tableShapes(client)) tables.push(await addTable(archive, client, shape, report));
    const { referenced, missing } = snapshot;
    await archive.add(FILES_ENTRY, await pack(Buffer.from(referenced.join('\n'))));
    const end: BackupEnd = { tables, sequences: await sequenceValues(client), damaged, missing };
    await archive.add(END_ENTRY, JSON.stringify(end));
    await client.query('rollback');
    await archive.finish();
    await recordBackup(database, start.createdAt);

    const rowCount = tables.reduce((sum, { rows: count }) => sum + count, 0);
    const facts = { id: start.id, file, rows: rowCount, files: referenced.length, bytes: archive.bytes, damaged, missing };
    report.result(`Backed up ${rowCount} rows and ${referenced.length} files: ${file}, ${sizeOf(archive.bytes)}.`, facts);
    if (!damaged.length && !missing.length) return exitCodes.done;
    report.warn(`${damaged.length} files are damaged and ${missing.length} are missing: "verify" names them and what uses them`);
    return exitCodes.found;
  } finally {
    client.release();
    await database.$client.end();
  }
}

/** @throws Refused when the archive would take the place of another one that is still needed, or may be. */
function refuseOlder(file: string, { since, replace = false }: BackupOptions) {
  if (since !== undefined && path.resolve(since) === path.resolve(file))
    throw new Refused(`${file} is the archive that this one goes on from: give the new one another name.`);
  if (!replace && existsSync(file)) throw new Refused(`${file} is there already: give another name, or --replace.`);
}

async function readBase(file: string, report: Report) {
  report.stage(`reading ${file}`);
  const { start, referenced, end } = await checked(file);
  const unsure = new Set([...end.damaged, ...end.missing]);
  return { id: start.id, files: new Set([...referenced].filter(name => !unsure.has(name))) };
}

const clockOf = async (client: PoolClient) => (await client.query<{ now: Date }>('select now()')).rows[0]?.now.toISOString() ?? '';

/** Answers the names of files whose bytes are not those that they were stored with. */
async function addFiles(archive: ArchiveWriter, { referenced, missing, held }: Snapshot, left: ReadonlySet<string>, report: Report) {
  const gone = new Set(missing);
  const wanted = referenced.filter(name => !gone.has(name) && !left.has(name));
  const damaged: string[] = [];
  report.stage(`${wanted.length} files`);
  for (const [i, name] of wanted.entries()) {
    await using file = await held(name);
    const hash = await archive.addFile(name, file.path);
    if (!name.endsWith(hash)) damaged.push(name);
    report.step(`file ${i + 1} of ${wanted.length}, ${sizeOf(archive.bytes)}`);
  }
  return damaged;
}

async function addTable(archive: ArchiveWriter, client: PoolClient, shape: TableShape, report: Report): Promise<TableEnd> {
  const hash = createHash('sha256');
  const copying = client.query(copyTo(`copy ${copyTarget(shape)} to stdout`));
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let chunks = 0;
  const write = async () => {
    const text = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    hash.update(text);
    await archive.add(`database/${shape.name}/${++chunks}.gz`, await pack(text));
  };
  for await (const piece of copying as AsyncIterable<Buffer>) {
    waiting.push(piece);
    waitingBytes += piece.byteLength;
    if (waitingBytes >= CHUNK_BYTES) await write();
    report.step(`table ${shape.name}, ${sizeOf(archive.bytes)}`);
  }
  if (waitingBytes) await write();
  return { ...shape, rows: copying.rowCount ?? 0, sha256: hash.digest('hex') };
}

const recordBackup = ({ $client }: Database, at: string) =>
  $client.query('insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
    LAST_BACKUP,
    JSON.stringify({ at }),
  ]);
