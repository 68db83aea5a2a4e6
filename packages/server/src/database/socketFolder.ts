import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LONGEST_SOCKET_PATH = 107;
const SOCKET_NAME = '.s.PGSQL.5432';
const SYSTEM_RUN = '/run';

/**
 * Where the socket of the private PostgreSQL lies: in the data folder, which is ours alone. A path that is too long for a socket
 * moves to a folder for running programs, and only where there is none to the temporary folder, where others may write.
 */
export function socketFolderOf(dataDir: string): string {
  const inside = path.join(dataDir, 'run');
  if (Buffer.byteLength(path.join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return inside;
  const uid = process.getuid?.() ?? 0;
  const name = `oj-${uid}-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12)}`;
  return path.join(uid === 0 ? SYSTEM_RUN : (process.env.XDG_RUNTIME_DIR ?? os.tmpdir()), name);
}

/**
 * Makes the folder, for `owner` alone. What is there already must be a folder, not a link, and ours.
 * @throws with a sentence when somebody else put something there.
 */
export function makeSocketFolder(folder: string, owner: number | undefined) {
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason;
  }
  const found = lstatSync(folder);
  const ours = [process.getuid?.(), owner];
  if (!found.isDirectory() || !ours.includes(found.uid)) throw new Error(`${folder} is not a folder of ours; please remove it`);
  chmodSync(folder, 0o700);
  if (owner !== undefined) chownSync(folder, owner, owner);
}

export const removeSocketFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
