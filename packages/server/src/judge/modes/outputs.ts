import { Status } from '@oj/contract';
import { allowedLimits } from '../programCommand';
import { type TestCase } from '../request';
import { asWritten } from '../uncaught';
import { type Verdict, verdictOfRun } from '../verdict';
import { type CaseRunner, type Outcome, type JudgingContext } from './mode';
import { ofSecondRun } from './nearLimit';
import { outputStart } from './outputStart';
import { runOnFiles, runOnStreams, type Written } from './runs';

/** Decides the verdict of a program that ended well by what it wrote. */
export type OutputChecker = (written: Written) => Promise<Verdict>;

/** Runs the program on every case, and checks what it wrote when it ended well. */
export const judgeOutputs = (context: JudgingContext, check: OutputChecker): CaseRunner =>
  async function* (cases) {
    for (let rest = cases; rest.length;) {
      let ended = 0;
      let again: TestCase | undefined;
      for await (const written of runAll(context, rest)) {
        ended += 1;
        again = context.nearLimit.isAgain(written.run) ? written.testCase : undefined;
        if (again) break;
        yield await judge(context, written, check);
      }
      // Not beside the next case, which has begun already: each is measured alone.
      if (again) {
        for await (const written of runAll(context, [again])) {
          const outcome = await judge(context, written, check);
          yield { ...outcome, verdict: ofSecondRun(outcome.verdict) };
        }
      }
      rest = rest.slice(ended);
    }
  };

/** What a program writes on every case, on streams or in files. */
export function runAll(context: JudgingContext, cases: readonly TestCase[]) {
  const { fileIo } = context.request;
  return fileIo ? runOnFiles(context, fileIo, cases) : runOnStreams(context, cases);
}

async function judge(context: JudgingContext, written: Written, check: OutputChecker): Promise<Outcome> {
  const { testCase, run, file } = written;
  await context.onOutput?.(file);
  const { timeMs } = allowedLimits(context.installed, context.request.limits);
  const own = verdictOfRun(context.installed, run, timeMs);
  const verdict = own ? await asWritten(own, context.installed, written) : await check(written);
  const isKept = verdict.status !== Status.accepted && context.keepsOutput?.();
  return { testCase, run, verdict, output: isKept ? await outputStart(file) : undefined };
}
