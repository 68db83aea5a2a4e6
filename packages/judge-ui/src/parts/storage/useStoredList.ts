import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { saveToLocalStorage } from './saveToLocalStorage';
import { storageListeners } from './storageListeners';

const { tell, subscribe } = storageListeners();

function parse(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** A list of texts that this browser keeps under a key. All who show it see a change, other tabs too. */
export function useStoredList(key: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const list = useMemo(() => parse(text), [text]);
  const change = useCallback(
    (next: (list: readonly string[]) => readonly string[]) => {
      saveToLocalStorage(key, JSON.stringify(next(parse(localStorage.getItem(key)))));
      tell();
    },
    [key],
  );
  return [list, change] as const;
}
