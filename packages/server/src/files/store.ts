import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface Stored {
  /** SHA-256 of the bytes, in hex: the file's name. */
  hash: string;
  bytes: number;
}

const HASH = /^[0-9a-f]{64}$/;

/** Files named by what is in them, in one folder. A name, once given out, means the same bytes for ever. */
export class FileStore {
  private readonly folder;

  constructor({ dataDir }: { dataDir: string }) {
    this.folder = path.join(dataDir, 'files');
  }

  /** Absolute path of a stored file. */
  pathOf(hash: string) {
    if (!HASH.test(hash)) throw new Error('not a file hash');
    return path.join(this.folder, hash.slice(0, 2), hash);
  }

  has = (hash: string) => existsSync(this.pathOf(hash));

  /** Stores text or bytes, piece by piece; durable when it returns. */
  async put(content: string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>): Promise<Stored> {
    const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    const arriving = path.join(this.folder, 'arriving');
    await mkdir(arriving, { recursive: true });
    const temporary = path.join(arriving, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    const file = await open(temporary, 'wx', 0o644);
    try {
      for await (const piece of pieces) {
        const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(chunk);
        bytes += chunk.byteLength;
        await file.write(chunk);
      }
      await file.sync();
    } catch (reason) {
      await rm(temporary, { force: true });
      throw reason;
    } finally {
      await file.close();
    }
    const name = hash.digest('hex');
    await mkdir(path.dirname(this.pathOf(name)), { recursive: true });
    await rename(temporary, this.pathOf(name));
    return { hash: name, bytes };
  }
}
