import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from './Countdown';

const startAt = Date.UTC(2026, 9, 17, 5);
const endAt = Date.UTC(2026, 9, 17, 10);
const textOf = (props: { now?: number }) =>
  renderToString(createElement(Countdown, { startAt, endAt, ...props })).replaceAll(/<[^>]*>/g, '');

test('a server writes the times, whatever its clock says', () => {
  expect(textOf({})).toBe('2026-10-17 05:00 – 2026-10-17 10:00 UTC');
});

test('a moment that both sides were told is counted from at once', () => {
  expect(textOf({ now: endAt - 3_600_000 })).toBe('1:00:00 left');
});
