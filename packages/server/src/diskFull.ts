import { statfs } from 'node:fs/promises';
import { Cached } from './cached';
import { hasCode } from './causes';

/** Error codes of the file system and of PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because there is no room left on the disk. */
export const isDiskFull = (reason: unknown): boolean => hasCode(reason, CODES);

/** The sentence that an operator reads about an error. It says when the disk is full, which is easily lost in the words of a query. */
export function sentenceOf(reason: unknown): string {
  const words = reason instanceof Error ? reason.message : String(reason);
  if (!isDiskFull(reason) && !words.includes('No space left on device')) return words;
  return 'There is no room left on the disk. What was stored before is safe: make room, and run this again.';
}

/** Bytes kept free for the database, which ends when it finds no room for its log. */
export const RESERVE_BYTES = 64 << 20;
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
