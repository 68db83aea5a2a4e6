const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the stream is opened again, after so many failures in a row: any time up to a bound that doubles, so that the
 * readers of a server that was away do not come back all at once. `chance` is from 0 to 1.
 */
export const reconnectPause = (failures: number, chance = Math.random()): number =>
  Math.round(chance * Math.min(FIRST_MS * 2 ** failures, LONGEST_MS));
