import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOfRun } from './compileFailure';
import { type Kits } from './kits';
import { type InstalledLanguage } from './languages/installed';
import { plainEnvironment } from './languages/language';
import { faultOfProduct } from './product';
import { type Programs } from './programs';
import { type Command, type Sandbox } from './sandbox/sandbox';

export type Compiled = { programDir: string } | { compileError: string };

export interface Workshop {
  sandbox: Sandbox;
  programs: Programs;
  kits: Kits;
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
  workshop: Workshop,
  language: InstalledLanguage,
  source: string,
  signal?: AbortSignal,
  files: Sources = {},
): Promise<Compiled> {
  const sources = { ...language.language.compile.files, ...files, [language.language.sourceFile]: source };
  const key = programKey(language, sources);
  const known = await workshop.programs.find(key);
  if (known) return { programDir: known };
  const kitDir = await workshop.kits.find(language, source);
  if (kitDir !== undefined) {
    const compiled = await compileOnce(workshop, language, { sources, key, kitDir }, signal);
    if ('programDir' in compiled) return compiled;
  }
  return compileOnce(workshop, language, { sources, key }, signal);
}

interface Task {
  sources: Sources;
  key: string;
  kitDir?: string;
}

async function compileOnce(workshop: Workshop, language: InstalledLanguage, task: Task, signal?: AbortSignal): Promise<Compiled> {
  const bench = await workshop.programs.openBench();
  try {
    return await compileOn(bench, workshop, language, task, signal);
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

const programKey = ({ language, compileArgv, identity }: InstalledLanguage, sources: Sources) =>
  createHash('sha256')
    .update(JSON.stringify([sources, language.name, compileArgv, language.compile.env, language.compile.artefact, identity]))
    .digest('hex');

async function compileOn(
  bench: string,
  { sandbox, programs }: Workshop,
  installed: InstalledLanguage,
  { sources, key, kitDir }: Task,
  signal?: AbortSignal,
): Promise<Compiled> {
  const { artefact } = installed.language.compile;
  const paths = { log: join(bench, 'log'), program: join(bench, 'program') };
  await mkdir(paths.program);
  await writeFile(paths.log, '');
  const put = await writeFiles(bench, sources);
  if ('file' in artefact) await writeFile(join(paths.program, artefact.file), '');

  const command = { ...compileCommand(installed, put, paths), ...(kitDir !== undefined && withKit(installed, kitDir)) };
  const run = await sandbox.runOnce(command, { number: 1, inputPath: '/dev/null', outputKb: objectKb }, signal);
  const words = await readLog(paths.log);
  const failure = failureOfRun(run, words) ?? (await faultOfProduct(installed.language, paths.program));
  if (failure !== undefined) return { compileError: failure };
  return { programDir: await programs.keep(key, bench) };
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

function withKit({ compileArgv: [compiler = '', ...rest], kit }: InstalledLanguage, kitDir: string) {
  return { argv: [compiler, ...(kit?.use ?? []), ...rest], programDir: kitDir };
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
