import { expect, test } from 'vitest';
import { isHonestName, isReservedName, usernameKeyOf } from './account.rules';

test.each(['alice', '青岚', 'loop_invariant-7', 'Иван', 'alice青岚'])('%s is an honest name', name => {
  expect(isHonestName(name)).toBe(true);
});

test.each([
  ['Cyrillic а in a Latin name', 'аlice'],
  ['zero width joiner', 'ali\u200dce'],
  ['right-to-left override', 'ali\u202ece'],
  ['inner space', 'al ice'],
  ['full-width letters', 'ａlice'],
  ['line break', 'al\nice'],
])('W43: %s is refused', (_, name) => {
  expect(isHonestName(name)).toBe(false);
});

test('names that differ by case are one', () => {
  expect(usernameKeyOf('Alice')).toBe(usernameKeyOf('aLICE'));
});

test('names that speak for the site are reserved, whatever their case, and names that contain them are not', () => {
  for (const name of ['admin', 'Administrator', 'ROOT', 'system', '管理员', '系统管理员', '系统', '官方'])
    expect(isReservedName(name)).toBe(true);
  for (const name of ['admin2', 'rooted', '官方粉丝']) expect(isReservedName(name)).toBe(false);
});
