import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { howToInstall } from '../../packages/server/src/packageNames.mjs';
import { buildRunner } from '../../packages/server/src/judge/sandbox/build';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oj-no-headers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

test('a compiler that cannot compile the sandbox is told of in one sentence, before its own words', async () => {
  vi.stubEnv('DEPENDENCIES_OUTPUT', '/nowhere/at/all');
  const reason = await buildRunner(folder).then(
    () => 'built',
    (error: Error) => error.message,
  );
  const [sentence, ...words] = reason.split('\n');
  expect(sentence).toBe(`The sandbox does not compile: ${howToInstall(['gcc', 'libc6-dev'])}.`);
  expect(words.join('\n')).toContain('/nowhere/at/all');
});
