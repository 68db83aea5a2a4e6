import type { CSSProperties, ReactNode } from 'react';
import type { PlacedColumn } from '../../hooks/useColumnsInSight';
import type { Column } from '../PlainTable/column';
import { roles } from './roles';
import { RowCells } from './RowCells';

interface WideRowsProps<Row> {
  indexes: readonly number[];
  entries: readonly { id: string; row: Row }[];
  columns: readonly PlacedColumn<Column<Row>>[];
  highlight: ((row: Row) => boolean) | undefined;
}

/** Rows of a table of very many columns. Each stands by its index; `wideStyle` says where. */
export function WideRows<Row extends object>({ indexes, entries, columns, highlight }: WideRowsProps<Row>): ReactNode {
  return indexes.map(index => {
    const entry = entries[index];
    return (
      entry && (
        <tr
          key={entry.id}
          {...roles.row}
          data-index={index}
          aria-rowindex={index + 2}
          data-highlight={highlight?.(entry.row) || undefined}
          style={{ '--index': index } as CSSProperties}
        >
          <RowCells columns={columns} row={entry.row} />
        </tr>
      )
    );
  });
}
