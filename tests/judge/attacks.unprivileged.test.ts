import { expect, test } from 'vitest';
import { attack } from './attacks/attacks';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';
import { becomePlainUser } from './plainUser';

let fixture: JudgeFixture;
attack(
  async () => {
    becomePlainUser();
    fixture = await openJudgeFixture({ allowWeakSandbox: true });
    return fixture;
  },
  { onCompilers: false },
);

test('the judge is a plain user’s, and says what it lacks', () => {
  expect(process.getuid?.()).not.toBe(0);
  const { level, root, reasons } = fixture.judge.sandbox;
  expect(root).toBe(false);
  expect(level).toBeGreaterThanOrEqual(3);
  expect(reasons).not.toEqual([]);
  expect(fixture.judge.languages.some(({ available }) => available)).toBe(level !== 5);
});
