import { expect, test } from 'vitest';
import { Turns } from './turns';

test('one after the other for one key, whatever becomes of them; others do not wait', async () => {
  const turns = new Turns<number>();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = turns.take(1, async () => {
    seen.push('first begins');
    await gate.promise;
    seen.push('first ends');
    throw new Error('broken off');
  });
  const second = turns.take(1, async () => void seen.push('second'));
  await turns.take(2, async () => void seen.push('another key'));
  gate.resolve();
  await expect(first).rejects.toThrow('broken off');
  await second;
  expect(await turns.take(1, async () => 'third')).toBe('third');
  expect(seen).toEqual(['first begins', 'another key', 'first ends', 'second']);
});
