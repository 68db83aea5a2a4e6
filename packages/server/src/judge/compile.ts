import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOfRun } from './compileFailure';
import { type PrecompiledHeaders } from './precompiledHeaders';
import { type InstalledLanguage } from './languages/installed';
import { plainEnvironment } from './languages/language';
import { faultOfProduct } from './product';
import { type Programs } from './programs';
import { type Command, type Sandbox } from './sandbox/sandbox';

export type Compiled = { programDir: string } | { compileError: string };

export interface Toolchain {
  sandbox: Sandbox;
  programs: Programs;
  precompiledHeaders: PrecompiledHeaders;
  cacheDir: string;
}

const messageBytes = 16 << 10;
const objectKb = 128 << 10;
const stackKb = 64 << 10;
const scratchKb = 256 << 10;
const scratchFiles = 4096;

type Sources = Readonly<Record<string, string>>;

/**
 * Makes a program of a source, in a box with the language's own limits; what was made before is taken from the cache.
 * What a compiler has ready makes it faster, and is no part of the key: the program is the same, and only a compile without it fails.
 * @param files what lies beside the source, by name.
 */
export async function compile(
  toolchain: Toolchain,
  language: InstalledLanguage,
  source: string,
  signal?: AbortSignal,
  files: Sources = {},
): Promise<Compiled> {
  const text = plainText(source);
  const sources = { ...language.language.compile.files, ...files, [language.language.sourceFile]: text };
  const key = programKey(language, sources);
  const known = await toolchain.programs.find(key);
  if (known) return { programDir: known };
  const pchDir = await toolchain.precompiledHeaders.find(language, text);
  if (pchDir !== undefined) {
    const compiled = await compileOnce(toolchain, language, { sources, key, pchDir }, signal);
    if ('programDir' in compiled) return compiled;
  }
  return compileOnce(toolchain, language, { sources, key }, signal);
}

/** Editors of Windows add a mark and end lines with CR LF: to some compilers and interpreters both are errors, or part of the program. */
const plainText = (source: string) => source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

interface Task {
  sources: Sources;
  key: string;
  pchDir?: string;
}

async function compileOnce(toolchain: Toolchain, language: InstalledLanguage, task: Task, signal?: AbortSignal): Promise<Compiled> {
  const workDir = await toolchain.programs.openWorkDir();
  try {
    return await compileOn(workDir, toolchain, language, task, signal);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

const programKey = ({ language, compileArgv, identity }: InstalledLanguage, sources: Sources) =>
  createHash('sha256')
    .update(JSON.stringify([sources, language.name, compileArgv, language.compile.env, language.compile.artefact, identity]))
    .digest('hex');

async function compileOn(
  workDir: string,
  { sandbox, programs }: Toolchain,
  installed: InstalledLanguage,
  { sources, key, pchDir }: Task,
  signal?: AbortSignal,
): Promise<Compiled> {
  const { artefact } = installed.language.compile;
  const paths = { log: join(workDir, 'log'), program: join(workDir, 'program') };
  await mkdir(paths.program);
  await writeFile(paths.log, '');
  const put = await writeFiles(workDir, sources);
  if ('file' in artefact) await writeFile(join(paths.program, artefact.file), '');

  const command = { ...compileCommand(installed, put, paths), ...(pchDir !== undefined && withPch(installed, pchDir)) };
  const run = await sandbox.runOnce(command, { number: 1, inputPath: '/dev/null', outputKb: objectKb }, signal);
  const words = await readLog(paths.log);
  const failure = failureOfRun(run, words) ?? (await faultOfProduct(installed.language, paths.program));
  if (failure !== undefined) return { compileError: failure };
  return { programDir: await programs.keep(key, workDir) };
}

function compileCommand({ language, compileArgv }: InstalledLanguage, put: Sources, paths: { log: string; program: string }): Command {
  const { env = plainEnvironment, limits, processes, needsProc, artefact } = language.compile;
  const artefacts =
    'file' in artefact
      ? { take: [{ name: artefact.file, to: join(paths.program, artefact.file), maxKb: objectKb }] }
      : { gather: { ending: artefact.ending, to: paths.program, maxKb: objectKb >> 4 } };
  return {
    argv: compileArgv,
    env,
    limits: { cpuMs: limits.cpuMs, wallMs: limits.wallMs, memoryKb: limits.memoryMb << 10, stackKb, processes, scratchKb, scratchFiles },
    needsProc,
    reservesMemory: needsProc,
    put,
    log: { path: paths.log, maxKb: messageBytes >> 10 },
    ...artefacts,
  };
}

function withPch({ compileArgv: [compiler = '', ...rest], pch }: InstalledLanguage, pchDir: string) {
  return { argv: [compiler, ...(pch?.use ?? []), ...rest], programDir: pchDir };
}

/** Under names of ours: theirs are for the box. Answers name to path. */
export async function writeFiles(directory: string, files: Sources): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const path = join(directory, `file-${index}`);
    await writeFile(path, text);
    written[name] = path;
  }
  return written;
}

/** The compiler's own words, made fit for JSON and the database. */
async function readLog(path: string) {
  const bytes = (await readFile(path)).subarray(0, messageBytes);
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '').trim();
}
