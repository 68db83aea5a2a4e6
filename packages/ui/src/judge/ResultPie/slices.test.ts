import { expect, it } from 'vitest';
import { slicesOf } from './slices';

it('leaves out what never happened and shares the rest', () => {
  const slices = slicesOf([
    { status: 0, count: 3 },
    { status: -3, count: 0 },
    { status: 8, count: 1 },
  ]);
  expect(slices.map(({ letters, share }) => [letters, share])).toEqual([
    ['AC', 0.75],
    ['PA', 0.25],
  ]);
});

it('has no slices when nothing was submitted', () => {
  expect(slicesOf([{ status: 0, count: 0 }])).toEqual([]);
});
