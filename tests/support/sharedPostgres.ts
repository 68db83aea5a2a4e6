import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../packages/server/src/database/database';
import { APP_ROLE } from '../../packages/server/src/database/embeddedUrl';
import { SETTINGS, startPostgres } from '../../packages/server/src/launch/postgres';

/** Nothing here need outlive the machine, and no test kills this server. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** The database of a product with a PostgreSQL of its own. */
const TEMPLATE = 'postgres';
/** Connected to while databases are made and removed: the template admits nobody then. */
const MAINTENANCE = 'template1';

export interface SharedPostgres {
  /** URL for the superuser. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL whose databases begin with what a first start has left in a data folder. */
export async function startSharedPostgres(preparedDir: string): Promise<SharedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-shared-'));
  execFileSync('cp', ['-a', path.join(preparedDir, 'postgres'), folder]);
  const server = await startPostgres(folder, { ...SETTINGS, ...NOT_DURABLE });
  const url = addressOf(server.url.replace(APP_ROLE, 'oj'), MAINTENANCE);
  await run(url, `alter database ${TEMPLATE} with allow_connections false`);
  return {
    url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database of the product's own role. Answers its address. */
export async function newDatabase(sharedUrl: string): Promise<string> {
  const name = `oj_${randomBytes(8).toString('hex')}`;
  await run(sharedUrl, `create database ${name} template ${TEMPLATE} strategy file_copy owner ${APP_ROLE}`);
  return addressOf(sharedUrl.replace('//oj@', `//${APP_ROLE}@`), name);
}

/** Whether this is the address of a database of that server. */
export const isOn = (sharedUrl: string, url: string) => socketOf(sharedUrl) === socketOf(url);
const socketOf = (url: string) => new URL(url).searchParams.get('host');

export const dropDatabase = (sharedUrl: string, url: string) =>
  run(sharedUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

function addressOf(url: string, database: string) {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return String(address);
}

async function run(url: string, statement: string) {
  const { $client } = openDatabase(url, { connections: 1 });
  await $client.query(statement).finally(() => $client.end());
}
