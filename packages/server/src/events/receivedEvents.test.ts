import { expect, test } from 'vitest';
import { batchesOf } from '../database/batches';
import { eventsIn } from './receivedEvents';

const ended = (userId: number) => ({ event: 'sessions.ended', userId }) as const;
const batchesFor = (...ids: number[]) => batchesOf(ids.map(id => JSON.stringify(ended(id))));

test('events of a commit are one notification, and each has an id of its own', () => {
  const batches = batchesFor(1, 2, 3);
  expect(batches).toHaveLength(1);
  const received = batches.flatMap(eventsIn);
  expect(received.map(({ appEvent }) => appEvent)).toEqual([ended(1), ended(2), ended(3)]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  expect(batchesFor()).toEqual([]);
});

test('S2: more than fits into a notification becomes several, in their order', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index);
  const batches = batchesFor(...ids);
  expect(batches.length).toBeGreaterThan(1);
  for (const batch of batches) expect(Buffer.byteLength(batch)).toBeLessThan(8_000);
  const longest = Math.max(...batches.map(batch => Buffer.byteLength(batch)));
  expect(longest).toBeGreaterThan(7_900);
  const received = batches.flatMap(eventsIn);
  expect(received.map(({ appEvent }) => appEvent)).toEqual(ids.map(ended));
  expect(new Set(received.map(({ id }) => id)).size).toBe(1_000);
});

test('what a trigger publishes is an event by itself', () => {
  expect(eventsIn('{"event":"problems.changed"}')).toEqual([{ appEvent: { event: 'problems.changed' } }]);
});
