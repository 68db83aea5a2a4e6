import { chmodSync, mkdirSync } from 'node:fs';
import type { Config } from '../config';

/** Makes the data folder, for our user alone: everything that the product keeps lies in it. */
export function makeDataFolder({ dataDir }: Config) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
}
