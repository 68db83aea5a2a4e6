/** Why a program ended, out of what its run time wrote last. */
import { OWN_EXCEPTION, Status } from '@oj/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Uncaught } from './languages/exceptions';
import { type InstalledLanguage } from './languages/installed';
import { type Run } from './sandbox/sandbox';
import { isEnding, runtimeErrorOf, type Verdict } from './verdict';

interface Ended {
  run: Run;
  /** File with the end of what the program wrote to its standard error. */
  errorsPath: string | undefined;
}

/** A file for the end of what a program writes to its standard error, if its run time tells there why it ended. */
export async function fileForErrors({ language }: InstalledLanguage, workDir: string, number: number): Promise<string | undefined> {
  if (!language.run.uncaught && !language.run.outOfMemory) return undefined;
  const path = join(workDir, `errors-${number}`);
  await writeFile(path, '', { mode: 0o600 });
  return path;
}

/** What the run time has written tells two verdicts apart: a runtime error gets the class of its exception, and an end by itself is no want of memory. */
export async function asWritten(verdict: Verdict, installed: InstalledLanguage, { run, errorsPath }: Ended): Promise<Verdict> {
  const { uncaught, outOfMemory } = installed.language.run;
  if (errorsPath === undefined) return verdict;
  if (verdict.status === Status.memoryLimitExceeded && outOfMemory && isEnding(run, outOfMemory))
    return outOfMemory.words.test(await readFile(errorsPath, 'latin1')) ? verdict : runtimeErrorOf(run);
  if (verdict.status !== Status.runtimeError || !uncaught || !isEnding(run, uncaught)) return verdict;
  const name = nameOfException(uncaught, await readFile(errorsPath, 'latin1'));
  return name === undefined ? verdict : { ...verdict, exception: name };
}

/** A class that is not of the language has no name here: the program could have chosen it after the test data. */
export function nameOfException({ opening, words, known }: Uncaught, text: string): string | undefined {
  const at = opening === undefined ? 0 : text.lastIndexOf(opening);
  if (at < 0) return undefined;
  const name = words.exec(text.slice(at + (opening ?? '').length))?.[1];
  return name === undefined || known.has(name) ? name : OWN_EXCEPTION;
}
