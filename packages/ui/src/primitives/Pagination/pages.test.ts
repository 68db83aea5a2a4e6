import { describe, expect, it } from 'vitest';
import { clampPage, lastPage, pagesAround, pagesUpTo } from './pages';

describe('pagesAround', () => {
  it('shows all pages when they fit', () => expect(pagesAround(2, 5, 5)).toEqual([1, 2, 3, 4, 5]));
  it('leaves out the end near the start', () => expect(pagesAround(1, 21, 5)).toEqual([1, 2, 3, 4, 'gap after', 21]));
  it('leaves out both sides in the middle', () => expect(pagesAround(11, 21, 5)).toEqual([1, 'gap before', 10, 11, 12, 'gap after', 21]));
  it('leaves out the start near the end', () => expect(pagesAround(21, 21, 5)).toEqual([1, 'gap before', 18, 19, 20, 21]));
  it('always has the current page and never more numbers than asked', () => {
    for (let last = 1; last < 30; last++) {
      for (let page = 1; page <= last; page++) {
        const numbers = pagesAround(page, last, 5).filter(mark => typeof mark === 'number');
        expect(numbers).toContain(page);
        expect(numbers.length).toBe(Math.min(5, last));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});

describe('pagesUpTo', () => {
  it('claims nothing after the current page', () => {
    expect(pagesUpTo(3, 5)).toEqual([1, 2, 3]);
    expect(pagesUpTo(7, 5)).toEqual([1, 'gap before', 4, 5, 6, 7]);
  });
});

it('counts pages and keeps inside them', () => {
  expect(lastPage(0, 30)).toBe(1);
  expect(lastPage(60, 30)).toBe(2);
  expect(lastPage(61, 30)).toBe(3);
  expect(clampPage(9, 3)).toBe(3);
  expect(clampPage(-1, 3)).toBe(1);
  expect(clampPage(Number.NaN, 3)).toBe(1);
});
