import { useEffect, useRef, useState } from 'react';

/** The value, renewed at most once in `pauseMs`; the last one always arrives. */
export function useThrottled<Value>(value: Value, pauseMs: number): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        shownAt.current = Date.now();
        setShown(value);
      },
      Math.max(0, shownAt.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return shown;
}
