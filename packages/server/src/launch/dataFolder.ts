import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../causes';
import { type Config, ConfigError } from '../config';

/** PostgreSQL's longest path is 1,023 bytes, with names of its own behind that of its folder. */
const MOST_PATH_BYTES = 800;

/**
 * Makes the data folder, for our user alone: everything that the product keeps lies in it.
 * @throws ConfigError when it cannot be.
 */
export function makeDataFolder({ dataDir }: Pick<Config, 'dataDir'>) {
  if (Buffer.byteLength(dataDir) > MOST_PATH_BYTES)
    throw new ConfigError(`The path of the data folder is too long: set OJ_DATA to a shorter one.`);
  try {
    makeFolder(dataDir);
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (reason) {
    const { code, message } = reason as NodeJS.ErrnoException;
    throw new ConfigError(`${dataDir} cannot be the data folder (${code ?? message}): set OJ_DATA to a folder that this user may write.`);
  }
}

/** One after the other: `recursive` does not end where the system makes no folders, as in /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (reason) {
    // Another process was quicker.
    if (!hasCode(reason, EXISTS)) throw reason;
  }
}

const EXISTS = new Set(['EEXIST']);

/** Name of the file that is in the data folder from the beginning of a restore to its end. */
export const RESTORING = 'restoring';

/** @throws ConfigError when a restore was broken off: nothing else may fill the folder. */
export function refuseHalfRestored({ dataDir }: Config) {
  if (existsSync(path.join(dataDir, RESTORING)))
    throw new ConfigError(`A restore into ${dataDir} was broken off: run it again, or begin with another folder.`);
}
