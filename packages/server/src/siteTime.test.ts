import { expect, test } from 'vitest';
import { lastDays } from './siteTime';

test('the last days end with today and run over the end of a month', () => {
  expect(lastDays(3, new Date(2026, 2, 1, 12))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('no day is lost or doubled when clocks change', () => {
  const days = lastDays(366, new Date(2026, 10, 21, 0, 30));
  expect(new Set(days).size).toBe(366);
  expect(days.at(-1)).toBe('2026-11-21');
});
