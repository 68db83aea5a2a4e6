import { expect, test } from 'vitest';
import { phaseOf } from './phaseOf';

const at = (ms: number) => new Date(ms);

test('an assignment is open until its deadline, then late work counts until the last date', () => {
  const late = { dueAt: at(1_000), lateUntil: at(2_000) };
  expect([1_000, 1_001, 2_000, 2_001].map(now => phaseOf(late, now))).toEqual(['open', 'lateOpen', 'lateOpen', 'over']);
  expect(phaseOf({ dueAt: at(1_000), lateUntil: null }, 1_001)).toBe('over');
});
