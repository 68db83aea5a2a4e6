import type { Config } from '../config';
import { openDatabase } from '../database/database';
import { appliedMigrations } from '../database/migrate';
import { DiskSpace } from '../diskFull';
import { postgresUrl } from '../database/embeddedUrl';
import { startPostgres } from '../launch/postgres';
import { Refused } from './exitCodes';

/** Size of one segment of PostgreSQL's log: with less room it does not start. */
const LEAST_ROOM_BYTES = 16 << 20;

/**
 * A database of yours, the private one of a product that runs, or the private one started for as long as this takes.
 * @throws one with the code ENOSPC when the private one does not start because the disk is full.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<AsyncDisposable & { url: string }> {
  const url = databaseUrl ?? postgresUrl(dataDir);
  const running = { url, [Symbol.asyncDispose]: async () => undefined };
  if (databaseUrl || (await answers(url))) return running;
  try {
    const postgres = await startPostgres(dataDir);
    return { url, [Symbol.asyncDispose]: () => postgres.stop() };
  } catch (reason) {
    // The product was starting its own meanwhile.
    if (await answers(url)) return running;
    const { freeBytes } = await new DiskSpace({ dataDir }).read();
    if (freeBytes >= LEAST_ROOM_BYTES) throw reason;
    throw Object.assign(new Error('PostgreSQL does not start: the disk is full', { cause: reason }), { code: 'ENOSPC' });
  }
}

/** The same, of a site that has been started before. @throws Refused when it has not. */
export async function reachSite(config: Config): Promise<AsyncDisposable & { url: string }> {
  const server = await reachDatabase(config);
  const { $client } = openDatabase(server.url, { connections: 1 });
  const applied = await appliedMigrations($client).finally(() => $client.end());
  if (applied.length) return server;
  await server[Symbol.asyncDispose]();
  throw new Refused('There is nothing here yet: the site was never started.');
}

async function answers(url: string): Promise<boolean> {
  const { $client } = openDatabase(url, { connections: 1 });
  try {
    await $client.query('select');
    return true;
  } catch {
    return false;
  } finally {
    await $client.end();
  }
}
