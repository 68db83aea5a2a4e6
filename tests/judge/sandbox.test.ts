import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { openJudge, type TestCase } from '../../packages/server/src/judge/judge';
import { type Court, limits, openCourt } from './court';
import { runnerPid } from './leftovers';

const runnerDir = join(import.meta.dirname, '../../packages/server/src/judge/sandbox/runner');

let court: Court;
let cases: TestCase[];
beforeAll(async () => {
  court = await openCourt();
  cases = await court.cases(['0', ''], ['1', '']);
});
afterAll(() => court[Symbol.asyncDispose]());

test('the runner compiles without a warning', () => {
  const bench = mkdtempSync(join(tmpdir(), 'oj-runner-'));
  const units = readdirSync(runnerDir).filter(name => name.endsWith('.c'));
  const flags = ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Wshadow', '-Werror', '-o', join(bench, 'runner')];
  expect(execFileSync('gcc', [...flags, ...units], { cwd: runnerDir, encoding: 'utf8' })).toBe('');
  rmSync(bench, { recursive: true });
});

test('it reports a level at which programs may be judged, and why it is no better', () => {
  const { level, cgroup, root } = court.judge.sandbox;
  expect(level).toBe(cgroup === 0 ? 4 : root ? 3 - cgroup : 3);
});

test('when the runner dies, what ran is a system error, and the next submission finds a new one', async () => {
  const source = '#include <unistd.h>\nint main() { char c; read(0, &c, 1); while (c == 49) pause(); return 0; }';
  const judging = await court.judge.judge(
    { source, language: 'C With O2', limits: { ...limits, timeLimitMs: 100_000 }, cases, ignoreEndBlank: true, stopAtFirstFailure: false },
    { onCompiling() {}, onCase: () => process.kill(runnerPid(), 'SIGKILL') },
  );
  expect(judging).toMatchObject({ status: Status.systemError, errorMessage: 'The sandbox stopped while the program ran.' });
  expect((await court.try({ source: 'int main() { return 0; }', cases })).status).toBe(Status.accepted);
});

test('a request with too many cases is refused, and harms no other', async () => {
  const [only] = cases;
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...cases[0], ...only, number: index + 1 }) as TestCase);
  const source = 'int main() { return 0; }';
  const [refused, fine] = await Promise.all([court.try({ source, cases: many }), court.try({ source, cases })]);
  expect(refused.status).toBe(Status.systemError);
  expect(fine.status).toBe(Status.accepted);
});

test('the data of a judge may not lie where programs can read', async () => {
  const shown = { cacheDir: '/usr/share/oj/cache', workDir: join(court.directory, 'other') };
  await expect(openJudge(shown)).rejects.toThrow('/usr/share/oj/cache');
});

test('a second start finds the tested languages again', async () => {
  const directories = { cacheDir: join(court.directory, 'cache'), workDir: join(court.directory, 'second') };
  const tested = () => readdirSync(join(directories.cacheDir, 'languages')).sort();
  const before = tested();
  await using second = await openJudge(directories);
  expect(second.languages).toEqual(court.judge.languages);
  expect(tested()).toEqual(before);
  expect(second.languages.filter(({ available }) => available).length).toBe(before.length);
});
