import type { Calibration } from './queue.table';

/** The latest calibration is judged only when there are this many before it. */
const FEWEST_BEFORE = 3;

/** Percentage by which the latest calibration of a judge is above (slower) or below the median; undefined while there are too few. */
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
