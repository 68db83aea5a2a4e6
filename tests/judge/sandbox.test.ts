import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { openJudge, type TestCase } from '../../packages/server/src/judge/judge';
import { openSandbox } from '../../packages/server/src/judge/sandbox/sandbox';
import { until } from '../support/until';
import { boxed, compileC } from './boxed';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';
import { controlGroups, descendants, runnerPid, runnerPids } from './leftovers';

const runnerDir = join(import.meta.dirname, '../../packages/server/src/judge/sandbox/runner');

let fixture: JudgeFixture;
let cases: TestCase[];
beforeAll(async () => {
  fixture = await openJudgeFixture();
  cases = await fixture.cases(['0', ''], ['1', '']);
});
afterAll(() => fixture[Symbol.asyncDispose]());

test('the runner compiles without a warning', () => {
  const bench = mkdtempSync(join(tmpdir(), 'oj-runner-'));
  const units = readdirSync(runnerDir).filter(name => name.endsWith('.c'));
  const flags = ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Wshadow', '-Werror', '-o', join(bench, 'runner')];
  expect(execFileSync('gcc', [...flags, ...units], { cwd: runnerDir, encoding: 'utf8' })).toBe('');
  rmSync(bench, { recursive: true });
});

test('it reports a level at which programs may be judged, and why it is no better', () => {
  const { level, cgroup, root } = fixture.judge.sandbox;
  expect(level).toBe(cgroup === 0 ? 4 : root ? 3 - cgroup : 3);
});

test('when the runner dies, what ran is nobody’s verdict, and the next submission finds a new one (J29)', async () => {
  const source = '#include <unistd.h>\nint main() { char c; read(0, &c, 1); while (c == 49) pause(); return 0; }';
  const judging = fixture.judge.judge(
    {
      source,
      language: 'C With O2',
      limits: { ...limits, timeLimitMs: 100_000 },
      cases,
      ignoreEndBlank: true,
      type: 'acm',
      caseMode: 'default',
    },
    { onCase: () => process.kill(runnerPid(), 'SIGKILL') },
  );
  await expect(judging).rejects.toThrow('The sandbox stopped while the program ran.');
  expect((await fixture.try({ source: 'int main() { return 0; }', cases })).status).toBe(Status.accepted);
});

test('a request with too many cases is refused, and harms no other', async () => {
  const [only] = cases;
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...cases[0], ...only, number: index + 1 }) as TestCase);
  const source = 'int main() { return 0; }';
  const [refused, fine] = await Promise.all([fixture.try({ source, cases: many }), fixture.try({ source, cases })]);
  expect(refused.status).toBe(Status.systemError);
  expect(fine.status).toBe(Status.accepted);
});

test('the data of a judge may not lie where programs can read', async () => {
  const shown = { cacheDir: '/usr/share/oj/cache', scratchDir: join(fixture.directory, 'other') };
  await expect(openJudge(shown)).rejects.toThrow('/usr/share/oj/cache');
});

test('a second start finds the tested languages again', async () => {
  const directories = { cacheDir: join(fixture.directory, 'cache'), scratchDir: join(fixture.directory, 'second') };
  const tested = () => readdirSync(join(directories.cacheDir, 'languages')).sort();
  const before = tested();
  await using second = await openJudge(directories);
  await second.settled;
  expect(second.languages).toEqual(fixture.judge.languages);
  expect(tested()).toEqual(before);
  expect(second.languages.some(({ available }) => available)).toBe(true);
});

test('the runner killed in the middle leaves no process, no box and no control group, and the next request works (J29)', async () => {
  await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
  const busy = `#include <unistd.h>
    int main(void) {
      if (fork() == 0) setsid();
      fork();
      if (write(2, "x", 1) != 1) return 1;
      for (;;) pause();
    }`;
  const programDir = compileC(fixture.directory, 'busy', busy);
  const outputPath = join(fixture.directory, 'busy.output');
  writeFileSync(outputPath, '');
  const only = { number: 1, inputPath: '/dev/null', outputPath, outputKb: 64 };
  const helper = await until(() => runnerPids().at(-1));
  const running = sandbox.runOnce(boxed(programDir), only);
  const boxOf = () => descendants(helper);
  await until(() => boxOf().length >= 6 && boxOf());
  const dying = boxOf();
  const groups = controlGroups(helper);
  process.kill(helper, 'SIGKILL');
  await expect(running).rejects.toThrow('The sandbox stopped while the program ran.');
  await until(() => dying.every(pid => !isAlive(pid)) || undefined);

  const well = compileC(fixture.directory, 'well', 'int main(void) { return 0; }');
  expect(await sandbox.runOnce(boxed(well), only)).toMatchObject({ ending: 'exit', code: 0 });
  expect(controlGroups(helper)).toEqual([]);
  expect(groups.length > 0).toBe(sandbox.report.cgroup !== 0);
});

/** Control groups as a runner leaves them: the number of this process stands for one that belonged to a runner. */
function leaveGroups(): string[] {
  const roots = ['/sys/fs/cgroup/oj-judge', ...['memory', 'pids', 'cpuacct'].map(name => `/sys/fs/cgroup/${name}/oj-judge`)];
  const left = roots.filter(root => existsSync(root)).map(root => join(root, `${statSync('/proc/self/ns/pid').ino}.${process.pid}-63`));
  for (const group of left) mkdirSync(group);
  return left;
}

test('F19: empty control groups of a runner that was killed are gone after the next start, also when its number was given out again', async () => {
  const left = leaveGroups();
  expect(controlGroups(process.pid)).toHaveLength(left.length);
  await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
  expect(left.length > 0).toBe(sandbox.report.cgroup !== 0);
  expect(controlGroups(process.pid)).toEqual([]);
});

test('F19: a control group with a program that dies slowly is gone when the next box has ended', async () => {
  const dying = spawn('sleep', ['1000']);
  const left = leaveGroups();
  for (const group of left) writeFileSync(join(group, 'cgroup.procs'), String(dying.pid));
  await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
  expect(controlGroups(process.pid)).toHaveLength(left.length);
  dying.kill('SIGKILL');
  await until(() => dying.signalCode !== null);
  const only = { number: 1, inputPath: '/dev/null', outputPath: '/dev/null', outputKb: 64 };
  await sandbox.runOnce(boxed(compileC(fixture.directory, 'ended', 'int main(void) { return 0; }')), only);
  // The box is cleared away after its result was told.
  await until(() => controlGroups(process.pid).length === 0);
});

test('F19: a runner that ends takes its boxes and their control groups with it', async () => {
  const sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
  const helper = await until(() => runnerPids().at(-1));
  const only = { number: 1, inputPath: '/dev/null', outputPath: '/dev/null', outputKb: 64 };
  const programDir = compileC(fixture.directory, 'endless', '#include <unistd.h>\nint main(void) { for (;;) pause(); }');
  const running = expect(sandbox.runOnce(boxed(programDir), only)).rejects.toThrow();
  const boxes = await until(() => descendants(helper).length >= 3 && descendants(helper));
  expect(controlGroups(helper).length > 0).toBe(sandbox.report.cgroup !== 0);
  await sandbox[Symbol.asyncDispose]();
  await running;
  expect(controlGroups(helper)).toEqual([]);
  await until(() => !boxes.some(isAlive));
});

test('a program that is stopped has the memory that it had, pages of its libraries included', async () => {
  await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
  const source = '#include <stdio.h>\nint main(int count, char **words) { puts(words[0]); fflush(stdout); while (count > 1) ; return 0; }';
  const programDir = compileC(fixture.directory, 'stopped', source);
  const outputPath = join(fixture.directory, 'stopped.output');
  writeFileSync(outputPath, '');
  const only = { number: 1, inputPath: '/dev/null', outputPath, outputKb: 64 };
  const ended = await sandbox.runOnce(boxed(programDir), only);
  const stopped = await sandbox.runOnce(boxed(programDir, { argv: ['/app/main', 'for ever'] }, { cpuMs: 200 }), only);
  expect([ended.ending, stopped.ending]).toEqual(['exit', 'cpu']);
  expect(ended.memoryKb).toBeGreaterThan(1_000);
  expect(stopped.memoryKb).toBeGreaterThan(0.9 * ended.memoryKb);
});

test('a box that is bound to a processor stays on it (J33)', async () => {
  const cpu = 1;
  await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true, cpu });
  const source = `#define _GNU_SOURCE
    #include <sched.h>
    #include <stdio.h>
    int main(void) {
      cpu_set_t own, all;
      for (int i = 0; i < 64; i++) CPU_SET(i, &all);
      if (sched_setaffinity(0, sizeof all, &all) == 0 || sched_getaffinity(0, sizeof own, &own)) return 1;
      for (int i = 0; i < 64; i++) if (CPU_ISSET(i, &own)) printf("%d ", i);
      return 0;
    }`;
  const outputPath = join(fixture.directory, 'affinity.output');
  writeFileSync(outputPath, '');
  await sandbox.runOnce(boxed(compileC(fixture.directory, 'affinity', source)), {
    number: 1,
    inputPath: '/dev/null',
    outputPath,
    outputKb: 64,
  });
  const own = availableParallelism() > cpu ? `${cpu} ` : '0 ';
  expect(readFileSync(outputPath, 'utf8')).toBe(own);
});

describe('what is copied out of a box (J4)', () => {
  const oddities = `#include <stdlib.h>
    #include <sys/stat.h>
    #include <fcntl.h>
    #include <unistd.h>
    int main(void) {
      if (symlink("/etc/passwd", "link.out") || mkfifo("pipe.out", 0666) || mkdir("folder.out", 0777)) return 1;
      if (symlink("missing", "loose.out") || symlink("loop.out", "loop.out")) return 1;
      int large = open("large.out", O_CREAT | O_WRONLY, 0600), fine = open("fine.out", O_CREAT | O_WRONLY, 0);
      return ftruncate(large, 3 << 20) || write(fine, "fine", 4) != 4;
    }`;
  const names = ['link.out', 'pipe.out', 'folder.out', 'loose.out', 'loop.out', 'large.out', 'missing.out', 'fine.out'];
  const leave = async (wish: (target: string) => Parameters<typeof boxed>[1]) => {
    await using sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), allowWeak: true });
    const target = mkdtempSync(join(fixture.directory, 'taken-'));
    const programDir = compileC(fixture.directory, 'oddities', oddities);
    const outputPath = join(fixture.directory, 'oddities.output');
    writeFileSync(outputPath, '');
    const only = { number: 1, inputPath: '/dev/null', outputPath, outputKb: 8 << 10 };
    const run = await sandbox.runOnce(boxed(programDir, wish(target)), only);
    expect(run).toMatchObject({ ending: 'exit', code: 0 });
    return target;
  };
  const contents = (target: string) => readdirSync(target).map(name => [name, readFileSync(join(target, name), 'utf8')]);

  test('by name: links, pipes, directories and giants are empty', async () => {
    const target = await leave(directory => {
      for (const name of names) writeFileSync(join(directory, name), 'before');
      return { take: names.map(name => ({ name, to: join(directory, name), maxKb: 1024 })) };
    });
    expect(contents(target)).toEqual(names.toSorted().map(name => [name, name === 'fine.out' ? 'fine' : '']));
  });

  test('by ending: the same, and nothing lies beside the directory', async () => {
    const target = await leave(directory => ({ gather: { ending: '.out', to: directory, maxKb: 1024 } }));
    const made = names.filter(name => name !== 'missing.out').toSorted();
    expect(contents(target)).toEqual(made.map(name => [name, name === 'fine.out' ? 'fine' : '']));
    expect(readdirSync(target).every(name => statSync(join(target, name)).isFile())).toBe(true);
  });
});

describe('an input of 64 MB (J23)', () => {
  const input = Buffer.alloc(64 << 20, 'word 1 ');
  const sources = {
    'never read': 'int main() { return 0; }',
    'closed at once': '#include <unistd.h>\nint main() { return close(0); }',
    'read to its end':
      '#include <unistd.h>\nstatic char b[1 << 16];\nint main() { long n, all = 0; while ((n = read(0, b, sizeof b)) > 0) all += n; return all != 64 << 20; }',
  };
  for (const [title, source] of Object.entries(sources))
    test(title, async () => {
      const large = await fixture.cases([input, '']);
      expect((await fixture.try({ source, cases: large, limits: { ...limits, memoryLimitMb: 16 } })).status).toBe(Status.accepted);
    });
});

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);
