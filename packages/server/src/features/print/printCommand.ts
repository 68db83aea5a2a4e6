import { spawn } from 'node:child_process';

/** A command of printing that did not end well. */
export class PrintFailure extends Error {
  readonly isTimedOut: boolean;

  constructor(message: string, isTimedOut = false) {
    super(message);
    this.name = 'PrintFailure';
    this.isTimedOut = isTimedOut;
  }
}

interface Task {
  /** The program and its arguments, in which `{title}` and `{job}` stand for the title and the number. */
  command: readonly [string, ...string[]];
  title: string;
  job: number;
  /** What stands at the standard input. */
  page: string;
  longestMs: number;
  /** Ends the command before its time. */
  signal: AbortSignal;
}

/** All of the environment that a command of printing is told: nothing that is secret. */
const TOLD = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'CUPS_SERVER', 'CUPS_USER'] as const;
const MOST_SAID = 2_000;

/** Runs a command of printing, without a shell. One that fails ends with all that it has started. @throws PrintFailure */
export function runPrintCommand({ command, title, job, page, longestMs, signal }: Task): Promise<void> {
  const [program, ...words] = command.map(word => word.replaceAll('{title}', () => title).replaceAll('{job}', String(job)));
  const env = Object.fromEntries(TOLD.map(name => [name, process.env[name]]));
  if (signal.aborted) return Promise.reject(new PrintFailure('the server ends'));
  return new Promise((resolve, reject) => {
    const child = started(program ?? '', words, env);
    let said = '';
    const end = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of it has ended.
      }
    };
    const timer = setTimeout(() => settle(new PrintFailure(`it did not end within ${longestMs / 1_000} s`, true)), longestMs);
    const stop = () => settle(new PrintFailure('the server ends'));
    function settle(reason?: PrintFailure) {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // What the command has left in the background keeps no pipe open here.
      child.stdin.destroy();
      child.stderr.destroy();
      if (!reason) return resolve();
      end();
      reject(reason);
    }
    signal.addEventListener('abort', stop);
    child.once('error', reason => settle(new PrintFailure(reason.message)));
    child.once('exit', (code, killer) => {
      if (code === 0) return settle();
      settle(new PrintFailure(`it ended with ${code ?? killer}${said.trim() && `: ${said.trim()}`}`));
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-MOST_SAID);
    });
    // A command that does not read its input may end well all the same.
    child.stdin.on('error', () => undefined);
    child.stdin.end(page);
  });
}

/** @throws PrintFailure where there can be no such program */
function started(program: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  try {
    return spawn(program, words, { detached: true, env, stdio: ['pipe', 'ignore', 'pipe'] });
  } catch (reason) {
    throw new PrintFailure(reason instanceof Error ? reason.message : String(reason));
  }
}
