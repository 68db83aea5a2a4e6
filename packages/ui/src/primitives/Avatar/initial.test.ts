import { expect, it } from 'vitest';
import { initialOf, toneOf } from './initial';

it('takes the first character that a person would see', () => {
  expect(initialOf('kth_smallest')).toBe('K');
  expect(initialOf('  青岚')).toBe('青');
  expect(initialOf('👩‍💻 dev')).toBe('👩‍💻');
  expect(initialOf('é')).toBe('É');
  expect(initialOf(' ')).toBe('?');
});

it('keeps one tone of six for a name', () => {
  const names = Array.from({ length: 200 }, (_, place) => `user${place}`);
  expect(names.map(toneOf)).toEqual(names.map(toneOf));
  expect(new Set(names.map(toneOf))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
