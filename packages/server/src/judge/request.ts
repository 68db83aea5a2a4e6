import { type Status } from '@oj/contract';
import { type ProblemLimits } from './programCommand';

export interface TestCase {
  number: number;
  /** Absolute host paths; the answer has LF line ends. */
  inputPath: string;
  answerPath: string;
  score: number;
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
}

export interface CaseResult {
  number: number;
  status: Status;
  /** Never above the limit that the language has. */
  timeMs: number;
  memoryKb: number;
  score: number;
  /** "exit code 3", "signal 11 (SIGSEGV)", "output limit exceeded", or the place of the first difference. */
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
