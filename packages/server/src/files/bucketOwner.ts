import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { Database } from '../database/database';
import { Bucket } from './bucket';
import type { Place } from './store';

/** Says in the bucket which database its files belong to. */
export const OWNER = 'owner';

/** Tells a database from every other one. */
export async function identityOf($client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await $client.query<{ name: string }>(
    `select system_identifier || '.' || current_database() as name from pg_control_system()`,
  );
  return rows[0]?.name ?? '';
}

/** The bucket belongs to another database. */
export class ForeignBucket extends Error {}

/**
 * Notes in the bucket that its files belong to this database. Another site in the same place would remove them: no row of its own uses them.
 * @throws ForeignBucket when they belong to another.
 */
export async function claimBucket({ $client }: Database, { bucket: place, dataDir }: Place) {
  if (!place) return;
  const bucket = new Bucket(place);
  const own = `${await identityOf($client)}\n`;
  const found = await bucket.read(OWNER);
  const owner = found && (await text(found));
  if (owner === own) return;
  if (owner !== undefined)
    throw new ForeignBucket(
      `The files of ${bucket.name} belong to another database. Choose another prefix in OJ_FILES; if the database has moved for good, remove the object "${place.prefix}${OWNER}".`,
    );
  await writeSmall(bucket, OWNER, own, dataDir);
}

/** Stores a text of a line. */
export async function writeSmall(bucket: Bucket, key: string, content: string, dataDir: string) {
  const folder = await mkdtemp(path.join(dataDir, 'sending-'));
  try {
    const file = path.join(folder, 'text');
    await writeFile(file, content);
    const hash = createHash('sha256').update(content).digest('hex');
    await bucket.put(key, { hash, path: file, bytes: Buffer.byteLength(content) });
  } finally {
    await rm(folder, { recursive: true });
  }
}
