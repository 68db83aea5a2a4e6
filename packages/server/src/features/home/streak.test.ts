import { expect, test } from 'vitest';
import { streakOf } from './streak';

const week = ['01', '02', '03', '04', '05', '06', '07'];

test.each([
  [['05', '06', '07'], 3, true],
  [['04', '05', '06'], 3, false],
  [['01', '02', '04'], 0, false],
  [['01', '07'], 1, true],
  [[], 0, false],
  [week, 7, true],
])('%s: %i days', (days, streak, isTodayDone) => {
  expect(streakOf(week, new Set(days))).toEqual({ streak, isTodayDone });
});
