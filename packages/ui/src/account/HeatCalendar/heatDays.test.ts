import { expect, it } from 'vitest';
import { dayForKey, daysBetween, firstDay, monthsOver, toneOf } from './heatDays';

const SUNDAY = 0;
const MONDAY = 1;

it('ends in the 53rd week and begins on the first weekday', () => {
  for (const end of ['2026-11-21', '2026-11-22', '2026-11-23', '2024-02-29', '2023-12-31']) {
    for (const weekday of [SUNDAY, MONDAY]) {
      const first = firstDay(end, weekday);
      expect(new Date(first).getUTCDay()).toBe(weekday);
      expect(Math.floor(daysBetween(first, end) / 7)).toBe(52);
    }
  }
});

it('puts every week under one month', () => {
  const months = monthsOver('2025-11-17');
  expect(months.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(53);
  expect(months[0]).toEqual({ month: '2025-11', weeks: 2 });
});

it('gives a tone by the steps reached', () => {
  expect([0, 1, 2, 3, 9, 10, 400].map(count => toneOf(count, [1, 3, 6, 10]))).toEqual([0, 1, 1, 2, 3, 4, 4]);
});

it('moves by weeks and days and stays within the year', () => {
  const [first, end] = ['2025-11-17', '2026-11-21'];
  const press = (key: string, from: string, ctrl = false) => dayForKey(key, ctrl, from, first, end);
  expect(press('ArrowLeft', end)).toBe('2026-11-14');
  expect(press('ArrowUp', end)).toBe('2026-11-20');
  expect(press('ArrowRight', end)).toBe(end);
  expect(press('Home', end)).toBe('2025-11-22');
  expect(press('End', '2025-11-23')).toBe('2026-11-15');
  expect(press('Home', end, true)).toBe(first);
  expect(press('End', first, true)).toBe(end);
  expect(press('a', end)).toBeUndefined();
});
