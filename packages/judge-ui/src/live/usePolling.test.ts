import { expect, test } from 'vitest';
import { MOST_ROUNDS, nextRound } from './usePolling';

test('F4 (SUB-032): polling ends after 300 rounds, when nothing is being judged, and while the stream is there', () => {
  expect(MOST_ROUNDS).toBe(300);
  expect(nextRound(false, true, 0)).toBe(2_000);
  expect(nextRound(false, true, 299)).toBe(2_000);
  expect(nextRound(false, true, 300)).toBe(false);
  expect(nextRound(false, false, 0)).toBe(false);
  expect(nextRound(true, true, 0)).toBe(false);
});
