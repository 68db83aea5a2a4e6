import { Status } from '@oj/contract';
import { JudgingError } from '../judgingError';
import { judgingTitles } from '../judgingProgram';
import { allowedLimits } from '../programCommand';
import { type Begun, type CaseResult, type JudgeRequest, type TestCase } from '../request';
import { type CaseRunner, type Outcome, type JudgingContext } from './mode';
import { TimeBudget } from './timeBudget';
import { openMode } from './modes';
import { batchesOf, cancelled, endsBatch, hasSubtasks, partialScore } from './scoring';

/** Number of failed cases of which the program's output is kept: the output of more would tell nothing new and fill the database. */
const MOST_KEPT_OUTPUTS = 20;

/**
 * Judges a compiled program on every case, batch by batch and in order, and reports each: the same at whatever pace it runs.
 * @throws JudgingError when what judges has failed: it would fail again, and that can take long.
 */
export async function judgeCases(
  opened: JudgingContext,
  request: JudgeRequest,
  onCase: (result: CaseResult) => void,
  { results, spentMs }: Begun = { results: [], spentMs: 0 },
): Promise<void> {
  const known = new Map(results.filter(hasRun).map(result => [result.number, result]));
  let keptOutputs = 0;
  const context: JudgingContext = { ...opened, keepsOutput: () => keptOutputs++ < MOST_KEPT_OUTPUTS };
  const runner = await openMode(context);
  const budget = new TimeBudget(request, spentMs);
  for (const batch of batchesOf(request.cases, request.caseMode)) {
    const ended = budget.isOver ? 0 : await judgeBatch({ context, request, runner, budget, known }, batch, onCase);
    if (leavesOut(request)) for (const skipped of batch.slice(ended)) onCase(cancelled(skipped));
  }
}

interface Judging {
  context: JudgingContext;
  request: JudgeRequest;
  runner: CaseRunner;
  budget: TimeBudget;
  known: ReadonlyMap<number, CaseResult>;
}

const hasRun = ({ status }: CaseResult) => status !== Status.cancelled;

/** Answers how many of its cases ran. */
async function judgeBatch(
  { context, request: { caseMode, judge }, runner, budget, known }: Judging,
  batch: readonly TestCase[],
  onCase: (result: CaseResult) => void,
): Promise<number> {
  let ended = 0;
  for (let result = known.get(batch[0]?.number ?? 0); result; result = known.get(batch[ended]?.number ?? 0)) {
    ended += 1;
    onCase(result);
    if (endsBatch(caseMode, result)) return ended;
  }
  for await (const outcome of runner(batch.slice(ended))) {
    const result = budget.spend(outcome.run, resultOf(context, outcome));
    ended += 1;
    onCase(result);
    if (result.status === Status.systemError) {
      const title = judge ? judgingTitles[judge.mode] : 'The judge';
      throw new JudgingError(`${title} failed on case ${result.number}: ${result.message ?? 'it says so itself'}`);
    }
    if (budget.isWasted) throw new JudgingError(`${judge ? judgingTitles[judge.mode] : 'The judge'} took too long in all cases together.`);
    if (budget.isOver || endsBatch(caseMode, result)) break;
  }
  return ended;
}

/** Scores are counted over all cases: those that do not run are reported as cancelled. */
const leavesOut = ({ type, caseMode }: JudgeRequest) => type === 'oi' || hasSubtasks(caseMode);

export function resultOf(
  { installed, request }: Pick<JudgingContext, 'installed' | 'request'>,
  { testCase, run, verdict, output }: Outcome,
): CaseResult {
  const { status, message, exception, isCheckerMessage, share = status === Status.accepted ? 1 : 0 } = verdict;
  const allowed = allowedLimits(installed, request.limits);
  return {
    number: testCase.number,
    group: testCase.group,
    timeMs: status === Status.timeLimitExceeded ? allowed.timeMs : Math.min(Math.round(run.cpuMs), allowed.timeMs),
    // A run time may say that memory is used up a little before it is.
    memoryKb: status === Status.memoryLimitExceeded ? Math.max(run.memoryKb, allowed.memoryMb << 10) : run.memoryKb,
    score: partialScore(share, testCase.score),
    status,
    message,
    ...(exception !== undefined && { exception }),
    ...(message !== undefined && isCheckerMessage && { isCheckerMessage }),
    ...(output !== undefined && { output }),
  };
}
