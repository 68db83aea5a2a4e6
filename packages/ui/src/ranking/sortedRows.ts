import type { RowOrder } from './order';
import type { Placed } from './standing';

const BLOCK = 256;

/** Some neighbouring rows of the order: at least one, and at most twice a block. */
interface Block<Row> {
  rows: Row[];
  /** Number of rows in the block that have a rank. */
  official: number;
}

/**
 * Rows in order, of which one at a time comes, goes or changes. They stand in blocks, so that a change moves few of them: a row is found
 * and put in its place by binary search. Ranks follow from the positions, and are worked out for the rows that are asked for.
 */
export class SortedRows<Row extends Placed> {
  private readonly blocks: Block<Row>[] = [];
  private readonly compare: (a: Row, b: Row) => number;
  length = 0;
  /** How many have a rank. */
  rankedCount = 0;

  constructor(
    private readonly order: RowOrder<Row>,
    rows: readonly Row[] = [],
  ) {
    this.compare = (a, b) => order.compare(a, b) || order.withinTie(a, b);
    const sorted = rows.toSorted(this.compare);
    for (let from = 0; from < sorted.length; from += BLOCK) this.blocks.push(blockOf(sorted.slice(from, from + BLOCK)));
    this.length = rows.length;
    this.rankedCount = officialIn(rows);
  }

  /** The row at a position, without its rank. */
  at(position: number): Row | undefined {
    let from = 0;
    for (const { rows } of this.blocks) {
      if (position < from + rows.length) return rows[position - from];
      from += rows.length;
    }
    return undefined;
  }

  /** One more than the ranked rows that are better; null for the unofficial. */
  rankOf(row: Row): number | null {
    if (row.unofficial) return null;
    const [blockIndex, index] = this.find(other => this.order.compare(other, row) < 0);
    let better = officialIn(this.blocks[blockIndex]?.rows.slice(0, index) ?? []);
    for (let before = 0; before < blockIndex; before += 1) better += this.blocks[before]?.official ?? 0;
    return better + 1;
  }

  add(row: Row) {
    const [found, index] = this.find(other => this.compare(other, row) < 0);
    const blockIndex = Math.min(found, this.blocks.length - 1);
    const block = this.blocks[blockIndex];
    if (!block) this.blocks.push(blockOf([row]));
    else {
      block.rows.splice(found > blockIndex ? block.rows.length : index, 0, row);
      block.official += officialIn([row]);
      if (block.rows.length > 2 * BLOCK) this.blocks.splice(blockIndex, 1, ...halvesOf(block));
    }
    this.length += 1;
    this.rankedCount += officialIn([row]);
  }

  /** A row that stands here, as it was added. */
  remove(row: Row) {
    const [blockIndex, index] = this.find(other => this.compare(other, row) < 0);
    const block = this.blocks[blockIndex];
    if (!block) return;
    block.rows.splice(index, 1);
    block.official -= officialIn([row]);
    if (!block.rows.length) this.blocks.splice(blockIndex, 1);
    this.length -= 1;
    this.rankedCount -= officialIn([row]);
  }

  replace(before: Row, after: Row) {
    this.remove(before);
    this.add(after);
  }

  /** Where a row stands, or would stand. */
  placeOf(row: Row): number {
    const [blockIndex, index] = this.find(other => this.compare(other, row) < 0);
    let place = index;
    for (let before = 0; before < blockIndex; before += 1) place += this.blocks[before]?.rows.length ?? 0;
    return place;
  }

  /** The first row that does not come before: its block, and its index in there. */
  private find(comesBefore: (row: Row) => boolean): [block: number, index: number] {
    const block = firstNot(this.blocks, ({ rows }) => rows.slice(-1).every(comesBefore));
    return [block, firstNot(this.blocks[block]?.rows ?? [], comesBefore)];
  }
}

/** Index of the first item for which a condition does not hold that holds for all before it. */
function firstNot<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) from = middle + 1;
    else to = middle;
  }
  return from;
}

const officialIn = (rows: readonly Placed[]) => rows.reduce((count, { unofficial }) => count + (unofficial ? 0 : 1), 0);
const blockOf = <Row extends Placed>(rows: Row[]): Block<Row> => ({ rows, official: officialIn(rows) });
const halvesOf = <Row extends Placed>({ rows }: Block<Row>) => [blockOf(rows.slice(0, BLOCK)), blockOf(rows.slice(BLOCK))];
