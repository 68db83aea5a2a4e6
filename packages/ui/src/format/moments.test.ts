import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './moments';

it('gives an exact time of the reader, with leading zeros', () => {
  const moment = new Date(2026, 0, 2, 3, 4, 5);
  expect(formatMoment(moment)).toBe('2026-01-02 03:04:05');
  expect(formatDay(moment)).toBe('2026-01-02');
});

it('turns what comes as UTC into the time of the reader', () => {
  const moment = new Date('2026-11-21T12:34:56Z');
  expect(new Date(formatMoment(moment).replace(' ', 'T')).getTime()).toBe(moment.getTime());
});
