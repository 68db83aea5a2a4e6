import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px) and (pointer: coarse)';

function watch(changed: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether a finger types on a phone: Monaco fights its keyboard and selection there. */
export const usePhoneWithTouch = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  );
