import { expect, test } from 'vitest';
import { numberIn, withValues } from './query';

const query = (text: string) => new URLSearchParams(text);

test('zero is a number, nothing is not', () => {
  expect(numberIn(query('status=0'), 'status')).toBe(0);
  expect(numberIn(query('status='), 'status')).toBeUndefined();
});

test('empty values leave the address', () => {
  expect(withValues(query('keyword=a&l=en-US'), { keyword: undefined, tagId: [3, 4], onlyMine: false }).toString()).toBe(
    'l=en-US&tagId=3%2C4',
  );
});
