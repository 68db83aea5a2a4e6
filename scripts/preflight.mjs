// Checks before anything is changed whether the product can start here: the launcher would find out minutes later.
import fs from 'node:fs';
import path from 'node:path';
import { dataFolderFault, portFault, secondStartFault } from '../packages/server/src/launch/beforehand.mjs';
import { libc, root } from './environment.mjs';
import { fail } from './processes.mjs';

/** An empty variable counts as none. */
const setting = name => process.env[name] || undefined;
const dataDir = path.resolve(setting('OJ_DATA') ?? path.join(root, '.data'));
const usesOwnDatabase = !setting('DATABASE_URL') && !setting('DATABASE_URL_FILE');
const SETPRIV = '/usr/bin/setpriv';
const MB = 1_000_000;
/** Free space that packages, toolchain and builds need, and that a new data folder needs, in MB. */
const ROOM = [
  { folder: root, mb: 1_500, isThere: () => fs.existsSync(path.join(root, 'node_modules', '.modules.yaml')) },
  { folder: dataDir, mb: 200, isThere: () => fs.existsSync(dataDir) },
];

/** Ends this process with a sentence when the product cannot start here. */
export async function preflight() {
  const fault =
    systemFault() ??
    dataFolderFault(dataDir) ??
    (usesOwnDatabase ? secondStartFault(dataDir) : undefined) ??
    roomFault() ??
    (await addressFault());
  if (fault) fail(fault);
}

function systemFault() {
  if (process.platform !== 'linux') return undefined;
  if (libc() === 'musl')
    return 'This system has musl in place of glibc, without which the database and Node that are brought along do not run: use a system such as Debian, Ubuntu, Fedora or Arch, or a container of one (deploy/container).';
  if (usesOwnDatabase && process.getuid() === 0 && !fs.existsSync(SETPRIV))
    return `PostgreSQL does not run as root, and ${SETPRIV} is missing, which would take its rights away: install util-linux, or start as another user.`;
  return undefined;
}

function roomFault() {
  for (const { folder, mb, isThere } of ROOM) {
    if (isThere()) continue;
    let nearest = folder;
    while (!fs.existsSync(nearest)) nearest = path.dirname(nearest);
    const { bavail, bsize } = fs.statfsSync(nearest);
    const freeMb = Math.floor((bavail * bsize) / MB);
    if (freeMb < mb) return `The disk of ${folder} has ${freeMb} MB left, and the first start needs about ${mb} MB: make room there.`;
  }
  return undefined;
}

/** Address at which the site is to answer. */
export const address = { port: Number(setting('PORT') ?? 6688), host: setting('HOST') ?? '127.0.0.1' };

function addressFault() {
  if (!/^\d{1,5}$/.test(setting('PORT') ?? '0') || address.port > 65_535) return 'PORT must be a port from 0 to 65535.';
  return portFault(address);
}
