import { type RefObject, useEffect, useRef, useState } from 'react';

const watched = new Map<Element, () => void>();
const observers = new Map<number, IntersectionObserver>();

const release = (element: Element) => {
  watched.get(element)?.();
  leave(element);
};

function leave(element: Element) {
  watched.delete(element);
  for (const observer of observers.values()) observer.unobserve(element);
}

/** One observer for the whole page and each distance; what is printed is near. */
function observerOf(aheadPx: number): IntersectionObserver {
  if (observers.size === 0) addEventListener('beforeprint', () => [...watched.keys()].forEach(release));
  const observer =
    observers.get(aheadPx) ??
    new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
      },
      { rootMargin: `${aheadPx}px` },
    );
  observers.set(aheadPx, observer);
  return observer;
}

/**
 * Whether the element of the ref has come near the window, by default within 800 px of it, or is printed; once near, always near.
 * `first`: whether it counts as near from the beginning.
 */
export function useNear<Watched extends Element>(first: boolean, aheadPx = 800): [near: boolean, ref: RefObject<Watched | null>] {
  const [near, setNear] = useState(first);
  const ref = useRef<Watched>(null);
  // The element may come with a later drawing.
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    watched.set(element, () => setNear(true));
    observerOf(aheadPx).observe(element);
    return () => leave(element);
  });
  return [near, ref];
}
