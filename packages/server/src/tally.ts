/** Counts what goes on at the same time, by whom. */
export class Tally {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(key: string): boolean {
    return (this.counts.get(key) ?? 0) < this.most;
  }

  /** False: as many go on already. Whoever got true calls `give` at the end. */
  take(key: string): boolean {
    if (!this.hasRoom(key)) return false;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }

  give(key: string) {
    const count = this.counts.get(key) ?? 0;
    if (count > 1) this.counts.set(key, count - 1);
    else this.counts.delete(key);
  }
}
