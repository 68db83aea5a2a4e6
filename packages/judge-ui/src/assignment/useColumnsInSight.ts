import { type UIEvent, useState } from 'react';

/** The window moves by so many columns at once. */
const STEP = 10;
/** Columns drawn before the edge of the box, those among them that stand before all problems. */
const BEFORE = 20;
/** A box of 2,800 px shows fewer. */
const MOST_DRAWN = 60;

/** Which of very many columns of one width are drawn in a box that scrolls sideways: those in sight, and some beyond. */
export function useColumnsInSight(count: number, columnPx: number) {
  const [first, setFirst] = useState(0);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const at = Math.abs(currentTarget.scrollLeft) / columnPx;
    setFirst(Math.max(0, Math.floor(at / STEP) * STEP - BEFORE));
  };
  const from = count > MOST_DRAWN ? Math.min(first, count - MOST_DRAWN) : 0;
  return { from, to: Math.min(count, from + MOST_DRAWN), onScroll };
}
