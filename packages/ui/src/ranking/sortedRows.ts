import type { RowOrder } from './order';
import type { Placed } from './standing';

/**
 * Rows in order, of which one at a time comes, goes or changes. A changed row is found and put in its place by binary search. Ranks follow
 * from the positions: they are counted when somebody asks, once after any number of changes.
 */
export class SortedRows<Row extends Placed> {
  private readonly sorted: Row[];
  private ranks: Int32Array | undefined;
  private official = 0;

  constructor(
    private readonly order: RowOrder<Row>,
    rows: readonly Row[] = [],
  ) {
    this.sorted = rows.toSorted((a, b) => this.compare(a, b));
  }

  get length(): number {
    return this.sorted.length;
  }

  /** How many have a rank. */
  get rankedCount(): number {
    this.rankAt(0);
    return this.official;
  }

  /** Without its rank. */
  at = (position: number): Row | undefined => this.sorted[position];

  /** From 1; null for the unofficial. */
  rankAt(position: number): number | null {
    this.ranks ??= this.count();
    return this.ranks[position] || null;
  }

  add(row: Row) {
    this.sorted.splice(this.placeOf(row), 0, row);
    this.ranks = undefined;
  }

  /** A row that stands here, as it was added. */
  remove(row: Row) {
    this.sorted.splice(this.placeOf(row), 1);
    this.ranks = undefined;
  }

  replace(before: Row, after: Row) {
    this.remove(before);
    this.add(after);
  }

  /** Where a row stands, or would stand. */
  placeOf(row: Row): number {
    let from = 0;
    let to = this.sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = this.sorted[middle];
      if (other && this.compare(other, row) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private compare = (a: Row, b: Row) => this.order.compare(a, b) || this.order.withinTie(a, b);

  private count(): Int32Array {
    const ranks = new Int32Array(this.sorted.length);
    let leader: Row | undefined;
    let current = 0;
    this.official = 0;
    for (const [position, row] of this.sorted.entries()) {
      if (row.unofficial) continue;
      this.official += 1;
      if (!leader || this.order.compare(leader, row) !== 0) current = this.official;
      leader = row;
      ranks[position] = current;
    }
    return ranks;
  }
}
