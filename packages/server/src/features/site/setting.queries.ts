import { inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { settings } from './site.table';

/** What is stored under each of these names; nothing for one that nobody has set. */
export async function readSettings(db: Database, names: string[]): Promise<Record<string, unknown>> {
  const rows = await db.select().from(settings).where(inArray(settings.name, names));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Adds to what is stored under a name: fields that are not named stay. */
export const addToSetting = (tx: Executor, name: string, value: object) =>
  tx
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`${settings.value} || excluded.value` } });
