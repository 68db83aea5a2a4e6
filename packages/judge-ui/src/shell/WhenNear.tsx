import { type ReactNode, useEffect, useRef, useState } from 'react';

const AHEAD = '400px';

interface WhenNearProps {
  /** Keeps the place until then: as large as what comes. */
  place: ReactNode;
  children: ReactNode;
}

/** Something heavy that stands far down a page: drawn, and so fetched, when its place comes near the window or is printed. */
export function WhenNear({ place, children }: WhenNearProps) {
  const [near, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !frame.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: AHEAD,
    });
    observer.observe(frame.current);
    addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', come);
    };
  }, [near]);
  return near ? children : <div ref={frame}>{place}</div>;
}
