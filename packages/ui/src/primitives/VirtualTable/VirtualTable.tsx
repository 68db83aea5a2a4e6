import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
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
import { type PlacedColumn, useColumnsInSight } from '../../hooks/useColumnsInSight';
import { useVirtualRows } from '../../hooks/useVirtualRows';
import { roles } from './roles';
import { RowCells } from './RowCells';
import { WideRows } from './WideRows';
import { wideStyle } from './wideStyle';
import { theme } from '../../theme/theme';

/** Rows that come and go at once. */
const BLOCK = 4;
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
  /**
   * Very many columns, each with a `width` in px: only those in sight are drawn, and the first one, which stays at the edge. There is no
   * `selection` then. Default false.
   */
  wide?: boolean;
}

const nothingHidden: readonly string[] = [];
const noColumns: readonly never[] = [];

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
    wide = false,
    style,
    ...rest
  }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const ordered = useOrderedRows({ columns, rows, rowKey, sort, defaultSort: defaultSort ?? null, onSortChange });
  const keyed = useMemo(() => ordered.rows.map(row => ({ id: rowKey(row), row })), [ordered.rows, rowKey]);
  const visible = useMemo(() => columns.filter(column => !hiddenColumns.includes(column.key)), [columns, hiddenColumns]);
  const selected = useSelection(wide ? undefined : selection, keyed);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const keyOf = useCallback((place: number) => keyed[place]?.id ?? place, [keyed]);
  const { indexes, abovePx, belowPx, measure } = useVirtualRows({
    port: box,
    count: keyed.length,
    rowHeightPx: ROW_PX[density],
    overscan,
    block: wide ? 1 : BLOCK,
    keyOf,
  });
  const sight = useColumnsInSight<Column<Row>>(box, wide ? visible : noColumns);
  const unplaced = useMemo(() => visible.map(column => ({ column })), [visible]);
  const columnCount = visible.length + (selected ? 1 : 0);
  const sizes = {
    ...style,
    '--table-row': density === 'default' ? theme.height.row : `${ROW_PX[density]}px`,
    '--table-height': `${maxHeightPx}px`,
    // A table that has no rows cuts its header off, so that the sentence stands in the middle of the box.
    ...(wide && { '--table-width': rows.length ? `${sight.widthPx}px` : '0px', '--rows': keyed.length }),
  } as CSSProperties;
  const head = (column: Column<Row>, placed?: PlacedColumn<Column<Row>>) => (
    <HeaderCell
      key={column.key}
      column={column}
      placed={placed}
      sort={ordered.sort}
      onPress={() => ordered.onSortChange(nextSort(ordered.sort, column))}
    />
  );
  const notice = (
    <>
      {loading && rows.length === 0 && <Waiting rows={skeletonRows} columns={columnCount} />}
      {!loading && rows.length === 0 && <EmptyRow columns={columnCount}>{empty}</EmptyRow>}
    </>
  );
  if (wide)
    return (
      <Box ref={box} tabIndex={0} aria-label={label} data-density={density} style={sizes} {...rest}>
        <WideGrid aria-label={label} aria-busy={loading || undefined} aria-rowcount={totalRows + 1} aria-colcount={visible.length}>
          <thead {...roles.group}>
            <tr {...roles.row} aria-rowindex={1}>
              {sight.drawn.map(placed => head(placed.column, placed))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            <WideRows indexes={indexes} entries={keyed} columns={sight.drawn} highlight={highlight} />
            {notice}
          </tbody>
        </WideGrid>
      </Box>
    );
  return (
    <Box ref={box} tabIndex={0} aria-label={label} data-density={density} style={sizes} {...rest}>
      <Grid aria-label={label} aria-busy={loading || undefined} aria-rowcount={totalRows + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {selected && <SelectAllCell {...selected.head} />}
            {visible.map(column => head(column))}
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
                  <RowCells columns={unplaced} row={entry.row} />
                </tr>
              )
            );
          })}
          <Room heightPx={belowPx} columns={columnCount} />
          {notice}
        </tbody>
      </Grid>
    </Box>
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
`;

const Grid = styled.table`
  ${tableStyle}
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.sticky};
  }
  /* The table itself styles its cells: rows come and go while somebody scrolls, and a styled component for each cell is too slow. */
  & :where(tbody > tr[data-index] > td:not([data-select])) {
    ${cellStyle}
  }
  ${theme.phone} {
    min-width: 600px;
  }
`;

const WideGrid = styled.table.attrs({ role: 'table' })`
  ${tableStyle}
  & :where(tbody > tr[data-index] > td) {
    ${cellStyle}
  }
  ${wideStyle}
`;

const Cell = styled.td`
  ${cellStyle}
`;

const Gap = styled.td`
  padding: 0;
  border: 0;
`;
