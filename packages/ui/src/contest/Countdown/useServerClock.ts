import { useCallback, useSyncExternalStore } from 'react';

/** Often enough that a second is never shown late by more than an eye notices. */
const TICK_MS = 250;

let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = () => {
  for (const listener of listeners) listener();
};

function start() {
  if (document.hidden) return;
  timer ??= setInterval(tick, TICK_MS);
}

function stop() {
  clearInterval(timer);
  timer = undefined;
}

/** A hidden page does not tick; when it is seen again, it shows the right second at once. */
function followVisibility() {
  if (document.hidden) stop();
  else {
    tick();
    start();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', followVisibility);
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    document.removeEventListener('visibilitychange', followVisibility);
  };
}

const never = () => () => undefined;

export interface ServerClockOptions {
  /** Clock of the server minus clock of this device, in ms. Default 0. */
  serverOffsetMs?: number | undefined;
  /** Holds the clock at this moment, ms since 1970; for pictures and tests. */
  now?: number | undefined;
  /** False: the clock stands. Default true. */
  ticking?: boolean;
}

/**
 * The server's clock in whole seconds, as ms since 1970. One timer serves the whole page, and each user of the clock draws
 * once per second of the server. Reads the clock each time: right after sleep, and deaf to summer time.
 */
export function useServerClock({ serverOffsetMs = 0, now, ticking = true }: ServerClockOptions): number {
  const read = useCallback(() => now ?? Math.floor((Date.now() + serverOffsetMs) / 1000) * 1000, [serverOffsetMs, now]);
  return useSyncExternalStore(ticking && now === undefined ? subscribe : never, read, read);
}
