import { expect, test } from 'vitest';
import { Remembered } from './remembered';

test('is asked for once, also by many at once, until it is forgotten', async () => {
  let asked = 0;
  const answer = new Remembered(60_000, async () => ++asked);
  expect(await Promise.all([answer.read(), answer.read()])).toEqual([1, 1]);
  expect(await answer.read()).toBe(1);
  answer.forget();
  expect(await answer.read()).toBe(2);
});

test('a failure is not kept', async () => {
  let asked = 0;
  const answer = new Remembered(60_000, async () => {
    if (++asked === 1) throw new Error('away');
    return asked;
  });
  await expect(answer.read()).rejects.toThrow('away');
  expect(await answer.read()).toBe(2);
});
