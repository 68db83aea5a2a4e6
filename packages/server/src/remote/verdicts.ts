import { Status } from '@oj/contract';
import { RemoteError, shortened } from './remoteError';

const byName: readonly [name: string, status: Status][] = [
  ['accepted', Status.accepted],
  ['presentation error', Status.presentationError],
  ['wrong answer', Status.wrongAnswer],
  ['runtime error', Status.runtimeError],
  ['time limit exceeded', Status.timeLimitExceeded],
  ['memory limit exceeded', Status.memoryLimitExceeded],
  ['output limit exceeded', Status.runtimeError],
  ['compilation error', Status.compileError],
  ['compile error', Status.compileError],
  ['system error', Status.systemError],
  ['validator error', Status.systemError],
  ['queuing', Status.pending],
  ['waiting', Status.pending],
  ['submitted', Status.pending],
  ['compiling', Status.compiling],
  ['running', Status.judging],
];

/** The status that a list of a site spells out. @throws RemoteError for words that we do not know: nothing is guessed. */
export function statusNamed(text: string): Status {
  const found = byName.find(([name]) => text.toLowerCase().startsWith(name));
  if (!found) throw new RemoteError('markup', `the site gives an unknown verdict: ${shortened(text)}`);
  return found[1];
}
