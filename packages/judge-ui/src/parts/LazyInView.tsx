import { useNear } from '@oj/ui';
import type { ReactNode } from 'react';

const AHEAD_PX = 400;

interface LazyInViewProps {
  /** Shown until then, as large as the children. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders heavy children far down a page, and so fetches their code, only when they come near the window or are printed. */
export function LazyInView({ placeholder, children }: LazyInViewProps) {
  const [near, frame] = useNear<HTMLDivElement>(false, AHEAD_PX);
  return near ? children : <div ref={frame}>{placeholder}</div>;
}
