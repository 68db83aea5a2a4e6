import { expect, test } from 'vitest';
import { attack } from './attacks/attacks';
import { type Court, openCourt } from './court';
import { becomePlainUser } from './plainUser';

let court: Court;
attack(async () => {
  becomePlainUser();
  court = await openCourt({ allowWeakSandbox: true });
  return court;
});

test('the judge is a plain user’s, and says what it lacks', () => {
  expect(process.getuid?.()).not.toBe(0);
  const { level, root, reasons } = court.judge.sandbox;
  expect(root).toBe(false);
  expect(level).toBeGreaterThanOrEqual(3);
  expect(reasons).not.toEqual([]);
  expect(court.judge.languages.some(({ available }) => available)).toBe(level !== 5);
});
