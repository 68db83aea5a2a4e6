import { memo, type ReactNode } from 'react';
import type { PlacedColumn } from '../../hooks/useColumnsInSight';
import type { Column } from '../PlainTable/column';
import { roles } from './roles';

/** A column, and where it stands if it is laid out as a box. */
export type RowColumn<Row> = Pick<PlacedColumn<Column<Row>>, 'column'> & Partial<PlacedColumn<Column<Row>>>;

/** While somebody scrolls, rows that stay are not computed again, and neither are the cells of a row whose other columns change. */
export const RowCells = memo(DrawRowCells) as typeof DrawRowCells;

function DrawRowCells<Row extends object>({ columns, row }: { columns: readonly RowColumn<Row>[]; row: Row }): ReactNode {
  return columns.map(({ column, number, style }) => <RowCell key={column.key} column={column} number={number} style={style} row={row} />);
}

const RowCell = memo(DrawRowCell) as typeof DrawRowCell;

function DrawRowCell<Row extends object>({ column, number, style, row }: RowColumn<Row> & { row: Row }) {
  return (
    <td
      {...(style && roles.cell)}
      aria-colindex={number}
      data-align={column.align}
      data-truncate={column.truncate || undefined}
      style={style}
    >
      {column.cell(row)}
    </td>
  );
}
