import { expect, test } from 'vitest';
import { live, topicOf } from './live';

test('a topic names its kind, and its number where the kind has one', () => {
  expect(topicOf('submissions')).toEqual({ kind: 'submissions' });
  expect(topicOf('submission:12')).toEqual({ kind: 'submission', id: 12 });
  for (const name of ['submission', 'submissions:12', 'submission:12:3', 'constructor', 'secrets', ''])
    expect(topicOf(name)).toBe(undefined);
});

test('a stream is opened with 1 to 50 topics that exist', () => {
  const opens = (topics: string) => live.open.input.safeParse({ topics }).success;
  expect(opens('submissions,submission:2147483647')).toBe(true);
  const many = (length: number) => Array.from({ length }, (_, index) => `submission:${index + 1}`).join(',');
  expect([opens(many(50)), opens(many(51))]).toEqual([true, false]);
  for (const topics of ['', 'secrets', 'submission', 'submission:0', 'submission:01', 'submission:2147483648', 'submissions,'])
    expect([topics, opens(topics)]).toEqual([topics, false]);
});
