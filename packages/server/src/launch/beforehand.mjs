// What stands against a start, as a sentence. Plain JavaScript: scripts/preflight.mjs asks it before anything is installed or built.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** PostgreSQL's longest path is 1,023 bytes, with names of its own behind that of its folder. */
const MOST_PATH_BYTES = 800;

/** Why nothing can listen there; undefined when something can. */
export async function portFault({ port, host }) {
  const probe = createServer();
  const reason = await new Promise(resolve => {
    probe.once('error', resolve).listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
  if (!reason) return undefined;
  const sentence = portSentences[reason.code];
  return sentence?.(port, host) ?? `Nobody can listen on port ${port} of ${host} (${reason.code}): set PORT or HOST.`;
}

const portSentences = {
  EADDRINUSE: (port, host) => `Port ${port} of ${host} is taken: stop who listens there, or set PORT to another one.`,
  EACCES: port => `This user may not listen on port ${port}: set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (_, host) => `${host} is no address of this machine: set HOST to one that is, or to 0.0.0.0 for all.`,
  ENOTFOUND: (_, host) => `${host} is no name of an address: set HOST to an address of this machine, or to 0.0.0.0 for all.`,
};

/** Why the data folder, which need not be there yet, cannot lie there, as far as this can be known without making it. */
export function dataFolderFault(dataDir) {
  if (Buffer.byteLength(dataDir) > MOST_PATH_BYTES) return 'The path of the data folder is too long: set OJ_DATA to a shorter one.';
  let nearest = dataDir;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  if (!statSync(nearest).isDirectory()) return cannotBeDataFolder(dataDir, 'ENOTDIR');
  try {
    accessSync(nearest, constants.W_OK);
  } catch (reason) {
    return cannotBeDataFolder(dataDir, reason.code);
  }
  return undefined;
}

export const cannotBeDataFolder = (dataDir, code) =>
  `${dataDir} cannot be the data folder (${code}): set OJ_DATA to a folder that this user may write.`;

/** The lock of a data folder. Whoever works with the private database holds it; the file keeps the number of that process. */
export const lockOf = dataDir => path.join(dataDir, 'lock');

/** `flock` of util-linux ends with this code when somebody else holds the lock. */
export const LOCK_HELD = 75;

/** Why there can be no second start on this data folder: the product, or a command of it, works with its private database just now. */
export function secondStartFault(dataDir) {
  const lock = lockOf(dataDir);
  if (!existsSync(lock)) return undefined;
  const { status } = spawnSync('flock', ['--shared', '--nonblock', '--conflict-exit-code', LOCK_HELD, lock, 'true'], { stdio: 'ignore' });
  return status === LOCK_HELD ? heldSentence(dataDir) : undefined;
}

/** The sentence for who cannot get the lock. A number that no process of this machine has is one of another container. */
export function heldSentence(dataDir) {
  const pid = readFileSync(lockOf(dataDir), 'utf8').trim();
  const remedy = 'end it first, or set OJ_DATA to another folder.';
  return pid && existsSync(`/proc/${pid}`)
    ? `Process ${pid} of this product works on ${dataDir}: ${remedy}`
    : `A process of this product, in another container, works on ${dataDir}: ${remedy}`;
}

/** The number of the PostgreSQL that runs on this data folder, or is on its way out. */
export function serverOn(dataDir) {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return undefined;
  // Empty: it is on its way out. Another program's: the number was given out again.
  const words = readFileSync(commandLine, 'utf8');
  return words === '' || words.includes('postgres') ? pid : undefined;
}
