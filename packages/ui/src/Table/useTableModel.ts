import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useControllable } from '../hooks/useControllable';
import type { Column, Sort } from './column';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

interface TableModelOptions<Row extends object> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: Sort | null | undefined;
  defaultSort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  hiddenColumns: readonly string[];
}

interface TableModel<Row> {
  /** Visible columns, in order. */
  columns: readonly Column<Row>[];
  /** Rows in the order of `sort`; untouched when the host sorts. */
  rows: readonly { id: string; row: Row }[];
  sort: Sort | null;
  /** A press on the head of a column: first direction, then the other, then none. */
  press: (column: Column<Row>) => void;
}

/** What a table shows, from what it is given. `sort` given means that the host (mostly: the server) orders the rows. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows, rowKey, defaultSort, hiddenColumns } = options;
  const [sort, setSort] = useControllable<Sort | null>({ value: options.sort, defaultValue: defaultSort, onChange: options.onSortChange });
  const manual = options.sort !== undefined;
  const definitions = useMemo(() => columns.map(column => definitionOf(column)), [columns]);
  const sorting = useMemo<SortingState>(() => (sort ? [{ id: sort.key, desc: sort.descending }] : []), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: manual,
    state: { sorting },
  });
  return {
    columns: columns.filter(column => !hiddenColumns.includes(column.key)),
    rows: table.getRowModel().rows.map(row => ({ id: row.id, row: row.original })),
    sort,
    press: column => setSort(nextSort(sort, column)),
  };
}

function definitionOf<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.key,
    accessorFn: row => column.sortBy?.(row),
    enableSorting: column.sortBy !== undefined,
    sortFn: 'alphanumeric',
    sortUndefined: 'last',
  };
}

function nextSort<Row>(sort: Sort | null, { key, descendingFirst = false }: Column<Row>): Sort | null {
  if (sort?.key !== key) return { key, descending: descendingFirst };
  return sort.descending === descendingFirst ? { key, descending: !descendingFirst } : null;
}
