import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { PlainTable, type PlainTableProps } from '../PlainTable/PlainTable';
import type { Sort } from '../PlainTable/column';
import { useOrderedRows } from './useOrderedRows';

export interface TableProps<Row extends object> extends PlainTableProps<Row> {
  /** The order. When it is given (also as `null`), the host orders the rows, and `onSortChange` reports presses. */
  sort?: Sort | null;
  /** First order when the table sorts its rows itself. */
  defaultSort?: Sort;
  /** Called with the column and the direction that were asked for. */
  onSortChange?: (sort: Sort | null) => void;
}

function DrawTable<Row extends object>(
  { rows, sort, defaultSort, onSortChange, ...rest }: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { columns, rowKey } = rest;
  const ordered = useOrderedRows({ columns, rows, rowKey, sort, defaultSort: defaultSort ?? null, onSortChange });
  return <PlainTable ref={ref} {...rest} {...ordered} />;
}

/** A `PlainTable` that orders its rows itself, by the column whose head is pressed. */
export const Table = forwardRef(DrawTable) as <Row extends object>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;
