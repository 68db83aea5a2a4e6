import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { howToInstall } from '../../packageNames.mjs';
import { runnerSources } from './runnerSources';

const run = promisify(execFile);
/** Debian packages of gcc and the headers that it needs here. */
const NEEDED = ['gcc', 'libc6-dev'];
const compilers = ['/usr/bin/gcc', '/usr/local/bin/gcc', '/usr/bin/cc', '/usr/bin/clang'];

/** Compiles the runner once for each version of its sources and of the compiler. Answers the path of the program. */
export async function buildRunner(cacheDir: string): Promise<string> {
  const compiler = await firstThatExists(compilers);
  if (!compiler) throw new Error(`The sandbox needs a C compiler: ${howToInstall(NEEDED)}.`);
  const { stdout: version } = await run(compiler, ['--version']);
  const key = createHash('sha256')
    .update(JSON.stringify([version, runnerSources]))
    .digest('hex');
  const directory = join(cacheDir, 'sandbox', key);
  const runner = join(directory, 'runner');
  if (!(await exists(runner))) await compileRunner(compiler, directory, runner);
  return runner;
}

/** Two processes may build at once: each in its own place, and the last rename puts equal bytes over equal bytes. */
async function compileRunner(compiler: string, directory: string, runner: string) {
  const workDir = join(directory, randomUUID());
  await mkdir(workDir, { recursive: true });
  try {
    await Promise.all(Object.entries(runnerSources).map(([name, source]) => writeFile(join(workDir, name), source)));
    const units = Object.keys(runnerSources).filter(name => name.endsWith('.c'));
    const flags = ['-O2', '-std=gnu11', '-o', 'runner', ...units];
    // A static program starts faster; not every machine has the static C library.
    await run(compiler, ['-static', ...flags], { cwd: workDir })
      .catch(() => run(compiler, flags, { cwd: workDir }))
      .catch(reason => {
        throw new Error(`The sandbox does not compile: ${howToInstall(NEEDED)}.\n${wordsOf(reason)}`);
      });
    await rename(join(workDir, 'runner'), runner);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** What the compiler wrote. */
const wordsOf = (reason: unknown) => (reason instanceof Error && 'stderr' in reason ? String(reason.stderr).trim() : String(reason));

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function firstThatExists(paths: string[]) {
  for (const path of paths) if (await exists(path)) return path;
  return undefined;
}
