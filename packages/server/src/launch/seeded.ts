import type { Config } from '../config';
import type { Database } from '../database/database';

/** Name of the setting that says that the starter set is complete. */
export const STARTER_DONE = 'starter';

/** Name of the setting that is there while nobody has seen the password that was made for root. */
export const UNSEEN_PASSWORD = 'unseenPassword';

/** Whether there is nothing left for a first start to do. */
export async function isSeeded({ $client }: Database, { starterSet }: Config): Promise<boolean> {
  const { rows } = await $client.query<{ users: boolean; starter: boolean; unseen: boolean }>(
    `select exists (select from users) as users, exists (select from settings where name = $1) as starter,
       exists (select from settings where name = $2) as unseen`,
    [STARTER_DONE, UNSEEN_PASSWORD],
  );
  const [found] = rows;
  return !!found?.users && !found.unseen && (found.starter || !starterSet);
}
