import { Status } from '@oj/contract';
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile, type Toolchain } from '../compile';
import { allowedLimits, programCommand } from '../programCommand';
import { howToInstall } from '../../packageNames.mjs';
import { SandboxLost } from '../sandbox/sandbox';
import { describeEnding, verdictOfRun } from '../verdict';
import { type InstalledLanguage } from './installed';
import { type Language } from './language';

export interface LanguageReport {
  name: string;
  available: boolean;
  /** The first line that the compiler says about itself. */
  version?: string;
  /** What to do about a language that is not available. */
  hint?: string;
}

export const installHint = ({ packages, installation }: Language) => installation ?? howToInstall(packages);

const line = 'the quick brown fox';
const limits = { timeLimitMs: 5000, memoryLimitMb: 256, stackLimitMb: 64 };
/** Each word makes the test program pass one limit; the limits are so small that it takes little of us. */
const excesses = [
  { word: 'time', limits: { ...limits, timeLimitMs: 150 }, status: Status.timeLimitExceeded },
  { word: 'memory', limits: { ...limits, memoryLimitMb: 32 }, status: Status.memoryLimitExceeded },
];
const execute = promisify(execFile);

/**
 * Compiles the language's own test program, runs it, and sees that limits hold. The result is kept for as long as the tools, the
 * language's record and the machine stay as they are, so that a second start costs nothing.
 * @throws the signal's reason when it is aborted.
 */
export async function testLanguage(toolchain: Toolchain, installed: InstalledLanguage, signal?: AbortSignal): Promise<LanguageReport> {
  const directory = join(toolchain.cacheDir, 'languages');
  const path = join(directory, `${reportKey(toolchain, installed)}.json`);
  const known = await readReport(path, installed.language.name);
  if (known) return known;
  const report = await test(toolchain, installed, signal);
  if (!report.available) return report;
  await mkdir(directory, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify({ version: report.version }));
  await rename(unfinished, path);
  return report;
}

function reportKey({ sandbox }: Toolchain, { language, identity, compileArgv, runArgv, directories }: InstalledLanguage) {
  const made = [language, identity, compileArgv, runArgv, directories, sandbox.report];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex');
}

async function readReport(path: string, name: string): Promise<LanguageReport | undefined> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return undefined;
    return { name, available: true, version: String(parsed.version) };
  } catch {
    return undefined;
  }
}

async function test(toolchain: Toolchain, installed: InstalledLanguage, signal?: AbortSignal): Promise<LanguageReport> {
  const { name, packages } = installed.language;
  for (let left = 3; ; left -= 1) {
    try {
      const problem = await firstProblem(toolchain, installed, signal);
      if (problem === undefined) return { name, available: true, version: await readVersion(installed.versionArgv) };
      return { name, available: false, hint: `The test program failed: ${problem} Install it again: ${howToInstall(packages)}.` };
    } catch (error) {
      signal?.throwIfAborted();
      // The sandbox died, whoever killed it: that says nothing about the language.
      if (error instanceof SandboxLost && left > 1) continue;
      return { name, available: false, hint: `The test failed: ${String(error)}` };
    }
  }
}

async function firstProblem(toolchain: Toolchain, installed: InstalledLanguage, signal?: AbortSignal): Promise<string | undefined> {
  const compiled = await compile(toolchain, installed, installed.language.selfTest, signal);
  if ('compileError' in compiled) return compiled.compileError.slice(0, 500);
  const workDir = join(toolchain.cacheDir, 'languages', randomUUID());
  const [inputPath, outputPath] = [join(workDir, 'input'), join(workDir, 'output')];
  const run = async (word: string, ofProblem: typeof limits) => {
    await writeFile(inputPath, `${word}\n`);
    await writeFile(outputPath, '');
    const command = await programCommand(installed, compiled.programDir, ofProblem);
    return toolchain.sandbox.runOnce(command, { number: 1, inputPath, outputPath, outputKb: 64 }, signal);
  };
  await mkdir(workDir, { recursive: true });
  try {
    const well = await run(line, limits);
    if (well.ending !== 'exit' || well.code !== 7) return `it ended by ${describeEnding(well)} instead of exit code 7.`;
    if ((await readFile(outputPath, 'utf8')) !== `${line}\n`) return 'it did not repeat its input.';
    for (const { word, limits: tight, status } of excesses) {
      const badly = await run(word, tight);
      const verdict = verdictOfRun(installed, badly, allowedLimits(installed, tight).timeMs);
      if (verdict?.status !== status) return `nothing stopped it at the ${word} limit: ${describeEnding(badly)}.`;
    }
    return undefined;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function readVersion([program = '', ...rest]: readonly string[]) {
  const { stdout, stderr } = await execute(program, rest, { env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: '/nonexistent' } });
  const lines = `${stdout}\n${stderr}`.split('\n').map(each => each.trim());
  return lines.find(each => /\d/.test(each) && !/warning/i.test(each)) ?? '';
}
