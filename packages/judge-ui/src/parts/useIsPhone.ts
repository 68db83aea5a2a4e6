import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

function watch(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 768 px. */
export const isPhone = () => matchMedia(PHONE).matches;

/** The same, as it changes. */
export const useIsPhone = () => useSyncExternalStore(watch, isPhone, () => false);
