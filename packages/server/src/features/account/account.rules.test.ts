import { expect, test } from 'vitest';
import { isHonestName, usernameKeyOf } from './account.rules';

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
