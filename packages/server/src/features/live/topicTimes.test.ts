import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TopicTimes } from './topicTimes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** They hear everything since `ms` ago. */
function heardFor(ms: number, most = 10) {
  const times = new TopicTimes(most);
  vi.advanceTimersByTime(ms);
  return times;
}

test('a topic is quiet for as long as nothing has happened to it, less the time that a call travels', () => {
  const times = heardFor(60_000);
  times.note('contest:1');
  vi.advanceTimersByTime(20_001);
  expect([0, 10_000, 10_001, 60_000].map(ms => times.isQuiet('contest:1', ms))).toEqual([true, true, false, false]);
  expect(times.isQuiet('contest:2', 60_000)).toBe(true);
});

test('of the time before it began to hear nothing is known', () => {
  const times = heardFor(60_000);
  expect([times.isQuiet('contest:1', 49_999), times.isQuiet('contest:1', 50_001)]).toEqual([true, false]);
  times.startAfresh();
  expect(times.isQuiet('contest:1', 0)).toBe(false);
});

test('S2: no more topics are kept than fit; of those before them nothing is known', () => {
  const times = heardFor(60_000, 2);
  for (const topic of ['a', 'b', 'a', 'c']) {
    times.note(topic);
    vi.advanceTimersByTime(20_000);
  }
  // The times of c, a and b: 20, 40 and 60 s ago.
  expect([times.isQuiet('c', 5_000), times.isQuiet('a', 20_000), times.isQuiet('b', 49_000), times.isQuiet('b', 51_000)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
