import { type Status } from '@oj/contract';
import { type ProblemLimits } from './programCommand';

/** All cases; in order up to the first failure; or group by group, the lowest or the mean of its cases being the group's score. */
export type CaseMode = 'default' | 'ergodic_without_error' | 'subtask_lowest' | 'subtask_average';

export interface TestCase {
  number: number;
  /** Absolute host paths; the files are as their author made them. */
  inputPath: string;
  answerPath: string;
  score: number;
  /** Counts in the subtask modes, where none is group 1. */
  group?: number;
}

/** Name to text. At most 20 of them, 256 KiB together, each a plain base name. */
export type ExtraFiles = Readonly<Record<string, string>>;

/** What the author of a problem wrote to judge with. */
export interface JudgingSource {
  /** `spj` looks at what a program wrote, `interactive` talks with it. */
  mode: 'spj' | 'interactive';
  code: string;
  language: 'C' | 'C++';
  /** Lie beside it when it is compiled and when it runs. `testlib.h` is there without being listed; one of this name wins. */
  files?: ExtraFiles;
}

/** The program reads and writes files of its directory: its standard input is empty, its standard output does not count. */
export interface FileNames {
  read: string;
  write: string;
}

/** What a program is run with, whether it is judged or tried out. */
export interface ProgramRequest {
  source: string;
  /** Name on the wire. */
  language: string;
  limits: ProblemLimits;
  /** Blanks at line ends and at the end of the output do not count. */
  ignoreEndBlank: boolean;
  /** Lie beside the source when it is compiled, and beside the program and in its directory when it runs. */
  files?: ExtraFiles;
  fileIo?: FileNames;
  /** Absent: the output is compared with the answer. */
  judge?: JudgingSource;
}

export interface JudgeRequest extends ProgramRequest {
  type: 'acm' | 'oi';
  caseMode: CaseMode;
  /** Cap of the score; absent: the sum of what the cases, or the groups, can bring. */
  fullScore?: number;
  cases: TestCase[];
  /** What all cases may take together, by the clock; absent: 15 minutes. */
  mostMs?: number;
}

/** What is known of a request whose run was broken off. */
export interface Begun {
  /** Results in the order in which they were reported. */
  results: readonly CaseResult[];
  /** How long it has run, ms. */
  spentMs: number;
}

export interface CaseResult {
  number: number;
  /** The version of the problem's test data that it belongs to. */
  dataVersion?: number;
  group?: number;
  /** Cancelled: it did not run, because another case of its group had failed. */
  status: Status;
  /** CPU time, at most the limit that the language has. */
  timeMs: number;
  /** Memory that was used. It may exceed the limit, because a run time needs some for itself. */
  memoryKb: number;
  score: number;
  /**
   * "exit code 3", "signal 11 (SIGSEGV)", "output limit exceeded", the place of the first difference, or what the special judge or
   * the interactor said: one line of at most 200 characters.
   */
  message?: string;
  /** Whether the message is what the special judge or the interactor said: it may give test data away. */
  isCheckerMessage?: boolean;
  /** The class of the exception that ended the program; `OWN_EXCEPTION`: not one of the language. */
  exception?: string;
  /** The first 1000 characters that the program wrote; of the first 20 cases that were not accepted, and never of interactive ones. */
  output?: string;
}

/** A subtask. */
export interface GroupResult {
  group: number;
  status: Status;
  score: number;
  /** Accepted cases, and all of them. */
  ac: number;
  total: number;
  /** Greatest of its cases. */
  timeMs: number;
  memoryKb: number;
}

export interface Judgement {
  status: Status;
  score: number;
  /** Greatest of all cases. */
  timeMs: number;
  memoryKb: number;
  /** The compiler's words, or for administrators what failed in the judge. */
  errorMessage?: string;
  /** Warnings of the compiler for a source that it compiled. */
  compilerWarnings?: string;
  /** What the author wrote to judge with has failed, or cannot be used: nobody's program is to blame. */
  judgeFault?: boolean;
  /** Results by number. The mode that stops at the first failure has only those that ran. */
  cases: CaseResult[];
  /** Results by group, in the subtask modes only. */
  groups?: GroupResult[];
}

/** One run on an input of the caller's own. */
export interface TryOutRequest extends ProgramRequest {
  input: string;
  /** Absent: any good end is accepted. A special judge is not asked, an interactor is. */
  expected?: string;
}

export interface TryOut {
  status: Status;
  timeMs: number;
  memoryKb: number;
  /** The first 1000 characters of what it wrote. */
  output: string;
  /** The first 1000 characters of its standard error, or of what the interactor said; of a judge's failure, for administrators, too. */
  errors: string;
  /** The compiler's words. */
  compileError?: string;
}
