import { expect, test } from 'vitest';
import { bandOf, ratingAxis } from './ratingBands';

const bands = [
  { from: 1200, name: 'Pupil', color: 'green' },
  { from: 0, name: 'Newbie', color: 'grey' },
];

test('a rating is of the highest level that it reaches', () => {
  expect([-1, 0, 1199, 1200].map(rating => bandOf(rating, bands)?.name)).toEqual([undefined, 'Newbie', 'Newbie', 'Pupil']);
});

test('lines are round and hold all ratings', () => {
  expect(ratingAxis([1500])).toEqual({ least: 1450, most: 1550, lines: [1450, 1500, 1550] });
  expect(ratingAxis([1180, 1720])).toEqual({ least: 1000, most: 1800, lines: [1000, 1200, 1400, 1600, 1800] });
  expect(ratingAxis([-900, 3800])).toMatchObject({ least: -2000, most: 5000 });
});
