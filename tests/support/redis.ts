import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { freePort } from './freePort';
import { until } from './until';

const run = promisify(execFile);
const kind = existsSync('/usr/bin/redis-server') ? 'redis' : 'valkey';

/** A real Redis or Valkey server of the distribution, which keeps nothing on the disk. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** Pauses the server, with its connections open. */
  pause(): void;
  goOn(): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** The answer of the server to one command, a line per value. */
  ask(...command: string[]): Promise<string[]>;
}

export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  let server: ReturnType<typeof spawn> | undefined;
  const ask = async (...command: string[]) => (await run(`${kind}-cli`, ['-p', String(port), ...command])).stdout.trim().split('\n');
  return {
    url: `redis://127.0.0.1:${port}`,
    ask,
    async start() {
      server = spawn(`${kind}-server`, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
      await until(() =>
        ask('ping').then(
          ([answer]) => answer === 'PONG',
          () => false,
        ),
      );
    },
    pause: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode) return;
      const ended = new Promise(resolve => server?.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    },
  };
}
