import { createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { COPY_SETTINGS } from './tables';
import { FILE_REFERENCES, type StoreName } from '../../files/references';
import type { FileStore } from '../../files/store';

export interface Snapshot extends AsyncDisposable {
  /** `store/hash` of every file that the rows refer to, sorted. */
  referenced: string[];
  /** Those files that are not there. */
  missing: string[];
  /** Where a file lies until this is disposed of, whatever is deleted meanwhile. @throws when it is gone. */
  held(name: string): Promise<AsyncDisposable & { path: string }>;
}

/** A file may be removed between the snapshot of the rows and that of the files; its row is gone by then, and the next try is without it. */
const TRIES = 3;

/**
 * One state of rows and files: a transaction that sees one moment, begun on the client and left open, and a second name for each file
 * that its rows refer to. From a bucket, which has no second names, nothing is removed while a backup is made (`isLocked`); its files are
 * fetched one by one.
 */
export async function takeSnapshot(client: PoolClient, stores: Record<StoreName, FileStore>, folder: string): Promise<Snapshot> {
  const pathOf = (name: string) => path.join(folder, name);
  for (let tries = 1; ; tries++) {
    await rm(folder, { recursive: true, force: true });
    await client.query('begin isolation level repeatable read read only');
    await client.query(COPY_SETTINGS);
    const { rows } = await client.query<{ store: StoreName; hash: string }>(
      `select distinct store, hash from (${FILE_REFERENCES}) as referenced where hash is not null order by store, hash`,
    );
    for (const store of Object.keys(stores)) await mkdir(path.join(folder, store), { recursive: true });
    const missing: string[] = [];
    const inBuckets = await namesInBuckets(stores);
    for (const { store, hash } of rows) {
      const name = `${store}/${hash}`;
      if (stores[store].isInBucket ? !inBuckets.has(name) : !(await isLinked(stores[store].pathOf(hash), pathOf(name)))) missing.push(name);
    }
    if (!missing.length || tries === TRIES) {
      const referenced = rows.map(({ store, hash }) => `${store}/${hash}`);
      return {
        referenced,
        missing,
        held: name => held(name, stores, pathOf(name)),
        [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
      };
    }
    await client.query('rollback');
  }
}

async function isLinked(file: string, second: string): Promise<boolean> {
  try {
    await link(file, second);
    return true;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw reason;
  }
}

async function namesInBuckets(stores: Record<StoreName, FileStore>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const [store, files] of Object.entries(stores))
    if (files.isInBucket) for (const hash of await files.list()) names.add(`${store}/${hash}`);
  return names;
}

async function held(name: string, stores: Record<StoreName, FileStore>, file: string) {
  const [store, hash] = name.split('/') as [StoreName, string];
  if (!stores[store].isInBucket) return { path: file, [Symbol.asyncDispose]: async () => undefined };
  const content = await stores[store].original(hash);
  if (!content) throw new Error(`${name} was removed from the bucket while it was backed up`);
  await pipeline(content, createWriteStream(file));
  return { path: file, [Symbol.asyncDispose]: () => rm(file, { force: true }) };
}
