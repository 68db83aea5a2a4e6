import { expect, test, vi } from 'vitest';
import type { Caller } from '../../access/caller';
import { TopicPace } from './topicPace';

const person = (id: number): Caller => ({ id, username: `user${id}`, role: 1002 });

test('S2: a person asks for a thousand topics in a minute, visitors of a network for three thousand', () => {
  vi.useFakeTimers({ now: 60_000 });
  const pace = new TopicPace();
  const asked = (caller: Caller | undefined, network = 'x') => {
    for (let times = 0; ; times += 1) {
      try {
        pace.count(50, caller, network);
      } catch (reason) {
        return [times * 50, (reason as { code?: string }).code, (reason as { waitS?: number }).waitS];
      }
    }
  };
  expect(asked(person(1))).toEqual([1_000, 'server.tooMany', 60]);
  expect(asked(person(2))).toEqual([1_000, 'server.tooMany', 60]);
  expect(asked(undefined)).toEqual([3_000, 'server.tooMany', 60]);
  expect(asked(undefined, 'y')).toEqual([3_000, 'server.tooMany', 60]);
  vi.setSystemTime(90_000);
  expect(asked(undefined)).toEqual([0, 'server.tooMany', 30]);
  vi.setSystemTime(120_000);
  expect(asked(person(1))).toEqual([1_000, 'server.tooMany', 60]);
  vi.useRealTimers();
});
