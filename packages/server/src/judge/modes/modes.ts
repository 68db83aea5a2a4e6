import { type JudgingSource } from '../request';
import { judgeInteractively } from './interactive';
import { type CaseRunner, type Trial } from './mode';
import { judgeSpecially } from './special';
import { judgeStandard } from './standard';

const modes: Readonly<Record<JudgingSource['mode'], (trial: Trial, source: JudgingSource) => Promise<CaseRunner>>> = {
  spj: judgeSpecially,
  interactive: judgeInteractively,
};

/** @throws JudgingError when what the author wrote to judge with cannot be used. */
export async function openMode(trial: Trial): Promise<CaseRunner> {
  const { judge } = trial.request;
  return judge ? modes[judge.mode](trial, judge) : judgeStandard(trial);
}
