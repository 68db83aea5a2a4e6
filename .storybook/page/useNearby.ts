import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element has come near the window; once near, always near. A page of thirty stories draws those that are looked at. */
export function useNearby(marginPx: number): [nearby: boolean, ref: RefCallback<Element>] {
  const [nearby, setNearby] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        entries => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          setNearby(true);
        },
        { rootMargin: `${marginPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [marginPx],
  );
  return [nearby, ref];
}
