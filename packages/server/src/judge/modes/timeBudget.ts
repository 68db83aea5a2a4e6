import { Status } from '@oj/contract';
import { type CaseResult, type JudgeRequest } from '../request';
import { type Run } from '../sandbox/sandbox';

/** What a submission may idle away in all of its cases together: nobody else is judged meanwhile. */
const mostIdleMs = 15_000;
/** Starting and ending a program is no idling, nor is what was measured too late on a busy machine. */
const harmlessMs = 500;
/** How long all cases of a submission may take together where nobody has said it, what looks at its outputs included. */
const MOST_MS = 900_000;

/**
 * Decides when a submission has held the judge for too long: without computing, where time in which it computes or waits for a processor
 * on a busy machine does not count; or at all, by the clock.
 */
export class TimeBudget {
  /** Whether no further case is to run. */
  isOver = false;
  /** It is over, and the program has used only a small part of the time: what judges it is too slow. */
  isWasted = false;
  #leftMs = mostIdleMs;
  #ownMs = 0;
  readonly #firstFailureDecides: boolean;
  readonly #mostMs: number;
  readonly #startMs: number;

  /** @param spentMs of an earlier run that this one goes on with. */
  constructor(
    { type, mostMs = MOST_MS }: Pick<JudgeRequest, 'type' | 'mostMs'>,
    spentMs = 0,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#firstFailureDecides = type === 'acm';
    this.#mostMs = mostMs;
    this.#startMs = now() - spentMs;
    this.#ownMs = spentMs / 2;
  }

  /** Counts a run. The result of one that exceeds the budget is a time limit exceeded. */
  spend({ ending, cpuMs, idleMs }: Run, result: CaseResult): CaseResult {
    this.#leftMs -= Math.max(0, idleMs - harmlessMs);
    this.#ownMs += cpuMs + idleMs;
    const takenMs = this.now() - this.#startMs;
    const [isIdle, isLong] = [this.#leftMs < 0, takenMs > this.#mostMs];
    this.isWasted = isLong && this.#ownMs < takenMs / 2;
    this.isOver = isIdle || isLong || (ending === 'wall' && this.#firstFailureDecides);
    if (!(isIdle || isLong) || result.status !== Status.accepted) return result;
    const message = isIdle ? 'idle for too long in all cases together' : 'too long in all cases together';
    return { ...result, status: Status.timeLimitExceeded, score: 0, message };
  }
}
