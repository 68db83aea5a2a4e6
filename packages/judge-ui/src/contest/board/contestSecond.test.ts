import { expect, test } from 'vitest';
import { minutesPassed } from './contestSecond';

const at = (minutes: number) => new Date(minutes * 60_000);
const contest = {
  startTime: at(100),
  endTime: at(430),
  pauses: [{ startTime: at(160), endTime: at(190), keepsSubmissions: true }],
};

test('the minutes of a contest are counted without its pauses', () => {
  const minutes = [90, 100, 160.5, 189, 191, 430, 500].map(now => minutesPassed({ ...contest, now: at(now) }));
  expect(minutes).toEqual([0, 0, 60, 60, 61, 300, 300]);
});
