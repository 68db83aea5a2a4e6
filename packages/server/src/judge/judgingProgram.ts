import { open, stat } from 'node:fs/promises';
import { compile, type Workshop, writeFiles } from './compile';
import { findLanguage, type InstalledLanguage } from './languages/installed';
import { judgingLanguages } from './languages/judging';
import { type ProblemLimits, programCommand } from './programCommand';
import { type JudgingSource } from './request';
import { type Command } from './sandbox/sandbox';

/** A special judge or an interactor, ready to run: it gets the same kind of box as a program that is judged. */
export interface JudgingProgram {
  installed: InstalledLanguage;
  programDir: string;
  /** Lie beside it: name to host path. */
  files: Readonly<Record<string, string>>;
}

/** The failure of what the author of a problem wrote; the message is for administrators, and names no path. */
export class JudgingError extends Error {
  override name = 'JudgingError';
}

export const judgingTitles = { spj: 'The special judge', interactive: 'The interactor' } as const;

const takenNames: readonly string[] = ['input', 'output', 'answer', 'record'];
const plainName = /^[^./][^/]{0,150}$/;
const wordsBytes = 4096;

/**
 * Compiles it, or finds it compiled.
 * @param directory where its files can be kept for as long as it is used.
 * @throws JudgingError with the compiler's words.
 */
export async function prepareJudging(
  workshop: Workshop,
  { mode, code, language, files = {} }: JudgingSource,
  directory: string,
  signal?: AbortSignal,
): Promise<JudgingProgram> {
  const title = judgingTitles[mode];
  for (const name of Object.keys(files))
    if (takenNames.includes(name) || !plainName.test(name)) throw new JudgingError(`${title} cannot have a file called ${name}.`);
  const installed = await findLanguage(judgingLanguages[language]);
  if (!installed) throw new JudgingError(`${title} is in ${language}, which is not available on this judge.`);
  const compiled = await compile(workshop, installed, code, signal, files);
  if ('compileError' in compiled) throw new JudgingError(`${title} does not compile.\n${compiled.compileError}`);
  return { installed, programDir: compiled.programDir, files: await writeFiles(directory, files) };
}

/** Its command for one case. What is put beside it costs it neither memory nor room. */
export async function judgingCommand(
  { installed, programDir, files }: JudgingProgram,
  limits: ProblemLimits,
  argv: readonly string[],
  caseFiles: Readonly<Record<string, string>>,
  errorsPath: string,
): Promise<Command> {
  const command = programCommand(installed, programDir, limits);
  const put = { ...files, ...caseFiles };
  const putKb = await pagesKb(Object.values(put));
  return {
    ...command,
    argv: [...command.argv, ...argv],
    limits: { ...command.limits, memoryKb: command.limits.memoryKb + putKb, scratchKb: command.limits.scratchKb + putKb },
    put,
    log: { path: errorsPath, maxKb: wordsBytes >> 10 },
  };
}

async function pagesKb(paths: readonly string[]) {
  const sizes = await Promise.all(paths.map(async path => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + 4 * Math.ceil(size / 4096), 0);
}

/** The start of what it wrote, as valid text. */
export async function readWords(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wordsBytes), 0, wordsBytes, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}
