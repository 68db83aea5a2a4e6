import { expect, test } from 'vitest';
import { weekDays } from './weekDays';

const week = (...dateStrList: string[]) => ({ dateStrList, acCountList: [1, 2], totalCountList: [3, 4] });

test('days get their counts and their year', () => {
  expect(weekDays(week('10-16', '10-17'), Date.parse('2026-10-17T14:00:00Z'))).toEqual([
    { date: '2026-10-16', submitted: 3, accepted: 1 },
    { date: '2026-10-17', submitted: 4, accepted: 2 },
  ]);
});

test('a week over New Year has two years', () => {
  const days = weekDays(week('12-31', '01-01'), Date.parse('2027-01-01T05:00:00Z'));
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
});

test('the server may already be in the next year', () => {
  const days = weekDays(week('12-31', '01-01'), Date.parse('2026-12-31T20:00:00Z'));
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
});
