import { expect, it } from 'vitest';
import { MAX_POINTS, offsetAfterKey, slideTravelPx, type SlidePoint, withinTravel, withPoint } from './slideTrack';

it('moves by keys, and never out of the picture', () => {
  expect(slideTravelPx).toBe(283);
  expect(offsetAfterKey('ArrowRight', false, 5)).toBe(6);
  expect(offsetAfterKey('ArrowLeft', true, 5)).toBe(0);
  expect(offsetAfterKey('PageUp', false, 270)).toBe(283);
  expect(offsetAfterKey('End', false, 0)).toBe(283);
  expect(offsetAfterKey('Tab', false, 5)).toBeUndefined();
  expect(withinTravel(-4)).toBe(0);
});

it('keeps a bounded track with its true end', () => {
  let points: SlidePoint[] = [];
  for (let atMs = 0; atMs < 2000; atMs++) points = withPoint(points, { xPx: atMs, yPx: 0, atMs });
  expect(points).toHaveLength(MAX_POINTS);
  expect(points[0]?.atMs).toBe(0);
  expect(points.at(-1)?.atMs).toBe(1999);
});
