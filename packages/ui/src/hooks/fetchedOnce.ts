import { useEffect, useSyncExternalStore } from 'react';

/**
 * A part that is fetched when somebody wants it. The hook answers it once it is there; until then, on a server, and where it cannot be
 * fetched, undefined: whoever draws has a plainer form of its own. `ask` fetches ahead.
 */
export function fetchedOnce<Part>(load: () => Promise<Part>): { useFetched: (wanted?: boolean) => Part | undefined; ask: () => void } {
  let part: Part | undefined;
  const waiting = new Set<() => void>();
  const tellOf = (fetched: Part) => {
    part = fetched;
    for (const tell of waiting) tell();
  };
  const ask = () => void (part ?? load().then(tellOf, () => undefined));
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const useFetched = (wanted = true) => {
    useEffect(() => {
      if (wanted) ask();
    }, [wanted]);
    return useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
  };
  return { useFetched, ask };
}
