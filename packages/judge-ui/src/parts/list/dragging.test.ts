import { describe, expect, test } from 'vitest';
import { indexAt, scrollStepAt } from './dragging';

describe('a row that is dragged', () => {
  const middles = [20, 60, 100, 140];

  test.each([
    [1, 60, 1],
    [1, 95, 1],
    [1, 101, 2],
    [1, 500, 3],
    [1, 21, 1],
    [1, 19, 0],
    [3, 61, 2],
    [0, -100, 0],
  ])('from place %i, at %i px, would stand at %i', (from, y, place) => expect(indexAt(middles, from, y)).toBe(place));

  test('scrolls near the edges alone, faster the nearer', () => {
    const area = { top: 100, bottom: 500 };
    expect(scrollStepAt(300, area)).toBe(0);
    expect(scrollStepAt(499, area)).toBeGreaterThan(scrollStepAt(470, area));
    expect(scrollStepAt(470, area)).toBeGreaterThan(0);
    expect(scrollStepAt(101, area)).toBe(-scrollStepAt(499, area));
    expect(scrollStepAt(9_000, area)).toBe(14);
  });
});
