import { ApiError } from '@oj/contract';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface Stored {
  /** SHA-256 of the bytes, in hex: the file's name. */
  hash: string;
  bytes: number;
}

/** Bytes that are being looked at and have no name yet; gone when it is disposed of. */
export interface Arrived extends Stored, AsyncDisposable {
  path: string;
}

type Pieces = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const HASH = /^[0-9a-f]{64}$/;
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** Files named by what is in them, in one folder. A name, once given out, means the same bytes for ever. */
export class FileStore {
  private readonly folder;

  constructor({ dataDir }: { dataDir: string }, folder = 'files') {
    this.folder = path.join(dataDir, folder);
  }

  /** Absolute path of a stored file. */
  pathOf(hash: string) {
    if (!HASH.test(hash)) throw new Error('not a file hash');
    return path.join(this.folder, hash.slice(0, 2), hash);
  }

  has = (hash: string) => existsSync(this.pathOf(hash));

  /** @throws ApiError when there is no such file. */
  read(hash: string): ReadStream {
    if (!this.has(hash)) throw new ApiError('route.notFound');
    return createReadStream(this.pathOf(hash));
  }

  /** Stores text or bytes, piece by piece; durable when it returns. */
  async put(content: Pieces): Promise<Stored> {
    await using arrived = await this.arrive(content);
    const { hash, bytes } = arrived;
    await this.keep(arrived);
    return { hash, bytes };
  }

  /** Gives what has arrived its name. */
  async keep({ path: arrivedPath, hash }: Arrived) {
    await mkdir(path.dirname(this.pathOf(hash)), { recursive: true });
    await rename(arrivedPath, this.pathOf(hash));
  }

  /** The names of all files. */
  async list(): Promise<string[]> {
    const files = await readdir(this.folder, { recursive: true }).catch(() => []);
    return files.map(file => path.basename(file)).filter(name => HASH.test(name));
  }

  /** Removes a file that nobody refers to any more. */
  async remove(hash: string) {
    await rm(this.pathOf(hash), { force: true });
  }

  /** Writes text or bytes, piece by piece, beside the stored files. Durable when it returns, unless told that somebody sees to it later. */
  async arrive(content: Pieces, { isSynced = true } = {}): Promise<Arrived> {
    const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    await mkdir(this.arriving, { recursive: true });
    const temporary = path.join(this.arriving, randomUUID());
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
      if (isSynced) await file.sync();
    } catch (reason) {
      await rm(temporary, { force: true });
      throw reason;
    } finally {
      await file.close();
    }
    return { path: temporary, hash: hash.digest('hex'), bytes, [Symbol.asyncDispose]: () => rm(temporary, { force: true }) };
  }

  /** Removes what a process that was killed had left half arrived. */
  async cleanUp() {
    for (const name of await readdir(this.arriving).catch(() => [])) {
      const leftover = path.join(this.arriving, name);
      const found = await stat(leftover).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(leftover, { force: true });
    }
  }

  private get arriving() {
    return path.join(this.folder, 'arriving');
  }
}
