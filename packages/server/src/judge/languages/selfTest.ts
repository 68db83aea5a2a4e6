import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile, type Workshop } from '../compile';
import { programCommand } from '../programCommand';
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

export const installHint = ({ packages }: Language) => `Debian, Ubuntu: apt install ${packages.join(' ')}`;

const limits = { timeLimitMs: 5000, memoryLimitMb: 256, stackLimitMb: 64 };
const line = 'the quick brown fox\n';
const execute = promisify(execFile);

/**
 * Compiles and runs the language's own test program. The result is kept for as long as the tools, the language's record and
 * the machine stay as they are, so that a second start costs nothing.
 */
export async function testLanguage(workshop: Workshop, installed: InstalledLanguage): Promise<LanguageReport> {
  const directory = join(workshop.cacheDir, 'languages');
  const path = join(directory, `${reportKey(workshop, installed)}.json`);
  const known = await readReport(path, installed.language.name);
  if (known) return known;
  const report = await test(workshop, installed);
  if (!report.available) return report;
  await mkdir(directory, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify({ version: report.version }));
  await rename(unfinished, path);
  return report;
}

function reportKey({ sandbox }: Workshop, { language, identity, compileArgv, runArgv }: InstalledLanguage) {
  const made = [language, identity, compileArgv, runArgv, sandbox.report];
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

async function test(workshop: Workshop, installed: InstalledLanguage): Promise<LanguageReport> {
  const { name, packages } = installed.language;
  const problem = await firstProblem(workshop, installed).catch((error: unknown) => String(error));
  if (problem === undefined) return { name, available: true, version: await readVersion(installed.versionArgv) };
  return { name, available: false, hint: `The test program failed: ${problem} Reinstall ${packages.join(', ')}.` };
}

async function firstProblem(workshop: Workshop, installed: InstalledLanguage): Promise<string | undefined> {
  const compiled = await compile(workshop, installed, installed.language.selfTest);
  if ('compileError' in compiled) return compiled.compileError.slice(0, 500);
  const bench = join(workshop.cacheDir, 'languages', randomUUID());
  const [inputPath, outputPath] = [join(bench, 'input'), join(bench, 'output')];
  await mkdir(bench, { recursive: true });
  try {
    await writeFile(inputPath, line);
    await writeFile(outputPath, '');
    const command = programCommand(installed, compiled.programDir, limits);
    const run = await workshop.sandbox.runOnce(command, { number: 1, inputPath, outputPath, outputKb: 64 });
    if (run.ending !== 'exit' || run.code !== 7) return `it ended by ${run.ending} ${run.code} instead of exit 7.`;
    return (await readFile(outputPath, 'utf8')) === line ? undefined : 'it did not repeat its input.';
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

async function readVersion([program = '', ...rest]: readonly string[]) {
  const { stdout, stderr } = await execute(program, rest, { env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' } });
  return (stdout || stderr).split('\n', 1)[0]?.trim() ?? '';
}
