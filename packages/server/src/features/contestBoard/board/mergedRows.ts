import { SortedRows } from '@oj/ui/ranking';
import type { BoardRow, OrderedRows } from './board';
import type { BoardRules } from '../../contest/contestRules';

/** Rows of several boards as one. A user who is on two of them keeps the row of the first. */
export function mergedRows(rules: BoardRules, boards: readonly OrderedRows[]): OrderedRows {
  const rows = new Map<string, BoardRow>();
  for (const board of boards) {
    for (let position = 0; position < board.length; position += 1) {
      const row = board.rowAt(position);
      if (row && !rows.has(row.id)) rows.set(row.id, row);
    }
  }
  const sorted = new SortedRows<BoardRow>(rules, [...rows.values()]);
  return {
    length: sorted.length,
    rankedCount: sorted.rankedCount,
    personAt: position => sorted.at(position),
    rowAt(position) {
      const row = sorted.at(position);
      return row && { ...row, rank: sorted.rankOf(row) };
    },
    positionOf(id) {
      const row = rows.get(id);
      return row && sorted.placeOf(row);
    },
  };
}
