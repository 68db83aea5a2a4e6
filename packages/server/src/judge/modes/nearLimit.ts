import { Status } from '@oj/contract';
import { type InstalledLanguage } from '../languages/installed';
import { allowedLimits } from '../programCommand';
import { type ProgramRequest } from '../request';
import { type Run } from '../sandbox/sandbox';
import { type Verdict } from '../verdict';

const mostReruns = 3;

/** How long a box lets a program go on after its time. */
export const graceMs = (timeMs: number) => Math.max(50, timeMs / 10);

/**
 * Measuring has noise, and a verdict should not: a run that ends by itself, well or not, but a little after its time, is made once more, and
 * the second one counts. No more than three times for one program.
 */
export class NearLimit {
  #left = mostReruns;
  readonly #timeMs: number;

  constructor(installed: InstalledLanguage, { limits }: ProgramRequest) {
    this.#timeMs = allowedLimits(installed, limits).timeMs;
  }

  /** Whether to run it again; each yes is one of the three. */
  isAgain({ ending, cpuMs }: Run): boolean {
    if ((ending !== 'exit' && ending !== 'signal') || cpuMs <= this.#timeMs || this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }
}

/** The verdict on a program that was run again, and on both times was too slow, says so. */
export const ofSecondRun = (verdict: Verdict): Verdict =>
  verdict.status === Status.timeLimitExceeded ? { ...verdict, message: 'over the time limit in two runs' } : verdict;
