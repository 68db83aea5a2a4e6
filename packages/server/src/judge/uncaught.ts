/** The class of the exception that ended a program, out of what its run time wrote last. */
import { OWN_EXCEPTION, Status } from '@oj/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Uncaught } from './languages/exceptions';
import { type InstalledLanguage } from './languages/installed';
import { type Run } from './sandbox/sandbox';
import { type Verdict } from './verdict';

interface Ended {
  run: Run;
  /** Of the end of what it wrote to its standard error. */
  errorsPath: string | undefined;
}

/** A file for the end of what a program writes to its standard error, if its language has exceptions. */
export async function fileForErrors({ language }: InstalledLanguage, workDir: string, number: number): Promise<string | undefined> {
  if (!language.run.uncaught) return undefined;
  const path = join(workDir, `errors-${number}`);
  await writeFile(path, '', { mode: 0o600 });
  return path;
}

/** A runtime error with the class of its exception, if there was one. */
export async function withException(verdict: Verdict, { language }: InstalledLanguage, { run, errorsPath }: Ended): Promise<Verdict> {
  const { uncaught } = language.run;
  if (verdict.status !== Status.runtimeError || !uncaught || errorsPath === undefined) return verdict;
  if (run.ending !== uncaught.ending || run.code !== uncaught.code) return verdict;
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
