import { Status } from '@oj/contract';
import { JudgingError } from '../judgingError';
import { judgingTitles } from '../judgingProgram';
import { allowedLimits } from '../programCommand';
import { type CaseResult, type JudgeRequest, type TestCase } from '../request';
import { type CaseRunner, type Outcome, type Trial } from './mode';
import { openMode } from './modes';
import { batchesOf, cancelled, endsBatch, hasSubtasks, partialScore } from './scoring';

/**
 * Judges a compiled program on every case, batch by batch and in order, and reports each: the same at whatever pace it runs.
 * @throws JudgingError when what judges has failed: it would fail again, and that can take long.
 */
export async function judgeCases(trial: Trial, request: JudgeRequest, onCase: (result: CaseResult) => void): Promise<void> {
  const runner = await openMode(trial);
  for (const batch of batchesOf(request.cases, request.caseMode)) {
    const ended = await judgeBatch(trial, request, runner, batch, onCase);
    if (hasSubtasks(request.caseMode)) for (const skipped of batch.slice(ended)) onCase(cancelled(skipped));
  }
}

/** Answers how many of its cases ran. */
async function judgeBatch(
  trial: Trial,
  { caseMode, judge }: JudgeRequest,
  runner: CaseRunner,
  batch: readonly TestCase[],
  onCase: (result: CaseResult) => void,
): Promise<number> {
  let ended = 0;
  for await (const outcome of runner(batch)) {
    const result = resultOf(trial, outcome);
    ended += 1;
    onCase(result);
    if (result.status === Status.systemError) {
      const title = judge ? judgingTitles[judge.mode] : 'The judge';
      throw new JudgingError(`${title} failed on case ${result.number}: ${result.message ?? 'it says so itself'}`);
    }
    if (endsBatch(caseMode, result)) break;
  }
  return ended;
}

export function resultOf({ installed, request }: Trial, { testCase, run, verdict }: Outcome): CaseResult {
  const { status, message, share = status === Status.accepted ? 1 : 0 } = verdict;
  const allowed = allowedLimits(installed, request.limits);
  return {
    number: testCase.number,
    group: testCase.group,
    timeMs: status === Status.timeLimitExceeded ? allowed.timeMs : Math.min(Math.round(run.cpuMs), allowed.timeMs),
    memoryKb: status === Status.memoryLimitExceeded ? allowed.memoryMb << 10 : Math.min(run.memoryKb, allowed.memoryMb << 10),
    score: partialScore(share, testCase.score),
    status,
    message,
  };
}
