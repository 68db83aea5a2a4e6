import { measureElement, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface RowRange {
  /** Index of the first row. */
  first: number;
  /** Index of the last row; smaller than `first` when there is none. */
  last: number;
}

export interface VirtualRowsOptions {
  /** The box that scrolls. */
  port: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row. Where `measure` is a row's `ref`, only a guess. */
  rowHeightPx: number;
  /** What covers the rows at the top of the box: the sticky head. Default 0. */
  headHeightPx?: number;
  /** Rows drawn beyond each edge. Default 3. */
  overscan?: number;
  /** Number of rows that are added and removed together: with more, most frames of scrolling change nothing. Default 1. */
  block?: number;
  /** Draws every row, for the printer. */
  all?: boolean;
  /** Index of a row that is drawn wherever it is, because it has the focus. */
  keep?: number;
  /** What a measured height belongs to. Default the index. */
  keyOf?: (index: number) => string | number;
}

export interface VirtualRows {
  /** Indexes to draw, ascending. */
  indexes: readonly number[];
  /** Rows that can be seen. */
  inSight: RowRange;
  /** Heights of what is not drawn over the first and below the last row. */
  abovePx: number;
  belowPx: number;
  /** `ref` of rows of unequal height, which also need their index in `data-index`. */
  measure: (row: HTMLElement | null) => void;
}

/** Height of the box before it was measured. */
const GUESS_PX = 720;

/** Which rows of a box that scrolls to draw: only those in sight, by TanStack Virtual. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { port, count, rowHeightPx, headHeightPx = 0, overscan = 3, block = 1, all = false, keep = -1, keyOf } = options;
  const reportHeight = useRef<() => void>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- its results are read here, and handed out as plain values
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => port.current,
    estimateSize: () => rowHeightPx,
    overscan,
    initialRect: { width: 0, height: GUESS_PX - headHeightPx },
    scrollPaddingStart: headHeightPx,
    // The rows stand below the head, and scroll behind it: they are seen in the rest of the box.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => {
        // Hidden, by a tab or a divider: what was drawn stays until it is shown again.
        if (width === 0 && height === 0) return;
        reportHeight.current = () => report({ width, height: Math.max(0, height - instance.options.scrollPaddingStart) });
        reportHeight.current();
        // A scroll that the browser told late, when the box was hidden, seemed to lead to the start: where it is now is read anew.
        instance.scrollElement?.dispatchEvent(new Event('scroll'));
      }),
    // A hidden row has no height: were it taken for one, ever more rows would fit.
    measureElement: (row, entry, instance) =>
      measureElement(row, entry, instance) || instance.measurementsCache[instance.indexFromElement(row)]?.size || rowHeightPx,
    rangeExtractor: range => withKept(blocksOf(range, block), range, keep),
    ...(keyOf && { getItemKey: keyOf }),
  });
  useLayoutEffect(() => {
    virtual.measure();
    reportHeight.current?.();
  }, [virtual, rowHeightPx, headHeightPx]);
  const drawn = virtual.getVirtualItems();
  const inSight = { first: virtual.range?.startIndex ?? 0, last: virtual.range?.endIndex ?? -1 };
  return {
    indexes: all ? Array.from({ length: count }, (_, index) => index) : drawn.map(({ index }) => index),
    inSight,
    abovePx: all ? 0 : (drawn[0]?.start ?? 0),
    belowPx: all ? 0 : virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}

/** Whole blocks around the rows in sight and those beyond each edge. */
function blocksOf({ startIndex, endIndex, overscan, count }: Range, block: number): number[] {
  const first = Math.floor(Math.max(0, startIndex - overscan) / block) * block;
  const end = Math.min(count, Math.ceil((endIndex + overscan + 1) / block) * block);
  return Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
}

const withKept = (indexes: number[], { count }: Range, keep: number) =>
  keep < 0 || keep >= count || indexes.includes(keep) ? indexes : [...indexes, keep].toSorted((a, b) => a - b);
