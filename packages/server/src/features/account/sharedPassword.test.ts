import { expect, test } from 'vitest';
import { hashPassword } from './passwords';
import { isSharedPasswordRight } from './sharedPassword';

test('a shared password is right again and again, and nothing else is, before it was given and after', async () => {
  const [hash, other] = await Promise.all([hashPassword('osmanthus'), hashPassword('another')]);
  const asked = [
    ['guess', hash, false],
    ['osmanthus', hash, true],
    ['osmanthus', hash, true],
    ['guess', hash, false],
    ['', hash, false],
    ['osmanthus', other, false],
    ['another', other, true],
    ['osmanthus', undefined, false],
  ] as const;
  for (const [password, stored, isRight] of asked)
    expect([password, await isSharedPasswordRight(password, stored, '192.0.2.1')]).toEqual([password, isRight]);
});
