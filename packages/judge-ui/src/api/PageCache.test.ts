import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { PageCache } from './PageCache';

test('a first answer that is older than a change is not shown', async () => {
  const cache = new PageCache();
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['submission', 1],
    queryFn: () => new Promise<string>(resolve => void asked.push(resolve)),
  });
  const errors: unknown[] = [];
  const stop = observer.subscribe(({ error }) => error && errors.push(error));
  const invalidated = cache.invalidateQueries({ queryKey: ['submission'] });
  asked[0]?.('judging');
  asked[1]?.('accepted');
  await invalidated;
  expect(observer.getCurrentResult().data).toBe('accepted');
  expect(errors).toEqual([]);
  stop();
});

test('what is not invalidated goes on', async () => {
  const cache = new PageCache();
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['problem'],
    queryFn: () => new Promise<string>(resolve => void asked.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await cache.invalidateQueries({ queryKey: ['submission'] });
  await cache.invalidateQueries({ queryKey: ['problem'], predicate: () => false });
  expect(asked).toHaveLength(1);
  stop();
});
