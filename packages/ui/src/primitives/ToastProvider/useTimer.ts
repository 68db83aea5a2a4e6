import { useEffect, useRef } from 'react';

/** Calls once when the time is over; the clock stands still meanwhile, and goes on with what was left. `Infinity` never ends. */
export function useTimer(ms: number, stands: boolean, onEnd: () => void) {
  const leftMs = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (stands || !Number.isFinite(ms)) return undefined;
    const startedMs = performance.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedMs));
    };
  }, [ms, stands]);
}
