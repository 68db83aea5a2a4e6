/** What is said about a source that did not become a program: the compiler's words, or ours where its own mislead. */
import { type Run } from './sandbox/sandbox';

const noMemory = 'The compiler ran out of memory.';
const noTime = 'The compiler ran out of time.';
const tooBig = 'The compiled program is too big.';
const crashed = 'The compiler crashed.';
const fileSizeSignal = 25;

/** Why a box, not the compiler itself, ended the compiler; undefined when the compiler ended by itself. */
function stoppedBy({ ending, code }: Run): string | undefined {
  if (ending === 'exit') return undefined;
  if (ending === 'memory') return noMemory;
  if (ending === 'cpu' || ending === 'wall') return noTime;
  return ending === 'output' || code === fileSizeSignal ? tooBig : crashed;
}

/** A compiler is several programs. When a limit stops one of them, the first reports that as if it were its own fault. */
const reports: readonly RegExp[] = [
  /^\S+: (?:fatal error|internal compiler error): (.{1,60}) signal terminated program /m,
  /^collect2: fatal error: ld terminated with signal \d{1,3} \[(.{1,60})\]/m,
];
const signalSentences: Readonly<Record<string, string>> = {
  Killed: noMemory,
  'CPU time limit exceeded': noTime,
  'File size limit exceeded': tooBig,
};

function reportedStop(words: string): string | undefined {
  for (const report of reports) {
    const signal = report.exec(words)?.[1];
    if (signal !== undefined) return signalSentences[signal] ?? crashed;
  }
  return undefined;
}

/**
 * @param run of the compiler.
 * @param words of the compiler.
 * @returns undefined when the compiler is content.
 */
export function failureOfRun(run: Run, words: string): string | undefined {
  const stopped = stoppedBy(run);
  if (stopped !== undefined) return stopped;
  if (run.code === 0) return undefined;
  return reportedStop(words) ?? (words || 'The compiler refused the program.');
}
