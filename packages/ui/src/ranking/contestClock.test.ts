// The clock against a naive count of seconds: one is counted unless it lies in a pause.
import { expect, test } from 'vitest';
import { elapsedMs, momentOf } from './contestClock';
import { seeded } from './randomContest';

const startAt = new Date('2026-10-24T09:00:00Z');
const after = (seconds: number) => new Date(startAt.getTime() + seconds * 1_000);
const pause = (from: number, to: number) => ({ startAt: after(from), endAt: after(to) });

test.each([
  ['before the start', -5, -5],
  ['before the first pause', 10, 10],
  ['where a pause begins', 60, 60],
  ['within a pause', 89, 60],
  ['where it ends', 90, 60],
  ['after it', 91, 61],
  ['between two that touch', 100, 70],
  ['within the second of them', 120, 70],
  ['after all', 200, 140],
])('the clock %s', (_, second, shown) => {
  const clock = { startAt, pauses: [pause(60, 90), pause(100, 110), pause(110, 130)] };
  expect(elapsedMs(clock, after(second))).toBe(shown * 1_000);
});

test('moments may be written in any way', () => {
  const { startAt: from, endAt } = pause(60, 90);
  const clock = { startAt: startAt.toISOString(), pauses: [{ startAt: from.toISOString(), endAt: endAt.getTime() }] };
  expect([elapsedMs(clock, after(100).toISOString()), momentOf(clock, 70_000)]).toEqual([70_000, after(100)]);
});

test('a time shows first where a pause begins, and goes on behind it', () => {
  const clock = { startAt, pauses: [pause(60, 90)] };
  expect([momentOf(clock, 60_000), momentOf(clock, 60_001)]).toEqual([after(60), after(90.001)]);
  expect(momentOf(clock, -1_000)).toEqual(after(-1));
});

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
test.each(SEEDS)('counts as a naive clock does, and back (seed %i)', seed => {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pauses: ReturnType<typeof pause>[] = [];
  const paused = new Set<number>();
  for (let from = below(40); from < 300; from += below(60)) {
    const to = from + 1 + below(40);
    pauses.push(pause(from, to));
    for (let second = from; second < to; second += 1) paused.add(second);
    from = to;
  }
  const clock = { startAt, pauses };
  let naive = 0;
  for (let second = 0; second < 400; second += 1) {
    expect(elapsedMs(clock, after(second))).toBe(naive * 1_000);
    const first = momentOf(clock, naive * 1_000);
    expect(first.getTime()).toBeLessThanOrEqual(after(second).getTime());
    expect(elapsedMs(clock, first)).toBe(naive * 1_000);
    expect(elapsedMs(clock, first.getTime() - 1)).toBe(naive * 1_000 - 1);
    if (!paused.has(second)) naive += 1;
  }
});
