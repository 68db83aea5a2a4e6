import { lt, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { appliedMigrations, knownMigrations } from '../../database/migrate';
import { judges } from '../../judge/queue/queue.table';
import { reachDatabase } from '../reachDatabase';
import type { Finding } from './finding';

const CLOCK_TOLERANCE_MS = 2_000;
const forgotten = lt(judges.seenAt, sql`now() - interval '7 days'`);

/** Looks at the database, of a product that runs or started for this, which stays there for as long as `tell` takes. */
export async function findDatabase(config: Config, tell: (findings: Finding[]) => Promise<void>) {
  const mend = config.databaseUrl
    ? `check ${config.setBy.database ?? 'DATABASE_URL'}`
    : 'look at what PostgreSQL says, or set DATABASE_URL';
  try {
    await using server = await reachDatabase(config);
    const database = openDatabase(server.url, { connections: 2 });
    try {
      await tell(await findIn(database, config));
    } finally {
      await database.$client.end();
    }
  } catch (reason) {
    await tell([asFinding(reason, mend)]);
  }
}

const asFinding = (reason: unknown, mend: string): Finding => ({
  what: 'database',
  fine: false,
  found: reason instanceof Error ? reason.message : String(reason),
  mend,
});

async function findIn(database: Database, { databaseUrl }: Config): Promise<Finding[]> {
  const { rows } = await database.$client.query<{ version: string; now: Date }>(
    "select current_setting('server_version') as version, now()",
  );
  const [row] = rows;
  const driftMs = Math.abs((row?.now.getTime() ?? 0) - Date.now());
  const missing = await missingMigrations(database);
  return [
    { what: 'database', fine: true, found: `PostgreSQL ${row?.version}${databaseUrl ? '' : ' (embedded)'}` },
    {
      what: 'clock',
      fine: driftMs < CLOCK_TOLERANCE_MS,
      found: `${driftMs} ms from the database's`,
      mend: 'synchronise the clocks of both machines (NTP)',
    },
    {
      what: 'tables',
      fine: missing === 0,
      found: missing ? `${missing} migrations of this version are missing` : 'those of this version',
      mend: 'start the product, which upgrades the database',
    },
    ...(missing ? [] : [await findForgottenJudges(database)]),
  ];
}

async function missingMigrations(database: Database): Promise<number> {
  const client = await database.$client.connect();
  try {
    const applied = new Set(await appliedMigrations(client));
    return knownMigrations().filter(at => !applied.has(at)).length;
  } finally {
    client.release();
  }
}

/** They say nothing of the site any more. */
async function findForgottenJudges(database: Database): Promise<Finding> {
  const count = await database.$count(judges, forgotten);
  return {
    what: 'judges',
    fine: count === 0,
    optional: true,
    found: count ? `${count} were not seen for seven days` : 'all of the list were seen within seven days',
    mend: '--fix takes them off the list',
    fix: async () => {
      await database.delete(judges).where(forgotten);
      return `${count} are off the list`;
    },
  };
}
