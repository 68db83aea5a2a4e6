import { Status } from '@oj/contract';
import { constants } from 'node:os';
import { type InstalledLanguage } from './languages/installed';
import { type Run } from './sandbox/sandbox';

export interface Verdict {
  status: Status;
  message?: string;
}

/** The verdict that the run alone decides; undefined when the program ended well and its output must be looked at. */
export function verdictOfRun({ language }: InstalledLanguage, { ending, code }: Run): Verdict | undefined {
  if (ending === 'memory') return { status: Status.memoryLimitExceeded };
  if (ending === 'cpu' || ending === 'wall') return { status: Status.timeLimitExceeded };
  if (ending === 'output') return { status: Status.runtimeError, message: 'output limit exceeded' };
  if (ending === 'signal') return { status: Status.runtimeError, message: `signal ${code}${nameOfSignal(code)}` };
  if (code === 0) return undefined;
  if (code === language.run.outOfMemoryCode) return { status: Status.memoryLimitExceeded };
  return { status: Status.runtimeError, message: `exit code ${code}` };
}

function nameOfSignal(code: number) {
  const found = Object.entries(constants.signals).find(([, number]) => number === code);
  return found ? ` (${found[0]})` : '';
}
