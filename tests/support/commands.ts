import { spawn } from 'node:child_process';
import path from 'node:path';
import { judgeCache } from './judgeCache';
import { ROOT_PASSWORD } from './product';

export interface Ended {
  /** Exit code; null: the process was killed. */
  code: number | null;
  /** Everything that it printed, on stdout and stderr. */
  said: string;
  /** What it printed on stdout alone. */
  result: string;
}

/** Runs a command of the product on a data folder. @param killedAt ends it by kill -9 as soon as it says this, or is told to. */
export function runCommand(
  dataDir: string,
  args: readonly string[],
  killedAt?: string | AbortSignal,
  more: Record<string, string> = {},
  cwd?: string,
): Promise<Ended> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    OJ_CACHE: judgeCache(),
    OJ_DATA: dataDir,
    DATABASE_URL: '',
    OJ_ROOT_PASSWORD: ROOT_PASSWORD,
    ...more,
  };
  const child = spawn(process.execPath, [path.resolve('packages/server/dist/main.js'), ...args], { env, cwd });
  let said = '';
  let result = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
    if (typeof killedAt === 'string' && said.includes(killedAt)) child.kill('SIGKILL');
  };
  child.stdout.on('data', (chunk: Buffer) => {
    result += chunk;
    hear(chunk);
  });
  child.stderr.on('data', hear);
  if (killedAt instanceof AbortSignal) killedAt.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  return new Promise(resolve => child.once('close', code => resolve({ code, said, result })));
}
