import { type FileHandle } from 'node:fs/promises';
import { type Toolchain } from '../compile';
import { type InstalledLanguage } from '../languages/installed';
import { type ProgramRequest, type TestCase } from '../request';
import { type Run } from '../sandbox/sandbox';
import { type Verdict } from '../verdict';
import { type NearLimit } from './nearLimit';

/** What a program wrote, open for reading; gone when the next case ends. */
export type Output = FileHandle;

/** A compiled program, and what it is run with. */
export interface JudgingContext {
  toolchain: Toolchain;
  installed: InstalledLanguage;
  programDir: string;
  /** The compiler's, on its source. */
  warnings?: string | undefined;
  /** What lies in the program's directory at the start: name to host path. */
  files: Readonly<Record<string, string>>;
  request: ProgramRequest;
  /** Removed by the caller. */
  workDir: string;
  nearLimit: NearLimit;
  signal?: AbortSignal;
  /** Existing file for the program's standard error, or for the interactor's. */
  errorsPath?: string;
  /** Whether the start of an output that was not accepted is kept; absent: never. */
  keepsOutput?(): boolean;
  /** Hears of every output, also of a program that failed by itself. */
  onOutput?(output: Output): Promise<void>;
}

export interface Outcome {
  testCase: TestCase;
  run: Run;
  verdict: Verdict;
  /** How its output begins, when the context asks for it. */
  output?: string | undefined;
}

/** Runs cases one after the other. Whoever leaves the loop stops what runs; the boxes are gone when the iteration has ended. */
export type CaseRunner = (cases: readonly TestCase[]) => AsyncGenerator<Outcome, void>;
