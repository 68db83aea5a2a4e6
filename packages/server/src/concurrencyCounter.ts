/** Counts how many things go on at the same time for each key, at most `most`. */
export class ConcurrencyCounter {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(key: string): boolean {
    return (this.counts.get(key) ?? 0) < this.most;
  }

  /** Counts one more. False when the key has as many as it may; after true, call `release` at the end. */
  acquire(key: string): boolean {
    if (!this.hasRoom(key)) return false;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }

  release(key: string) {
    const count = this.counts.get(key) ?? 0;
    if (count > 1) this.counts.set(key, count - 1);
    else this.counts.delete(key);
  }
}
