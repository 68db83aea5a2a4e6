import { useEffect, useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  forms += change;
  listeners.forEach(listener => listener());
}

/** Tells that something here would be lost with the page. */
export function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    count(1);
    return () => count(-1);
  }, [isUnsaved]);
}

/** Whether anything would be lost with the page: then nothing but its reader leaves it. */
export const hasUnsaved = () => forms > 0;

/** The same, as it changes. */
export const useHasUnsaved = () => useSyncExternalStore(subscribe, hasUnsaved);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
