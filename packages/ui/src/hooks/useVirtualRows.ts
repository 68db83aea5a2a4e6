/**
 * Rows of one height in a box that scrolls: only those in sight are drawn. The rows stand below a sticky head, so the
 * first one in sight is a matter of the scroll position alone. Re-renders happen when the range changes, not on each
 * scroll event, and before the frame is painted, so that nobody scrolls into a gap.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

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
  rowHeightPx: number;
  /** What lies over the rows at the top of the box: the sticky head. */
  headHeightPx: number;
  /** Draws every row, for the printer. */
  all?: boolean;
  /** Index of a row that is drawn wherever it is, because it has the focus. */
  keep?: number;
}

export interface VirtualRows {
  /** Indexes to draw, ascending. */
  indexes: readonly number[];
  /** Rows that can be seen. */
  inSight: RowRange;
}

/** Rows drawn beyond each edge. */
const OVERSCAN = 3;

/** Height of the box before it was measured. */
const GUESS_PX = 720;

/** Which rows to draw. */
export function useVirtualRows({ port, count, rowHeightPx, headHeightPx, all = false, keep }: VirtualRowsOptions): VirtualRows {
  const [range, setRange] = useState<RowRange>(() => rangeAt(0, GUESS_PX - headHeightPx, rowHeightPx));
  useLayoutEffect(() => {
    const box = port.current;
    if (!box) return;
    const measure = () => setRange(old => keepIfSame(old, rangeAt(box.scrollTop, box.clientHeight - headHeightPx, rowHeightPx)));
    const follow = () => flushSync(measure);
    // Reports once at the start as well, after layout and before paint: measuring here would force a layout of its own.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [port, rowHeightPx, headHeightPx, count]);
  const printing = usePrinting();
  return useMemo(() => {
    const inSight = { first: Math.max(0, range.first), last: Math.min(count - 1, range.last) };
    if (all || printing) return { inSight, indexes: span(0, count - 1) };
    const drawn = span(Math.max(0, inSight.first - OVERSCAN), Math.min(count - 1, inSight.last + OVERSCAN));
    if (keep === undefined || keep < 0 || keep >= count || drawn.includes(keep)) return { inSight, indexes: drawn };
    return { inSight, indexes: [...drawn, keep].sort((a, b) => a - b) };
  }, [range, count, all, printing, keep]);
}

const rangeAt = (scrollTopPx: number, heightPx: number, rowHeightPx: number): RowRange => ({
  first: Math.floor(scrollTopPx / rowHeightPx),
  last: Math.ceil((scrollTopPx + Math.max(heightPx, 0)) / rowHeightPx) - 1,
});

const keepIfSame = (old: RowRange, next: RowRange) => (old.first === next.first && old.last === next.last ? old : next);

const span = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);

/** True while the page is laid out for paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => (paper.matches ? start() : end());
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return printing;
}
