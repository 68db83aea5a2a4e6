import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { isLocked } from '../../database/locks';
import { FILE_REFERENCES } from '../../files/references';
import type { FileStore } from '../../files/store';
import { storesOf } from '../backup/backup';
import { exitCodes, Refused } from '../exitCodes';
import { reachSite } from '../reachDatabase';
import { sizeOf } from '../../sizeOf';
import type { Report } from '../report';

const DAY_MS = 86_400_000;

interface Kind {
  what: string;
  files: number;
  bytes: number;
}

/** What may go, of one kind: in folders by their paths, of the store by their hashes. */
interface Kept {
  find(name: string): Promise<{ bytes: number; atMs: number } | undefined>;
  remove(name: string): Promise<void>;
}

export interface RetentionOptions {
  days: number;
  delete?: boolean | undefined;
}

/** Lists what nothing uses any more and is older than `days`, with its size; removes it only when asked to. Answers the exit code. */
export async function retention({ days, delete: toDelete = false }: RetentionOptions, config: Config, report: Report): Promise<number> {
  const { dataDir } = config;
  const before = Date.now() - days * DAY_MS;
  const { files: store } = storesOf(config);
  const found: [what: string, names: string[], kept: Kept][] = [
    ['Test data that no problem uses', await unusedFiles(config, store, toDelete), store],
    ['Mails in the outbox folder', await filesIn(path.join(dataDir, 'outbox')), inFolders],
    ['Logs that are full', (await filesIn(path.join(dataDir, 'logs'))).filter(file => file.endsWith('.old')), inFolders],
    [
      'Uploads that were broken off',
      (
        await Promise.all(['files', 'public', 'copies/files', 'copies/public'].map(each => filesIn(path.join(dataDir, each, 'arriving'))))
      ).flat(),
      inFolders,
    ],
  ];
  const kinds: Kind[] = [];
  for (const [what, names, kept] of found) {
    const kind = { what, files: 0, bytes: 0 };
    for (const name of names) {
      const info = await kept.find(name);
      if (!info || info.atMs >= before) continue;
      kind.files++;
      kind.bytes += info.bytes;
      if (toDelete) await kept.remove(name);
      report.step(`${what}: ${kind.files}`);
    }
    kinds.push(kind);
  }
  const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0);
  const lines = kinds.map(kind => `${kind.what.padEnd(34)}${String(kind.files).padStart(8)}  ${sizeOf(kind.bytes)}`);
  const end = toDelete ? `Removed ${sizeOf(bytes)}.` : `${sizeOf(bytes)} may go: --delete removes it.`;
  report.result([`Older than ${days} days:`, ...lines, end].join('\n'), { days, isDeleted: toDelete, kinds, bytes });
  return exitCodes.done;
}

const inFolders: Kept = {
  async find(file) {
    const info = await stat(file).catch(() => undefined);
    return info && { bytes: info.size, atMs: info.mtimeMs };
  },
  remove: file => rm(file, { force: true }),
};

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter(entry => entry.isFile()).map(({ name }) => path.join(folder, name));
}

/** @throws Refused when files of a bucket are to be removed while a backup reads them. */
async function unusedFiles(config: Config, store: FileStore, toDelete: boolean): Promise<string[]> {
  await using server = await reachSite(config);
  const database = openDatabase(server.url, { connections: 1 });
  try {
    if (toDelete && store.isInBucket) await refuseDuringBackup(database);
    const { rows } = await database.$client.query<{ hash: string }>(
      `select distinct hash from (${FILE_REFERENCES}) as referenced where store = 'files' and hash is not null`,
    );
    const used = new Set(rows.map(({ hash }) => hash));
    return (await store.list()).filter(hash => !used.has(hash));
  } finally {
    await database.$client.end();
  }
}

async function refuseDuringBackup(database: Database) {
  if (await isLocked(database, 'backup'))
    throw new Refused('A backup is being made, which reads the files of the bucket: try again when it has ended.');
}
