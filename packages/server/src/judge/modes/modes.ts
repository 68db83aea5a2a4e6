import { type JudgingSource } from '../request';
import { judgeInteractively } from './interactive';
import { type CaseRunner, type JudgingContext } from './mode';
import { judgeSpecially } from './special';
import { judgeStandard } from './standard';

const modes: Readonly<Record<JudgingSource['mode'], (context: JudgingContext, source: JudgingSource) => Promise<CaseRunner>>> = {
  spj: judgeSpecially,
  interactive: judgeInteractively,
};

/** @throws JudgingError when what the author wrote to judge with cannot be used. */
export async function openMode(context: JudgingContext): Promise<CaseRunner> {
  const { judge } = context.request;
  return judge ? modes[judge.mode](context, judge) : judgeStandard(context);
}
