import { type RefObject, useEffect, useRef, useState } from 'react';

const AHEAD = '800px';
const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const release = (element: Element) => {
  watched.get(element)?.();
  watched.delete(element);
  observer?.unobserve(element);
};

/** One observer for the whole page; what is printed is near. */
function watch(element: Element, onNear: () => void) {
  if (!observer) {
    observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
      },
      { rootMargin: AHEAD },
    );
    addEventListener('beforeprint', () => [...watched.keys()].forEach(release));
  }
  watched.set(element, onNear);
  observer.observe(element);
}

/** Whether an element has come near the window; once near, always near. */
export function useNear<Watched extends Element>(first: boolean): [near: boolean, ref: RefObject<Watched | null>] {
  const [near, setNear] = useState(first);
  const ref = useRef<Watched>(null);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    watch(element, () => setNear(true));
    return () => {
      watched.delete(element);
      observer?.unobserve(element);
    };
  }, [near]);
  return [near, ref];
}
