import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** What somebody asked for within this time may be in use: a judging reads its files one after the other. */
const IN_USE_MS = 3_600_000;

/** Copies of files in a folder, by their names; the ones that were asked for longest ago go when they take more than there is room for. */
export class LocalCopies {
  private readonly underway = new Map<string, Promise<void>>();
  private addedBytes = 0;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly roomBytes: number,
  ) {}

  /** Whether there is a copy; from now on it is not removed for an hour. */
  async use(file: string): Promise<boolean> {
    const now = new Date();
    return utimes(file, now, now).then(
      () => true,
      () => false,
    );
  }

  /** Runs what makes a copy, once at a time for each file. */
  make(file: string, fetch: () => Promise<number>): Promise<void> {
    const before = this.underway.get(file);
    if (before) return before;
    const making = fetch()
      .then(bytes => this.added(bytes))
      .finally(() => this.underway.delete(file));
    this.underway.set(file, making);
    return making;
  }

  /** Must be called for each copy. Looks for copies to remove when an eighth of the room was added. */
  added(bytes: number) {
    this.addedBytes += bytes;
    if (this.addedBytes < this.roomBytes / 8) return;
    this.addedBytes = 0;
    void this.sweep().catch(() => undefined);
  }

  sweep(inUseMs = IN_USE_MS): Promise<void> {
    return (this.sweeping ??= this.sweepNow(inUseMs).finally(() => (this.sweeping = undefined)));
  }

  private async sweepNow(inUseMs: number) {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const copies: { file: string; bytes: number; usedMs: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile() || entry.parentPath.endsWith('arriving')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => undefined);
      if (found) copies.push({ file, bytes: found.size, usedMs: found.mtimeMs });
    }
    let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
    for (const copy of copies.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (bytes <= this.roomBytes || Date.now() - copy.usedMs < inUseMs) return;
      await rm(copy.file, { force: true });
      bytes -= copy.bytes;
    }
  }
}
