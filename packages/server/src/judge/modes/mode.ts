import { Status } from '@oj/contract';
import { type Workshop } from '../compile';
import { JudgingError, judgingTitles } from '../judgingProgram';
import { type InstalledLanguage } from '../languages/installed';
import { allowedLimits } from '../programCommand';
import { type CaseResult, type JudgeRequest, type TestCase } from '../request';
import { type Run } from '../sandbox/sandbox';
import { type Verdict } from '../verdict';

export interface Trial {
  workshop: Workshop;
  installed: InstalledLanguage;
  programDir: string;
  request: JudgeRequest;
  /** Empty, and removed by the caller. */
  benchDir: string;
  onCase(result: CaseResult): void;
  signal?: AbortSignal;
}

/** Judges a compiled program on every case, in order, and reports each. */
export type Mode = (trial: Trial) => Promise<void>;

/**
 * Says whether to go on with the next case.
 * @throws JudgingError when what judges has failed: it would fail again, and that can take long.
 */
export function report(trial: Trial, testCase: TestCase, run: Run, verdict: Verdict): boolean {
  const { judge, stopAtFirstFailure } = trial.request;
  trial.onCase(caseResult(trial, testCase, run, verdict));
  if (verdict.status === Status.systemError) {
    const title = judge ? judgingTitles[judge.mode] : 'The judge';
    throw new JudgingError(`${title} failed on case ${testCase.number}: ${verdict.message ?? 'it says so itself'}`);
  }
  return verdict.status === Status.accepted || !stopAtFirstFailure;
}

function caseResult({ installed, request }: Trial, { number, score }: TestCase, run: Run, verdict: Verdict): CaseResult {
  const { status, message, share = status === Status.accepted ? 1 : 0 } = verdict;
  const allowed = allowedLimits(installed, request.limits);
  return {
    number,
    timeMs: status === Status.timeLimitExceeded ? allowed.timeMs : Math.min(Math.round(run.cpuMs), allowed.timeMs),
    memoryKb: status === Status.memoryLimitExceeded ? allowed.memoryMb << 10 : Math.min(run.memoryKb, allowed.memoryMb << 10),
    // A share such as 0.29 is a little less than it says.
    score: Math.floor(share * score + 1e-9),
    status,
    message,
  };
}
