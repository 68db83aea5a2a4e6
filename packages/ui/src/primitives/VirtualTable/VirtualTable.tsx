import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton';
import { type Column, nextSort } from '../PlainTable/column';
import { EmptyRow } from '../PlainTable/EmptyRow';
import { HeaderCell } from '../PlainTable/HeaderCell';
import { SelectAllCell, SelectRowCell } from '../PlainTable/SelectionCells';
import type { TableProps } from '../Table/Table';
import { cellStyle, tableStyle } from '../PlainTable/tableStyle';
import { useOrderedRows } from '../Table/useOrderedRows';
import { useSelection } from '../PlainTable/useSelection';
import { useVirtualRows } from '../../hooks/useVirtualRows';
import { theme } from '../../theme/theme';

const ROW_PX = { comfortable: 48, default: 40, compact: 32 } as const;

export interface VirtualTableProps<Row extends object>
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Omit<TableProps<Row>, 'stickyTopPx' | 'narrow' | keyof ComponentPropsWithoutRef<'div'>> {
  /** Greatest height of the box that scrolls, px. Default 560. */
  maxHeightPx?: number;
  /** Rows drawn beyond each edge of the box. Default 8. */
  overscan?: number;
  /** Number of all rows, when `rows` is only the part that has been fetched. Default `rows.length`. */
  totalRows?: number;
}

const nothingHidden: readonly string[] = [];

function DrawVirtualTable<Row extends object>(
  {
    label,
    columns,
    rows,
    rowKey,
    sort,
    defaultSort,
    onSortChange,
    hiddenColumns = nothingHidden,
    density = 'default',
    loading = false,
    skeletonRows = 8,
    empty,
    highlight,
    selection,
    maxHeightPx = 560,
    overscan = 8,
    totalRows = rows.length,
    style,
    ...rest
  }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const ordered = useOrderedRows({ columns, rows, rowKey, sort, defaultSort: defaultSort ?? null, onSortChange });
  const keyed = useMemo(() => ordered.rows.map(row => ({ id: rowKey(row), row })), [ordered.rows, rowKey]);
  const visible = useMemo(() => columns.filter(column => !hiddenColumns.includes(column.key)), [columns, hiddenColumns]);
  const selected = useSelection(selection, keyed);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const keyOf = useCallback((place: number) => keyed[place]?.id ?? place, [keyed]);
  const { indexes, abovePx, belowPx, measure } = useVirtualRows({
    port: box,
    count: keyed.length,
    rowHeightPx: ROW_PX[density],
    overscan,
    keyOf,
  });
  const columnCount = visible.length + (selected ? 1 : 0);
  const sizes = {
    ...style,
    '--table-row': density === 'default' ? theme.height.row : `${ROW_PX[density]}px`,
    '--table-height': `${maxHeightPx}px`,
  } as CSSProperties;
  return (
    <Box ref={box} tabIndex={0} aria-label={label} data-density={density} style={sizes} {...rest}>
      <Grid aria-label={label} aria-busy={loading || undefined} aria-rowcount={totalRows + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {selected && <SelectAllCell {...selected.head} />}
            {visible.map(column => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={ordered.sort}
                onPress={() => ordered.onSortChange(nextSort(ordered.sort, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Room heightPx={abovePx} columns={columnCount} />
          {indexes.map(index => {
            const entry = keyed[index];
            return (
              entry && (
                <tr
                  key={entry.id}
                  ref={measure}
                  data-index={index}
                  aria-rowindex={index + 2}
                  data-highlight={highlight?.(entry.row) || undefined}
                  aria-selected={selected?.has(entry.id)}
                >
                  {selected && <SelectRowCell {...selected.cellOf(entry.id, entry.row)} />}
                  <RowCells columns={visible} row={entry.row} />
                </tr>
              )
            );
          })}
          <Room heightPx={belowPx} columns={columnCount} />
          {loading && rows.length === 0 && <Waiting rows={skeletonRows} columns={columnCount} />}
          {!loading && rows.length === 0 && <EmptyRow columns={columnCount}>{empty}</EmptyRow>}
        </tbody>
      </Grid>
    </Box>
  );
}

/** While somebody scrolls, rows that stay are not computed again, and neither are the cells of a row whose other columns change. */
const RowCells = memo(DrawRowCells) as typeof DrawRowCells;

function DrawRowCells<Row extends object>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }): ReactNode {
  return columns.map(column => <RowCell key={column.key} column={column} row={row} />);
}

const RowCell = memo(DrawRowCell) as typeof DrawRowCell;

function DrawRowCell<Row extends object>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <Cell data-align={column.align} data-truncate={column.truncate || undefined}>
      {column.cell(row)}
    </Cell>
  );
}

/** Stands for the rows that are not drawn, so that the scroll bar is true and the table stays a table. */
function Room({ heightPx, columns }: { heightPx: number; columns: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden data-empty>
      <Gap colSpan={columns} style={{ height: heightPx }} />
    </tr>
  );
}

function Waiting({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      <Cell colSpan={columns}>
        <Skeleton width={`${45 + ((row * 7) % 40)}%`} />
      </Cell>
    </tr>
  ));
}

/**
 * A `Table` for thousands of rows: only what is in sight is drawn, in a box that scrolls with the keyboard too.
 * Columns keep their place best with a `width`. `ref` and rest go to the box.
 */
export const VirtualTable = forwardRef(DrawVirtualTable) as <Row extends object>(
  props: VirtualTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;

const Box = styled.div.attrs({ role: 'group' })`
  max-height: var(--table-height);
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: inherit;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.sticky};
  }
`;

const Grid = styled.table`
  ${tableStyle}
  ${theme.phone} {
    min-width: 600px;
  }
`;

const Cell = styled.td`
  ${cellStyle}
`;

const Gap = styled.td`
  padding: 0;
  border: 0;
`;
