import { expect, test } from 'vitest';
import { LiveStream } from './liveStream';
import { StreamRegistry } from './streamRegistry';

const caller = { id: 7, username: 'alice', role: 1002 } as const;

test('streams are found by topic, each once, and no longer when they have left', () => {
  const streams = new StreamRegistry();
  const [both, one, other] = [new LiveStream(undefined), new LiveStream(undefined), new LiveStream(undefined)];
  streams.join('submissions', both);
  streams.join('submission:12', both);
  streams.join('submission:12', one);
  streams.join('submission:13', other);
  expect([...streams.listeningTo(['submissions', 'submission:12'])]).toEqual([both, one]);
  streams.leave('submission:12', one);
  expect([...streams.listeningTo(['submission:12'])]).toEqual([both]);
  expect([...streams.listeningTo(['submission:14'])]).toEqual([]);
});

test('streams of a person are found until they end', () => {
  const streams = new StreamRegistry();
  const [own, visitors] = [new LiveStream(caller), new LiveStream(undefined)];
  for (const stream of [own, visitors]) streams.add(stream);
  expect(streams.ofUser(7)).toEqual([own]);
  expect(streams.size).toBe(2);
  streams.remove(own);
  expect(streams.ofUser(7)).toEqual([]);
  expect([...streams.every()]).toEqual([visitors]);
});
