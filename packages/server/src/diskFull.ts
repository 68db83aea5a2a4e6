import { statfs } from 'node:fs/promises';
import { Cached } from './cached';
import { hasCode } from './causes';

/** Of the file system, and of PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because there is no room left on the disk. */
export const isDiskFull = (reason: unknown): boolean => hasCode(reason, CODES);

/** Kept free, so that the database can go on: it ends when it finds no room for its log. */
const RESERVE_BYTES = 64 << 20;
const REMEMBERED_MS = 1_000;

/** Whether the disk of the data folder has room for more. */
export class DiskSpace {
  private readonly free;

  constructor({ dataDir }: { dataDir: string }) {
    this.free = new Cached(REMEMBERED_MS, async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    });
  }

  read = () => this.free.read();

  /** Where nobody can tell how much is free there is room until a write fails. */
  hasRoom = async () => (await this.free.read().catch(() => ({ freeBytes: Infinity }))).freeBytes > RESERVE_BYTES;
}
