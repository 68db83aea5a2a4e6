import { expect, test } from 'vitest';
import { causesOf, hasCode } from './causes';

const withCode = (code: unknown, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code });

test('a code is found however deep it lies', () => {
  const full = new Error('query failed', { cause: new Error('pool', { cause: withCode('ENOSPC') }) });
  expect(hasCode(full, new Set(['ENOSPC']))).toBe(true);
  expect(hasCode(full, new Set(['EPIPE']))).toBe(false);
  expect(hasCode(withCode(28), new Set(['28']))).toBe(false);
});

test('what is no error has no causes, and what causes itself is named once', () => {
  expect(causesOf('ENOSPC')).toEqual([]);
  const loop = new Error('outer');
  const inner = withCode('X', loop);
  loop.cause = inner;
  expect(causesOf(loop)).toEqual([loop, inner]);
});
