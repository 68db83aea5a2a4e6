import { type UIEvent, useState } from 'react';

/** The window moves by so many columns at once. */
const STEP = 5;
/** Columns drawn before the edge of the box, those among them that stand before all problems. */
const BEFORE = 10;
/** A box of 2,800 px shows fewer. Once it is scrolled its width is known. */
const MOST_DRAWN = 60;

/** Which of very many columns of one width are drawn in a box that scrolls sideways: those in sight, and some beyond. */
export function useColumnsInSight(count: number, columnPx: number) {
  const [{ first, drawn }, setSight] = useState({ first: 0, drawn: MOST_DRAWN });
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const at = Math.abs(scrollLeft) / columnPx;
    const sight = {
      first: Math.max(0, Math.floor(at / STEP) * STEP - BEFORE),
      drawn: Math.min(MOST_DRAWN, Math.ceil(clientWidth / columnPx / STEP) * STEP + BEFORE + STEP),
    };
    setSight(before => (before.first === sight.first && before.drawn === sight.drawn ? before : sight));
  };
  const from = count > drawn ? Math.min(first, count - drawn) : 0;
  return { from, to: Math.min(count, from + drawn), onScroll };
}
