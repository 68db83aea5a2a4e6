import { mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { destination, type Logger, pino } from 'pino';
import { describeError } from './describeError';

const LARGEST_LOG = 64 << 20;
/** Lines that wait because the disk is full; further ones are lost. */
const MOST_WAITING_CHARACTERS = 1 << 20;

/** Structured log of one process, one JSON object a line, in the data folder. A full file is kept once as `.old`. */
export function openLog({ dataDir }: { dataDir: string }, name: string, largestBytes = LARGEST_LOG): Logger {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const target = destination({ dest: file, sync: false, minLength: 0, maxLength: MOST_WAITING_CHARACTERS });
  const rotateWhenFull = (written: number) => {
    bytes += written;
    if (bytes <= largestBytes) return;
    bytes = 0;
    renameSync(file, `${file}.old`);
    target.reopen();
  };
  // Called at the end of the process, which may come before the file is open, or with a full disk: the process ends without a stack trace.
  const flush = target.flushSync.bind(target);
  target.flushSync = () => {
    try {
      flush();
    } catch {
      // There is nothing left to write to.
    }
  };
  // The listener is needed because a full disk would end the process otherwise.
  target.on('error', () => undefined);
  target.on('write', (written: number) => {
    try {
      rotateWhenFull(written);
    } catch {
      // The file goes on growing until the next try.
    }
  });
  return pino({ name, base: { pid: process.pid }, redact: ['req.headers.authorization'], serializers: { err: describeError } }, target);
}
