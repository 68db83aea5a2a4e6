const KEY = 'oj.place';
/** Older ones are forgotten. */
const MOST_ENTRIES = 50;
/** So long the parts of a page may come late and push the rest. */
const PATIENCE_MS = 10_000;
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Identifies the present entry of the history. */
const entry = () => `${(history.state as { key?: string } | null)?.key ?? ''} ${location.href}`;

/**
 * Returns to the place that each entry of the history was left at: after Back and Forward, after a reload, and after Back from another
 * document. A browser alone scrolls once, before the list of a page has come; here the page is scrolled again whenever it grows, until its
 * reader moves.
 */
export function keepPlace(): void {
  const places = keptPlaces();
  let stop: (() => void) | undefined;
  /** The entry whose own link to its part was pressed. */
  let pressed: string | undefined;
  const returnHere = () => {
    stop?.();
    stop = returnTo(places.get(entry()) ?? 0, () => (stop = undefined));
  };
  history.scrollRestoration = 'manual';
  addEventListener('click', ({ target }) => void (pressed = isLinkToHere(target) ? entry() : undefined), { capture: true });
  addEventListener('popstate', () => {
    // A browser that follows a link to a part of the page makes an entry without a state, or stays in this one, and scrolls by itself.
    if (history.state === null) nameEntry();
    else if (entry() !== pressed) returnHere();
    pressed = undefined;
  });
  const note = () => {
    if (!stop) places.set(entry(), scrollY);
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    // A browser that moves a page with what comes late above it tells of that only with the next frame.
    note();
    store(places);
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' && places.has(entry())) returnHere();
}

const isLinkToHere = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')?.href === location.href;

/** So that Back to it is not taken for the link again. */
const nameEntry = () => history.replaceState({ key: `part-${performance.now()}` }, '');

function keptPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function store(places: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST_ENTRIES)));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function returnTo(top: number, onEnd: () => void) {
  const began = entry();
  const watch = new ResizeObserver(() => {
    if (entry() === began) scrollTo(0, top);
    else stop();
  });
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stop);
    onEnd();
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
