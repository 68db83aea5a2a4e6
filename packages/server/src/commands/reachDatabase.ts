import type { Config } from '../config';
import { openDatabase } from '../database/database';
import { postgresUrl, startPostgres } from '../launch/postgres';

/** A database of yours, the private one of a product that runs, or the private one started for as long as this takes. */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<AsyncDisposable & { url: string }> {
  const url = databaseUrl ?? postgresUrl(dataDir);
  if (databaseUrl || (await answers(url))) return { url, [Symbol.asyncDispose]: async () => undefined };
  const postgres = await startPostgres(dataDir);
  return { url, [Symbol.asyncDispose]: () => postgres.stop() };
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
