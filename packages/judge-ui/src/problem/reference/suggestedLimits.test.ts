import { expect, test } from 'vitest';
import { suggestedLimits } from './suggestedLimits';

const program = (time: number, memory = 1_000, timeFactor = 1) => ({ time, memory, timeFactor, memoryFactor: 1 });

test.each([
  [[15], 1_000],
  [[15, 620], 1_600],
  [[1_300], 3_500],
  [[4_100], 11_000],
  [[29_000], 30_000],
])('programs of %j ms suggest %i ms', (times, timeMs) => {
  expect(suggestedLimits(times.map(time => program(time)))?.timeMs).toBe(timeMs);
});

test('a slow language counts by its factor; memory is a power of two with room for twice as much', () => {
  expect(suggestedLimits([program(1_200, 70_000, 2), program(500)])).toEqual({ timeMs: 1_500, memoryMb: 256 });
  expect(suggestedLimits([])).toBeUndefined();
});
