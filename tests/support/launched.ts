import { spawn } from 'node:child_process';
import path from 'node:path';

/** A start of the product that need not come to its end. */
export interface Launched {
  pid: number;
  said(): string;
  /** Resolves with the exit code; null: the process was killed. */
  ended: Promise<number | null>;
  /** Ctrl-C, which reaches the whole process group. */
  press(): void;
  /** kill -9 of the whole process group. */
  kill(): Promise<void>;
}

/** `start` without judges, in a process group of its own, with what the shell does `before`. */
export function launched(dataDir: string, { before = '', env = {} }: { before?: string; env?: Record<string, string> } = {}): Launched {
  const child = spawn('sh', ['-c', `${before} exec "$0" "$1"`, process.execPath, path.resolve('packages/server/dist/main.js')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', OJ_DATA: dataDir, DATABASE_URL: '', PORT: '0', OJ_JUDGES: '0', ...env },
  });
  const { pid = 0 } = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  return {
    pid,
    said: () => said,
    ended,
    press: () => process.kill(-pid, 'SIGINT'),
    kill: async () => {
      process.kill(-pid, 'SIGKILL');
      await ended;
    },
  };
}
