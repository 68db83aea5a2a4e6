import { expect, test } from 'vitest';
import { calendarDays, weeksFor } from './calendarDays';

// A Thursday.
const now = new Date(2026, 9, 15, 14, 0);
const at = (day: number, hour: number) => new Date(2026, 9, day, hour).getTime();
const contest = (title: string, startAt: number, endAt: number) => ({ title, startAt, endAt });
const drawn = (contests: ReturnType<typeof contest>[], firstWeekday = 1) =>
  calendarDays(contests, { nowMs: now.getTime(), weeks: 2, firstWeekday }).flatMap(({ start, begins, goesOn }) => {
    const titles = [...begins.map(({ title }) => title), ...goesOn.map(({ title }) => `(${title})`)];
    return titles.length > 0 ? [`${start.getDate()} ${titles.join(' ')}`] : [];
  });

test('weeks begin on the wanted day, and hold today', () => {
  const days = calendarDays([], { nowMs: now.getTime(), weeks: 2, firstWeekday: 1 });
  expect(days.map(({ start }) => start.getDate())).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  expect(days.filter(({ isToday }) => isToday).map(({ start }) => start.getDate())).toEqual([15]);
  expect(days.filter(({ isPast }) => isPast)).toHaveLength(3);
  expect(calendarDays([], { nowMs: now.getTime(), weeks: 1, firstWeekday: 0 })[0]?.start.getDate()).toBe(11);
});

test('a contest stands on the day on which it begins, and goes on until it ends', () => {
  expect(drawn([contest('late', at(16, 22), at(17, 3)), contest('early', at(16, 9), at(16, 11))])).toEqual(['16 early late', '17 (late)']);
  // A contest that ends at midnight does not reach into the next day.
  expect(drawn([contest('night', at(16, 20), at(17, 0))])).toEqual(['16 night']);
});

test('one that runs since before the first day stands on today; one that is over stands nowhere', () => {
  expect(drawn([contest('long', at(1, 0), at(16, 12)), contest('over', at(15, 8), at(15, 13))])).toEqual([
    '12 (long)',
    '13 (long)',
    '14 (long)',
    '15 long',
    '16 (long)',
  ]);
});

test('a calendar has the weeks that its contests need', () => {
  expect(weeksFor([], now.getTime(), 2)).toBe(2);
  expect(weeksFor([contest('far', at(15 + 40, 0), at(15 + 41, 0))], now.getTime(), 2)).toBe(7);
  expect(weeksFor([contest('years', at(15 + 4000, 0), at(15 + 4001, 0))], now.getTime(), 2)).toBe(26);
});
