import { type Status } from '@oj/contract';
import { type ProblemLimits } from './programCommand';

export interface TestCase {
  number: number;
  /** Absolute host paths; the answer has LF line ends. */
  inputPath: string;
  answerPath: string;
  score: number;
}

/** What the author of a problem wrote to judge with. */
export interface JudgingSource {
  /** `spj` looks at what a program wrote, `interactive` talks with it. */
  mode: 'spj' | 'interactive';
  code: string;
  language: 'C' | 'C++';
  /** Lie beside it when it is compiled and when it runs: name to text. */
  files?: Readonly<Record<string, string>>;
}

export interface JudgeRequest {
  source: string;
  /** Name on the wire. */
  language: string;
  limits: ProblemLimits;
  cases: TestCase[];
  /** Blanks at line ends and at the end of the output do not count. */
  ignoreEndBlank: boolean;
  stopAtFirstFailure: boolean;
  /** Absent: the output is compared with the answer. */
  judge?: JudgingSource;
}

export interface CaseResult {
  number: number;
  status: Status;
  /** Never above the limit that the language has. */
  timeMs: number;
  memoryKb: number;
  score: number;
  /**
   * "exit code 3", "signal 11 (SIGSEGV)", "output limit exceeded", the place of the first difference, or what the special judge or
   * the interactor said: one line of at most 200 characters.
   */
  message?: string;
}

export interface Judgement {
  status: Status;
  /** Greatest of all cases. */
  timeMs: number;
  memoryKb: number;
  /** The compiler's words, or for administrators what failed in the judge. */
  errorMessage?: string;
  cases: CaseResult[];
}
