import { expect, test } from 'vitest';
import { numberOf, stepped, withinRange } from './numberText';

const free = { min: undefined, max: undefined, step: 1 };

test('reads what people type', () => {
  expect(['', ' 12 ', '-3', '+4', '1,5', '.5', '2.'].map(numberOf)).toEqual([null, 12, -3, 4, 1.5, 0.5, 2]);
});

test('takes nothing else for a number', () => {
  for (const text of ['-', '1e3', '0x10', '1 000', '１２', 'Infinity', '1.2.3', '9'.repeat(400)]) expect(numberOf(text)).toBeUndefined();
});

test('steps without crumbs, within the range', () => {
  expect(stepped(0.1, 2, { ...free, step: 0.1 })).toBe(0.3);
  expect(stepped(9, 10, { min: 0, max: 15, step: 1 })).toBe(15);
  expect(stepped(null, 1, { min: 5, max: 15, step: 1 })).toBe(5);
  expect(stepped(null, -1, free)).toBe(0);
});

test('brings a number back into the range', () => {
  expect([-1, 3, 11].map(value => withinRange(value, { min: 0, max: 10, step: 1 }))).toEqual([0, 3, 10]);
});
