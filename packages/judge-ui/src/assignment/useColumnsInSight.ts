import { type UIEvent, useState } from 'react';

/** The window moves by so many columns at once. */
const STEP = 2;
/** Columns drawn beyond each edge of the box. */
const OVERSCAN = 3;
/** A box of 2,000 px shows fewer. Once it is scrolled its width is known. */
const MOST_AT_FIRST = 28;

/**
 * Which of very many columns of one width are drawn in a box that scrolls sideways: those in sight, and some beyond.
 * @param beforePx what stands before them
 */
export function useColumnsInSight(count: number, columnPx: number, beforePx: number) {
  const [{ first, last }, setSight] = useState({ first: 0, last: MOST_AT_FIRST });
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const left = Math.abs(scrollLeft) - beforePx;
    const sight = {
      first: Math.max(0, Math.floor((left / columnPx - OVERSCAN) / STEP) * STEP),
      last: Math.max(0, Math.ceil(((left + clientWidth) / columnPx + OVERSCAN) / STEP) * STEP),
    };
    setSight(before => (before.first === sight.first && before.last === sight.last ? before : sight));
  };
  const to = Math.min(count, last);
  return { from: Math.min(first, to), to, onScroll };
}
