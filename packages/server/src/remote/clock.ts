import { setTimeout as pause } from 'node:timers/promises';

/** Time and chance, as whoever speaks with other sites knows them. */
export interface Clock {
  now(): number;
  /** How long these milliseconds of a site last: less with the sites of tests. */
  span(ms: number): number;
  /** @throws AbortError when the signal comes before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** A random number from 0 to 1. */
  random(): number;
}

/** @param speedUp how many times faster time goes by. */
export const realClock = (speedUp = 1): Clock => ({
  now: () => Date.now(),
  span: ms => ms / speedUp,
  wait: async (ms, signal) => void (await pause(ms / speedUp, undefined, { signal })),
  random: () => Math.random(),
});
