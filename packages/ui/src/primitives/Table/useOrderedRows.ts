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
import { useControllable } from '../../hooks/useControllable';
import type { Column, Sort } from '../PlainTable/column';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

interface OrderedRowsOptions<Row extends object> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: Sort | null | undefined;
  defaultSort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
}

interface OrderedRows<Row> {
  /** Rows in the order of `sort`; as they were given when the host sorts. */
  rows: readonly Row[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
}

/** `sort` given means that the host (mostly: the server) orders the rows. */
export function useOrderedRows<Row extends object>(options: OrderedRowsOptions<Row>): OrderedRows<Row> {
  const { columns, rows, rowKey, defaultSort } = options;
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
  const ordered = table.getRowModel().rows;
  return { rows: useMemo(() => ordered.map(({ original }) => original), [ordered]), sort, onSortChange: setSort };
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
