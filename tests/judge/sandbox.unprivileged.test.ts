import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { openSandbox, SandboxError } from '../../packages/server/src/judge/sandbox/sandbox';
import { boxed, compileC } from './boxed';
import { openJudgeFixture } from './judgeFixture';
import { becomePlainUser } from './plainUser';

let folder: string;
beforeAll(() => {
  becomePlainUser();
  folder = mkdtempSync(join(tmpdir(), 'oj-weak-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a weak sandbox runs nothing unless it is allowed to, and says how', async () => {
  await using strict = await openSandbox({ cacheDir: folder });
  await using lenient = await openSandbox({ cacheDir: folder, allowWeak: true });
  const command = boxed(compileC(folder, 'well', 'int main(void) { return 0; }'));
  const only = { number: 1, inputPath: '/dev/null', outputPath: '/dev/null', outputKb: 64 };
  const { level, reasons } = strict.report;
  expect(level).toBe(lenient.report.level);
  const refusals = await Promise.allSettled([strict.runOnce(command, only), lenient.runOnce(command, only)]);
  const outcomes = refusals.map(({ status }) => status);
  if (level === 3) expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
  if (level === 4) expect(outcomes).toEqual(['rejected', 'fulfilled']);
  if (level === 5) expect(outcomes).toEqual(['rejected', 'rejected']);
  for (const refusal of refusals)
    if (refusal.status === 'rejected') {
      expect(refusal.reason.message).toBe(strict.report.refusal);
      expect(refusal.reason).toBeInstanceOf(SandboxError);
      expect(reasons.some(reason => reason.includes(level === 4 ? 'OJ_ALLOW_WEAK_SANDBOX=1' : 'cannot isolate'))).toBe(true);
    }
});

test('a judge on it opens, and blames no program', async () => {
  await using fixture = await openJudgeFixture();
  const { sandbox, languages } = fixture.judge;
  const { refusal } = sandbox;
  expect(refusal === undefined).toBe(sandbox.level <= 3);
  // The cause is one: no language is tested, to fail by itself.
  await fixture.judge.settled;
  if (refusal) expect(languages.filter(({ available, hint }) => available || hint?.startsWith('The test'))).toEqual([]);
  const cases = await fixture.cases(['', '']);
  const { status } = await fixture.try({ source: 'int main() { return 0; }', cases });
  expect(status).toBe(fixture.judge.sandbox.level <= 3 ? Status.accepted : Status.systemError);
});
