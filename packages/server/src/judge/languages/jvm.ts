import { ofJvm } from './exceptions';
import { plainRun, type RunStep } from './language';

/** One collector thread, one processor: CPU time is the program's own, and equal on every machine. */
export const jvmMachine = ['-XX:+UseSerialGC', '-XX:ActiveProcessorCount=1', '-XX:-UsePerfData', '-Xshare:auto'] as const;

/** How a program runs on the Java virtual machine. @param program the last arguments: where it is, and what it is called. */
export const onJvm = (...program: readonly string[]): RunStep => ({
  ...plainRun,
  argv: [
    'java',
    ...jvmMachine,
    '-Xmx{memoryMb}m',
    '-Xss{stackMb}m',
    // Exit code 3 and a line on standard error, also when the program would have caught it.
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:+DisplayVMOutputToStderr',
    '-Dfile.encoding=UTF-8',
    '-Djava.awt.headless=true',
    ...program,
  ],
  needsProc: true,
  reservesMemory: true,
  overheadMb: 128,
  // A StackOverflowError is an error of the program, not its memory: for each compiled frame that it passes, the machine keeps about 100 bytes.
  overheadPerStackMb: 7,
  outOfMemory: { ending: 'exit', code: 3, words: /^Terminating due to java\.lang\.OutOfMemoryError/m },
  uncaught: ofJvm,
});
