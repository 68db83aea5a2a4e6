import { useEffect, useState } from 'react';

const TICK_MS = 130;

interface LooseDigit {
  key: number;
  /** Which of the three figures it stands in for: 0, 1, 2. */
  place: number;
  digit: number;
  bornAtMs: number;
}

/**
 * Digits that come up at random where a figure is still to be written, one for each place and tick, and are gone `lifeMs` later.
 * When every place has settled and the last digit is gone its clock ends. None at all for who wants no motion.
 */
export function useLooseDigits(settleAtMs: readonly number[], lifeMs: number): readonly LooseDigit[] {
  const [digits, setDigits] = useState<readonly LooseDigit[]>([]);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const startedAtMs = performance.now();
    let made = 0;
    const tick = () => {
      const nowMs = performance.now() - startedAtMs;
      const open = settleAtMs.flatMap((endMs, place) => (nowMs < endMs ? [place] : []));
      const fresh = open.map(place => ({ key: made++, place, digit: Math.floor(Math.random() * 10), bornAtMs: nowMs }));
      setDigits(before => [...before.filter(({ bornAtMs }) => nowMs - bornAtMs < lifeMs), ...fresh]);
      if (nowMs > Math.max(...settleAtMs) + lifeMs) clearInterval(clock);
    };
    const clock = setInterval(tick, TICK_MS);
    return () => clearInterval(clock);
  }, [settleAtMs, lifeMs]);
  return digits;
}
