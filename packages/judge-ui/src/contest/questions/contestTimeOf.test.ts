import { expect, test } from 'vitest';
import { contestTimeOf } from './contestTimeOf';

test('hours and minutes, without a sign of the day', () => {
  expect([0, 59, 60, 3_900, 36_000 + 59 * 60, -120].map(contestTimeOf)).toEqual(['0:00', '0:00', '0:01', '1:05', '10:59', '-0:02']);
});
