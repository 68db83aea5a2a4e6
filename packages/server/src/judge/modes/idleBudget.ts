import { Status } from '@oj/contract';
import { type CaseResult, type JudgeRequest } from '../request';
import { type Run } from '../sandbox/sandbox';

/** What a submission may idle away in all of its cases together: nobody else is judged meanwhile. */
const mostIdleMs = 15_000;
/** Starting and ending a program is no idling, nor is what was measured too late on a busy machine. */
const harmlessMs = 500;

/**
 * Decides when a submission has held the judge for too long without computing. Time in which it computes, or waits for a processor on a
 * busy machine, does not count.
 */
export class IdleBudget {
  /** Whether no further case is to run. */
  isOver = false;
  #leftMs = mostIdleMs;
  readonly #firstFailureDecides: boolean;

  constructor({ type }: Pick<JudgeRequest, 'type'>) {
    this.#firstFailureDecides = type === 'acm';
  }

  /** Counts a run. The result of one that exceeds the budget is a time limit exceeded. */
  spend({ ending, idleMs }: Run, result: CaseResult): CaseResult {
    this.#leftMs -= Math.max(0, idleMs - harmlessMs);
    const isExceeded = this.#leftMs < 0;
    this.isOver = isExceeded || (ending === 'wall' && this.#firstFailureDecides);
    if (!isExceeded || result.status !== Status.accepted) return result;
    return { ...result, status: Status.timeLimitExceeded, score: 0, message: 'idle for too long in all cases together' };
  }
}
