import { expect, test } from 'vitest';
import { MOST_COUNTED, totalOf } from './total';

test.each([
  ['none', 0, 0, 1, 0],
  ['a few', 7, 7, 1, 7],
  ['as many as are counted', MOST_COUNTED, 10, 3, MOST_COUNTED],
  ['more, and the page is near', MOST_COUNTED + 1, 10, 3, MOST_COUNTED],
  ['more, and the page is the last that was counted', MOST_COUNTED + 1, 10, 1000, MOST_COUNTED + 1],
  ['more, and the page is beyond', MOST_COUNTED + 1, 10, 1200, 12_001],
  ['more, and the page is the last', MOST_COUNTED + 1, 4, 1200, 11_994],
  ['more, and the page is after the last', MOST_COUNTED + 1, 0, 1300, MOST_COUNTED],
])('the total of %s', (_, counted, shown, currentPage, total) => {
  expect(totalOf(counted, shown, { currentPage, limit: 10 })).toBe(total);
});
