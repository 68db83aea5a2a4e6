import { expect, test } from 'vitest';
import { KeyedMutex } from './keyedMutex';

test('one after the other for one key, whatever becomes of them; others do not wait', async () => {
  const uploads = new KeyedMutex<number>();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = uploads.run(1, async () => {
    seen.push('first begins');
    await gate.promise;
    seen.push('first ends');
    throw new Error('broken off');
  });
  const second = uploads.run(1, async () => void seen.push('second'));
  await uploads.run(2, async () => void seen.push('another key'));
  gate.resolve();
  await expect(first).rejects.toThrow('broken off');
  await second;
  expect(await uploads.run(1, async () => 'third')).toBe('third');
  expect(seen).toEqual(['first begins', 'another key', 'first ends', 'second']);
});
