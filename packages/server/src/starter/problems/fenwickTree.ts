/** Counters with their sums over ranges, all at 0 at first. */
export class FenwickTree {
  private readonly counts;

  constructor(length: number) {
    this.counts = new Int32Array(length);
  }

  at = (index: number) => this.counts[index] ?? 0;

  /** Changes a counter and answers what it was before. */
  add(index: number, change: number): number {
    const before = this.at(index);
    this.counts[index] = before + change;
    return before;
  }
}
