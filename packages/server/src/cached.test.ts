import { expect, test } from 'vitest';
import { Cached, CachedByKey } from './cached';

test('is asked for once, also by many at once, until it is forgotten', async () => {
  let asked = 0;
  const answer = new Cached(60_000, async () => ++asked);
  expect(await Promise.all([answer.read(), answer.read()])).toEqual([1, 1]);
  expect(await answer.read()).toBe(1);
  answer.forget();
  expect(await answer.read()).toBe(2);
});

test('a failure is not kept', async () => {
  let asked = 0;
  const answer = new Cached(60_000, async () => {
    if (++asked === 1) throw new Error('away');
    return asked;
  });
  await expect(answer.read()).rejects.toThrow('away');
  expect(await answer.read()).toBe(2);
});

test('answers are kept by their question, and the one that was asked for longest ago goes first', async () => {
  const asked: string[] = [];
  const answers = new CachedByKey<string>(60_000, 2);
  const read = (key: string) => answers.read(key, async () => `${key}${asked.push(key)}`);
  expect([await read('a'), await read('b'), await read('a')]).toEqual(['a1', 'b2', 'a1']);
  expect([await read('c'), await read('a'), await read('b')]).toEqual(['c3', 'a1', 'b4']);
  answers.forget();
  expect(await read('a')).toBe('a5');
});
