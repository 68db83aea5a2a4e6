import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { COPY_SETTINGS } from './tables';
import { FILE_REFERENCES, type StoreName } from '../../files/references';
import type { FileStore } from '../../files/store';

export interface Snapshot extends AsyncDisposable {
  /** `store/hash` of every file that the rows refer to, sorted. */
  referenced: string[];
  /** Those of them that are not there. */
  missing: string[];
  /** Where a file lies until the snapshot is disposed of, whatever is deleted meanwhile. */
  pathOf(name: string): string;
}

/** A file may be removed between the snapshot of the rows and that of the files; its row is gone by then, and the next try is without it. */
const TRIES = 3;

/**
 * One state of rows and files: a transaction that sees one moment, begun on the client and left open, and a second name for each file
 * that its rows refer to.
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
    for (const { store, hash } of rows) {
      const name = `${store}/${hash}`;
      await link(stores[store].pathOf(hash), pathOf(name)).catch((reason: NodeJS.ErrnoException) => {
        if (reason.code !== 'ENOENT') throw reason;
        missing.push(name);
      });
    }
    if (!missing.length || tries === TRIES) {
      const referenced = rows.map(({ store, hash }) => `${store}/${hash}`);
      return { referenced, missing, pathOf, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
    }
    await client.query('rollback');
  }
}
