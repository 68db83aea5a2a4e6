import { type RefObject, useEffect } from 'react';

const PIXELS_PER_S = 36;
/** Pause at either end, and between two pages where motion is reduced. */
const PAUSE_MS = 6_000;

/**
 * Scrolls a box down, and from its end back to its start. Where the reader wants less motion, it turns pages instead of gliding.
 */
export function useAutoScroll(box: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? turnPages(box) : glide(box);
  }, [box, isOn]);
}

const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => scrollTop + clientHeight >= scrollHeight - 1;

function turnPages(box: RefObject<HTMLElement | null>) {
  const timer = setInterval(() => {
    const present = box.current;
    present?.scrollTo({ top: isAtEnd(present) ? 0 : present.scrollTop + present.clientHeight / 2 });
  }, PAUSE_MS);
  return () => clearInterval(timer);
}

function glide(box: RefObject<HTMLElement | null>) {
  let frame = 0;
  let before = performance.now();
  let pausedUntil = before + PAUSE_MS;
  /** Position in pixels, with the fractions that `scrollTop` drops. */
  let top = box.current?.scrollTop ?? 0;
  const step = (now: number) => {
    const present = box.current;
    if (present && now >= pausedUntil) {
      if (Math.abs(present.scrollTop - top) > 2) top = present.scrollTop;
      if (isAtEnd(present) && top > 0) {
        top = 0;
        pausedUntil = now + PAUSE_MS;
      } else {
        top += ((now - before) / 1_000) * PIXELS_PER_S;
        if (top + present.clientHeight >= present.scrollHeight) pausedUntil = now + PAUSE_MS;
      }
      present.scrollTop = top;
    }
    before = now;
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
