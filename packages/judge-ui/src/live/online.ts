import { ApiError } from '@oj/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../api/ApiProvider';
import * as pollMs from './pollMs';

/** A call has failed on its way, and none has come through since. */
let isCutOff = false;
const listeners = new Set<() => void>();

function setCutOff(next: boolean) {
  if (next === isCutOff) return;
  isCutOff = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the server can be reached, as far as is known. */
export const isOnline = () => navigator.onLine && !isCutOff;

export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline);

/** The failure says that the server was not reached. */
export const isLost = (reason: unknown) => reason instanceof ApiError && reason.status === 0;

/** A call of a component has failed. */
export const noteFailure = (reason: unknown) => {
  if (isLost(reason)) setCutOff(true);
};

/** Watches all calls of the page, and while none comes through asks whether the server is there again. */
export function useWatchOnline() {
  const api = useApi();
  const cache = useQueryClient();
  const online = useIsOnline();
  useEffect(
    () =>
      cache.getQueryCache().subscribe(event => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'failed') noteFailure(event.action.error);
        if (event.action.type === 'success' && !event.action.manual) setCutOff(false);
      }),
    [cache],
  );
  useEffect(() => {
    if (online) return;
    const ask = () =>
      void api.site.health().then(
        () => setCutOff(false),
        (reason: unknown) => isLost(reason) || setCutOff(false),
      );
    const probing = setInterval(ask, pollMs.online);
    addEventListener('online', ask);
    return () => {
      clearInterval(probing);
      removeEventListener('online', ask);
    };
  }, [online, api]);
}
