import { type RefCallback, useEffect, useState } from 'react';

/** Width of an element in whole px, followed as it changes; `fallback` until it is known. */
export function useWidth<Measured extends Element>(fallback: number): [width: number, ref: RefCallback<Measured>] {
  const [width, setWidth] = useState(fallback);
  const [element, setElement] = useState<Measured | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [width, setElement];
}
