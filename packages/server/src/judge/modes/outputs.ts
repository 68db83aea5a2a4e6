import { Status } from '@oj/contract';
import { allowedLimits } from '../programCommand';
import { type TestCase } from '../request';
import { type Verdict, verdictOfRun } from '../verdict';
import { type CaseRunner, type Outcome, type Trial } from './mode';
import { outputStart } from './outputStart';
import { runOnFiles, runOnStreams, type Written } from './runs';

export type Look = (written: Written) => Promise<Verdict>;

/** Runs the program on every case; what it wrote is looked at when it ended well. */
export const judgeOutputs = (trial: Trial, look: Look): CaseRunner =>
  async function* (cases) {
    for (let rest = cases; rest.length;) {
      let ended = 0;
      let again: TestCase | undefined;
      for await (const written of runAll(trial, rest)) {
        ended += 1;
        again = trial.nearLimit.isAgain(written.run) ? written.testCase : undefined;
        if (again) break;
        yield await judge(trial, written, look);
      }
      // Not beside the next case, which has begun already: each is measured alone.
      if (again) for await (const written of runAll(trial, [again])) yield await judge(trial, written, look);
      rest = rest.slice(ended);
    }
  };

function runAll(trial: Trial, cases: readonly TestCase[]) {
  const { fileIo } = trial.request;
  return fileIo ? runOnFiles(trial, fileIo, cases) : runOnStreams(trial, cases);
}

async function judge(trial: Trial, written: Written, look: Look): Promise<Outcome> {
  const { testCase, run, file } = written;
  await trial.onOutput?.(file);
  const { timeMs } = allowedLimits(trial.installed, trial.request.limits);
  const verdict = verdictOfRun(trial.installed, run, timeMs) ?? (await look(written));
  const isKept = verdict.status !== Status.accepted && trial.keepsOutput?.();
  return { testCase, run, verdict, output: isKept ? await outputStart(file) : undefined };
}
