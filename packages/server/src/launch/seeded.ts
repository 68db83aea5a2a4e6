import type { Config } from '../config';
import type { Database } from '../database/database';

/** Name of the setting that says that the starter set is complete. */
export const STARTER_DONE = 'starter';

/** Whether there is nothing left for a first start to do. */
export async function isSeeded({ $client }: Database, { starterSet }: Config): Promise<boolean> {
  const { rows } = await $client.query<{ users: boolean; starter: boolean }>(
    'select exists (select from users) as users, exists (select from settings where name = $1) as starter',
    [STARTER_DONE],
  );
  const [found] = rows;
  return !!found?.users && (found.starter || !starterSet);
}
