import { expect, it } from 'vitest';
import { atClock, clockOf, momentOf, nativeText, timeOf, within, zoneName } from './dateText';

it('writes and reads a moment as native fields do', () => {
  const moment = new Date(2026, 10, 21, 9, 5);
  expect(nativeText(moment)).toBe('2026-11-21T09:05');
  expect(momentOf('2026-11-21T09:05')).toEqual(moment);
  expect(momentOf('')).toBeUndefined();
  expect(momentOf('2026-13-40T')).toBeUndefined();
});

it('reads a time of the day as people type it', () => {
  expect(clockOf('9:5')).toEqual({ hours: 9, minutes: 5 });
  expect(clockOf('0905')).toEqual({ hours: 9, minutes: 5 });
  expect(clockOf('23：59')).toEqual({ hours: 23, minutes: 59 });
  for (const none of ['', '24:00', '9:60', 'noon', '12']) expect(clockOf(none)).toBeUndefined();
  expect(timeOf(atClock(new Date(2026, 0, 31, 1, 2, 3), { hours: 18, minutes: 0 }))).toBe('18:00');
});

it('keeps a moment between its bounds', () => {
  const [early, late] = [new Date(2026, 0, 1), new Date(2026, 0, 3)];
  expect(within(new Date(2025, 0, 1), early, late)).toBe(early);
  expect(within(new Date(2027, 0, 1), early, late)).toBe(late);
  const middle = new Date(2026, 0, 2);
  expect(within(middle, early, undefined)).toBe(middle);
});

it('names the time zone of the reader', () => {
  const moment = new Date(2026, 5, 1);
  expect(zoneName(moment, 'en-US')).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(zoneName(moment, 'zh-CN')).toMatch(/^(GMT|UTC)/);
});
