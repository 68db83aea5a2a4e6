import { Status } from '@oj/contract';
import { constants } from 'node:os';
import { type InstalledLanguage } from './languages/installed';
import { type Run } from './sandbox/sandbox';

export interface Verdict {
  status: Status;
  message?: string;
  /** The class of the exception that ended the program; `OWN_EXCEPTION`: not one of the language. */
  exception?: string;
  /** Whether the message is what the special judge or the interactor said. */
  isCheckerMessage?: boolean;
  /** How much of the case's score a partial success is worth, between 0 and 1. */
  share?: number;
}

/**
 * The verdict that the run alone decides; undefined when the program ended well and its output must be looked at.
 * @param timeMs what the program may use: a box stops it a little later.
 */
export function verdictOfRun({ language }: InstalledLanguage, run: Run, timeMs: number): Verdict | undefined {
  if (run.ending === 'memory') return { status: Status.memoryLimitExceeded };
  if (run.ending === 'cpu' || run.ending === 'wall' || run.cpuMs > timeMs) return { status: Status.timeLimitExceeded };
  if (run.ending === 'exit' && run.code === 0) return undefined;
  const { outOfMemory } = language.run;
  if (outOfMemory && isEnding(run, outOfMemory)) return { status: Status.memoryLimitExceeded };
  return runtimeErrorOf(run);
}

/** Whether a program ended in this way of its run time. */
export const isEnding = (run: Run, { ending, code }: Pick<Run, 'ending' | 'code'>) => run.ending === ending && run.code === code;

export const runtimeErrorOf = (run: Run): Verdict => ({ status: Status.runtimeError, message: describeEnding(run) });

/** How a program ended, in a few words. */
export function describeEnding({ ending, code }: Run): string {
  if (ending === 'signal') return `signal ${code}${nameOfSignal(code)}`;
  return ending === 'exit' ? `exit code ${code}` : `${limitNames[ending]} limit exceeded`;
}

const limitNames = { memory: 'memory', cpu: 'time', wall: 'time', output: 'output' } as const;

function nameOfSignal(code: number) {
  const found = Object.entries(constants.signals).find(([, number]) => number === code);
  return found ? ` (${found[0]})` : '';
}
