import { mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { destination, type Logger, pino } from 'pino';

const LARGEST_LOG = 64 << 20;

/** Structured log of one process, one JSON object a line, in the data folder. A full file is kept once as `.old`. */
export function openLog({ dataDir }: { dataDir: string }, name: string): Logger {
  const file = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(file, `${file}.old`);
  return pino(
    { name, base: { pid: process.pid }, redact: ['req.headers.authorization'] },
    destination({ dest: file, sync: false, minLength: 0 }),
  );
}
