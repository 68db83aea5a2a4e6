import { expect, test } from 'vitest';
import { untilChange } from './untilChange';

const at = (seconds: number) => new Date(seconds * 1_000);
const contest = { startTime: at(1_000), sealRankTime: at(1_100), endTime: at(1_200), pauses: [] };

test.each([
  ['before the start', 990, 12_000],
  ['just after the start, for a reader who asks two seconds later', 1_001, 1_000],
  ['until the seal', 1_010, 92_000],
  ['until the end', 1_150, 52_000],
  ['after the end: to read the clock', 1_300, 300_000],
  ['long before: to read the clock', 0, 300_000],
])('%s', (_, now, wait) => {
  expect(untilChange(contest, now * 1_000, 2_000)).toBe(wait);
});

const paused = { ...contest, pauses: [{ startTime: at(1_020), endTime: at(1_050) }] };
test.each([
  ['until a pause begins', 1_010, 12_000],
  ['until it goes on', 1_030, 22_000],
  ['after the pause until the seal', 1_060, 42_000],
])('%s', (_, now, wait) => {
  expect(untilChange(paused, now * 1_000, 2_000)).toBe(wait);
});
