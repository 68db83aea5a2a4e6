import { type JudgingSource } from '../request';
import { judgeInteractively } from './interactive';
import { type Mode, type Trial } from './mode';
import { judgeSpecially } from './special';
import { judgeStandard } from './standard';

const modes: Readonly<Record<JudgingSource['mode'], (trial: Trial, source: JudgingSource) => Promise<void>>> = {
  spj: judgeSpecially,
  interactive: judgeInteractively,
};

export const judgeCases: Mode = trial => {
  const { judge } = trial.request;
  return judge ? modes[judge.mode](trial, judge) : judgeStandard(trial);
};
