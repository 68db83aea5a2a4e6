import { mkdir, open } from 'node:fs/promises';
import { compile, type Toolchain, writeFiles } from './compile';
import { checkExtraFiles, withFiles } from './extraFiles';
import { JudgingError } from './judgingError';
import { findLanguage, type InstalledLanguage } from './languages/installed';
import { judgingLanguages } from './languages/judging';
import { type ProblemLimits, programCommand } from './programCommand';
import { type ExtraFiles, type JudgingSource } from './request';
import { type Command } from './sandbox/sandbox';
import { testlibHeader } from './testlib/testlib';

/** A special judge or an interactor, ready to run: it gets the same kind of box as a program that is judged. */
export interface JudgingProgram {
  installed: InstalledLanguage;
  programDir: string;
  /** Lie beside it: name to host path. */
  files: Readonly<Record<string, string>>;
  /** It names the library, or brings one: its words begin with its own verdict. */
  usesTestlib: boolean;
}

export const judgingTitles = { spj: 'The special judge', interactive: 'The interactor' } as const;

const caseFiles: readonly string[] = ['input', 'output', 'answer', 'record'];
const wordsBytes = 4096;
/** Name of the environment variable with the points of the case. */
const POINTS = 'CASE_POINTS';

/**
 * Compiles it, or finds it compiled.
 * @param directory is made, and keeps its files for as long as it is used.
 * @throws JudgingError with the compiler's words.
 */
export async function prepareJudging(
  toolchain: Toolchain,
  { mode, code, language, files = {} }: JudgingSource,
  directory: string,
  signal?: AbortSignal,
): Promise<JudgingProgram> {
  const title = judgingTitles[mode];
  const installed = await findLanguage(judgingLanguages[language]);
  if (!installed) throw new JudgingError(`${title} is in ${language}, which is not available on this judge.`);
  checkExtraFiles(title, files, [...caseFiles, installed.language.sourceFile]);
  const compiled = await compile(toolchain, installed, code, signal, { ...libraryOf(language), ...files });
  if ('compileError' in compiled) throw new JudgingError(`${title} does not compile.\n${compiled.compileError}`);
  await mkdir(directory);
  const usesTestlib = [code, ...Object.entries(files).flat()].some(text => /testlib/i.test(text));
  return { installed, programDir: compiled.programDir, files: await writeFiles(directory, files), usesTestlib };
}

const libraryOf = (language: JudgingSource['language']): ExtraFiles => (language === 'C++' ? { 'testlib.h': testlibHeader } : {});

interface AskedCase {
  /** Names of its files, in the order in which they are given. */
  argv: readonly string[];
  /** Name to host path. */
  files: Readonly<Record<string, string>>;
  points: number;
}

/** Its command for one case. */
export async function judgingCommand(
  { installed, programDir, files }: JudgingProgram,
  limits: ProblemLimits,
  { argv, files: filesOfCase, points }: AskedCase,
  errorsPath: string,
): Promise<Command> {
  const command = await programCommand(installed, programDir, limits);
  const env = { ...command.env, [POINTS]: String(points) };
  const log = { path: errorsPath, maxKb: wordsBytes >> 10 };
  return withFiles({ ...command, argv: [...command.argv, ...argv], env, log, wantsProc: false }, { ...files, ...filesOfCase });
}

/** The start of what a program wrote, as valid text. */
export async function readWords(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wordsBytes), 0, wordsBytes, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}
