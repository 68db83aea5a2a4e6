import { useCallback, useEffect, useState } from 'react';

/** Seconds until a button may be pressed again, such as "send the code again". */
export interface SecondsLeft {
  /** 0: it may be pressed. */
  secondsLeft: number;
  start: () => void;
  stop: () => void;
}

/** Counts `seconds` down after `start`. Reads the clock, so that a sleeping tab is right when it wakes. */
export function useCountdown(seconds: number): SecondsLeft {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === null) return;
    const ticker = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(null);
    }, 250);
    return () => clearInterval(ticker);
  }, [endsAt]);
  const start = useCallback(() => {
    // One reading of the clock: two could differ by a millisecond and show a second too many.
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  }, [seconds]);
  const stop = useCallback(() => setEndsAt(null), []);
  return { secondsLeft: endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000)), start, stop };
}
