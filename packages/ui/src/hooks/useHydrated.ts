import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is rendered on a server and while that markup is taken over: what depends on this device (its clock, its time
 * zone, whether it is a phone) is then drawn as it would be anywhere.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
