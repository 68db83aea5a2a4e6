import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Judge } from '../judge/judge';
import { judges } from '../judge/queue/queue.table';
import { productVersion } from '../version';

const PACE_MS = 4_000;

/** Tells the database, again and again, that this judge is alive and what it can do. Returns how to stop. */
export async function keepReporting(database: Database, { sandbox, languages }: Judge, id: string) {
  const said = {
    sandbox,
    languages: languages.map(({ name, available, version }) => ({ name, available, version })),
    version: productVersion,
  };
  const report = () =>
    database
      .insert(judges)
      .values({ id, ...said })
      .onConflictDoUpdate({ target: judges.id, set: { ...said, seenAt: sql`now()` } });
  await report();
  const timer = setInterval(() => void report().catch(() => undefined), PACE_MS);
  return async () => clearInterval(timer);
}
