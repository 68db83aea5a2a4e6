import { useNear } from '@oj/ui';
import type { ReactNode } from 'react';

const AHEAD_PX = 400;

interface WhenNearProps {
  /** Keeps the place until then: as large as what comes. */
  place: ReactNode;
  children: ReactNode;
}

/** Something heavy that stands far down a page: drawn, and so fetched, when its place comes near the window or is printed. */
export function WhenNear({ place, children }: WhenNearProps) {
  const [near, frame] = useNear<HTMLDivElement>(false, AHEAD_PX);
  return near ? children : <div ref={frame}>{place}</div>;
}
