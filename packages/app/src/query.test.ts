import { expect, test } from 'vitest';
import { numberIn, pageIn, pageSizeIn, withValues } from './query';

const query = (text: string) => new URLSearchParams(text);

test('a page below 1 is page 1', () => {
  expect(pageIn(query('currentPage=-3'))).toBe(1);
  expect(pageIn(query('currentPage=nonsense'))).toBe(1);
  expect(pageIn(query('currentPage=4'))).toBe(4);
});

test('a size that nobody offers is the default', () => {
  expect(pageSizeIn(query('limit=1000000'), 30)).toBe(30);
  expect(pageSizeIn(query('limit=50'), 30)).toBe(50);
});

test('zero is a number, nothing is not', () => {
  expect(numberIn(query('status=0'), 'status')).toBe(0);
  expect(numberIn(query('status='), 'status')).toBeUndefined();
});

test('empty values leave the address', () => {
  expect(withValues(query('keyword=a&l=en-US'), { keyword: undefined, tagId: [3, 4], onlyMine: false }).toString()).toBe(
    'l=en-US&tagId=3%2C4',
  );
});
