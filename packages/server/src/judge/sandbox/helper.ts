import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Field, type Reply, type SandboxReport, encodeMessage, parseReply, parseReport } from './wire';

/** A running `runner --serve`: its report, and listeners for its replies. */
export interface Helper {
  readonly report: SandboxReport;
  readonly alive: boolean;
  /** Starts listening for the replies to one request. The listener gets `undefined` when the helper is gone. */
  listen(id: string, listener: (reply: Reply | undefined) => void): void;
  forget(id: string): void;
  send(fields: readonly Field[]): void;
  /** Ends the helper, and with it every box. */
  end(): Promise<void>;
}

/** @throws when the runner cannot be started or does not report. */
export async function startHelper(runner: string, options: readonly string[]): Promise<Helper> {
  // The runner is in a process group of its own: Ctrl-C ends only the process that started it, which then has the runner remove its boxes.
  const child = spawn(runner, ['--serve', ...options], { env: {}, cwd: '/', detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const listeners = new Map<string, (reply: Reply | undefined) => void>();
  let report: (report: SandboxReport) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let close = () => {};
  const reported = new Promise<SandboxReport>((resolve, reject) => ([report, fail] = [resolve, reject]));
  const closed = new Promise<void>(resolve => (close = resolve));
  let alive = true;
  let greeted = false;

  const lost = (error: Error) => {
    alive = false;
    fail(error);
    for (const listener of listeners.values()) listener(undefined);
    listeners.clear();
    close();
  };
  const hear = (line: string) => {
    if (!greeted) {
      greeted = true;
      return report(parseReport(line));
    }
    const reply = parseReply(line);
    listeners.get(reply.id)?.(reply);
  };
  createInterface({ input: child.stdout }).on('line', line => {
    try {
      hear(line);
    } catch (error) {
      child.kill('SIGKILL');
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  });
  child.stdin.on('error', () => child.kill('SIGKILL'));
  child.on('error', lost);
  child.on('close', () => lost(new Error('The sandbox runner ended.')));

  return {
    report: await reported,
    get alive() {
      return alive;
    },
    listen: (id, listener) => {
      if (alive) listeners.set(id, listener);
      else listener(undefined);
    },
    forget: id => void listeners.delete(id),
    send: fields => void child.stdin.write(encodeMessage(fields)),
    end: () => {
      child.stdin.end();
      return closed;
    },
  };
}
