/** A range of hills: how far its outline is smoothed (part of the contest) and how high it rises (part of the picture). */
export interface Hills {
  smoothing: number;
  rise: number;
}

/** Far, middle, near. */
export const ranges: readonly Hills[] = [
  { smoothing: 0.036, rise: 0.86 },
  { smoothing: 0.021, rise: 0.6 },
  { smoothing: 0.009, rise: 0.36 },
];

/** Points of an outline from the start to the end of the contest. */
const POINTS = 180;

/** How much of the lowest height is taken away from all: quiet minutes are valleys, not plateaus. */
const FLOOR = 0.85;

/**
 * Heights (0…rise) along one range of hills, at even distances from the start of the contest to its end, from how many
 * submissions came in each minute. Gaussian smoothing; a contest without submissions is flat.
 */
export function outlineOf(perMinute: readonly number[], durationMinutes: number, { smoothing, rise }: Hills): number[] {
  const width = Math.max(durationMinutes * smoothing, 0.5);
  const reach = Math.ceil(width * 3);
  const heights = Array.from({ length: POINTS + 1 }, (_, point) => {
    const minute = (point / POINTS) * durationMinutes;
    let sum = 0;
    let weights = 0;
    for (let near = Math.max(0, Math.floor(minute - reach)); near <= Math.min(perMinute.length - 1, minute + reach); near += 1) {
      const weight = Math.exp(-((near - minute) ** 2) / (2 * width ** 2));
      sum += weight * (perMinute[near] ?? 0);
      weights += weight;
    }
    return weights > 0 ? sum / weights : 0;
  });
  const highest = Math.max(...heights);
  const known = Math.ceil((perMinute.length / durationMinutes) * POINTS);
  const floor = Math.min(...heights.slice(0, known)) * FLOOR;
  return heights.map(height => (highest > floor ? Math.max(0, (height - floor) / (highest - floor)) * rise : 0));
}
