import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { oldSentence, tellOldCompilers } from './oldCompilers';

const report = (name: string, version: string, available = true) => ({ name, version, available });
const ofDebian = [
  report('C++ 20', 'g++ (Debian 12.2.0-14) 12.2.0'),
  report('Rust', 'rustc 1.63.0'),
  report('Golang', 'go version go1.19.8 linux/amd64'),
  report('Kotlin', 'info: kotlinc-jvm 1.3-SNAPSHOT (JRE 17.0.12+7)'),
];

test('the old ones are named with their versions', () => {
  expect(oldSentence(ofDebian)).toMatch(
    /^Much of what people write today does not compile in Rust 1\.63\.0, Golang 1\.19\.8 and Kotlin 1\.3: /,
  );
  expect(oldSentence([report('Rust', 'rustc 1.63.0', false), report('Rust (1.85)', 'rustc 1.85.0')])).toBeUndefined();
});

afterEach(() => vi.restoreAllMocks());

test('that is said once, and again when they are others', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'oj-old-'));
  const tell = (languages: typeof ofDebian) => tellOldCompilers({ languages, settled: Promise.resolve() }, cacheDir);
  try {
    await tell(ofDebian);
    await tell(ofDebian);
    expect(said).toHaveBeenCalledTimes(1);
    await tell(ofDebian.slice(0, 2));
    expect(said).toHaveBeenCalledTimes(2);
    expect(said.mock.lastCall?.[0]).toContain('does not compile in Rust 1.63.0: ');
  } finally {
    await rm(cacheDir, { recursive: true });
  }
});
