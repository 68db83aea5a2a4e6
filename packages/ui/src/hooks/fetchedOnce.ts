import { useEffect, useSyncExternalStore } from 'react';

/** What `fetchedOnce` answers. */
export interface Fetched<Part> {
  /** The part once it is fetched; undefined until then, on a server, and when it cannot be fetched: a plainer form is drawn. */
  useFetched: (wanted?: boolean) => Part | undefined;
  /** Whether it is there, or could not be fetched. */
  useIsSettled: () => boolean;
  /** Fetches ahead. */
  ask: () => void;
}

/** A part that is fetched when somebody wants it. */
export function fetchedOnce<Part>(load: () => Promise<Part>): Fetched<Part> {
  let part: Part | undefined;
  let isLoading = false;
  let isSettled = false;
  const waiting = new Set<() => void>();
  // One at a time: a bundler's second import of a style does not wait for the first.
  const ask = () => {
    if (part || isLoading) return;
    isLoading = true;
    load()
      .then(
        fetched => void (part = fetched),
        () => undefined,
      )
      .finally(() => {
        isLoading = false;
        isSettled = true;
        for (const tell of waiting) tell();
      });
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
  const useIsSettled = () => {
    useEffect(ask, []);
    return useSyncExternalStore(
      subscribe,
      () => isSettled,
      () => false,
    );
  };
  return { useFetched, useIsSettled, ask };
}
