import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';

/** Tells machines of the same name apart; stays the same for as long as the data folder does. */
export async function machineMark({ dataDir }: Pick<Config, 'dataDir'>) {
  const file = path.join(dataDir, 'machine');
  const fresh = `${file}.${process.pid}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(fresh, randomBytes(2).toString('hex'));
  // The first judge that makes the link decides for all judges of this folder.
  await link(fresh, file).catch(() => undefined);
  await rm(fresh, { force: true });
  return readFile(file, 'utf8');
}
