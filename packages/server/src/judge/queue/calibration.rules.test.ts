import { expect, test } from 'vitest';
import { shiftOf } from './calibration.rules';

test.each<[string, number[], number | undefined]>([
  ['nothing is known', [], undefined],
  ['too little is known', [100, 100, 150], undefined],
  ['slower than mostly', [100, 101, 99, 120], 20],
  ['faster than mostly', [100, 300, 100, 80], -20],
  ['one outlier before does not count', [100, 100, 900, 100], 0],
])('%s', (_, figures, shift) => {
  expect(shiftOf(figures.map(ms => ({ at: '2026-03-14T12:00:00Z', ms })))).toBe(shift);
});
