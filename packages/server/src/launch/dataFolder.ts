import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config';

/** Makes the data folder, for our user alone: everything that the product keeps lies in it. */
export function makeDataFolder({ dataDir }: Pick<Config, 'dataDir'>) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
}

/** Name of the file that is in the data folder from the beginning of a restore to its end. */
export const RESTORING = 'restoring';

/** @throws ConfigError when a restore was broken off: nothing else may fill the folder. */
export function refuseHalfRestored({ dataDir }: Config) {
  if (existsSync(path.join(dataDir, RESTORING)))
    throw new ConfigError(`A restore into ${dataDir} was broken off: run it again, or begin with another folder.`);
}
