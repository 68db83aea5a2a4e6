import { lt, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { appliedMigrations, knownMigrations } from '../../database/migrate';
import { judges } from '../../judge/queue/queue.table';
import { reachDatabase } from '../reachDatabase';
import type { Check } from './check';

const CLOCK_TOLERANCE_MS = 2_000;
const forgotten = lt(judges.seenAt, sql`now() - interval '7 days'`);

/** Checks the database. Starts the embedded server if it is not running, and keeps it up while `tell` runs. */
export async function checkDatabase(config: Config, tell: (checks: Check[]) => Promise<void>) {
  const hint = config.databaseUrl
    ? `check ${config.setBy.database ?? 'DATABASE_URL'}`
    : 'look at what PostgreSQL says, or set DATABASE_URL';
  try {
    await using server = await reachDatabase(config);
    const database = openDatabase(server.url, { connections: 2 });
    try {
      await tell(await checksOf(database, config));
    } finally {
      await database.$client.end();
    }
  } catch (reason) {
    await tell([failedCheck(reason, hint)]);
  }
}

const failedCheck = (reason: unknown, hint: string): Check => ({
  what: 'database',
  ok: false,
  detail: reason instanceof Error ? reason.message : String(reason),
  hint,
});

async function checksOf(database: Database, { databaseUrl }: Config): Promise<Check[]> {
  const { rows } = await database.$client.query<{ version: string; now: Date }>(
    "select current_setting('server_version') as version, now()",
  );
  const [row] = rows;
  const driftMs = Math.abs((row?.now.getTime() ?? 0) - Date.now());
  const missing = await missingMigrations(database);
  return [
    { what: 'database', ok: true, detail: `PostgreSQL ${row?.version}${databaseUrl ? '' : ' (embedded)'}` },
    {
      what: 'clock',
      ok: driftMs < CLOCK_TOLERANCE_MS,
      detail: `${driftMs} ms from the database's`,
      hint: 'synchronise the clocks of both machines (NTP)',
    },
    {
      what: 'tables',
      ok: missing === 0,
      detail: missing ? `${missing} migrations of this version are missing` : 'those of this version',
      hint: 'start the product, which upgrades the database',
    },
    ...(missing ? [] : [await checkForgottenJudges(database)]),
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
async function checkForgottenJudges(database: Database): Promise<Check> {
  const count = await database.$count(judges, forgotten);
  return {
    what: 'judges',
    ok: count === 0,
    optional: true,
    detail: count ? `${count} were not seen for seven days` : 'all of the list were seen within seven days',
    hint: '--fix takes them off the list',
    fix: async () => {
      await database.delete(judges).where(forgotten);
      return `${count} are off the list`;
    },
  };
}
