import { readdirSync } from 'node:fs';
import { chown, constants, cp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sizeOf } from '../sizeOf';
import { ConfigError } from '../configError';
import { knownMigrations, type Migration } from '../database/migrate';
import { RESERVE_BYTES } from '../diskFull';
import { holdDataFolder } from './dataFolderLock';
import { type EmbeddedPostgres, folderOf, makePartial, PARTIAL } from './postgres';

/*
 * An upgrade copies the folder of the private database before it changes it, while no server runs on it: migrations cannot be undone, but
 * the copy can be put back. The copy is named after the first migration that it has not had, and gets its name when all of it is on the
 * disk; a start that is killed before leaves a `.partial`, which the next one removes. Only the newest copy is kept: when it is whole,
 * those of earlier upgrades are removed. A copy of the same name was made by an upgrade that did not end well. The database still has all
 * that it holds, so it is removed first.
 */
const BEFORE = 'postgres.before-';
const copiesIn = (dataDir: string) => readdirSync(dataDir).filter(name => name.startsWith(BEFORE));

export interface DatabaseCopy {
  folder: string;
  bytes: number;
  ms: number;
}

/** Ends the server and copies its folder. @throws ConfigError when the disk has not the room; nothing was changed then. */
export async function copyAside(dataDir: string, server: EmbeddedPostgres, first: Migration): Promise<DatabaseCopy> {
  const startedAt = performance.now();
  const folder = path.join(dataDir, `${BEFORE}${first.tag}`);
  const source = folderOf(dataDir);
  const release = await holdDataFolder(dataDir, 0);
  const partial = makePartial(dataDir);
  try {
    await server.stop();
    const bytes = await bytesIn(source);
    await refuseWithoutRoom(dataDir, bytes, await bytesIn(folder).catch(() => 0));
    await remove(dataDir, path.basename(folder));
    // What lies elsewhere by a symbolic link, such as the log on another disk, is copied, too: the database goes on in it.
    await cp(source, partial, { recursive: true, dereference: true, mode: constants.COPYFILE_FICLONE });
    await makeDurable(partial, await stat(source));
    await rename(partial, folder);
    await synced(dataDir);
    for (const name of copiesIn(dataDir)) if (name !== path.basename(folder)) await remove(dataDir, name);
    return { folder, bytes, ms: performance.now() - startedAt };
  } finally {
    await rm(partial, { recursive: true, force: true });
    release();
  }
}

/** The command that brings the copy back; the newer database stays beside it as `postgres~`. */
export const moveBack = (dataDir: string, copy: string) => `mv -T --backup ${quoted(copy)} ${quoted(folderOf(dataDir))}`;

/** The same of the newest copy that this version can read, as the end of a sentence. */
export function wayBackIn(dataDir: string): string | undefined {
  const known = knownMigrations().length;
  const names = copiesIn(dataDir).filter(name => Number.parseInt(name.slice(BEFORE.length), 10) <= known);
  const newest = names.toSorted().at(-1);
  return newest && `take the copy of before the upgrade, without what was stored since: ${moveBack(dataDir, path.join(dataDir, newest))}`;
}

const quoted = (file: string) => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`);

/** A shared block is counted as well: it stops being shared when the database goes on. */
async function refuseWithoutRoom(dataDir: string, bytes: number, freedBytes: number) {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize + freedBytes;
  const needed = bytes + RESERVE_BYTES;
  if (free >= needed) return;
  throw new ConfigError(
    `This version changes the database, which is copied first: the disk of ${dataDir} has ${sizeOf(free)} left for that, and ${sizeOf(needed)} are needed. Nothing was changed: make room there, and start again.`,
  );
}

const BLOCK_BYTES = 4096;
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true })) {
    const { size } = await stat(path.join(folder, entry));
    bytes += Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return bytes;
}

/** Gives all to the owner of the source, and to the disk. */
async function makeDurable(folder: string, { uid, gid }: { uid: number; gid: number }) {
  for (const entry of [...(await readdir(folder, { recursive: true })), '.']) {
    const file = path.join(folder, entry);
    await chown(file, uid, gid);
    await synced(file);
  }
}

async function synced(file: string) {
  await using handle = await open(file, 'r');
  await handle.sync();
}

/** A copy that is half removed must not look like one. */
async function remove(dataDir: string, name: string) {
  if (!copiesIn(dataDir).includes(name)) return;
  const going = path.join(dataDir, `${PARTIAL}removed`);
  await rename(path.join(dataDir, name), going);
  await rm(going, { recursive: true });
}
