import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOfRun } from './compileFailure';
import { type PrecompiledHeaders } from './precompiledHeaders';
import { type InstalledLanguage } from './languages/installed';
import { plainEnvironment } from './languages/language';
import { aboutLoneReturn, plainSource } from './plainSource';
import { faultOfProduct } from './product';
import { type Program, type Programs } from './programs';
import { type Command, type Sandbox } from './sandbox/sandbox';

export type Compiled = Program | { compileError: string };

export interface Toolchain {
  sandbox: Sandbox;
  programs: Programs;
  precompiledHeaders: PrecompiledHeaders;
  cacheDir: string;
}

const messageBytes = 16 << 10;
const logBytes = 64 << 10;
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
  const text = plainSource(source, language.language.sourceFile);
  const step = language.language.compile;
  const key = programKey(language, { ...step.files, ...files, [language.language.sourceFile]: text });
  const known = await toolchain.programs.find(key);
  if (known) return known;
  const task = { key, text, sourceFile: step.fileNameOf?.(text) ?? language.language.sourceFile, files: { ...step.files, ...files } };
  const pchDir = await toolchain.precompiledHeaders.find(language, text);
  if (pchDir !== undefined) {
    const compiled = await compileOnce(toolchain, language, { ...task, pchDir }, signal);
    if ('programDir' in compiled) return compiled;
  }
  return compileOnce(toolchain, language, task, signal);
}

interface Paths {
  log: string;
  program: string;
}

interface Task {
  key: string;
  text: string;
  sourceFile: string;
  /** What lies beside the source. */
  files: Sources;
  /** Arguments after those of the language. */
  further?: readonly string[];
  pchDir?: string;
}

async function compileOnce(toolchain: Toolchain, language: InstalledLanguage, task: Task, signal?: AbortSignal): Promise<Compiled> {
  const made = await Attempt.run(toolchain, language, task, signal);
  try {
    const change = language.language.compile.retry?.({ source: task.text, words: made.words, isDone: made.failure === undefined });
    if (!change) return await made.outcome();
    const { files = {}, ...rest } = change;
    const changed = await Attempt.run(toolchain, language, { ...task, ...rest, files: { ...task.files, ...files } }, signal);
    try {
      return await (changed.failure !== undefined && made.failure === undefined ? made : changed).outcome();
    } finally {
      await changed.remove();
    }
  } finally {
    await made.remove();
  }
}

const programKey = ({ language, compileArgv, identity }: InstalledLanguage, sources: Sources) =>
  createHash('sha256')
    .update(JSON.stringify([sources, language.name, compileArgv, language.compile.env, language.compile.artefact, identity]))
    .digest('hex');

/** One run of a compiler, in a directory of its own. */
class Attempt {
  private constructor(
    private readonly programs: Programs,
    private readonly key: string,
    private readonly workDir: string,
    readonly words: string,
    /** Why there is no program. */
    readonly failure: string | undefined,
    private readonly warnings: string | undefined,
  ) {}

  static async run({ sandbox, programs }: Toolchain, installed: InstalledLanguage, task: Task, signal?: AbortSignal): Promise<Attempt> {
    const workDir = await programs.openWorkDir();
    try {
      const { artefact } = installed.language.compile;
      const paths = { log: join(workDir, 'log'), program: join(workDir, 'program') };
      await mkdir(paths.program);
      await writeFile(paths.log, '');
      const put = await writeFiles(workDir, { ...task.files, [task.sourceFile]: task.text });
      if ('file' in artefact) await writeFile(join(paths.program, artefact.file), '');
      const command = compileCommand(installed, task, put, paths);
      const run = await sandbox.runOnce(command, { number: 1, inputPath: '/dev/null', outputKb: objectKb }, signal);
      const words = await readLog(paths.log);
      const failure = failureOfRun(run, words) ?? (await faultOfProduct(installed.language, paths.program, task.text));
      const warnings = installed.language.compile.warns ? words : undefined;
      const note = aboutLoneReturn(task.text);
      const withNote = (text: string | undefined) => [note, text].filter(Boolean).join('\n') || undefined;
      return new Attempt(programs, task.key, workDir, words, failure && withNote(failure), withNote(warnings));
    } catch (error) {
      await rm(workDir, { recursive: true, force: true });
      throw error;
    }
  }

  async outcome(): Promise<Compiled> {
    if (this.failure !== undefined) return { compileError: this.failure };
    return this.programs.keep(this.key, this.workDir, this.warnings);
  }

  remove = () => rm(this.workDir, { recursive: true, force: true });
}

function compileCommand({ language, compileArgv, pch }: InstalledLanguage, task: Task, put: Sources, paths: Paths): Command {
  const { env = plainEnvironment, limits, processes, needsProc, artefact } = language.compile;
  const artefacts =
    'file' in artefact
      ? { take: [{ name: artefact.file, to: join(paths.program, artefact.file), maxKb: objectKb }] }
      : { gather: { ending: artefact.classes, to: paths.program, maxKb: objectKb >> 4 } };
  const [compiler = '', ...rest] = [...compileArgv, ...(task.further ?? [])];
  const use = task.pchDir === undefined ? [] : (pch?.use ?? []);
  return {
    argv: [compiler, ...use, ...rest.map(argument => argument.replace('{source}', task.sourceFile))],
    env,
    limits: { cpuMs: limits.cpuMs, wallMs: limits.wallMs, memoryKb: limits.memoryMb << 10, stackKb, processes, scratchKb, scratchFiles },
    needsProc,
    reservesMemory: needsProc,
    put,
    log: { path: paths.log, maxKb: logBytes >> 10 },
    ...(task.pchDir !== undefined && { programDir: task.pchDir }),
    ...artefacts,
  };
}

/** Writes files under names of ours; their own names are for the box. Answers the path of each name. */
export async function writeFiles(directory: string, files: Sources): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const path = join(directory, `file-${index}`);
    await writeFile(path, text);
    written[name] = path;
  }
  return written;
}

/** The compiler's own words, made fit for JSON and the database. Where many warnings come first, from the first error on. */
async function readLog(path: string) {
  const bytes = await readFile(path);
  const firstError = bytes.length > messageBytes ? startOfLineWith(bytes, 'error') : 0;
  const shown = bytes.subarray(firstError > messageBytes / 2 ? firstError : 0).subarray(0, messageBytes);
  return new TextDecoder().decode(shown, { stream: true }).replaceAll('\0', '').trim();
}

const startOfLineWith = (bytes: Buffer, word: string) => {
  const at = bytes.indexOf(word);
  return at < 0 ? 0 : bytes.lastIndexOf('\n', at) + 1;
};
