import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { openDatabase } from '../../database/database';
import { FILE_REFERENCES } from '../../files/references';
import { storesOf } from '../backup/backup';
import { exitCodes } from '../exitCodes';
import { reachDatabase } from '../reachDatabase';
import { type Report, sizeOf } from '../report';

const DAY_MS = 86_400_000;

interface Kind {
  what: string;
  files: number;
  bytes: number;
}

export interface RetentionOptions {
  days: number;
  delete?: boolean | undefined;
}

/** What may go without anybody missing it, older than so many days, with its size; removes it only when asked to. Answers the exit code. */
export async function retention({ days, delete: toDelete = false }: RetentionOptions, config: Config, report: Report): Promise<number> {
  const { dataDir } = config;
  const before = Date.now() - days * DAY_MS;
  const found: [what: string, files: string[]][] = [
    ['Test data that no problem uses', await unusedFiles(config)],
    ['Mails in the outbox folder', await filesIn(path.join(dataDir, 'outbox'))],
    ['Logs that are full', (await filesIn(path.join(dataDir, 'logs'))).filter(file => file.endsWith('.old'))],
    [
      'Uploads that were broken off',
      (await Promise.all(['files', 'public'].map(store => filesIn(path.join(dataDir, store, 'arriving'))))).flat(),
    ],
  ];
  const kinds: Kind[] = [];
  for (const [what, files] of found) {
    const kind = { what, files: 0, bytes: 0 };
    for (const file of files) {
      const info = await stat(file).catch(() => undefined);
      if (!info || info.mtimeMs >= before) continue;
      kind.files++;
      kind.bytes += info.size;
      if (toDelete) await rm(file, { force: true });
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

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter(entry => entry.isFile()).map(({ name }) => path.join(folder, name));
}

async function unusedFiles(config: Config): Promise<string[]> {
  await using server = await reachDatabase(config);
  const database = openDatabase(server.url, { connections: 1 });
  try {
    const { rows } = await database.$client.query<{ hash: string }>(
      `select distinct hash from (${FILE_REFERENCES}) as referenced where store = 'files' and hash is not null`,
    );
    const used = new Set(rows.map(({ hash }) => hash));
    const { files: store } = storesOf(config);
    return (await store.list()).filter(hash => !used.has(hash)).map(hash => store.pathOf(hash));
  } finally {
    await database.$client.end();
  }
}
