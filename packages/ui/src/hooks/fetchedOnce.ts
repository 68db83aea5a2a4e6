import { useEffect, useSyncExternalStore } from 'react';

/**
 * A part that is fetched when somebody wants it. The hook answers it once it is there; until then, on a server, and where it cannot be
 * fetched, undefined: whoever draws has a plainer form of its own. `ask` fetches ahead.
 */
export function fetchedOnce<Part>(load: () => Promise<Part>): { useFetched: (wanted?: boolean) => Part | undefined; ask: () => void } {
  let part: Part | undefined;
  let isLoading = false;
  const waiting = new Set<() => void>();
  // One at a time: a bundler's second import of a style does not wait for the first.
  const ask = () => {
    if (part || isLoading) return;
    isLoading = true;
    load()
      .then(
        fetched => {
          part = fetched;
          for (const tell of waiting) tell();
        },
        () => undefined,
      )
      .finally(() => (isLoading = false));
  };
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
