import { expect, test } from 'vitest';
import { reconnectPause } from './reconnectPause';

test('the longest pause doubles with each failure, up to fifteen seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50, 5_000].map(failures => reconnectPause(failures, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
  ]);
});

test('every pause up to the longest is possible', () => {
  expect([0, 0.25, 0.5, 1].map(chance => reconnectPause(3, chance))).toEqual([0, 1_000, 2_000, 4_000]);
  const drawn = Array.from({ length: 100 }, () => reconnectPause(3));
  expect(new Set(drawn).size).toBeGreaterThan(1);
  for (const pause of drawn) expect(pause >= 0 && pause <= 4_000).toBe(true);
});
