import type { Database } from '../../packages/server/src/database/database';

/** Number of connections to this database that wait for a lock. */
export async function lockWaits(database: Pick<Database, '$client'>): Promise<number> {
  const { rows } = await database.$client.query<{ count: number }>(
    `select count(*)::integer from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}
