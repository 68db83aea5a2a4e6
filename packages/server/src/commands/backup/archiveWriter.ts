import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { pack } from 'tar-stream';

/**
 * Writes an archive (tar) beside its name, and gives it its name at the end: a run that was killed leaves the archive of before.
 * Only its owner may read it: it holds what the database holds.
 */
export class ArchiveWriter implements AsyncDisposable {
  private readonly tar = pack();
  private readonly partial: string;
  private readonly written: Promise<void>;
  private isDone = false;
  bytes = 0;

  constructor(private readonly file: string) {
    this.partial = `${file}.partial`;
    const sink = createWriteStream(this.partial, { mode: 0o600 });
    sink.on('error', reason => this.tar.destroy(reason));
    // `written` reports the error; without a listener it would end the process.
    this.tar.on('error', () => undefined);
    this.written = finished(this.tar.pipe(sink));
    this.written.catch(() => undefined);
  }

  async add(name: string, content: Uint8Array | string) {
    const bytes = Buffer.from(content);
    this.bytes += bytes.byteLength;
    await this.untilTaken(taken => this.tar.entry({ name, size: bytes.byteLength }, bytes, taken));
  }

  /** Answers the SHA-256 of what was read. */
  async addFile(name: string, source: string): Promise<string> {
    const { size } = await stat(source);
    const hash = createHash('sha256');
    await this.untilTaken(taken => {
      const entry = this.tar.entry({ name, size }, taken);
      const reading = createReadStream(source);
      // A full disk ends the entry, too; who waits for it is told by `written`.
      entry.on('error', () => reading.destroy());
      reading.on('data', piece => hash.update(piece)).on('error', reason => entry.destroy(reason));
      reading.pipe(entry);
    });
    this.bytes += size;
    return hash.digest('hex');
  }

  /** Durable when it returns. */
  async finish() {
    this.tar.finalize();
    await this.written;
    await synced(this.partial);
    await rename(this.partial, this.file);
    this.isDone = true;
    await synced(path.dirname(path.resolve(this.file)));
  }

  async [Symbol.asyncDispose]() {
    if (this.isDone) return;
    this.tar.destroy();
    await rm(this.partial, { force: true });
  }

  /** A full disk ends the archive while an entry waits to be taken. */
  private untilTaken(give: (taken: (reason?: Error | null) => void) => void) {
    const taken = new Promise<void>((resolve, reject) => give(reason => (reason ? reject(reason) : resolve())));
    return Promise.race([taken, this.written]);
  }
}

/** Makes a file or a folder durable. */
export async function synced(target: string) {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
