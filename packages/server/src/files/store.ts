import { ApiError } from '@oj/contract';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Bucket, type BucketFile } from './bucket';
import type { BucketPlace } from './bucketPlace';
import { LocalCopies } from './localCopies';
import type { StoreName } from './references';

export interface Stored {
  /** SHA-256 of the bytes, in hex: the file's name. */
  hash: string;
  bytes: number;
}

/** Bytes that are being looked at and have no name yet; gone when it is disposed of. */
export interface Arrived extends Stored, AsyncDisposable {
  path: string;
}

/** Where files are: in the data folder, or in a bucket, with copies of those in use in the data folder. */
export interface Place {
  dataDir: string;
  bucket?: BucketPlace | undefined;
}

type Pieces = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const HASH = /^[0-9a-f]{64}$/;
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** Files named by what is in them. A name, once given out, means the same bytes for ever, so that a local copy is never out of date. */
export class FileStore {
  private readonly folder;
  private readonly bucket;
  private readonly copies;
  /** What the bucket has got before it was kept. */
  private readonly sent = new WeakSet<Arrived>();

  constructor(
    { dataDir, bucket }: Place,
    private readonly name: StoreName = 'files',
  ) {
    this.folder = bucket ? path.join(dataDir, 'copies', name) : path.join(dataDir, name);
    this.bucket = bucket && new Bucket(bucket);
    this.copies = bucket && new LocalCopies(this.folder, bucket.cacheBytes);
  }

  get isInBucket() {
    return this.bucket !== undefined;
  }

  /** Where a file is on this machine, if it is there. */
  pathOf(hash: string) {
    if (!HASH.test(hash)) throw new Error('not a file hash');
    return path.join(this.folder, hash.slice(0, 2), hash);
  }

  /** Absolute path of a stored file; of a bucket, of a copy that stays for an hour. @throws ENOENT when there is no such file. */
  async localPath(hash: string): Promise<string> {
    const local = this.pathOf(hash);
    const { copies } = this;
    if (!copies) await access(local);
    else if (!(await copies.use(local))) await copies.make(local, () => this.copy(hash));
    return local;
  }

  async has(hash: string): Promise<boolean> {
    return (await this.find(hash)) !== undefined;
  }

  async find(hash: string): Promise<BucketFile | undefined> {
    if (this.bucket) return this.bucket.find(this.keyOf(hash));
    const found = await stat(this.pathOf(hash)).catch(() => undefined);
    return found && { bytes: found.size, atMs: found.mtimeMs };
  }

  /** @throws ApiError when there is no such file. */
  async read(hash: string): Promise<ReadStream> {
    const local = await this.localPath(hash).catch((reason: NodeJS.ErrnoException) => {
      throw reason.code === 'ENOENT' ? new ApiError('route.notFound') : reason;
    });
    return createReadStream(local);
  }

  /** Its bytes when somebody takes them. */
  async *pieces(hash: string): AsyncGenerator<Uint8Array> {
    yield* createReadStream(await this.localPath(hash)) as AsyncIterable<Uint8Array>;
  }

  /** The bytes as they are stored, whatever a local copy holds; undefined: there is no such file. */
  async original(hash: string): Promise<Readable | undefined> {
    if (this.bucket) return this.bucket.read(this.keyOf(hash));
    return (await this.has(hash)) ? createReadStream(this.pathOf(hash)) : undefined;
  }

  /** Stores text or bytes, piece by piece; durable when it returns. */
  async put(content: Pieces): Promise<Stored> {
    await using arrived = await this.arrive(content);
    const { hash, bytes } = arrived;
    await this.keep(arrived);
    return { hash, bytes };
  }

  /** Brings what has arrived to the bucket, if there is one: before a transaction, which would wait for it. */
  async send(arrived: Arrived) {
    await this.bucket?.put(this.keyOf(arrived.hash), arrived);
    this.sent.add(arrived);
  }

  /** Gives what has arrived its name. @param isWanted whether a local copy stays of what a bucket has. */
  async keep(arrived: Arrived, { isWanted = true } = {}) {
    const { path: arrivedPath, hash, bytes } = arrived;
    if (this.bucket && !(this.sent.has(arrived) && (await this.has(hash)))) await this.send(arrived);
    if (this.bucket && !isWanted) return;
    await mkdir(path.dirname(this.pathOf(hash)), { recursive: true });
    await rename(arrivedPath, this.pathOf(hash));
    this.copies?.added(bytes);
  }

  /** The names of all files. */
  async list(): Promise<string[]> {
    if (this.bucket) {
      const names: string[] = [];
      for await (const key of this.bucket.list(`${this.name}/`)) names.push(path.basename(key));
      return names.filter(name => HASH.test(name));
    }
    const files = await readdir(this.folder, { recursive: true }).catch(() => []);
    return files.map(file => path.basename(file)).filter(name => HASH.test(name));
  }

  /** Removes a file that nobody refers to any more. */
  async remove(hash: string) {
    await rm(this.pathOf(hash), { force: true });
    await this.bucket?.remove(this.keyOf(hash));
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

  /** Removes what a process that was killed had left half arrived, and copies that there is no room for. */
  async cleanUp() {
    for (const name of await readdir(this.arriving).catch(() => [])) {
      const leftover = path.join(this.arriving, name);
      const found = await stat(leftover).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(leftover, { force: true });
    }
    await this.copies?.sweep();
  }

  /** Fetches a file from the bucket; its length. */
  private async copy(hash: string): Promise<number> {
    const content = await this.original(hash);
    if (!content) throw Object.assign(new Error(`there is no file ${hash}`), { code: 'ENOENT' });
    await using arrived = await this.arrive(content as AsyncIterable<Uint8Array>);
    if (arrived.hash !== hash) throw new Error(`the bucket holds other bytes under the name ${hash}`);
    await mkdir(path.dirname(this.pathOf(hash)), { recursive: true });
    await rename(arrived.path, this.pathOf(hash));
    return arrived.bytes;
  }

  /** The name of a file in the bucket is its path in the folder, so that one can be copied into the other. */
  private keyOf(hash: string) {
    if (!HASH.test(hash)) throw new Error('not a file hash');
    return `${this.name}/${hash.slice(0, 2)}/${hash}`;
  }

  private get arriving() {
    return path.join(this.folder, 'arriving');
  }
}
