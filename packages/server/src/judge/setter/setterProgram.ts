import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, type Toolchain } from '../compile';
import { JudgingError } from '../judgingError';
import { readWords } from '../judgingProgram';
import { type InstalledLanguage } from '../languages/installed';
import { type ProblemLimits, programCommand } from '../programCommand';
import { type Command, type Run } from '../sandbox/sandbox';
import { testlibHeader } from '../testlib/testlib';
import { describeEnding } from '../verdict';

/** A program of a problem's setters that makes inputs or looks at them. C++ finds `testlib.h` beside it. */
export interface SetterProgram {
  /** Name on the wire. */
  language: string;
  code: string;
}

/** What a program of the setters wrote and how it ended. */
interface SetterRun {
  run: Run;
  /** The start of its standard error, or of its output: one line. */
  words: string;
}

/** Compiled, with files for what it writes. */
export interface RunnableSetter {
  /** Runs it once. `outputKb` is the most it may write. */
  once(argv: readonly string[], inputPath: string, output: { path: string; kb: number }, signal?: AbortSignal): Promise<SetterRun>;
}

const limits: ProblemLimits = { timeLimitMs: 10_000, memoryLimitMb: 512, stackLimitMb: 128 };
const mostCharacters = 200;

/**
 * Compiles it, or finds it compiled.
 * @param title opens a sentence: "The validator".
 * @param workDir its files are called after `name`.
 * @throws JudgingError with the compiler's words.
 */
export async function prepareSetter(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  { title, name, code, workDir }: { title: string; name: string; code: string; workDir: string },
  signal?: AbortSignal,
): Promise<RunnableSetter> {
  const isCpp = installed.language.sourceFile.endsWith('.cpp');
  const compiled = await compile(toolchain, installed, code, signal, isCpp ? { 'testlib.h': testlibHeader } : {});
  if ('compileError' in compiled) throw new JudgingError(`${title} does not compile.\n${compiled.compileError}`);
  const command = await programCommand(installed, compiled.programDir, limits);
  const errorsPath = join(workDir, `${name}-errors`);
  await writeFile(errorsPath, '');
  return {
    async once(argv, inputPath, output, given) {
      const whole: Command = { ...command, argv: [...command.argv, ...argv], log: { path: errorsPath, maxKb: 4 } };
      const only = { number: 1, inputPath, outputPath: output.path, outputKb: output.kb };
      const run = await toolchain.sandbox.runOnce(whole, only, given);
      const words = (await readWords(errorsPath)).replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
      return { run, words: [...words].slice(0, mostCharacters).join('') };
    },
  };
}

/** How a program ended, with what it said. */
export const endingOf = ({ run, words }: SetterRun) => (words ? `${describeEnding(run)}: ${words}` : describeEnding(run));
