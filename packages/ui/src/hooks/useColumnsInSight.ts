import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo } from 'react';

/** Columns drawn beyond each edge. */
const OVERSCAN = 1;
/** Width of the box before it was measured. */
const GUESS_PX = 1440;

/** A column that stands where its style says. It stays the same object while the columns do. */
export interface PlacedColumn<Column> {
  column: Column;
  /** Number of the column among all columns, from 1. */
  number: number;
  style: { insetInlineStart: string; width: string };
}

interface Sight<Column> {
  /** The first column, and those in sight. */
  drawn: readonly PlacedColumn<Column>[];
  /** Width of all columns together, in px. */
  widthPx: number;
}

/** Which columns of a box that scrolls sideways to draw: the first one, which stays, and those in sight. Each has a width in px. */
export function useColumnsInSight<Column extends { width?: string }>(
  port: RefObject<HTMLElement | null>,
  columns: readonly Column[],
): Sight<Column> {
  const placed = useMemo(() => placesOf(columns), [columns]);
  // oxlint-disable-next-line react/incompatible-library -- its results are read here, and handed out as plain values
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => port.current,
    estimateSize: place => widthOf(columns[place]),
    overscan: OVERSCAN,
    initialRect: { width: GUESS_PX, height: 0 },
    isRtl: port.current !== null && getComputedStyle(port.current).direction === 'rtl',
  });
  useLayoutEffect(() => virtual.measure(), [virtual, columns]);
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const drawn = useMemo(() => {
    const [stuck, ...others] = placed;
    return stuck ? [stuck, ...others.slice(Math.max(0, first - 1), last)] : [];
  }, [placed, first, last]);
  return { drawn, widthPx: virtual.getTotalSize() };
}

const widthOf = (column: { width?: string } | undefined) => Number.parseFloat(column?.width ?? '') || 0;

function placesOf<Column extends { width?: string }>(columns: readonly Column[]): readonly PlacedColumn<Column>[] {
  let startPx = 0;
  return columns.map((column, place) => {
    const style = { insetInlineStart: `${startPx}px`, width: `${widthOf(column)}px` };
    startPx += widthOf(column);
    return { column, number: place + 1, style };
  });
}
