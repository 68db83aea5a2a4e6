/** Why a program ended, out of what its run time wrote last. */
import { OWN_EXCEPTION, Status } from '@oj/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Uncaught } from './languages/exceptions';
import { type InstalledLanguage } from './languages/installed';
import { type Run } from './sandbox/sandbox';
import { endsOutOfMemory, runtimeErrorOf, type Verdict } from './verdict';

interface Ended {
  run: Run;
  /** Of the end of what it wrote to its standard error. */
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
  if (errorsPath === undefined || !outcomes.includes(verdict.status)) return verdict;
  const text = await readFile(errorsPath, 'latin1');
  if (verdict.status === Status.memoryLimitExceeded) {
    const isMeant = endsOutOfMemory(installed.language, run) && !outOfMemory?.words.test(text);
    return isMeant ? runtimeErrorOf(run) : verdict;
  }
  if (run.ending !== uncaught?.ending || run.code !== uncaught.code) return verdict;
  const name = nameOfException(uncaught, text);
  return name === undefined ? verdict : { ...verdict, exception: name };
}

const outcomes: readonly Status[] = [Status.runtimeError, Status.memoryLimitExceeded];

/** A class that is not of the language has no name here: the program could have chosen it after the test data. */
export function nameOfException({ opening, words, known }: Uncaught, text: string): string | undefined {
  const at = opening === undefined ? 0 : text.lastIndexOf(opening);
  if (at < 0) return undefined;
  const name = words.exec(text.slice(at + (opening ?? '').length))?.[1];
  return name === undefined || known.has(name) ? name : OWN_EXCEPTION;
}
