import type { VerdictStatus } from '../../verdict/verdicts';

/** A row of the submission list. */
export interface SubmissionRecord {
  /** Run id. */
  id: string | number;
  /** Number or letter of the problem: "P1001", in a contest "F". */
  problemLabel: string;
  problemTitle?: string | undefined;
  /** Verdict, by number (-10 to 10) or letters. */
  status: VerdictStatus;
  /** Tests done so far, while it is judged. */
  progress?: { done: number; total: number } | null | undefined;
  /** Place in the queue, from 1, while it is pending. */
  queuePlace?: number | null | undefined;
  score?: number | null | undefined;
  timeMs?: number | null | undefined;
  memoryKb?: number | null | undefined;
  /** Characters of code. */
  length?: number | null | undefined;
  /** Name of the language as the judge gives it. */
  language: string;
  /** Machine that judged it. */
  judger?: string | null | undefined;
  author: string;
  submittedAt: Date | number | string;
  /** Handed in by the reader. */
  own?: boolean | undefined;
}

/** Where a link of the table leads. */
export type SubmissionTarget = 'submission' | 'problem' | 'author';
