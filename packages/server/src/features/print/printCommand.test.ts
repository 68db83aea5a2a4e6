import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runPrintCommand } from './printCommand';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oj-print-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A small program of printing. */
function programOf(source: string): [string, string] {
  const file = path.join(folder, `program-${source.length}.mjs`);
  writeFileSync(file, source);
  return [process.execPath, file];
}

const run = (command: readonly [string, ...string[]], { longestMs = 60_000, signal = new AbortController().signal, page = 'x' } = {}) =>
  runPrintCommand({ command, title: 'oj-12 a b; c', job: 12, page, longestMs, signal });

test('the page stands at the standard input, each argument stays one, and nothing secret is told', async () => {
  const out = path.join(folder, 'out.json');
  const program = programOf(`import { writeFileSync, readFileSync } from 'node:fs';
    const page = readFileSync(0, 'utf8');
    writeFileSync(${JSON.stringify(out)}, JSON.stringify({ page, words: process.argv.slice(2), names: Object.keys(process.env) }));`);
  process.env.OJ_SECRET_OF_TEST = 'secret';
  onTestFinished(() => {
    delete process.env.OJ_SECRET_OF_TEST;
  });
  await run([...program, '-t', '{title}', '{job}-$HOME'], { page: '求和\n'.repeat(50_000) });
  const { page, words, names } = JSON.parse(readFileSync(out, 'utf8'));
  expect(page).toBe('求和\n'.repeat(50_000));
  expect(words).toEqual(['-t', 'oj-12 a b; c', '12-$HOME']);
  expect(names).toContain('PATH');
  expect(names).not.toContain('OJ_SECRET_OF_TEST');
});

test('a command that ends badly, or is not there, says why', async () => {
  await expect(run(programOf(`console.error('no such queue'); process.exitCode = 3`))).rejects.toMatchObject({
    message: 'it ended with 3: no such queue',
    isTimedOut: false,
  });
  await expect(run([path.join(folder, 'none')])).rejects.toThrow(/ENOENT/);
  await expect(run([path.join(process.execPath, 'none')])).rejects.toThrow(/ENOTDIR/);
  await expect(run(['true'], { signal: AbortSignal.abort() })).rejects.toThrow('the server ends');
  await expect(run(programOf(`process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`))).rejects.toThrow(
    'it ended with SIGTERM',
  );
});

test('a command that reads nothing may end well', async () => {
  await expect(run(programOf('process.exit(0)'), { page: 'x'.repeat(1 << 20) })).resolves.toBeUndefined();
});

/** Starts another process, writes down both, and hangs. */
const hanging = (file: string) =>
  programOf(`import { spawn } from 'node:child_process';
    import { writeFileSync, renameSync } from 'node:fs';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    writeFileSync(${JSON.stringify(`${file}.new`)}, JSON.stringify([process.pid, child.pid]));
    renameSync(${JSON.stringify(`${file}.new`)}, ${JSON.stringify(file)});
    setInterval(() => {}, 1000);`);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A process that has ended and that nobody has fetched yet counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test('one that hangs is ended with all that it has started, at its time or with the server', async () => {
  const file = path.join(folder, 'pids.json');
  const ending = new AbortController();
  const running = run(hanging(file), { signal: ending.signal }).catch((reason: unknown) => reason);
  const pids = await vi.waitFor(() => JSON.parse(readFileSync(file, 'utf8')) as number[], { timeout: 30_000 });
  expect(pids.map(isAlive)).toEqual([true, true]);
  ending.abort();
  expect(await running).toMatchObject({ isTimedOut: false });
  await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]), { timeout: 30_000 });
  await expect(run(hanging(path.join(folder, 'others.json')), { longestMs: 50 })).rejects.toMatchObject({ isTimedOut: true });
});
