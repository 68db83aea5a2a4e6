const KEY = 'oj.place';
/** Older ones are forgotten. */
const MOST_ENTRIES = 20;
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of this entry of the history. */
const entry = () => `${(history.state as { key?: string } | null)?.key ?? ''} ${location.href}`;

/**
 * After Back from another document, and after a reload, the page is filled later than the browser scrolls: it is scrolled again as soon as it
 * is long enough, unless the reader has moved before.
 */
export function keepPlace(): void {
  const places = keptPlaces();
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...places, [entry()]: scrollY }));
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const top = navigation?.type === 'navigate' ? 0 : (places[entry()] ?? 0);
  if (top > 0) returnTo(top);
}

function keptPlaces(): Record<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
    return Object.fromEntries(Object.entries(kept).slice(-MOST_ENTRIES));
  } catch {
    return {};
  }
}

function returnTo(top: number) {
  const began = entry();
  const watch = new ResizeObserver(() => {
    if (entry() !== began) return stop();
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  });
  const stop = () => {
    watch.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
  };
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  watch.observe(document.body);
}
