import type { BoardRow, OrderedRows } from '../board/board';
import type { BoardRules } from '../../contest/contestRules';

interface Seat {
  row: BoardRow;
  /** How many rows of the board stand before it. */
  before: number;
}

/**
 * A board with the rows of virtual participants among its own: each stands where its result would, with the rank that it would have had.
 * Ranks, awards and first solutions of the board stay as they are.
 */
export function withVirtualRows(held: OrderedRows, rules: BoardRules, virtual: readonly BoardRow[]): OrderedRows {
  if (!virtual.length) return held;
  const order = (a: BoardRow, b: BoardRow) => rules.compare(a, b) || rules.withinTie(a, b);
  const seats = virtual.toSorted(order).map(row => seatIn(held, rules, order, row));
  const placeOf = new Map(seats.map(({ row }, index) => [row.id, index]));
  /** How many virtual rows stand before a position. */
  const virtualBefore = (position: number) => firstWhere(seats.length, index => (seats[index]?.before ?? 0) + index >= position);
  const at = <Found>(position: number, ofVirtual: (seat: Seat) => Found, ofHeld: (position: number) => Found): Found => {
    const index = virtualBefore(position);
    const seat = seats[index];
    return seat && seat.before + index === position ? ofVirtual(seat) : ofHeld(position - index);
  };
  return {
    length: held.length + seats.length,
    rankedCount: held.rankedCount,
    personAt: position => at<BoardRow | ReturnType<OrderedRows['personAt']>>(position, ({ row }) => row, held.personAt),
    rowAt: position => at(position, ({ row }): BoardRow | undefined => row, held.rowAt),
    positionOf(id) {
      const index = placeOf.get(id);
      const seat = index === undefined ? undefined : seats[index];
      if (seat && index !== undefined) return seat.before + index;
      const position = held.positionOf(id);
      return position === undefined ? undefined : position + firstWhere(seats.length, each => (seats[each]?.before ?? 0) > position);
    },
  };
}

function seatIn(held: OrderedRows, rules: BoardRules, order: (a: BoardRow, b: BoardRow) => number, row: BoardRow): Seat {
  const isBehind = (isWorse: (other: BoardRow) => boolean) =>
    firstWhere(held.length, position => {
      const other = held.rowAt(position);
      return !other || isWorse(other);
    });
  const before = isBehind(other => order(other, row) >= 0);
  return {
    row: {
      ...row,
      rank: rankFrom(
        held,
        isBehind(other => rules.compare(other, row) >= 0),
      ),
    },
    before,
  };
}

/** The rank of the first row with one from a position on. */
function rankFrom(held: OrderedRows, from: number): number {
  for (let position = from; position < held.length; position += 1) {
    const rank = held.rowAt(position)?.rank;
    if (rank) return rank;
  }
  return held.rankedCount + 1;
}

/** The first number below `count` for which the condition holds, as it does for all after it; `count` when there is none. */
function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
