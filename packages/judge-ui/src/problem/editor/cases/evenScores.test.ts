import { expect, test } from 'vitest';
import { evenScores, withEvenScores } from './evenScores';

test('PRB-063: 100 points are shared evenly, a point more for each of the last', () => {
  expect(evenScores(3)).toEqual([33, 33, 34]);
  expect(evenScores(7)).toEqual([14, 14, 14, 14, 14, 15, 15]);
  expect(evenScores(0)).toEqual([]);
  expect(evenScores(300).filter(score => score === 1)).toHaveLength(100);
});

test('the shares stand in the cases', () => {
  expect(
    withEvenScores([
      { score: '', input: 'a' },
      { score: '9', input: 'b' },
    ]),
  ).toEqual([
    { score: '50', input: 'a' },
    { score: '50', input: 'b' },
  ]);
});
