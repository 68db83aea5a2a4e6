import type { Calibration } from './queue.table';

/** With fewer figures before it, the latest says nothing. */
const FEWEST_BEFORE = 3;

/** By how many percent the latest figure of a judge is above (slower) or below what it mostly was; undefined while too little is known. */
export function shiftOf(calibrations: readonly Calibration[]): number | undefined {
  const latest = calibrations.at(-1);
  const before = calibrations
    .slice(0, -1)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const usual = before[Math.floor(before.length / 2)];
  if (!latest || !usual || before.length < FEWEST_BEFORE) return undefined;
  return Math.round((100 * (latest.ms - usual)) / usual);
}
