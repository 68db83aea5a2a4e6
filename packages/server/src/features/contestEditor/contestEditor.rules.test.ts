import { expect, test } from 'vitest';
import { withSealBehindPauses } from './contestEditor.rules';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2030, 0, 1, hour, minute));
const pauses = [{ startAt: at(13, 10).toISOString(), endAt: at(13, 40).toISOString(), keepsSubmissions: true }];

test.each([
  ['before the pause', at(13, 9), at(13), at(13, 9)],
  ['at its start', at(13, 10), at(13), at(13, 40)],
  ['within it', at(13, 30), at(13, 20), at(13, 40)],
  ['at its end', at(13, 40), at(13, 20), at(13, 40)],
  ['within it, and has begun', at(13, 30), at(13, 35), at(13, 30)],
])('a freeze that is wanted %s', (_, sealAt, now, stored) => {
  const times = { startAt: at(9), endAt: at(14, 30), sealAt };
  expect(withSealBehindPauses(times, { pauses }, now)).toEqual({ ...times, sealAt: stored });
});

test('without a freeze there is none', () => {
  const times = { startAt: at(9), endAt: at(14), sealAt: null };
  expect(withSealBehindPauses(times, { pauses }, at(13, 20))).toEqual(times);
});
