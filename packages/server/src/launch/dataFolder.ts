import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../causes';
import { ConfigError } from '../configError';
import type { Config } from '../config';
import { cannotBeDataFolder, dataFolderFault } from './beforehand.mjs';

/**
 * Makes the data folder, for our user alone: everything that the product keeps lies in it.
 * @throws ConfigError when it cannot be.
 */
export function makeDataFolder({ dataDir }: Pick<Config, 'dataDir'>) {
  const fault = dataFolderFault(dataDir);
  if (fault) throw new ConfigError(fault);
  try {
    makeFolder(dataDir);
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (reason) {
    const { code, message } = reason as NodeJS.ErrnoException;
    throw new ConfigError(cannotBeDataFolder(dataDir, code ?? message));
  }
}

/** Makes folders one after the other, because `recursive` does not end where the system makes none, as in /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
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
