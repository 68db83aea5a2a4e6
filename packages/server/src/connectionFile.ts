import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/*
 * What the back office chooses for the next start: the database, the server of events, the bucket of files. It waits in a file of the data
 * folder; a start makes that the file in force, which every process and command reads. So a change takes effect for all of them at once,
 * at the start, and a backup taken before the start is one of the database that the site still uses. The environment overrules both.
 */

/** Variables that the back office may choose, by what they set. What belongs together is chosen together. */
export const chosenNames = {
  database: ['DATABASE_URL'],
  events: ['OJ_EVENTS'],
  files: ['OJ_FILES', 'OJ_FILES_KEY_ID', 'OJ_FILES_SECRET'],
} as const;
export type ConnectionKind = keyof typeof chosenNames;
export const connectionKinds = Object.keys(chosenNames) as ConnectionKind[];

const Chosen = z.strictObject({
  DATABASE_URL: z.string().optional(),
  OJ_EVENTS: z.string().optional(),
  OJ_FILES: z.string().optional(),
  OJ_FILES_KEY_ID: z.string().optional(),
  OJ_FILES_SECRET: z.string().optional(),
});
/** Values by their variables. */
export type Chosen = z.infer<typeof Chosen>;

/** The connections that the last start took. */
export const currentFile = (dataDir: string) => path.join(dataDir, 'connections.json');
/** What the next start takes. */
export const nextFile = (dataDir: string) => path.join(dataDir, 'connections.next.json');

/** What a file holds; undefined: there is none. @throws Error with a sentence when it cannot be used. */
export function readChosen(file: string): Chosen | undefined {
  try {
    return Chosen.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Error(`${file} cannot be used (${code ?? 'it is damaged'}): mend it, or remove it to start without it.`, { cause: reason });
  }
}

/** Writes what the next start takes, for our user alone: whole, or not at all. Durable when it returns. */
export function writeNext(dataDir: string, chosen: Chosen) {
  const target = nextFile(dataDir);
  const draft = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeSync(file, `${JSON.stringify(chosen, undefined, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, target);
  } catch (reason) {
    rmSync(draft, { force: true });
    throw reason;
  }
  syncFolder(dataDir);
}

/** Makes the waiting connections the current ones. Called at a start. */
export function applyPendingConnections(dataDir: string) {
  if (!readChosen(nextFile(dataDir))) return;
  renameSync(nextFile(dataDir), currentFile(dataDir));
  syncFolder(dataDir);
}

function syncFolder(dataDir: string) {
  const folder = openSync(dataDir, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
