import { expect, test } from 'vitest';
import { MOST_PAST_DRAFTS, type PastDraft, withDraft } from './draftHistory';

const MINUTE_MS = 60_000;

test('what is written in one go is one draft; the same code is not kept twice', () => {
  let past: readonly PastDraft[] = [];
  for (const [at, code] of [
    [0, 'a'],
    [10, 'ab'],
    [20, 'abc'],
    [20, 'abc'],
    [3 * MINUTE_MS, 'abcd'],
    [3 * MINUTE_MS + 5, 'abcde'],
  ] as const)
    past = withDraft(past, { at: at + 10 * MINUTE_MS, code });
  expect(past.map(({ code }) => code)).toEqual(['abcde', 'abc']);
});

test('a draft that was kept on purpose stays, and twenty are kept', () => {
  let past = withDraft([], { at: 1, code: 'handed in', isKept: true });
  past = withDraft(past, { at: 2, code: 'next' });
  expect(past.map(({ code }) => code)).toEqual(['next', 'handed in']);
  for (let count = 0; count < 30; count++) past = withDraft(past, { at: count, code: `version ${count}`, isKept: true });
  expect(past).toHaveLength(MOST_PAST_DRAFTS);
  expect(past[0]?.code).toBe('version 29');
});

test('long drafts push older ones out, the newest stays', () => {
  const past = withDraft([{ at: 1, code: 'x'.repeat(200_000), isKept: true }], { at: 2, code: 'y'.repeat(200_000) });
  expect(past.map(({ at }) => at)).toEqual([2]);
});
