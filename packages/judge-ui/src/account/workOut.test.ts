import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { workOut } from './workOut';

test('the number is what the server looks for, and the first of its kind', async () => {
  const zeros = (answer: string) => Math.clz32(createHash('sha256').update(`some-key:${answer}`).digest().readUInt32BE());
  const answer = await workOut({ key: 'some-key', bits: 10 });
  expect(zeros(answer)).toBeGreaterThanOrEqual(10);
  for (let number = 0; number < Number(answer); number++) expect(zeros(String(number))).toBeLessThan(10);
});

test('work that nobody waits for ends', async () => {
  const given = new AbortController();
  given.abort();
  await expect(workOut({ key: 'some-key', bits: 32 }, given.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
