import { expect, it } from 'vitest';
import { outlineOf } from './horizon';

const hills = { smoothing: 0.02, rise: 0.8 };

it('rises to its height over the busiest minute', () => {
  const perMinute = Array.from({ length: 300 }, (_, minute) => (minute === 150 ? 40 : 1));
  const outline = outlineOf(perMinute, 300, hills);
  expect(Math.max(...outline)).toBeCloseTo(0.8);
  expect(outline.indexOf(Math.max(...outline))).toBe(90);
});

it('is flat without submissions', () => {
  expect(new Set(outlineOf([], 300, hills))).toEqual(new Set([0]));
  expect(new Set(outlineOf([0, 0, 0], 300, hills))).toEqual(new Set([0]));
});
