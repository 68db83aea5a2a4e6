import { expect, test } from 'vitest';
import { untilChange } from './untilChange';

const at = (seconds: number) => new Date(seconds * 1_000);
const contest = { startTime: at(1_000), sealRankTime: at(1_100), endTime: at(1_200) };

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
