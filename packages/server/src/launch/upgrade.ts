import { causesOf } from '../causes';
import { sizeOf } from '../sizeOf';
import type { Config } from '../config';
import { ConfigError } from '../configError';
import { openDatabase } from '../database/database';
import { findUpgrade, type Upgrade } from '../database/migrate';
import { onlyAdds } from '../database/onlyAdds';
import { copyAside, type DatabaseCopy, moveBack, wayBackIn } from './databaseCopy';
import { type EmbeddedPostgres, startPostgres } from './postgres';

/** The reason that prevents an upgrade, no matter where the database was chosen. */
export class UpgradeRefused extends ConfigError {}

/** Starts the private PostgreSQL of a data folder. When an upgrade lies ahead of its database, that is copied aside before. */
export async function startWithCopy({ dataDir }: Config): Promise<{ server: EmbeddedPostgres; copy?: DatabaseCopy }> {
  const server = await startPostgres(dataDir);
  const upgrade = await upgradeAt(server.url, wayBackIn(dataDir));
  if (!upgrade) return { server };
  console.log(`[oj] upgrade ${spanOf(upgrade)}; the database is copied before that`);
  const copy = await copyAside(dataDir, server, upgrade.missing[0]);
  return { server: await startPostgres(dataDir), copy };
}

async function upgradeAt(url: string, wayBack: string | undefined): Promise<Upgrade | undefined> {
  const { $client } = openDatabase(url, { connections: 1 });
  try {
    return await findUpgrade($client, wayBack);
  } finally {
    await $client.end();
  }
}

/** @throws UpgradeRefused when the database that is to be changed has no copy, and nobody has said that there is a backup. */
export function allowUpgrade(upgrade: Upgrade, { databaseUrl, upgradeTo = 0 }: Config, copy: DatabaseCopy | undefined) {
  if (copy) return;
  if (!databaseUrl) throw new UpgradeRefused('The database was made by an older version: start the product first, which upgrades it.');
  const count = countAfter(upgrade);
  if (upgradeTo < count && !onlyAdds(upgrade.missing))
    throw new UpgradeRefused(
      `This version changes the database (${spanOf(upgrade)}), and no older version can work with it afterwards: make a backup (pg_dump, or the command backup of the version that ran until now), then start with OJ_UPGRADE=${count}.`,
    );
}

/** All migrations of an upgrade are one transaction. */
export const failedUpgrade = (reason: unknown) =>
  new Error(`The upgrade failed, and changed nothing: ${causesOf(reason).at(-1)?.message ?? String(reason)}.`, { cause: reason });

/** Says what begins, where no copy has said it. */
export const sayUpgrading = (upgrade: Upgrade) => console.log(`[oj] upgrade ${spanOf(upgrade)}`);

/** Says what an upgrade did. */
export function sayUpgraded({ missing }: Upgrade, ms: number, copy: DatabaseCopy | undefined, { dataDir }: Config) {
  const copied = copy ? `${sizeOf(copy.bytes)} copied in ${seconds(copy.ms)}, ` : '';
  console.log(`[oj] upgraded: ${copied}${counted(missing.length)} in ${seconds(ms)}`);
  console.log(
    copy
      ? `[oj] the way back: stop, ${moveBack(dataDir, copy.folder)}, get the version of before, start (docs/install.md)`
      : '[oj] the way back: the backup of before, and the version that made it (docs/install.md)',
  );
}

const spanOf = ({ from, missing }: Upgrade) => `from ${from.tag} to ${missing.at(-1)?.tag}: ${counted(missing.length)}`;
const counted = (migrations: number) => `${migrations} ${migrations === 1 ? 'migration' : 'migrations'}`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
/** How many migrations a database has had that has had these: their names are numbers, from 0 on. */
const countAfter = ({ missing }: Upgrade) => Number.parseInt(missing.at(-1)?.tag ?? '', 10) + 1;
