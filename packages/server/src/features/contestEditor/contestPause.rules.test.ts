import { expect, test } from 'vitest';
import type { MovedTimes } from './contestEditor.rules';
import { withPause, withPauseEnd } from './contestPause.rules';

/** A contest of five hours from 10:00 on, with a freeze in its last hour. */
const at = (time: string) => new Date(`2030-01-01T${time}Z`);
const stored = (from: string, to: string, keepsSubmissions = true) => ({
  startAt: at(from).toISOString(),
  endAt: at(to).toISOString(),
  keepsSubmissions,
});
const contest = (facts: Partial<MovedTimes> = {}): MovedTimes => ({
  startAt: at('10:00:00'),
  endAt: at('15:00:00'),
  sealAt: at('14:00:00'),
  pauses: [],
  ...facts,
});
const paused = (from: string, to: string, facts: Partial<MovedTimes> = {}) => contest({ pauses: [stored(from, to)], ...facts });

type Wanted = Parameters<typeof withPause>[1];
const pauseAt = (now: string, wanted: Omit<Wanted, 'keepsSubmissions'>, times = contest()) =>
  withPause(times, { keepsSubmissions: true, ...wanted }, at(now));

test('a pause from now on begins with the next whole second, and what is to come moves', () => {
  expect(pauseAt('11:00:00.250', { minutes: 10 })).toEqual({
    startAt: at('10:00:00'),
    endAt: at('15:10:00'),
    sealAt: at('14:10:00'),
    pauses: [stored('11:00:01', '11:10:01')],
  });
  expect(pauseAt('11:00:00', { endTime: at('11:30:00.900') })).toMatchObject({
    endAt: at('15:29:59'),
    pauses: [stored('11:00:01', '11:30:00')],
  });
});

test('a pause that was noticed late counts from its start', () => {
  expect(pauseAt('10:59:59.500', { startTime: at('10:40:00.700'), minutes: 10 })).toEqual({
    startAt: at('10:00:00'),
    endAt: at('15:30:00'),
    sealAt: at('14:30:00'),
    pauses: [stored('10:40:00', '11:10:00')],
  });
});

test.each([
  ['has begun stays', '14:00:00', '14:00:00'],
  ['has begun within the pause stays', '14:30:00', '14:00:00'],
  ['would begin now moves', '13:59:59.500', '15:00:00'],
])('a freeze that %s', (_, now, sealAt) => {
  const startTime = now === '14:30:00' ? at('13:50:00') : undefined;
  const { sealAt: moved } = pauseAt(now, { startTime, minutes: 60 }, contest({ sealAt: at('14:00:00') }));
  expect(moved).toEqual(at(sealAt));
});

test.each<[string, string, Omit<Wanted, 'keepsSubmissions'>]>([
  ['before the contest', '09:59:59', { minutes: 5 }],
  ['after it', '15:00:00', { minutes: 5 }],
  ['in the last second of it', '14:59:59.500', { minutes: 5 }],
  ['later than now', '11:00:00', { startTime: at('11:00:01'), minutes: 5 }],
  ['before its start', '11:00:00', { startTime: at('09:59:59'), minutes: 5 }],
  ['that is over', '11:00:00', { startTime: at('10:10:00'), endTime: at('11:00:00') }],
  ['of no time', '11:00:00.500', { endTime: at('11:00:01') }],
])('there is no pause %s', (_, now, wanted) => {
  expect(() => pauseAt(now, wanted)).toThrow(expect.objectContaining({ code: 'contest.pauseOutside' }));
});

test('pauses may touch, and do not overlap', () => {
  const times = paused('10:30:00', '11:00:00');
  expect(pauseAt('11:00:00', { minutes: 1 }, times).pauses).toHaveLength(2);
  expect(pauseAt('11:30:00', { startTime: at('11:00:00'), minutes: 1 }, times).pauses).toHaveLength(2);
  for (const startTime of [undefined, at('10:29:00'), at('10:59:58')])
    expect(() => pauseAt('10:59:58', { startTime, minutes: 1 }, times)).toThrow(expect.objectContaining({ code: 'contest.pauseOverlaps' }));
});

test('a pause ends within seven days', () => {
  expect(() => pauseAt('11:00:00', { endTime: new Date(8.64e15) })).toThrow(expect.objectContaining({ code: 'input.invalid' }));
});

const ending = (now: string, endTime: string | null, times = paused('11:00:00', '11:30:00')) =>
  withPauseEnd(times, { startTime: at('11:00:00'), endTime: endTime === null ? null : at(endTime) }, at(now));

test.each([
  ['longer', '11:10:00', '12:00:00', '12:00:00', '15:30:00', '14:30:00'],
  ['shorter', '11:10:00', '11:20:00', '11:20:00', '14:50:00', '13:50:00'],
  ['and goes on with the next second', '11:10:00.100', null, '11:10:01', '14:40:01', '13:40:01'],
  ['and goes on with the next, at a whole one', '11:10:00', null, '11:10:01', '14:40:01', '13:40:01'],
  ['and goes on before its first second is over', '10:59:59.500', null, '11:00:01', '14:30:01', '13:30:01'],
])('a pause becomes %s', (_, now, wanted, end, endAt, sealAt) => {
  expect(ending(now, wanted)).toEqual({
    startAt: at('10:00:00'),
    endAt: at(endAt),
    sealAt: at(sealAt),
    pauses: [stored('11:00:00', end)],
  });
});

test('a freeze does not begin within the pause: the clock stands still there', () => {
  const times = paused('11:00:00', '11:30:00', { sealAt: at('11:25:00') });
  expect([ending('11:10:00', '11:20:00', times).sealAt, ending('11:10:00', '12:00:00', times).sealAt]).toEqual([
    at('11:20:00'),
    at('12:00:00'),
  ]);
  expect(ending('11:26:00', '12:00:00', times).sealAt).toEqual(at('11:25:00'));
});

test.each([
  ['over', '11:30:00', '12:00:00', 'contest.pauseEnded'],
  ['over, too', '11:30:00', null, 'contest.pauseEnded'],
  ['ended in the past', '11:10:00', '11:10:00', 'contest.pauseOutside'],
  ['ended at its start', '10:59:59.500', '11:00:00', 'contest.pauseOutside'],
])('a pause cannot be changed that is %s', (_, now, wanted, code) => {
  expect(() => ending(now, wanted)).toThrow(expect.objectContaining({ code }));
});

test('a pause is named by its start', () => {
  expect(() => ending('11:10:00', null, paused('10:59:59', '11:30:00'))).toThrow(
    expect.objectContaining({ code: 'contest.objectNotFound' }),
  );
});
