import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useImperativeHandle,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { useScrollStop } from '../../scrolling/useScrollStop';
import { Skeleton } from '../Skeleton/Skeleton';
import { focusRing } from '../../theme/focus';
import { type Column, nextSort, type Sort } from './column';
import { EmptyRow } from './EmptyRow';
import { HeaderCell } from './HeaderCell';
import { type TableSelection, useSelection } from './useSelection';
import { cellStyle, frameStyle, tableStyle } from './tableStyle';

export interface PlainTableProps<Row extends object> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the table for readers. */
  label: string;
  /** Keep the array in a constant or memo. */
  columns: readonly Column<Row>[];
  /** What the table shows, a record a row. */
  rows: readonly Row[];
  /** A stable, unique key of a row. */
  rowKey: (row: Row) => string;
  /** Which column the rows are ordered by. The host orders them; the head only says so. */
  sort?: Sort | null;
  /** Called with the column and the direction that were asked for. Without it no header can be pressed. */
  onSortChange?: (sort: Sort | null) => void;
  /** Keys of columns that are not drawn; see `ColumnsMenu`. */
  hiddenColumns?: readonly string[];
  /** Row height 48 or 32 px; `default` is that of the page, 40 px unless its `data-density` says otherwise. Default `default`. */
  density?: 'comfortable' | 'default' | 'compact';
  /** Rows are being fetched: old rows stay; when there are none, a skeleton of `skeletonRows` rows is shown. */
  loading?: boolean;
  /** Number of rows of the skeleton. Default 8. */
  skeletonRows?: number;
  /** Replaces the default sentence when there are no rows; usually an `EmptyState`. */
  empty?: ReactNode;
  /** Rows of the reader: indigo wash and edge. Styled through `data-highlight`. */
  highlight?: (row: Row) => boolean;
  /** The header stays under the bars at the top of the page while the page scrolls; px from the top of the window. */
  stickyTopPx?: number;
  /**
   * Layout under 768 px: rows become `cards` with a line per column, or two `lines`, as the columns say; or the table scrolls sideways.
   * Default `scroll`.
   */
  narrow?: 'scroll' | 'cards' | 'lines';
  /** Puts a column of checkboxes before the others; its head takes all rows of this page. */
  selection?: TableSelection<Row>;
}

/** Most tables have no checkboxes: they are fetched by those that do. */
const SelectAllCell = lazy(async () => ({ default: (await import('./SelectionCells')).SelectAllCell }));
const SelectRowCell = lazy(async () => ({ default: (await import('./SelectionCells')).SelectRowCell }));

const nothingHidden: readonly string[] = [];

function DrawPlainTable<Row extends object>(
  {
    label,
    columns,
    rows,
    rowKey,
    sort = null,
    onSortChange,
    hiddenColumns = nothingHidden,
    density = 'default',
    loading = false,
    skeletonRows = 8,
    empty,
    highlight,
    stickyTopPx,
    narrow = 'scroll',
    selection,
    style,
    ...rest
  }: PlainTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const visible = columns.filter(column => !hiddenColumns.includes(column.key));
  const keyed = rows.map(row => ({ id: rowKey(row), row }));
  const sticky = stickyTopPx === undefined ? undefined : ({ '--table-sticky-top': `${stickyTopPx}px` } as CSSProperties);
  const selected = useSelection(selection, keyed);
  const columnCount = visible.length + (selected ? 1 : 0);
  const waiting = loading && rows.length === 0;
  const frame = useRef<HTMLDivElement>(null);
  const tabStop = useScrollStop(frame);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, []);
  return (
    <Frame
      ref={frame}
      {...(tabStop === 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
      data-density={density}
      data-narrow={narrow}
      data-sticky={stickyTopPx === undefined ? undefined : true}
      style={{ ...style, ...sticky }}
      {...rest}
    >
      <Grid aria-label={label} aria-busy={loading || undefined}>
        <thead>
          <tr>
            {selected && (
              <Suspense fallback={<th aria-hidden />}>
                <SelectAllCell {...selected.head} />
              </Suspense>
            )}
            {visible.map(column => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onPress={onSortChange && (() => onSortChange(nextSort(sort, column)))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ id, row }) => (
            <tr key={id} data-highlight={highlight?.(row) || undefined} aria-selected={selected?.has(id)}>
              {selected && (
                <Suspense fallback={<Cell data-select />}>
                  <SelectRowCell {...selected.cellOf(id, row)} />
                </Suspense>
              )}
              {visible.map(column => (
                <Cell
                  key={column.key}
                  data-label={column.header}
                  data-align={column.align}
                  data-line={column.line}
                  data-truncate={column.truncate || undefined}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {waiting && <SkeletonRows count={skeletonRows} columns={columnCount} />}
          {!loading && rows.length === 0 && <EmptyRow columns={columnCount}>{empty}</EmptyRow>}
        </tbody>
      </Grid>
    </Frame>
  );
}

function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <Cell key={column}>
          <Skeleton width={`${45 + ((row * 7 + column * 13) % 40)}%`} />
        </Cell>
      ))}
    </tr>
  ));
}

/** A semantic table of rows in the order that they come in: sticky, highlighted, readable on a phone. */
export const PlainTable = forwardRef(DrawPlainTable) as <Row extends object>(
  props: PlainTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;

const Frame = styled.div`
  ${frameStyle}
  ${focusRing}
`;

const Grid = styled.table`
  ${tableStyle}
`;

const Cell = styled.td`
  ${cellStyle}
`;
